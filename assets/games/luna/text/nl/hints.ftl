## Wie waar zit

level-0 = Beginner
level-1 = Novice
level-2 = Acoliet
level-3 = Priester
level-4 = Hogepriester
level-5 = Maanpriesteres

## Hints

hint-deactivate = { $island } inactief maken
hint-ride = { $action }: { $legs }
hint-leg = { $state ->
    [inactive] { $novices ->
        [one] 1 inactieve van { $origin } naar { $destination }
       *[other] { $novices } inactieve van { $origin } naar { $destination }
    }
   *[active] { $novices } van { $origin } naar { $destination }
}
hint-novices = { $count } van { $island }
hint-token = gunstfiche { $favour }
theme-points = invloed nu
theme-temple = tempel
theme-priestess = Maanpriesteres
theme-apostate = ketter
theme-shrines = altaren
theme-favours = gunsten
theme-council = Concilie
theme-novices = novices
theme-tempo = tijd
theme-others = verlies van de anderen
turning-below = Een klik toont de tafel zoals die was. Het getal is de weggegeven invloed, zoals de bot die ziet.
