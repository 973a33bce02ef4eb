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
story-decided-last = Pas de allerlaatste beurt besliste: toen lag { $name } voorgoed voorop.
story-decided-never = Niets besliste: { $count } spelers delen de eerste plaats.
