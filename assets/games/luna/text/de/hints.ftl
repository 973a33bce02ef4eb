## Wer wo sitzt

level-0 = Anfänger
level-1 = Novize
level-2 = Akolyth
level-3 = Priester
level-4 = Hohepriester
level-5 = Mondpriesterin

## Tipps

hint-deactivate = { $island } deaktivieren
hint-ride = { $action }: { $legs }
hint-leg = { $state ->
    [inactive] { $novices ->
        [one] 1 inaktiver: { $origin } › { $destination }
       *[other] { $novices } inaktive: { $origin } › { $destination }
    }
   *[active] { $novices }: { $origin } › { $destination }
}
hint-novices = { $count } von { $island }
hint-token = Gunstmarke { $favour }
theme-points = Einfluss sofort
theme-temple = Tempel
theme-priestess = Mondpriesterin
theme-apostate = Abtrünniger
theme-shrines = Kultstätten
theme-favours = Gunstmarken
theme-council = Priesterrat
theme-novices = Novizen
theme-tempo = Zeit
theme-others = Verluste der anderen
turning-below = Ein Klick zeigt den Tisch, wie er war. Die Zahl ist der verschenkte Einfluss, wie der Bot ihn sieht.
