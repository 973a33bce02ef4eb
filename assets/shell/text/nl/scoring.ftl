## Einde van het spel

end-wins = { $name } wint
end-shared = Gedeelde eerste plaats
end-points = Punten
end-course = Punten per ronde
end-graph-start = Begin
end-graph-end = Einde
end-start = Begin
end-place = { $place }e
end-rematch = Revanche
end-export = Exporteren
end-as-graph = Lijnen
end-as-numbers = Getallen
end-leave = Hoofdmenu
end-exported = Het spel staat nu in { $file }.
end-exported-copied = Het spel staat in { $file } en is gekopieerd: je kunt de tekst overal plakken.
scoring-none = Er is nog geen ronde gewaardeerd.

## Het verhaal van de avond

end-as-story = Verhaal
story-hint = Een klik op een zin toont de tafel van toen.
story-save = Plaatje bewaren
story-led-always = { $name } lag aan het eind van elke ronde voorop.
story-led-one = { $name } lag na { $count } van de { $rounds } rondes voorop, en verder niemand.
story-led = { $way ->
    [0] { $name } lag na { $count } van de { $rounds } rondes voorop, { $other } na { $more }; de leiding wisselde { $changes ->
        [one] één keer
        [2] twee keer
       *[other] { $changes } keer
    }.
   *[1] { $changes ->
        [one] Eén keer
        [2] Twee keer
       *[other] { $changes } keer
    } wisselde de leiding: { $name } lag na { $count } van de { $rounds } rondes voorop, { $other } na { $more }.
}
story-decided-own = { $late ->
    [1] De beslissing viel pas in ronde { $round }, de laatste: toen kwam { $name } voorgoed voorop.
   *[0] { $way ->
        [0] In ronde { $round } nam { $name } de leiding en gaf die niet meer af.
       *[1] Ronde { $round } gaf de doorslag: toen kwam { $name } voorop te liggen, en dat bleef zo.
    }
}
story-decided-fell = { $late ->
    [1] De beslissing viel pas in ronde { $round }, de laatste: toen kwam { $name } voorgoed voorop.
   *[0] In ronde { $round } viel de leiding { $name } toe, en dat bleef zo.
}
story-decided-last = Pas de allerlaatste beurt besliste: toen lag { $name } voorgoed voorop.
story-decided-never = Niets besliste: { $count } spelers delen de eerste plaats.
story-record-round = Ronde { $round } duurde het langst, met { $count } van de { $turns } beurten.
