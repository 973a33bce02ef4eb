## Das Solospiel: der Weg hinein

title-solo = Solospiel
solo-title = Solospiel
solo-level = { solo-title }
solo-level-name = Stufe { $level }
solo-level-1 = Die Regeln des Solospiels, ohne Zusätze.
solo-level-2 = In deiner Phase ist die Insel des Abtrünnigen für jede Aktion gesperrt, außer der Vertreibung.
solo-level-3 = Die Insel des Abtrünnigen ist auch für die Vertreibung gesperrt; Baumeister und Mondpriesterin beginnen auf derselben Insel.
solo-best = { $games ->
    [one] Bestes von { $games } Spiel: { $best }
   *[other] Bestes von { $games } Spielen: { $best }
}
solo-no-best = Noch kein Ergebnis
solo-order = Dein Orden
solo-setup-below = Inseln und Figuren werden ausgelost. Auf jeder Insel stehen Novizen des Gegners; du stellst eine Kultstätte und acht Novizen auf.

## Das Ende der Phase

action-finish = Phase beenden
solo-finish-again = { $means ->
    [mouse] Deine Phase endet und die Runde wird gewertet: noch einmal klicken.
    [keys] Deine Phase endet und die Runde wird gewertet: noch einmal { $key } oder { $do }.
   *[key] Deine Phase endet und die Runde wird gewertet: noch einmal { $do }.
}
solo-finish-card = Deine Phase endet und die Runde wird gewertet.
solo-turn = Der Gegner
solo-pick = Wähle eine Insel
solo-prompt = Die Runde beginnt: Auf welcher Insel wird der Gegner inaktiv?
solo-forecast-next = Nächste Runde: Eine Weihe bringt { $points }
solo-safe = verliert nichts

## Was der Gegner tut: ein Schritt, und die Regel dazu

solo-did = Was der Gegner getan hat
solo-set-up = Der Gegner begann mit einer Kultstätte und einem Novizen auf { $island } und mit zwei Novizen auf jeder anderen Insel.
solo-set-up-why = Auf der Insel des Baumeisters beginnt er mit einer Kultstätte und einem Novizen, auf den anderen mit zwei.
solo-first-tile = Einer seiner Novizen steht ohne Buch auf Plättchen { $tile } im Tempel.
solo-first-tile-why = Ihm wird ein Plättchen von 1 bis 4 zugelost; ein Novize von der Insel seines Symbols geht damit in den Tempel.
solo-scored = Die Runde brachte dem Gegner { $priestess } von der Mondpriesterin und { $temple } für den Tempel.
solo-scored-why = Beim Abtrünnigen verliert er nichts.
solo-tires = { $disc ->
    [stays] Auf { $island } steht kein aktiver Novize des Gegners; seine Zählscheibe bleibt auf Sitz { $seat }.
    [full] { $count ->
        [one] Auf { $island } wird der Novize des Gegners inaktiv; seine Zählscheibe liegt schon auf Sitz { $seat }.
       *[other] Auf { $island } werden { $count } Novizen des Gegners inaktiv; seine Zählscheibe liegt schon auf Sitz { $seat }.
    }
    [last] Auf { $island } werden { $count } Novizen des Gegners inaktiv; seine Zählscheibe rückt auf Sitz { $seat }, der Rest verfällt.
   *[moves] { $count ->
        [one] Auf { $island } wird der Novize des Gegners inaktiv; seine Zählscheibe rückt auf Sitz { $seat }.
       *[other] Auf { $island } werden { $count } Novizen des Gegners inaktiv; seine Zählscheibe rückt auf Sitz { $seat }.
    }
}
solo-tires-why = Alle seine aktiven Novizen auf der gewählten Insel werden inaktiv; seine Zählscheibe rückt ebenso viele Sitze vor, höchstens bis 10.
solo-enters = Ein Novize des Gegners geht von { $island } geradewegs zu Plättchen { $tile } in den Tempel, für { $points }.
solo-enters-why = Es ist das höchste freigegebene, unbesetzte Plättchen mit dem Symbol einer Insel, auf der ein aktiver Novize des Gegners steht. Der Wächter zahlt wie immer.
solo-waits = Kein Novize des Gegners kommt in den Tempel.
solo-waits-why = Kein freigegebenes, unbesetztes Plättchen zeigt das Symbol einer Insel mit einem aktiven Novizen des Gegners.
solo-evicts = { $count ->
    [one] Der Gegner verdrängt deinen Novizen auf { $tiles } zum Bootssteg, für { $points }.
   *[other] Der Gegner verdrängt deine Novizen auf { $tiles } zum Bootssteg, für { $points }.
}
solo-evicts-why = Deine benachbarten Novizen auf kleineren Zahlen ohne Buch werden verdrängt, für je 1 Punkt.
solo-book = Das Buch deines Plättchens { $source } wandert zum Plättchen { $target } des Gegners, für { $points }.
solo-book-why = Das Buch deines kleinsten Plättchens, das eines hat, wandert zum kleinsten Plättchen des Gegners.
solo-no-book = Der Gegner nimmt kein Buch.
solo-no-book-why = Du hast keines.
solo-builds = Der Gegner baut eine Kultstätte auf { $island }.
solo-builds-why = Am Ende jeder Runde baut ein aktiver Novize des Gegners auf der Insel des Baumeisters, wenn dort noch keine Kultstätte von ihm steht.
solo-driven = Der Novize des Gegners auf { $tile } kommt inaktiv zu { $island }.
solo-driven-why = Er wartet nicht am Bootssteg: Er kehrt zur Insel mit dem Symbol seines Plättchens zurück.

## Das Protokoll, wo es um den Gegner geht

opponent-shrine-placed = Der Gegner baut auf { $island } eine Kultstätte.
opponent-tired = { $novices ->
    [one] Auf { $island } wird ein Novize des Gegners inaktiv.
   *[other] Auf { $island } werden { $novices } Novizen des Gegners inaktiv.
}
opponent-woken = { $novices ->
    [one] Auf { $island } wird ein Novize des Gegners aktiv.
   *[other] Auf { $island } werden { $novices } Novizen des Gegners aktiv.
}
opponent-council-moved = Der Gegner steigt im Priesterrat von Sitz { $before } auf Sitz { $after }.
opponent-consecrated = Ein Novize des Gegners geht von { $origin } zu Plättchen { $tile } in den Tempel.
opponent-evicted = { $destination-kind ->
    [jetty] Der Gegner verdrängt den Novizen von { $name } auf { $tile } zum Bootssteg.
   *[island] { $by } verdrängt den Novizen des Gegners auf { $tile } zu { $destination }.
}
opponent-book-moved = Der Gegner nimmt das Buch der Weisen von { $source } zu { $target }.
opponent-game-ended = Das Spiel ist zu Ende; der Gegner liegt vorn.

## Das Ergebnis

solo-result = { $outcome ->
    [won] Du liegst { $points } vor dem Gegner
    [lost] Der Gegner liegt { $points } vor dir
   *[even] Du und der Gegner seid gleichauf
}
solo-first = Ergebnis { $result } auf Stufe { $level }. Es ist dein erstes hier.
solo-record = Ergebnis { $result } auf Stufe { $level }: dein bestes hier. Zuvor war es { $best }.
solo-below = Ergebnis { $result } auf Stufe { $level }. Dein bestes hier ist { $best }.
solo-rewound = Ergebnis { $result } auf Stufe { $level }. Züge wurden zurückgenommen; darum zählt es nicht als Rekord.
