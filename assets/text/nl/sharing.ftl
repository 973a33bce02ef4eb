## Wat mensen aan een gedeelde tafel van elkaar horen

network-agreed = De gastheer heeft gekozen
network-setting = { $what }: { $value }
network-ways-in = Zo komen de anderen binnen
network-guest = Gast
network-asks-back = { $count ->
    [one] { $name } wil de laatste beurt terugnemen
   *[other] { $name } wil de laatste { $count } beurten terugnemen
}
network-asks-otherwise = { $name } wil vanaf een ander moment verdergaan
network-waits-for = Wachten op { $names }
network-says-no = { $count ->
    [one] { $names } is het er niet mee eens.
   *[other] { $names } zijn het er niet mee eens.
}
network-says-nothing = Niet iedereen heeft op tijd geantwoord: alles blijft zoals het is.
network-played-on = Het spel is verdergegaan: de vraag van { $name } vervalt.
network-gone = { $count ->
    [one] { $names } is er niet.
   *[other] { $names } zijn er niet.
}
network-back = { $count ->
    [one] { $names } is terug.
   *[other] { $names } zijn terug.
}
network-said = { $name }: { $words }
network-you-watch = je kijkt toe
network-game-waits = het spel wacht
