## Rekorde

title-records = Rekorde
records-title = Rekorde
records-bots = Gegen Bots
records-by-level = Nach Stufe
records-by-setup = Nach Aufbau
records-by-turn = Nach Platz
records-turn = { $turn ->
    [1] Als Erster am Zug
    [2] Als Zweiter
    [3] Als Dritter
   *[other] Als Vierter
}
records-games = Spiele
records-wins = Siege
records-best = Bestes
records-mean = Schnitt
records-last = Die letzten Spiele
records-empty = Noch ist kein Spiel zu Ende. Jedes Spiel, das du zu Ende spielst, wird hier notiert, und ein Klick zeigt es noch einmal.
records-rewound = Züge zurückgenommen
records-note = Spiele, in denen Züge zurückgenommen wurden, stehen in der Liste, zählen aber nicht.
records-strength = { $name } spielt etwa wie Stufe { $level }, fast sicher zwischen { $low } und { $high } ({ $games } Partien).
records-clear = Alles löschen
records-put-back = Zurückholen
records-ask = Rekorde löschen?
records-ask-below = { $count ->
    [one] Ein beendetes Spiel und seine Zahlen werden vergessen.
   *[other] { $count } beendete Spiele und ihre Zahlen werden vergessen.
} Die Spielstände bleiben.
