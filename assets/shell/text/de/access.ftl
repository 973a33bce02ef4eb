## Für Vorleseprogramme

access-seats = Spieler
access-board = Spielplan
access-commands = Schaltflächen
access-possible = Möglich.
access-chosen = Gewählt.
access-becomes = auf

## Die eigene Stimme des Spiels

voice-on = Luna liest vor. F4 liest die Seite, mit jedem Druck einen Teil; jede Taste bringt mich zum Schweigen, F3 schaltet mich aus.
voice-off = Luna liest nicht mehr vor.
voice-offer = Willkommen bei Luna. Drück F3, wenn dir alles vorgelesen werden soll.
voice-none = Dieses System hat keine Stimme, die Luna nutzen kann; unter Linux ist das Speech Dispatcher.
access-how = { $next } führt zu dem, was möglich ist, { $do } tut es, { $undo } nimmt es zurück. F4 liest den Tisch vor, mit jedem Druck einen Teil; mit Umschalt geht es bei der nächsten Gruppe weiter.
voice-empty = leer
voice-button = Schaltfläche
voice-switch = Schalter
voice-choice = Auswahl
voice-slider = Regler
voice-field = Eingabefeld
voice-is-on = An
voice-is-off = Aus
voice-chosen = gewählt
voice-locked = gerade nicht möglich
voice-place = { $number } von { $count }
access-closed = Geschlossen: { $name }
