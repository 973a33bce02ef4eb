## Einstellungen

settings-sample = Ein Stamm in seiner Heimatlandschaft bringt am Ende des Zuges seines Spielers ein Gut.
settings-shapes = Völker lassen sich immer auch ohne Farbe unterscheiden: Jedes hat eigenen Kopfschmuck, Saum und Zeichen.
