# De woorden van de lessen: titel en doel, een bericht per stap (een zin per regel), wat het aan het einde oplevert.

lesson-turns = { $left ->
    [one] Nog één beurt.
   *[other] Nog { $left } beurten.
}
lesson-aim-favours = Gunstfiches: { $have } van { $want }
lesson-aim-novices = Novices: { $have } van { $want }
lesson-aim-shrines = Altaren: { $have } van { $want }
lesson-aim-evicted = Verdreven: { $have } van { $want }
lesson-aim-books = Boeken: { $have } van { $want }
lesson-aim-active = Actief: { $have } van { $want }

## 1

lesson-novices = Novices
lesson-novices-goal = Twee gunstfiches en negen novices
lesson-novices-awake =
    Je staande novices zijn actief.
    Elke actie heeft actieve novices nodig.
lesson-novices-resting =
    Deze rust in een boot: hij is inactief.
    Aan het einde van de ronde ontwaakt hij.
lesson-novices-favour =
    Neem met twee novices de gunst van Getij.
    Druk op Gunst, dan op de fiches van Getij.
lesson-novices-favour-wrong = Dat mag, maar in deze stap gaat het om de gunst van Getij.
lesson-novices-taken =
    Beide novices rusten nu, en het fiche is van jou.
    Van elke soort mag je er één hebben.
lesson-novices-recruit =
    Twee actieve novices kunnen een derde uit je voorraad werven.
    De nieuwe rust eerst.
lesson-novices-task = Heb twee gunstfiches en negen novices.
lesson-novices-won =
    Eén actie per beurt: beide waren goed gekozen.
    Meer novices geven elke ronde meer keuze.
lesson-novices-worth = Elk gunstfiche dat je tot het einde bewaart, is 1 punt waard.

## 2

lesson-shrines = Altaren
lesson-shrines-goal = Het tweede altaar, en de gunst daar voor één novice
lesson-shrines-shrine =
    Dit huis op Getij is jouw altaar.
    Een gunst kost daar één novice, geen twee.
lesson-shrines-cheap =
    Neem de gunst van Getij met je ene novice daar.
    Druk op Gunst, dan op de fiches.
lesson-shrines-cheap-wrong = Nog niet: eerst de gunst van Getij, voor één novice.
lesson-shrines-single = Maar één novice rust ervoor.
lesson-shrines-builder =
    Altaren bouw je alleen op het eiland van de bouwmeester.
    Het kost twee novices en het fiche Altaar.
lesson-shrines-task = Bouw hier, en neem dan de gunst van Zeilboot voor één novice.
lesson-shrines-counts =
    Een altaar telt bij de Maanpriesteres als een novice.
    Het blijft het hele spel staan.
lesson-shrines-final = Aan het einde levert elk altaar je 4 punten op.
lesson-shrines-worth = Altaren maken gunst elke ronde goedkoop en zijn aan het einde 4 punten waard.

## 3

lesson-temple = De tempel
lesson-temple-goal = Eén Inwijding die twee novices verdrijft, dan een Boek
lesson-temple-path =
    De tegels tussen de wachter en de aanlegplaats zijn vrijgegeven.
    Alleen die kun je bezetten.
lesson-temple-claim =
    Tegel 16 draagt het teken van Omkoping.
    Bezet hem: druk op Benoemen, dan op de tegel.
lesson-temple-claim-wrong = Dat mag, maar in deze stap gaat het om tegel 16, met twee novices op Omkoping.
lesson-temple-claimed =
    Eén novice wacht op de tegel, de andere rust.
    Niemand kan je de tegel afnemen.
lesson-temple-consecrate =
    Je novice op 15 mag de tempel in.
    Druk op Inwijden, dan op tegel 15.
lesson-temple-consecrate-wrong = Niet nu: eerst gaat tegel 15 de tempel in.
lesson-temple-evicted =
    15 is hoger dan zijn buur 12: die novice is nu op de aanlegplaats.
    De wachter gaf 4 punten, de verdrijving 1.
lesson-temple-book =
    Wie op een Boek der Wijsheid staat, wordt niet verdreven.
    Je fiche Boek haalt er een, ook van een ander.
lesson-temple-task = Verdrijf met 16 twee novices, en haal dan het boek van 6.
lesson-temple-safe =
    22 en 27 zijn hoger, maar jouw 16 heeft het boek.
    Hij blijft tot het einde van het spel.
lesson-temple-worth = Elke novice in de tempel levert in elke waardering 1 punt op, tot de laatste.

## 4

lesson-move = Onderweg
lesson-move-goal = Iedereen thuis van de aanlegplaats, en twee wakker
lesson-move-journey =
    Met Reizen gaan actieve novices naar andere eilanden.
    Kies je twee op Getij, dan Zeilboot, en bevestig.
