## Tisch

bar-round = Runde { $number }
bar-guard = Wächter
bar-guard-next = dann { $points }
bar-candles = { $count ->
    [one] Noch { $count } Kerze
   *[other] Noch { $count } Kerzen
}
bar-solo = Solo, Stufe { $level }
bar-unsaved = Nicht gespeichert
bar-reset = Reset
bar-undo = Zurück
bar-redo = Wieder
bar-point = Zeig auf etwas
bar-or-verb = oder wähle hier
bar-set-sail = Ablegen
turn-yours = Du bist dran
turn-other = { $name } am Zug
turn-to-move = am Zug
turn-over = Spielende
turn-preparation = Vorbereitung
round-short = R{ $number }
final = Ende ~{ $points }
final-means = „~“ ist der Einfluss am Ende, wenn niemand mehr etwas täte.
panel-you = du
panel-council = Rat { $seat }
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
table-again = { $means ->
    [mouse] Noch ein Klick
    [keys] Noch einmal { $key } oder { $do }
    [elsewhere] Noch einmal { $key }
   *[key] Noch einmal { $do }
}
table-not-yet = Ein Klick hier beendet nichts: Die Frage wird zurückgenommen.
table-not-by = { $action }: Diese Novizen können so nicht fahren.
table-pick-any = Auf etwas zeigen oder eine Aktion wählen.
table-draft-first = Erst diesen Zug beenden oder zurücknehmen.
table-pick-first = Erst Novizen wählen.
table-pick-island = Jetzt eine Insel.
table-pick-pupil = Jetzt einen Novizen.
table-pick-book = Jetzt ein Buch.
table-pick-goal = Jetzt auf das Ziel klicken.
table-nothing-here = Hier ist gerade nichts zu tun.
table-choose = Wie genau?
table-armed = Ersetzt einen Novizen.
table-enter = { $means ->
    [mouse] Auf „{ bar-set-sail }“ klicken oder { $do } drücken.
    [elsewhere] „{ bar-set-sail }“ ist bereit.
   *[keys] { $do }: ablegen.
}
table-log = Protokoll
table-tile = Plättchen { $tile }
table-leg = { $count }: { $origin } › { $destination }
table-pick = { $count }: { $origin } › …
table-hand = { $then ->
    [0] { $held } gewählt; ein Klick nimmt die Wahl zurück.
   *[other] { $held } gewählt; ein Klick macht daraus { $then }.
}
table-takes = Klick: { $count } davon fahren ({ $action }).
table-not-possible = Nicht möglich
