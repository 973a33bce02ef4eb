## Pebbles

game-name = Kiezels
pebbles-bag = Met een zak
pebbles-bag-below = In plaats van te nemen mag je in de zak grijpen; de steen die eruit komt, zegt hoeveel kiezels je neemt.
pebbles-red = Rood
pebbles-blue = Blauw
pebbles-yellow = Geel
pebbles-white = Wit
pebbles-take = { $count ->
    [one] Eén kiezel nemen
   *[other] { $count } kiezels nemen
}
pebbles-give = { $count ->
    [one] Eén kiezel teruggeven
   *[other] { $count } kiezels teruggeven
}
pebbles-reach = In de zak grijpen
pebbles-drew = { $count ->
    [one] Uit de zak kwam een steen voor één kiezel
   *[other] Uit de zak kwam een steen voor { $count } kiezels
}
reason-pebbles = Dat staan de regels van Kiezels niet toe.
reason-pebbles-open = De beurt is nog niet af.
rules-section-game = Het spel
rule-game = Kiezels
rule-game-short = Wie de laatste kiezel neemt, wint.
rule-game-long = Neem in je beurt één, twee of drie kiezels. Eén keer in het spel mag je er in plaats daarvan één of twee teruggeven. Wie de laatste kiezel neemt, wint.
level-0 = Beginner
level-1 = Heel makkelijk
level-2 = Makkelijk
level-3 = Bescheiden
level-4 = Gemiddeld
level-5 = Goed
level-6 = Heel goed
level-7 = Sterk
level-8 = Heel sterk
level-9 = Expert
level-10 = Meester
level-11 = Grootmeester
level-12 = Kampioen