lesson-move-journey-wrong = In deze stap reizen beide novices van Getij naar Zeilboot.
lesson-move-asleep =
    Na het reizen rusten novices.
    In de volgende ronde ontwaken ze.
lesson-move-sail =
    Met het fiche Zeilboot komen twee novices wakker aan.
    Breng beide van de Bibliotheek naar Omkoping.
lesson-move-sail-wrong = Gebruik de zeilboot: beide novices van de Bibliotheek naar Omkoping.
lesson-move-awake =
    Ze zijn nog actief.
    Dus kunnen ze op Omkoping deze ronde nog iets doen.
lesson-move-act =
    Neem met hen de gunst van Omkoping.
    Druk op Gunst, dan op de fiches.
lesson-move-act-wrong = Nog niet: eerst de gunst van Omkoping.
lesson-move-jetty =
    Je verdreven novices wachten op de aanlegplaats op Getij of Zeilboot.
    Getij neemt iedereen mee, ook wie rust.
lesson-move-herbs =
    Het fiche Kruiden wekt een of twee rustende novices van één eiland.
    Op Kruiden zelf werkt het nooit.
lesson-move-task = Breng iedereen thuis van de aanlegplaats, en heb er twee wakker.
lesson-move-home = Iedereen is thuis, en twee kunnen deze ronde nog iets doen.
lesson-move-worth = Ook in de laatste ronde gaan de punten naar novices op de juiste plaats.

## 5

lesson-moon = Maan en schaduw
lesson-moon-goal = Win een gelijke stand bij de Maanpriesteres en verlaat de schaduw
lesson-moon-priestess =
    Aan het einde van de ronde beloont de Maanpriesteres hier actieve novices.
    De meeste winnen 5 punten, de volgende 2.
lesson-moon-tie =
    Jullie hebben daar allebei twee novices.
    Wie verder is in het Concilie, wint de gelijke stand.
lesson-moon-council =
    Elke gebruikte novice zet je steen een zetel verder.
    Druk op Concilie, dan op je novice op Getij.
lesson-moon-council-wrong = In deze stap gaat je ene novice op Getij naar het Concilie.
lesson-moon-stepped =
    Eén zetel verder.
    Op dezelfde zetel ligt de bovenste steen voor.
lesson-moon-shadow =
    De ketter neemt punten van iedereen die bij hem staat.
    Je verliest er één meer dan je daar novices hebt.
lesson-moon-expel =
    Actieve novices bij hem jagen hem verder, elk één eiland.
    Zij blijven waar ze zijn en rusten.
lesson-moon-task = Win de gelijke stand, en jaag de ketter naar waar je niemand hebt.
lesson-moon-end =
    Er brandt één kaars.
    Druk op Mediteren, en nog eens om de ronde te beëindigen.
lesson-moon-end-wrong = Alles is klaar: doof de laatste kaars.
lesson-moon-scored =
    De Maanpriesteres gaf je 5 punten, de schaduw nam er geen.
    De kaars bracht er 1, de tempel 1.
lesson-moon-next =
    Iedereen is wakker, en de figuren zijn verder getrokken.
    De bleke tonen waar ze daarna heen gaan.
lesson-moon-worth = Zes rondes, zes prijzen: Maanpriesteres en schaduw bepalen veel van het einde.

## 6

lesson-candle = De laatste kaars
lesson-candle-goal = Neem de laatste kaars als je voorstaat
lesson-candle-candles =
    In plaats van iets te doen mag je een kaars doven: dat is Mediteren.
    Dan moeten de anderen.
lesson-candle-meditate =
    Doof er nu een.
    Druk op Mediteren.
lesson-candle-meditate-wrong = In deze stap gaat het om een kaars: druk op Mediteren.
lesson-candle-lower =
    Er is nog één kaars.
    Wie gemediteerd heeft, mag later weer iets doen.
lesson-candle-last =
    De laatste kaars beëindigt meteen de ronde en levert 1 punt op.
    De volgende speler begint de nieuwe ronde.
lesson-candle-end =
    Dit is de laatste ronde van het spel.
    Daarna tellen altaren 4, gunstfiches 1, en je zetel in het Concilie.
lesson-candle-forecast =
    De vooruitblik toont het einde zoals het nu zou zijn.
    Bij gelijke punten beslist het Concilie.
lesson-candle-task = Doof de laatste kaars als dat het spel wint.
lesson-candle-over =
    Allebei 60 punten, en jouw steen is verder in de Raad.
    Je hebt gewonnen.
lesson-candle-worth = De meeste punten winnen, bij gelijke stand het Concilie: nu weet je alles.
