# Wat puzzels vragen, en waar hun oplossingen voorbeelden van zijn.

puzzle-asks-siege = Bestorming van de tempel: welke ene beurt levert je de meeste punten op?
puzzle-asks-rout = Bestorming van de tempel: hoeveel novices van anderen verdrijf je met één beurt?
puzzle-asks-candle = Laatste kaars: de anderen hebben alleen nog kaarsen. Hoeveel punten haal je tot de ronde is gewaardeerd?
puzzle-asks-moon = Vang de maan: win deze ronde de eerste prijs van de Maanpriesteres en verlies niets aan de ketter, wat de anderen ook doen.
puzzle-asks-stand = Laatste kans: win het spel vanaf hier, wat de andere Orde ook doet.

puzzle-teaches-appointment = Een bezette tegel levert pas iets op bij de inwijding.
puzzle-teaches-book = Een Boek der Wijsheid levert telkens punten op als het verhuist.
puzzle-teaches-candle = Soms is de kaars de sterkste beurt.
puzzle-teaches-consecration = Waar een novice de tempel binnenkomt, bepaalt wie hij verdrijft.
puzzle-teaches-council = Een betere plek in het Concilie wint bij een gelijke stand.
puzzle-teaches-expulsion = De verbanning stuurt de ketter naar de anderen.
puzzle-teaches-favour = Een gunstfiche dat je bewaart, is aan het einde een punt waard.
puzzle-teaches-herbs = Kruiden wekken novices voor nog een actie.
puzzle-teaches-journey = Reizen kost de actie, maar leidt weg van de ketter.
puzzle-teaches-recruitment = Een nieuwe novice komt aan waar hij nodig is.
puzzle-teaches-sailboat = Wie zeilt, blijft actief.
puzzle-teaches-shrine = Een altaar telt aan het einde en bij de Maanpriesteres.
puzzle-teaches-tide = Het Getij draagt ook novices die inactief zijn.

puzzle-value-rout =
    { $value ->
        [one] Je beurt verdrijft { $value } novice; de beste verdrijft er { $best }.
       *[other] Je beurt verdrijft { $value } novices; de beste verdrijft er { $best }.
    }
