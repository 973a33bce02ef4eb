## Het spel en zijn keuzes

game-name = Pangea
title-subtitle = Tovenaars van een drijvend land
title-facts = 2–4 spelers · 60 min. · een beetje geluk
pangea-new-all-produce = Iedereen produceert in elke beurt
pangea-new-all-produce-below = Zo kan de regel ook worden gelezen. Het spel is dan kort en wordt meestal met drie amuletten en 20 goederen gewonnen.
pangea-new-slide = Land drijft zo ver als je wilt
pangea-new-slide-below = Een tegel glijdt in één richting over zoveel vrije watervelden als je wilt, in plaats van over één.
pangea-people-purple = Paars
pangea-people-green = Groen
pangea-people-orange = Oranje
pangea-people-blue = Blauw
pangea-people-yellow = Geel
pangea-default-name-purple = Anouk
pangea-default-name-green = Wout
pangea-default-name-orange = Matthieu
pangea-default-name-blue = Bram
pangea-default-name-yellow = Ilse
level-0 = Leerling
level-1 = Knutselaar
level-2 = Gezel
level-3 = Adept
level-4 = Tovenaar
level-5 = Ziener
level-6 = Wijze
level-7 = Magiër
level-8 = Grootmagiër
level-9 = Aartsmagiër
level-10 = Elementaal
level-11 = Titaan
level-12 = Pangea

## Het gedrukte spel

credits-part-printed = { game-name }, het gedrukte spel
credits-designer = Auteur
credits-publisher = Uitgever

opening-1 = Pangea is gebroken, en zijn landen drijven.
opening-2 = Je magie verplaatst hele landen, zelfs over de rand van de wereld.
opening-3 = Stammen die thuis staan, verzamelen goederen.
opening-4 = Met goederen koop je amuletten van de anderen.
opening-5 = Breng ze naar je toren: vijf amuletten winnen, en met genoeg goederen zijn drie genoeg.
