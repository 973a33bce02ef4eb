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
rules-section-game = Das Spiel
rule-game = Kiesel
rule-game-short = Wer den letzten Kiesel nimmt, gewinnt.
rule-game-long = Nimm in deinem Zug einen, zwei oder drei Kiesel. Einmal im Spiel darfst du stattdessen einen oder zwei zurückgeben. Wer den letzten Kiesel nimmt, gewinnt.
level-0 = Anfänger
level-1 = Sehr leicht
level-2 = Leicht
level-3 = Mäßig
level-4 = Mittel
level-5 = Gut
level-6 = Sehr gut
level-7 = Stark
level-8 = Sehr stark
level-9 = Experte
level-10 = Meister
level-11 = Großmeister
level-12 = Champion
