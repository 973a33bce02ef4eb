# Wat puzzels vragen, en waar hun oplossingen voorbeelden van zijn.

puzzle-asks-harvest = Oogst: hoeveel goederen kunnen je stammen deze beurt produceren, wat je ook trekt?
puzzle-asks-bag = Geluk uit de zak: welke beurt produceert gemiddeld de meeste goederen? Elke stam in een zak is even waarschijnlijk.
puzzle-asks-market = De goedkoopste weg naar het amulet: koop er deze beurt een. Hoeveel goederen heb je aan het eind, wat je ook trekt?
puzzle-asks-home = Huiswaarts: hoeveel amuletten breng je deze beurt in je toren?
puzzle-asks-guard = Houd tegen: de speler na jou mag de volgende beurt geen amulet in de toren brengen, wat daar ook gebeurt.
puzzle-asks-crown = De kroon: win het spel vanaf hier, wat er ook getrokken wordt en wat de anderen ook doen.

puzzle-teaches-ban = Een ban houdt een tegel op zijn plaats, en houdt tegels van het water.
puzzle-teaches-buy = Elk amulet in je toren maakt het volgende duurder: bedenk wanneer je koopt.
puzzle-teaches-draw = Tel wat er nog in de zak zit voordat je trekt.
puzzle-teaches-lead = Leid een neutrale stam weg, en een volle tegel voedt de jouwe weer.
puzzle-teaches-move = Tel de plaatsen op een tegel voordat je stammen lopen.
puzzle-teaches-shift = Verschuiven brengt landen samen, en andere scheurt het uiteen.
puzzle-teaches-stay = Soms is geen stap de beste.

puzzle-value-harvest =
    { $value ->
        [one] Je beurt produceert { $value } goed; de beste produceert { $best }.
       *[other] Je beurt produceert { $value } goederen; de beste produceert { $best }.
    }
puzzle-value-bag =
    { $value ->
        [one] Je beurt produceert gemiddeld { $value } goed; de beste { $best }.
       *[other] Je beurt produceert gemiddeld { $value } goederen; de beste { $best }.
    }
puzzle-value-market =
    { $value ->
        [0] Geen amulet gekocht, of er blijft niets over; de beste beurt koopt er een en houdt { $best }.
        [one] Je houdt { $value } goed over; de beste beurt houdt { $best }.
       *[other] Je houdt { $value } goederen over; de beste beurt houdt { $best }.
    }
puzzle-value-home =
    { $value ->
        [one] Je brengt { $value } amulet thuis; de beste beurt { $best }.
       *[other] Je brengt { $value } amuletten thuis; de beste beurt { $best }.
    }
