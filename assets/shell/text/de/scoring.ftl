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
story-led = { $way ->
    [0] { $name } lag nach { $count } von { $rounds } Runden vorn, { $other } nach { $more }; die Führung wechselte { $changes ->
        [one] einmal
        [2] zweimal
       *[other] { $changes }-mal
    }.
   *[1] { $changes ->
        [one] Einmal
        [2] Zweimal
       *[other] { $changes }-mal
    } wechselte die Führung: { $name } lag nach { $count } von { $rounds } Runden vorn, { $other } nach { $more }.
}
story-decided-own = { $late ->
    [1] Entschieden wurde es erst in Runde { $round }, der letzten: Da ging { $name } endgültig in Führung.
   *[0] { $way ->
        [0] In Runde { $round } übernahm { $name } die Führung und gab sie nicht mehr her.
       *[1] Den Ausschlag gab Runde { $round }: Da zog { $name } nach vorn und blieb dort.
    }
}
story-decided-fell = { $late ->
    [1] Entschieden wurde es erst in Runde { $round }, der letzten: Da ging { $name } endgültig in Führung.
   *[0] In Runde { $round } lag { $name } auf einmal vorn und blieb es bis zuletzt.
}
story-decided-last = Erst der allerletzte Zug entschied: Da lag { $name } endgültig vorn.
story-decided-never = Entschieden wurde nichts: { $count } teilen sich den ersten Platz.
story-record-round = Runde { $round } war die längste: { $count } von { $turns } Zügen.
