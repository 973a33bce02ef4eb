## Wie waar zit

level-0 = Beginner
level-1 = Pelgrim
level-2 = Novice
level-3 = Acoliet
level-4 = Priester
level-5 = Cantor
level-6 = Oudste
level-7 = Hogepriester
level-8 = Orakel
level-9 = Maanpriesteres
level-10 = Nieuwe maan
level-11 = Halve maan
level-12 = Volle maan

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
theme-later = wat volgt
turning-below = Een klik toont de tafel zoals die was. Het getal is de weggegeven invloed, zoals de bot die ziet.
