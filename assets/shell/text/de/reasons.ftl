## Warum etwas nicht geht

reason-table-over = Das Spiel ist zu Ende.
reason-table-read-only = Dieses Spiel kann man nur ansehen.
reason-table-undo-off = An diesem Tisch wird nichts zurückgenommen.
reason-table-drawn = An diesem Tisch wird nichts zurückgenommen, worüber der Zufall schon entschieden hat.
reason-table-asked-already = Die anderen werden schon gefragt.
reason-table-asked-enough = Die anderen haben zweimal abgelehnt; erst muss weitergespielt werden.
reason-table-proposed-enough = Die anderen wurden gerade erst nach einem Bot gefragt; bitte eine Minute warten.
reason-table-not-legal = Die Regeln erlauben diesen Zug nicht.
reason-table-not-agreed = Dem haben die anderen nicht zugestimmt.
reason-table-not-asked = Danach fragt niemand mehr.
reason-table-not-your-seat = Dieser Platz gehört jemand anderem.
reason-table-differs = Dieser Rechner kommt zu einer anderen Stellung als die anderen.
reason-table-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-table-nothing-to-redo = Es gibt nichts zu wiederholen.
reason-table-stale = Jemand war schneller; bitte noch einmal hinsehen.
reason-table-full = Dieser Tisch hat mehr Züge gesehen, als ein Spiel haben kann.
reason-table-not-late = Die Zeit für diesen Zug ist noch nicht um; bitte warte.
reason-table-no-days = So viele freie Tage sind in diesem Jahr nicht mehr übrig.
reason-table-ended = Die Spieler haben diese Partie beendet.
