## Spielende

end-graph = Einfluss je Runde
end-lead = { $points } Einfluss, { $ahead } vor { $second }
end-tie-seats = Je { $points } Einfluss: Sitz { $seat } im Priesterrat schlägt { $second } auf Sitz { $other }
end-tie-stack = Je { $points } Einfluss und derselbe Sitz im Priesterrat: Die obere Zählscheibe schlägt { $second }
end-guard = Weihen
end-eviction = Verdrängungen
end-book = Bücher
end-candle = Letzte Kerzen
end-priestess = Mondpriesterin
end-temple = Tempel
end-apostate = Abtrünniger
end-shrines = Kultstätten
end-favours = Gunstmarken
end-council = Priesterrat
end-influence = Einfluss

## Rundenwertung

scoring-title = Runde { $round }
scoring-priestess = Mondpriesterin
scoring-apostate = Abtrünniger
scoring-temple = Tempel
scoring-shrines = Kultstätten
scoring-favours = Gunstmarken
scoring-council = Priesterrat
scoring-apostate-rule = Novizen + 1
scoring-temple-rule = 1 je Novize
scoring-this-round = Diese Runde
scoring-influence = Einfluss
scoring-none-awake = keiner aktiv
scoring-counts = { $shrines ->
    [0] { $active } aktiv
   *[other] { $active ->
        [0] { $shrines } Kultstätte
       *[other] { $active } aktiv + { $shrines } Kultstätte
    }
}
scoring-by-council = { $place } durch den Rat
scoring-behind = im Rat weiter hinten
scoring-no-prize = keine Belohnung mehr
scoring-safe = sicher
scoring-novices = { $count ->
    [one] { $count } Novize
   *[other] { $count } Novizen
}
scoring-next-round = Runde { $round }
scoring-guard = Wächter { $points }
scoring-starts = { $name } beginnt
scoring-wake = { $count ->
    [one] { $count } erwacht
   *[other] { $count } erwachen
}
scoring-continue = Weiter
scoring-hint = { $means ->
    [finger] Ein Tippen zeigt den nächsten Schritt.
    [keys] Ein Klick oder die Leertaste zeigt den nächsten Schritt, Esc alle.
   *[other] { $do } zeigt den nächsten Schritt, { $back } alle.
}
scoring-hint-look = Ein Klick auf eine Zahl zeigt sie auf dem Brett.
scoring-look = { $beat }: { $name } { $points }
scoring-look-back = Ein Klick führt zurück.
scoring-final = Schlusswertung
beat-seat = { $name } { $points }
beat-nothing = { $beat ->
    [apostate] Niemand verliert etwas.
   *[other] Niemand bekommt etwas.
}
scoring-end = Am Ende
scoring-shrines-rule = je 4
scoring-favours-rule = je 1
scoring-council-rule = nach Sitz
finale-why = Vor allem: { $cause }, { $mine } gegen { $theirs } von { $second }.
finale-table = Die ganze Tabelle

banner-scoring = Wertung
banner-passage = Die Nacht vergeht

## Die Geschichte des Abends

story-feud = { $way ->
    [0] { $other } musste { $count ->
            [one] einmal
            [2] zweimal
           *[other] { $count }-mal
        } weichen, weil { $name } weihte{ $back ->
        [0] { "" }, und schlug nie zurück
        [one] { "" }, und schlug einmal zurück
        [2] { "" }, und schlug zweimal zurück
       *[other] { "" }, und schlug { $back }-mal zurück
    }.
   *[1] Beim Verdrängen stand es zwischen { $name } und { $other } { $count } zu { $back }.
}
story-no-feud = Niemand wurde verdrängt: Im Tempel blieb Frieden.
story-record-evictions = { $name } verdrängte in Runde { $round } mit einer einzigen Weihe { $count } Novizen.
story-record-journey = Die größte Überfahrt: { $count } Novizen von { $name } in einem Zug, in Runde { $round }.
story-record-council = { $name } stieg in Runde { $round } in einem Zug { $count } Sitze im Priesterrat auf.
story-record-priestess = { $name } gewann { $count }-mal die erste Belohnung der Mondpriesterin.
story-regret-apostate = { $way ->
    [0] Der Abtrünnige nahm { $name } { $count } Einfluss, und am Ende { $behind ->
            [one] fehlte
           *[other] fehlten
        } nur { $behind }.
   *[1] { $name } verlor { $count } Einfluss an den Abtrünnigen und das Spiel um { $behind }.
}
story-regret = { $way ->
    [0] { $count } Einfluss mehr, und { $name } hätte gewonnen.
   *[1] { $name } kam mit { $behind } Einfluss Rückstand auf den zweiten Platz.
}
story-regret-tie = { $name } hatte genauso viel Einfluss: Der Priesterrat entschied.
