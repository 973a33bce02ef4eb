## Tisch

bar-round = Runde { $number }
bar-guard = Wächter
bar-guard-next = dann { $points }
bar-candles = { $count ->
    [one] Noch { $count } Kerze
   *[other] Noch { $count } Kerzen
}
bar-solo = Solo, Stufe { $level }
bar-reset = Neu
rail-log = Protokoll
bar-undo = Zurück
bar-redo = Wieder
bar-point = Zeigen
bar-or-verb = oder Aktion
bar-set-sail = Ablegen
bar-step-back = Schritt zurück
bar-end-turn = Zug beenden
turn-yours = Du bist dran
turn-other = { $name } am Zug
turn-over = Spielende
turn-scoring = Wertung
turn-preparation = Vorbereitung
round-short = R{ $number }
final = Ende ~{ $points }
panel-you = du
panel-council = Rat { $seat }
panel-round-end = Bilanz
council-rank = { $rank }.
top-pause = Pause
top-help = Hilfe
top-menu = Menü
preparation-shrine = { $name } stellt eine Kultstätte auf
preparation-pairs = { $name } stellt je zwei Novizen auf vier Inseln
preparation-left = { $count ->
    [one] Noch { $count } Insel
   *[other] Noch { $count } Inseln
}

table-candle-again = Die letzte Kerze: Noch ein Klick beendet die Runde.
table-again = Noch ein Klick
table-draft-first = Erst diesen Zug beenden oder zurücknehmen.
table-pick-first = Erst Novizen wählen.
table-pick-island = Jetzt eine Insel.
table-pick-pupil = Jetzt einen Novizen.
table-pick-book = Jetzt ein Buch.
table-pick-goal = Jetzt auf das Ziel klicken.
table-nothing-here = Hier ist gerade nichts zu tun.
table-choose = Wie soll es sein?
table-armed = Steht für einen Novizen.
table-enter = Enter legt ab.
table-log = Protokoll
table-tile = Plättchen { $tile }
table-leg = { $count } { $origin } › { $destination }
table-pick = { $count } { $origin } › …
table-hand = { $then ->
    [0] { $held } gewählt; ein Klick legt sie zurück.
   *[other] { $held } gewählt; ein Klick macht { $then } daraus.
}
table-takes = Ein Klick nimmt { $count }.
table-not-possible = Nicht möglich

## Vorschau

preview-cost = Kosten
preview-now = Jetzt
preview-round-end = Rundenende
preview-game-end = Am Spielende
preview-opens = Macht möglich
preview-risk = Gefahr
preview-last-candle = Die letzte Kerze: Die Runde endet. Zum Ausführen noch einmal klicken.
preview-needs = Nicht möglich: { $reason }
preview-novices-tired = { $count ->
    [one] { $count } Novize wird inaktiv
   *[other] { $count } Novizen werden inaktiv
}
preview-token-back = Gunstmarke { $favour } zurück
preview-steps-on = Ein Novize tritt auf das Plättchen
preview-token = Gunstmarke { $favour }
preview-influence = Einfluss { $before } › { $after }
preview-final = Ende ~{ $before } › ~{ $after }
preview-points = { $signed } Einfluss
