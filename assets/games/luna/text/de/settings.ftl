## Einstellungen

settings-sample = Die Mondpriesterin belohnt den Orden mit den meisten aktiven Novizen auf ihrer Insel.
settings-shapes = Die Orden sind immer auch ohne Farbe zu erkennen: Jeder hat sein Zeichen, seine Kapuze und sein Dach.

settings-confirm-candle = Die letzte Kerze verlangt einen zweiten Klick
settings-confirm-candle-below = Sie beendet die Runde für alle.
