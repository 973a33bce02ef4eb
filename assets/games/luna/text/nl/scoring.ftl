## Einde van het spel

end-graph = Invloed per ronde
end-lead = { $points } invloed, { $ahead } voor op { $second }
end-tie-seats = Elk { $points } invloed. Zetel { $seat } in het Concilie wint van { $second } op zetel { $other }
end-tie-stack = Elk { $points } invloed, op dezelfde zetel in het Concilie. De bovenste steen wint van { $second }
end-guard = Inwijdingen
end-eviction = Verdrijvingen
end-book = Boeken
end-candle = Laatste kaarsen
end-priestess = Maanpriesteres
end-temple = Tempel
end-apostate = Ketter
end-shrines = Altaren
end-favours = Gunstfiches over
end-council = Concilie
end-influence = Invloed

## Waardering van de ronde

scoring-title = Ronde { $round }
scoring-priestess = Maanpriesteres
scoring-apostate = Ketter
scoring-temple = Tempel
scoring-shrines = Altaren
scoring-favours = Gunstfiches
scoring-council = Concilie
scoring-apostate-rule = novices + 1
scoring-temple-rule = 1 per novice
scoring-this-round = Deze ronde
scoring-influence = Invloed
scoring-none-awake = niemand actief
scoring-counts = { $shrines ->
    [0] { $active } actief
   *[other] { $active ->
        [0] { $shrines } altaar
       *[other] { $active } actief + { $shrines } altaar
    }
}
scoring-by-council = { $place } door het Concilie
scoring-behind = achter in het Concilie
scoring-no-prize = geen beloning meer
scoring-safe = veilig
scoring-novices = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}
scoring-next-round = Ronde { $round }
scoring-guard = Wachter { $points }
scoring-starts = { $name } begint
scoring-wake = { $count ->
    [one] { $count } wordt wakker
   *[other] { $count } worden wakker
}
scoring-continue = Verder
scoring-hint = { $means ->
    [finger] Een tik toont de volgende stap.
    [keys] Een klik of spatie toont de volgende stap, Esc alle stappen.
   *[other] { $do } toont de volgende stap, { $back } alle stappen.
}
scoring-hint-look = Klik op een getal om het op het bord te zien.
scoring-look = { $beat }: { $name } { $points }
scoring-look-back = Een klik brengt je terug.
scoring-final = Eindwaardering
beat-seat = { $name } { $points }
beat-nothing = { $beat ->
    [apostate] Niemand verliest iets.
   *[other] Niemand krijgt iets.
}
scoring-end = Aan het einde
scoring-shrines-rule = elk 4
scoring-favours-rule = elk 1
scoring-council-rule = volgens zetel
finale-why = Vooral: { $cause }, { $mine } tegen { $theirs } van { $second }.
finale-table = De hele tabel

banner-scoring = Puntentelling
banner-passage = De nacht gaat voorbij

## Het verhaal van de avond

story-feud = { $way ->
    [0] { $name } verdreef { $other } { $count ->
            [one] één keer
            [2] twee keer
           *[other] { $count } keer
        }{ $back ->
        [0] { "" }, en { $other } sloeg nooit terug
        [one] { "" }, en { $other } sloeg één keer terug
        [2] { "" }, en { $other } sloeg twee keer terug
       *[other] { "" }, en { $other } sloeg { $back } keer terug
    }.
   *[1] Met verdrijven stond het tussen { $name } en { $other } { $count } tegen { $back }.
}
story-no-feud = Niemand werd verdreven: in de tempel bleef het vrede.
story-record-evictions = { $name } verdreef in ronde { $round } met één wijding { $count } novices.
story-record-journey = De grootste overtocht: { $count } novices van { $name } in één beurt, in ronde { $round }.
story-record-council = { $name } klom in ronde { $round } in één beurt { $count } zetels in het Concilie.
story-record-priestess = { $name } won { $count } keer de eerste prijs van de Maanpriesteres.
story-regret-apostate = { $way ->
    [0] De Ketter nam { $name } { $count } invloed af, en aan het eind ontbrak maar { $behind }.
   *[1] { $name } verloor { $count } invloed aan de Ketter en het spel met { $behind } verschil.
}
story-regret = { $way ->
    [0] { $count } invloed meer, en { $name } had gewonnen.
   *[1] { $name } werd tweede, met { $behind } invloed minder.
}
story-regret-tie = { $name } had evenveel invloed: het Concilie besliste.
