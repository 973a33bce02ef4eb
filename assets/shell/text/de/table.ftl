## Tisch

bar-unsaved = Nicht gespeichert
bar-reset = Reset
bar-undo = Zurück
bar-redo = Wieder
bar-point = Zeig auf etwas
turn-yours = Du bist dran
turn-other = { $name } am Zug
turn-to-move = am Zug
turn-over = Spielende
final = Ende ~{ $points }
panel-you = du
table-again = { $means ->
    [finger] Noch einmal tippen
    [mouse] Noch ein Klick
    [keys] Noch einmal { $key } oder { $do }
    [elsewhere] Noch einmal { $key }
   *[key] Noch einmal { $do }
}
table-not-yet = Ein Klick hier beendet nichts: Die Frage wird zurückgenommen.
table-draft-first = Erst diesen Zug beenden oder zurücknehmen.
table-nothing-here = Hier ist gerade nichts zu tun.
table-choose = Wie genau?
table-log = Protokoll
table-not-possible = Nicht möglich
preview-final = Ende ~{ $before } › ~{ $after }
preview-influence = { $before } › { $after }
turn-preparation = Vorbereitung
told-says = „{ $words }“
told-go-on = Weiter
