## Wer wo sitzt

level-0 = Anfänger
level-1 = Pilger
level-2 = Novize
level-3 = Akolyth
level-4 = Priester
level-5 = Kantor
level-6 = Ältester
level-7 = Hohepriester
level-8 = Orakel
level-9 = Mondpriesterin
level-10 = Neumond
level-11 = Halbmond
level-12 = Vollmond

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
theme-later = was folgt
turning-below = Ein Klick zeigt den Tisch, wie er war. Die Zahl ist der verschenkte Einfluss, wie der Bot ihn sieht.
