## Spielende

end-wins = Sieg: { $name }
end-lead = { $points } Einfluss, { $ahead } vor { $second }
end-tie = Je { $points } Einfluss: Der Priesterrat entscheidet gegen { $second }
end-graph = Einfluss je Runde
end-graph-start = Start
end-graph-end = Ende
end-start = Start
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
end-place = { $place }.
end-rematch = Revanche
end-export = Ausgeben
end-look = Tisch ansehen
end-leave = Hauptmenü
end-exported = Das Spiel steht jetzt in { $file }.

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
scoring-awake = { $count } aktiv
scoring-counts = zählt { $count }
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
scoring-hint = Leertaste: ein Schritt, Esc: alle.
scoring-final = Schlusswertung
scoring-end = Am Ende
scoring-shrines-rule = je 4
scoring-favours-rule = je 1
scoring-council-rule = nach Sitz
