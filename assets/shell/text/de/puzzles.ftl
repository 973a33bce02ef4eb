# Die Seite der Rätsel, und was an ihrem Tisch gesagt wird.

title-puzzles = Rätsel
puzzles-title = Rätsel
puzzles-level = Stufe { $level }
puzzle-sign = Rätsel · Stufe { $level }
puzzle-you = Du
puzzle-shown = Die beste Zugfolge wird gerade gezeigt.
puzzle-answered = Das Rätsel ist beantwortet: Nimm zurück oder beginne von vorn.
puzzle-no-proof = Für diesen Zug gibt es keine bewiesene Antwort. Bitte nimm ihn zurück.
puzzle-solved = Gelöst
puzzle-missed = Noch nicht
puzzle-value = { $value ->
    [one] Das bringt { $value } Punkt; am meisten bringt { $best }.
   *[other] Das bringt { $value } Punkte; möglich sind { $best }.
}
puzzle-reached = Du hast es erreicht, und niemand hätte dich aufhalten können.
puzzle-not-reached = So geht es nicht. Eine andere Zugfolge erreicht es, was die anderen auch tun.
puzzle-luck = Du hast unterwegs gezogen; Glück und Pech zählen nicht mit.
puzzle-next = Nächstes Rätsel
puzzle-line = Beste Zugfolge zeigen
puzzle-again = Noch einmal
puzzles-pack = Die { $count } Rätsel
puzzles-below = { $won } von { $most } Sternen geholt. Jede Antwort ist bewiesen, was die anderen auch tun.
puzzles-stars = { $won } von { $most } Sternen
puzzles-solved = { $won } von { $most } gelöst
puzzle-day = Das Rätsel des Tages
puzzle-day-comes = Es entsteht gerade und ist gleich da.
puzzle-day-facts = { $day }, Stufe { $level }
puzzle-day-turns =
    { $turns } mögliche Züge, { $best ->
        [one] einer davon ist der beste.
       *[other] { $best } davon sind die besten.
    } Ein Tipp kostet einen Stern.
puzzle-day-solve = Lösen
puzzle-day-again = Noch einmal lösen
puzzle-day-won = Geholt:
puzzle-share = Mein Ergebnis kopieren
puzzle-copy = Rätsel kopieren
puzzle-shared =
    Luna, Rätsel vom { $day }, Stufe { $level }: { $stars } { $days ->
        [0] { "" }
        [one] (Tag 1)
       *[other] ({ $days } Tage in Folge)
    }
puzzle-shared-copied = Dein Ergebnis ist in der Zwischenablage; es verrät nichts.
puzzle-copied = Das Rätsel ist in der Zwischenablage, ohne die Antwort.
puzzle-run =
    { $days ->
        [0] Noch kein Tag in Folge
        [one] Ein Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzle-moon-0 = nicht gespielt
puzzle-moon-1 = ein Stern
puzzle-moon-2 = zwei Sterne
puzzle-moon-3 = drei Sterne
puzzle-paste = Rätsel einfügen
puzzle-pasting = Wird bewiesen
puzzle-paste-unproved = Es fand sich keine eindeutige Antwort; deshalb wird dieses Rätsel nicht angeboten.
puzzle-paste-unreadable = Das ist kein Rätsel: { $fault }
puzzle-paste-other = Dieses Rätsel gehört zu einem anderen Spiel.
puzzle-paste-later = Verlass zuerst diesen Tisch, dann füge das Rätsel noch einmal ein.
puzzle-hint-comes = Die Antwort wird gerade ermittelt.
puzzle-hint-more = Frag noch einmal nach dem nächsten Zug; das kostet noch einen Stern.
puzzle-hints =
    { $hints ->
        [one] Ein Tipp hat einen Stern gekostet.
       *[other] { $hints } Tipps haben Sterne gekostet.
    }
puzzles-clear = Sterne löschen
puzzles-clear-title = Alle Sterne löschen?
puzzles-clear-below = Sterne von Rätseln, Tagen und Herausforderungen werden vergessen, und welche deiner eigenen Rätsel du kannst. Das lässt sich nicht zurücknehmen.
puzzles-clear-yes = Löschen
puzzles-own = Aus deinen eigenen Partien
puzzles-own-known = { $known } von { $most } sitzen
puzzles-own-below = { $due ->
    [0] Heute ist nichts dran. Was du gelöst hast, kommt nach einem Tag wieder, dann nach dreien.
    [one] Ein Rätsel ist dran. Den besten Zug hast du in deiner Partie verpasst.
   *[other] { $due } Rätsel sind dran. Die besten Züge hast du in deinen Partien verpasst.
}
puzzles-own-spoilt = Eine Datei mit deinen eigenen Rätseln ist nicht lesbar: { $file }. Sie bleibt, wie sie ist.
puzzles-own-copy = Dieses Rätsel kopieren
puzzles-own-searched = Das Auge steht bei Rätseln, deren Antwort aus einer tiefen Suche stammt; alle anderen sind bewiesen.
puzzle-asks-best = Ein Zug ist hier deutlich besser als alle anderen. Welcher?
puzzle-teaches-best = Die Antwort stammt aus einer tiefen Suche; bewiesen ist sie nicht.
puzzle-best-found = Das ist hier der beste Zug.
puzzle-best-cost = { $points ->
    [one] Dieser Zug ist etwa { NUMBER($points, maximumFractionDigits: 1) } Punkt weniger wert als der beste.
   *[other] Dieser Zug ist etwa { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger wert als der beste.
}
