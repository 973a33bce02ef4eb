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
rule-game = Kiezels
rule-game-short = Wie de laatste kiezel neemt, wint.
rule-game-long = Neem in je beurt één, twee of drie kiezels. Eén keer in het spel mag je er in plaats daarvan één of twee teruggeven. Wie de laatste kiezel neemt, wint.
