## Tisch

bar-guard = Wächter
bar-guard-next = dann { $points }
bar-candles = { $count ->
    [one] Noch { $count } Kerze
   *[other] Noch { $count } Kerzen
}
bar-solo = Solo, Stufe { $level }
bar-or-verb = oder wähle hier
bar-set-sail = Ablegen
panel-council = Rat { $seat }
panel-if-now = Wenn die Runde jetzt endete
ghost-next = dann
panel-round-end = Bilanz
council-rank = { $rank }.
preparation-shrine = { $name } stellt eine Kultstätte auf
preparation-pairs = { $name } stellt je zwei Novizen auf vier Inseln
preparation-left = { $count ->
    [one] Noch { $count } Insel
   *[other] Noch { $count } Inseln
}

table-candle-again = { $means ->
    [mouse] Die letzte Kerze: Noch ein Klick beendet die Runde.
    [keys] Die letzte Kerze: Noch einmal { $key } oder { $do } beendet die Runde.
   *[key] Die letzte Kerze: Noch einmal { $do } beendet die Runde.
}
table-not-by = { $action }: Diese Novizen können so nicht fahren.
table-pick-any = Auf etwas zeigen oder eine Aktion wählen.
table-pick-first = Erst Novizen wählen.
table-pick-island = Jetzt eine Insel.
table-pick-pupil = Jetzt einen Novizen.
table-pick-book = Jetzt ein Buch.
table-pick-token = Jetzt eine Gunst.
table-pick-tile = Jetzt ein Plättchen.
table-armed = Ersetzt einen Novizen.
table-enter = { $means ->
    [finger] Auf „{ bar-set-sail }“ tippen.
    [mouse] Auf „{ bar-set-sail }“ klicken oder { $do } drücken.
    [elsewhere] „{ bar-set-sail }“ ist bereit.
   *[keys] { $do }: ablegen.
}
table-tile = Plättchen { $tile }
table-leg = { $count }: { $origin } › { $destination }
table-pick = { $count }: { $origin } › …
table-hand = { $then ->
    [0] { $held } gewählt; noch einmal gewählt, bleiben sie da.
   *[other] { $held } gewählt; noch einmal gewählt, { $then }.
}
table-takes = { $count } davon fahren ({ $action }).
final-means = „~“ ist der Einfluss am Ende, wenn niemand mehr etwas täte.
