## Voor schermlezers

access-seats = Spelers
access-board = Speelbord
access-commands = Knoppen
access-possible = Mogelijk.
