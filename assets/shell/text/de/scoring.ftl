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
story-decided-last = Erst der allerletzte Zug entschied: Da lag { $name } endgültig vorn.
story-decided-never = Entschieden wurde nichts: { $count } teilen sich den ersten Platz.
