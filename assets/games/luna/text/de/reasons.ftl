## Warum etwas nicht geht

reason-over = Das Spiel ist zu Ende.
reason-no-move = Diesen Zug gibt es nicht.
reason-not-now-preparation = Zuerst kommt die Vorbereitungsrunde.
reason-not-now-shrine = Eine Start-Kultstätte stellt man nur in der Vorbereitungsrunde auf, wenn man an der Reihe ist.
reason-not-now-pairs = Die Startpaare stellt man nur in der Vorbereitungsrunde auf, wenn man an der Reihe ist.
reason-not-now-deactivate = Nur zu Beginn einer Runde im Solospiel wählst du, wo der Gegner inaktiv wird.
reason-not-now-action = Wähle zuerst eine Insel, auf der der Gegner inaktiv wird.
reason-not-now-finish = Nur im Solospiel kannst du die Phase selbst beenden.
reason-solo-no-meditation = Im Solospiel gibt es keine Kerzen; beende stattdessen die Phase.
reason-shrine-on-herbs = Zu zweit darf keine Start-Kultstätte auf der Heilkräuterinsel stehen.
reason-shrine-taken = Auf { $island } steht schon eine Kultstätte.
reason-pairs-at-shrine = Auf { $island } steht deine eigene Kultstätte; dort darf kein Paar stehen.
reason-needs-novices = { $need ->
    [one] Auf { $island } ist ein aktiver Novize nötig; du hast dort keinen.
   *[other] Auf { $island } sind { $need } aktive Novizen nötig; du hast dort { $have }.
}
reason-needs-token = Nötig ist die Gunstmarke { $favour }.
reason-holds-token = Die Gunstmarke { $favour } hast du schon.
reason-needs-supply = In deinem Vorrat ist kein Novize mehr.
reason-needs-shrine = In deinem Vorrat ist keine Kultstätte mehr.
reason-shrine-here = Auf { $island } hast du schon eine Kultstätte.
reason-no-use-for-novice = Die Gunstmarke Novize hat hier nichts zu ersetzen.
reason-herbs-on-herbs = Auf der Heilkräuterinsel wirken Heilkräuter nicht.
reason-needs-inactive = { $need ->
    [one] Auf { $island } ist ein inaktiver Novize nötig; du hast dort keinen.
   *[other] Auf { $island } sind { $need } inaktive Novizen nötig; du hast dort { $have }.
}
reason-council-room = { $room ->
    [one] Es ist nur noch ein Sitz übrig, nicht { $count }.
   *[other] Es sind nur noch { $room } Sitze übrig, nicht { $count }.
}
reason-council-top = Deine Zählscheibe liegt schon auf dem letzten Sitz.
reason-nobody-to-use = Nötig ist mindestens ein Novize oder die Gunstmarke Novize.
reason-same-island = Novizen müssen auf eine andere Insel.
reason-needs-traveller = { $count ->
    [one] Von { $island } kann keiner deiner Novizen weg.
   *[other] Von { $island } können nicht { $count } Novizen weg; du hast dort { $have }.
}
reason-sail-two = Das Segelboot nimmt einen oder zwei Novizen mit.
reason-parts-order = Die Teile der Reise stehen nicht in der richtigen Reihenfolge.
reason-parts-end = Die Reise hat keine Teile oder kein Ende.
reason-not-on-path = Plättchen { $tile } liegt nicht auf dem Weg.
reason-tile-claimed = Plättchen { $tile } ist schon besetzt.
reason-tile-dark = Plättchen { $tile } ist nicht freigegeben, und Bestechung reicht nicht so weit.
reason-needs-bribery = Plättchen { $tile } liegt hinter dem Wächter: Bestechung ist nötig.
reason-no-bribery = Plättchen { $tile } ist freigegeben; Bestechung ist nicht nötig.
reason-wrong-symbol = Plättchen { $tile } lässt sich nur von { $island } aus besetzen.
reason-not-own-tile = Auf Plättchen { $tile } steht kein Novize von dir.
reason-no-own-tile = Du hast keinen Novizen auf einem Plättchen des Weges; eine Ernennung bringt einen dorthin.
reason-no-book = Bei Plättchen { $tile } liegt kein Buch.
reason-not-own-novice = Im Tempel steht auf Plättchen { $tile } kein Novize von dir.
reason-no-own-novice = Du hast keinen Novizen im Tempel.
reason-has-book = Dein Novize auf Plättchen { $tile } hat schon ein Buch.
reason-solo-forbidden = { $level ->
    [2] Auf Stufe 2 ist auf { $island }, wo der Abtrünnige steht, nur die Vertreibung erlaubt.
   *[other] Auf Stufe { $level } darf auf { $island }, wo der Abtrünnige steht, nichts genutzt werden.
}
reason-solo-no-expulsion = Auf Stufe 3 ist die Vertreibung verboten.
