## Verlassene Spielverläufe

branch-title = Andere Spielverläufe. Wähle einen, um an sein Ende zurückzukehren; der jetzige bleibt in dieser Liste.
branch-from = { $start }, Zug { $turn }
branch-length = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

## Seit deinem letzten Zug

recap-title = Seit deinem letzten Zug
recap-none = Seitdem hat niemand gespielt.

## Rückblick

replay-title = Rückblick
replay-watching = Wiederholung
replay-start = Vor dem ersten Zug
replay-turn = Zug { $turn } von { $count }
replay-before = Vor Zug { $turn } von { $count }
replay-play = Abspielen
replay-pause = Pause
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-speed = { $factor }×
replay-filter = Nur die Züge von { $name }
replay-whatif = Probebrett
replay-play-on = Ab hier weiterspielen
replay-analyse = Analysieren
replay-analysing = Anhalten ({ $done } %)
replay-turning = Nächster Wendepunkt
replay-better = Was möglich war
replay-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt
replay-back = Zurück
replay-recap-hint = { $means ->
    [finger] Zwei Finger beenden es.
   *[other] { $skip } überspringt einen Zug, { $back } alles.
}

## Das Probebrett

whatif-title = Probebrett
whatif-below = Spiele alle Seiten. Nichts wird gespeichert.
whatif-line = So hätte es kommen können.
whatif-back = Zurück zum Spiel

## Zusehen

watch = Ansehen
menu-replay = Spiel ansehen
end-watch = Wiederholung ansehen
