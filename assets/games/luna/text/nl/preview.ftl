## De voorbeeldkaart: wat een beurt kost, brengt, mogelijk maakt en riskeert. Het getal staat voor de woorden.

preview-cost = Kosten
preview-now = Nu
preview-round-end = Einde ronde
preview-game-end = Einde spel
preview-next-round = Ronde erna
preview-opens = Mogelijk
preview-safety = Veilig
preview-risk = Risico
preview-free = niets
preview-tired = { $count ->
    [one] novice inactief
   *[other] novices inactief
}
preview-lands = { $count ->
    [one] novice komt inactief aan
   *[other] novices komen inactief aan
}
preview-token-back = fiche { $favour } terug
preview-steps-on = stapt op de tegel
preview-steps-in = je novice stapt naar binnen
preview-token = fiche { $favour }
preview-evicts = verdrijft { $list }
preview-evicted = { $name } op { $tile }
preview-woken = { $count ->
    [one] novice actief
   *[other] novices actief
}
preview-sailed = { $count ->
    [one] novice komt actief aan
   *[other] novices komen actief aan
}
preview-recruit = komt erbij, inactief; voorraad { $before } › { $after }
preview-shrine = altaar op { $island }
preview-council = zetel { $before } › { $after }, bij gelijke stand { $rank }
preview-apostate = ketter naar { $island }
preview-book = boek naar { $tile }, van { $source }
preview-change = { $cause } { $before } › { $after }
preview-others = { $cause }: { $list }
preview-other = { $name } { $before } › { $after }
preview-mirror = Maanpriesteres op { $island }: { $list }
preview-mirror-next = Volgende ronde, Maanpriesteres op { $island }: { $list }
preview-count = { $name } { $count }
preview-goal-place = { $verb } op { $place }
preview-more = { $count ->
    [one] en nog een
   *[other] en nog { $count }
}
preview-protected = beschermd door het boek
preview-safe = niets kan hem nog verdrijven
preview-threat-next = { $name } kan in de volgende beurt verdrijven
preview-threat-released = { $count ->
    [one] zou kunnen verdrijven, vrijgegeven
   *[other] zouden kunnen verdrijven, vrijgegeven
}
preview-threat-bribable = { $count ->
    [one] zou kunnen verdrijven, met Omkoping
   *[other] zouden kunnen verdrijven, met Omkoping
}
preview-threat-round = { $count ->
    [one] zou kunnen verdrijven, vanaf ronde { $round }
   *[other] zouden kunnen verdrijven, vanaf ronde { $round }
}
preview-threat-dark = { $count ->
    [one] zou kunnen verdrijven, nog niet vrijgegeven
   *[other] zouden kunnen verdrijven, nog niet vrijgegeven
}

preview-on-tile = op { $tile }: { $words }
preview-would-evict = zal { $list } verdrijven
preview-candles = { $count ->
    [one] kaars over
   *[other] kaarsen over
}
preview-last-candle = De laatste kaars: de ronde eindigt.
cause-floor = nooit onder 0

## Als de ronde nu eindigt

forecast-title = Als de ronde nu eindigt
forecast-sum = Daarna
forecast-final = Eind
forecast-next = Volgende ronde: { $name } begint, een Inwijding levert { $points } op
forecast-figures = Maanpriesteres naar { $priestess }, bouwmeester naar { $builder }, ketter naar { $apostate }
forecast-stays = Maanpriesteres naar { $priestess }, bouwmeester naar { $builder }, de ketter blijft
forecast-last = Dit is de laatste ronde: het spel zou eindigen.
forecast-counted = { $count } daar
