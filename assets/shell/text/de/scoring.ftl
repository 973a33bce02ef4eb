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
