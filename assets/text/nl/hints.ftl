## Wie waar zit

seat-person = Mens
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
level-1 = Novice
level-2 = Acoliet
level-3 = Priester
level-4 = Hogepriester
level-5 = Maanpriesteres
panel-bot = Bot { $level }
menu-players = Spelers
players-title = Spelers
players-below = Elke plaats kan op elk moment naar een mens of een bot gaan. Het spel gaat verder waar het is.

## Terwijl een bot speelt

bots-thinking = denkt na
bots-watching = Een bot is aan de beurt. Kijk gerust rond, of neem je beurt terug.
bots-play = De bots spelen alleen. Klik hier voor een pauze.
bots-paused = De bots wachten. Klik hier en ze spelen verder.
bots-failed = De bot is gestopt. Klik hier om hem opnieuw te starten, of geef zijn plaats in het menu onder ‘Spelers’ aan een mens.

## Waarom

why-title = Waarom { $name } zo speelde
why-none = Niets anders was duidelijk beter.
why-points = Het brengt meteen invloed.
why-temple = Het telt in de tempel.
why-priestess = Het helpt bij de Maanpriesteres.
why-apostate = Het houdt het verlies bij de ketter klein.
why-shrines = Het helpt de altaren vooruit.
why-favours = Het maakt goed gebruik van de gunsten.
why-council = Het helpt vooruit in het Concilie.
why-novices = De novices staan daarna beter.
why-tempo = Het laat de anderen minder tijd.
why-others = Het remt de anderen af.

## Hints

hint-title = Hint
hint-thinking = Aan het denken … { $percent } %
hint-not-now = Nu is er geen hint: een bot is aan de beurt.
hint-failed = De hint is niet gelukt. Vraag het nog eens.
hint-more = Klik voor meer.
hint-more-key = { $key } toont meer.
hint-goal-points = Pak nu invloed: die is meteen te krijgen.
hint-goal-temple = Ga voor de tempel: erin, hogerop, of je tegel veiliger.
hint-goal-priestess = Ga voor de Maanpriesteres: haar prijzen zijn te winnen.
hint-goal-apostate = Pas op voor de ketter: weg van zijn eiland, of stuur hem verder.
hint-goal-shrines = Denk aan de altaren: ze maken acties goedkoper en tellen aan het einde.
hint-goal-favours = Kijk naar de gunsten: neem er een, of gebruik er een.
hint-goal-council = Denk aan het Concilie: een stap vooruit beslist gelijke standen en telt op het einde.
hint-goal-novices = Zorg voor je novices: meer, wakker en op de juiste plek.
hint-goal-tempo = Let op de kaarsen: wie nog beurten heeft, bepaalt hoe lang de ronde duurt.
hint-goal-others = Rem de anderen af: pak wat zij willen.
hint-goal-none = Niets springt eruit: speel wat je wilt.
hint-goal-deactivate = Kies het eiland waar de tegenstander het minst wint en je het minst in de weg zit.
hint-deactivate = { $island } inactief maken
hint-move = Dit zou goed zijn: { $turn }.
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Voorsprong in invloed, en wat voor elke beurt pleit
theme-points = invloed meteen
theme-temple = tempel
theme-priestess = Maanpriesteres
theme-apostate = ketter
theme-shrines = altaren
theme-favours = gunsten
theme-council = Concilie
theme-novices = novices
theme-tempo = tijd
theme-others = de anderen

## Keerpunten

end-turning = Keerpunten
turning-title = Keerpunten
turning-thinking = De partij wordt bekeken: beurt { $done } van { $total }
turning-none = Geen beurt springt eruit: niets dat duidelijk beter was, is gemist.
turning-failed = De partij kon niet worden bekeken. Verlaat deze pagina en probeer het opnieuw.
turning-below = Een klik toont de tafel zoals die was.
turning-when = Ronde { $round }, beurt { $turn }: { $name }
turning-played = Gespeeld: { $turn }
turning-better = Beter: { $turn }
