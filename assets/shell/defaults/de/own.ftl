## Was ein Spiel mit eigenen Worten sagen kann: Runden, Stufen, und was ein Wendepunkt wert ist

turning-when = Runde { $round }, Zug { $turn }: { $name }
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
title-continue-below = Runde { $round } mit { $names }
saves-round = Runde { $round }
bar-round = Runde { $number }
round-short = R{ $number }
turning-below = Ein Klick zeigt den Tisch, wie er war. Die Zahl sagt, wie viel verschenkt wurde, wie der Bot es sieht.
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
story-record-round = Runde { $round } war die längste: { $count } von { $turns } Zügen.
rules-section-game = Das Spiel
level-0 = Anfänger
level-1 = Sehr leicht
level-2 = Leicht
level-3 = Mäßig
level-4 = Mittel
level-5 = Gut
level-6 = Sehr gut
level-7 = Stark
level-8 = Sehr stark
level-9 = Experte
level-10 = Meister
level-11 = Großmeister
level-12 = Champion
