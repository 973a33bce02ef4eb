## Spielende

end-wins = { $name } gewinnt
end-shared = Geteilter erster Platz
end-points = Punkte
end-course = Punkte je Runde
end-graph-start = Start
end-graph-end = Ende
end-start = Start
end-place = { $place }.
end-rematch = Revanche
end-export = Exportieren
end-as-graph = Kurven
end-as-numbers = Zahlen
end-leave = Hauptmenü
end-exported = Das Spiel steht jetzt in { $file }.
end-exported-copied = Das Spiel steht in { $file } und ist kopiert: Sein Text lässt sich überall einfügen.
scoring-none = Es wurde noch keine Runde gewertet.

## Die Geschichte des Abends

end-as-story = Geschichte
story-hint = Ein Klick auf einen Satz zeigt den Tisch von damals.
story-save = Bild speichern
story-led-always = { $name } lag am Ende jeder Runde vorn.
story-led-one = { $name } lag nach { $count } von { $rounds } Runden vorn und sonst niemand.
story-led = { $name } lag nach { $count } von { $rounds } Runden vorn, { $other } nach { $more }; die Führung wechselte { $changes ->
    [one] einmal
   *[other] { $changes }-mal
}.
story-decided-own = In Runde { $round } übernahm { $name } die Führung und gab sie nicht mehr her.
story-decided-fell = In Runde { $round } lag { $name } auf einmal vorn und blieb es bis zuletzt.
story-decided-last = Erst der allerletzte Zug entschied: Da lag { $name } endgültig vorn.
story-decided-never = Entschieden wurde nichts: { $count } teilen sich den ersten Platz.
story-record-round = Runde { $round } war die längste: { $count } von { $turns } Zügen.
