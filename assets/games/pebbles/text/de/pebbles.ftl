## Pebbles

game-name = Kiesel
pebbles-bag = Mit einem Beutel
pebbles-bag-below = Statt zu nehmen darf man in den Beutel greifen; der Stein, der herauskommt, sagt, wie viele Kiesel man nimmt.
pebbles-red = Rot
pebbles-blue = Blau
pebbles-yellow = Gelb
pebbles-white = Weiß
pebbles-take = { $count ->
    [one] Einen Kiesel nehmen
   *[other] { $count } Kiesel nehmen
}
pebbles-give = { $count ->
    [one] Einen Kiesel zurückgeben
   *[other] { $count } Kiesel zurückgeben
}
pebbles-reach = In den Beutel greifen
pebbles-drew = { $count ->
    [one] Aus dem Beutel kam ein Stein für einen Kiesel
   *[other] Aus dem Beutel kam ein Stein für { $count } Kiesel
}
reason-pebbles = Das erlauben die Regeln von Kiesel nicht.
reason-pebbles-open = Der Zug ist noch nicht zu Ende.
rule-game = Kiesel
rule-game-short = Wer den letzten Kiesel nimmt, gewinnt.
rule-game-long = Nimm in deinem Zug einen, zwei oder drei Kiesel. Einmal im Spiel darfst du stattdessen einen oder zwei zurückgeben. Wer den letzten Kiesel nimmt, gewinnt.
