## Das Regelbuch

rules-title = Regeln
rules-see = Siehe auch
title-rules = Regeln
menu-rules = Regeln
rules-section-notes = Anmerkungen
rules-section-numbered = Die nummerierten Regeln
rules-search = Suchen (Strg+F)
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Seite gefunden
   *[other] { $count } Seiten gefunden
}
rules-long = Ausführlich
rules-short = Kurz
rules-previous = Zurück
rules-next = Weiter
rules-page = Seite { $page } von { $pages }
rules-look-up = Zum Nachschlagen
rules-example = Ein Beispiel
rules-numbers = Die genauen Regeln
rules-chapter-english = Diesen Regeln folgt das Programm genau. Es gibt sie nur auf Englisch.
