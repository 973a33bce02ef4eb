## Die Vorschaukarte: was ein Zug kostet, bringt, öffnet und riskiert. Die Zahl steht vor den Worten.

preview-cost = Kosten
preview-now = Jetzt
preview-round-end = Rundenende
preview-game-end = Spielende
preview-next-round = Folgerunde
preview-opens = Ermöglicht
preview-safety = Sicher
preview-risk = Gefahr
preview-free = nichts
preview-tired = { $count ->
    [one] Novize inaktiv
   *[other] Novizen inaktiv
}
preview-lands = { $count ->
    [one] Novize kommt inaktiv an
   *[other] Novizen kommen inaktiv an
}
preview-token-back = Marke { $favour } zurück
preview-steps-on = tritt auf das Plättchen
preview-steps-in = dein Novize tritt ein
preview-token = Marke { $favour }
preview-evicts = verdrängt { $list }
preview-evicted = { $name } auf { $tile }
preview-woken = { $count ->
    [one] Novize aktiv
   *[other] Novizen aktiv
}
preview-sailed = { $count ->
    [one] Novize kommt aktiv an
   *[other] Novizen kommen aktiv an
}
preview-recruit = neu, inaktiv; Vorrat { $before } › { $after }
preview-shrine = Kultstätte auf { $island }
preview-council = Sitz { $before } › { $after }, bei Gleichstand { $rank }
preview-apostate = Abtrünniger zu { $island }
preview-book = Buch zu { $tile }, von { $source }
preview-change = { $cause } { $before } › { $after }
preview-others = { $cause }: { $list }
preview-other = { $name } { $before } › { $after }
preview-mirror = Mondpriesterin auf { $island }: { $list }
preview-mirror-next = Nächste Runde, Mondpriesterin auf { $island }: { $list }
preview-count = { $name } { $count }
preview-goal-place = { $verb } auf { $place }
preview-more = { $count ->
    [one] und noch eine
   *[other] und noch { $count }
}
preview-protected = durch das Buch geschützt
preview-safe = nichts kann ihn mehr verdrängen
preview-threat-next = { $name } kann im nächsten Zug verdrängen
preview-threat-released = { $count ->
    [one] könnte verdrängen, freigegeben
   *[other] könnten verdrängen, freigegeben
}
preview-threat-bribable = { $count ->
    [one] könnte verdrängen, mit Bestechung
   *[other] könnten verdrängen, mit Bestechung
}
preview-threat-round = { $count ->
    [one] könnte verdrängen, ab Runde { $round }
   *[other] könnten verdrängen, ab Runde { $round }
}
preview-threat-dark = { $count ->
    [one] könnte verdrängen, noch nicht freigegeben
   *[other] könnten verdrängen, noch nicht freigegeben
}

preview-on-tile = auf { $tile }: { $words }
preview-would-evict = wird { $list } verdrängen
preview-candles = { $count ->
    [one] Kerze brennt noch
   *[other] Kerzen brennen noch
}
preview-last-candle = Die letzte Kerze: Die Runde endet.
cause-floor = nie unter 0

## Wenn die Runde jetzt endete

forecast-title = Wenn die Runde jetzt endet
forecast-sum = Danach
forecast-final = Ende
forecast-next = Nächste Runde: { $name } beginnt, eine Weihe bringt { $points }
forecast-figures = Mondpriesterin auf { $priestess }, Baumeister auf { $builder }, Abtrünniger auf { $apostate }
forecast-stays = Mondpriesterin auf { $priestess }, Baumeister auf { $builder }, der Abtrünnige bleibt
forecast-last = Dies ist die letzte Runde: Das Spiel wäre zu Ende.
forecast-counted = { $count } dort
