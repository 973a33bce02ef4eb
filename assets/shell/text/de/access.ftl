## Für Vorleseprogramme

access-seats = Spieler
access-board = Spielplan
access-commands = Schaltflächen
access-possible = Möglich.
