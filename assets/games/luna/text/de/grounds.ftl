## Was für einen Zug spricht: Tatsachen der Stellung, von irgendjemandes Zug gesagt

ground-points-now = Das bringt sofort { $points } Einfluss: { $list }.
ground-points-round = Damit endet die Runde, und ihre Wertung bringt insgesamt { $points } Einfluss.
ground-points-game = Damit endet das Spiel, mit { $points } Einfluss.
ground-temple-enters = { $count ->
    [one] Plättchen { $tile } liegt im Tempel und zählt 1 in der letzten Wertung.
   *[other] Plättchen { $tile } liegt im Tempel und zählt 1 in jeder der { $count } Wertungen, die noch kommen, solange es nicht verdrängt wird.
}
ground-temple-prey = Sobald Plättchen { $tile } geweiht ist, kann es { $list } verdrängen.
ground-temple-claims = { $count ->
    [one] Plättchen { $tile } ist besetzt: In dieser Runde geweiht, bringt es sofort { $points } und 1 in der letzten Wertung.
   *[other] Plättchen { $tile } ist besetzt: In dieser Runde geweiht, bringt es sofort { $points } und 1 in jeder der { $count } Wertungen, die noch kommen.
}
ground-temple-bribed = Plättchen { $tile } ist besetzt, bevor es jemand anders kann; geweiht werden kann es ab Runde { $round }.
ground-temple-book = Das Buch der Weisen schützt Plättchen { $tile } vor Verdrängung.
ground-temple-opens = Plättchen { $tile } kann mit dem nächsten Zug besetzt werden.
ground-temple-ready = Plättchen { $tile } kann mit dem nächsten Zug geweiht werden.
ground-temple-next = Auf { $island } stehen genug Novizen, um in der nächsten Runde Plättchen { $tile } zu besetzen.
ground-priestess-now = Wäre die Runde danach zu Ende, gäbe es von der Mondpriesterin { $points } statt { $before }.
ground-priestess-scored = Dafür gibt die Mondpriesterin sofort { $points }, denn die Runde endet.
ground-priestess-next = In der nächsten Runde ist die Mondpriesterin auf { $island }; so wie die Novizen dann stehen, gäbe sie { $points } statt { $before }.
ground-priestess-lead = Der Vorsprung bei der Mondpriesterin wächst: { $count } gegen { $most }.
ground-priestess-kept = { $count ->
    [one] Der einzige aktive Novize steht auf { $island } und hält dort den Preis der Mondpriesterin: { $points }.
   *[other] Alle { $count } aktiven Novizen stehen auf { $island } und halten dort den Preis der Mondpriesterin: { $points }.
}
ground-priestess-held = { $count ->
    [one] Der aktive Novize bleibt auf { $island }, wo es von der Mondpriesterin jetzt { $points } gäbe.
   *[other] Die { $count } aktiven Novizen bleiben auf { $island }, wo es von der Mondpriesterin jetzt { $points } gäbe.
}
ground-apostate-less = Wäre die Runde danach zu Ende, würde der Abtrünnige { $points } statt { $before } kosten.
ground-apostate-next = { $count ->
    [0] Auf { $island }, wohin der Abtrünnige als Nächstes geht, bleibt kein Novize.
    [one] Auf { $island }, wohin der Abtrünnige als Nächstes geht, bleibt nur 1 Novize statt { $before }.
   *[other] Auf { $island }, wohin der Abtrünnige als Nächstes geht, bleiben nur { $count } Novizen statt { $before }.
}
ground-shrines-built = Die Kultstätte auf { $island } zählt am Spielende 4; Gunst und Ernennung kosten dort einen Novizen weniger.
ground-shrines-opens = Auf { $island } kann mit dem nächsten Zug eine Kultstätte gebaut werden.
ground-shrines-next = { $count ->
    [one] In der nächsten Runde ist der Baumeister auf { $island }, wo ein Novize steht.
   *[other] In der nächsten Runde ist der Baumeister auf { $island }, wo { $count } Novizen stehen.
}
ground-favours-taken = Das bringt die Gunstmarke { $favour }; unbenutzt zählt sie am Spielende 1.
ground-favours-opens = Die Gunstmarke { $favour } kann mit dem nächsten Zug genommen werden.
ground-favours-next = Auf { $island } stehen genug Novizen, um dort in der nächsten Runde die Gunst zu nehmen.
ground-council-up = Sitz { $seat-number } im Priesterrat zählt am Spielende { $points } statt { $before }.
ground-council-passes = { $name } wird im Priesterrat überholt; das zählt bei Gleichstand.
ground-novices-recruit = Ein Novize kommt dazu, dann sind es { $count } auf den Inseln.
ground-novices-woken = { $count ->
    [one] Ein Novize auf { $island } ist wieder aktiv und kann noch in dieser Runde handeln.
   *[other] { $count } Novizen auf { $island } sind wieder aktiv und können noch in dieser Runde handeln.
}
ground-novices-sailed = { $count ->
    [one] Ein Novize kommt zu { $island } und bleibt aktiv.
   *[other] { $count } Novizen kommen zu { $island } und bleiben aktiv.
}
ground-novices-jetty = { $count ->
    [one] Ein Novize verlässt den Bootssteg, wo er nichts tun konnte.
   *[other] { $count } Novizen verlassen den Bootssteg, wo sie nichts tun konnten.
}
ground-novices-kept = { $count ->
    [one] Kein aktiver Novize wird verbraucht: 1 kann noch handeln.
   *[other] Kein aktiver Novize wird verbraucht: { $count } können noch handeln.
}
ground-novices-cheap = Das verbraucht nur einen aktiven Novizen.
ground-tempo-ends = { $count ->
    [one] Die Runde endet, bevor 1 aktiver Novize der anderen handeln kann.
   *[other] Die Runde endet, bevor { $count } aktive Novizen der anderen handeln können.
}
ground-tempo-starts = Das bringt den ersten Zug der nächsten Runde.
ground-tempo-candle = { $left ->
    [one] Danach brennt nur noch eine Kerze, und kein aktiver Novize ist verbraucht.
   *[other] Danach brennen nur noch { $left } Kerzen, und kein aktiver Novize ist verbraucht.
}
ground-tempo-burns = { $count ->
    [one] Das nimmt den anderen eine Kerze, und sie haben noch 1 aktiven Novizen; übrige Kerzen: { $left }.
   *[other] Das nimmt den anderen eine Kerze, und sie haben noch { $count } aktive Novizen; übrige Kerzen: { $left }.
}
ground-tempo-passes = Nur ein Novize reist, und keine Kerze erlischt: Die anderen müssen zuerst ziehen.
ground-tempo-more = { $count ->
    [one] 1 aktiver Novize kann noch handeln, bei den anderen höchstens { $most }.
   *[other] { $count } aktive Novizen können noch handeln, bei den anderen höchstens { $most }.
}
ground-others-evicted = Das verdrängt { $list } aus dem Tempel.
ground-others-priestess = Wäre die Runde danach zu Ende, bekäme { $name } von der Mondpriesterin { $points } statt { $before }.
ground-others-apostate = Wäre die Runde danach zu Ende, würde { $name } beim Abtrünnigen { $points } statt { $before } verlieren.
ground-others-tile = { $name } hätte Plättchen { $tile } besetzen können.
ground-others-book = { $name } verliert das Buch auf Plättchen { $tile }.
ground-prepared-favours = Die beiden freien Inseln geben ihre Gunstmarken: { $first } und { $second }.
ground-prepared-priestess = Die Mondpriesterin ist in Runde { $round } auf { $island }: Novizen und Kultstätten dort zählen.
ground-prepared-builder = Der Baumeister ist in Runde { $round } auf { $island }: Mit zwei Novizen dort kann man eine Kultstätte bauen.
ground-prepared-tile = Plättchen { $tile } kann ab Runde { $round } von { $island } aus besetzt werden, mit der Kultstätte für einen Novizen.
ground-prepared-cheap = Die Kultstätte macht Gunst und Ernennung auf { $island } von Anfang an um einen Novizen billiger.
ground-solo-waits = Dann kann kein Novize des Gegners in den Tempel.
ground-solo-priestess = { $count ->
    [one] Dann zählt der Novize des Gegners auf { $island } nicht für die Mondpriesterin.
   *[other] Dann zählen die { $count } Novizen des Gegners auf { $island } nicht für die Mondpriesterin.
}
ground-solo-builder = Dann kann der Gegner am Ende dieser Runde auf { $island } keine Kultstätte bauen.
ground-solo-stays = Die Zählscheibe des Gegners bleibt im Priesterrat, wo sie ist.
ground-solo-enters = Der Gegner kommt von { $island } in den Tempel, mit Plättchen { $tile }.
ground-opponent-temple-prey = Sobald Plättchen { $tile } geweiht ist, kann es den Gegner auf { $tiles } verdrängen.
ground-opponent-council-passes = Der Gegner wird im Priesterrat überholt; das zählt bei Gleichstand.
ground-opponent-others-evicted = Das verdrängt den Gegner auf { $tiles } aus dem Tempel.
ground-opponent-others-priestess = Wäre die Runde danach zu Ende, bekäme der Gegner von der Mondpriesterin { $points } statt { $before }.
ground-opponent-others-book = Der Gegner verliert das Buch auf Plättchen { $tile }.
ground-later = Hier zählt das Vorausdenken: { $name } antwortet am besten mit „{ $answer }“, und dann folgt „{ $then }“.
ground-later-answer = Hier zählt das Vorausdenken: { $name } antwortet am besten mit „{ $answer }“.
ground-later-then = Hier zählt das Vorausdenken: Es folgt „{ $then }“.
ground-later-seen = Hier zählt das Vorausdenken: Auf den ersten Blick ist ein anderer Zug ebenso gut.
ground-weighed = Aus Sicht des Bots spricht dafür: { $theme } ({ $worth }).
ground-waits = Aus Sicht des Bots kostet jeder andere Zug mehr, als er bringt.
ground-even = Aus Sicht des Bots sind hier { $count } Züge gleich viel wert: Es ist fast egal, welcher.
ground-but-apostate = { $count ->
    [one] Aber auf { $island } steht nächste Runde der Abtrünnige: Der Novize dort würde { $points } kosten.
   *[other] Aber auf { $island } steht nächste Runde der Abtrünnige: Die { $count } Novizen dort würden { $points } kosten.
}
ground-none = Kein einzelner Grund sticht heraus: Viele kleine kommen zusammen.
ground-circles = Diese Stellung gab es schon dreimal: Jemand muss etwas anderes tun.
ground-only = Etwas anderes ist nicht möglich.
ground-exact = Bis zum letzten Zug ausgerechnet: { $outcome ->
    [ahead] Bei bestem Spiel beider Seiten endet es mit { $points } Vorsprung.
    [behind] Bei bestem Spiel beider Seiten endet es mit { $points } Rückstand, und besser geht es nicht.
   *[even] Bei bestem Spiel beider Seiten endet es gleich.
}
ground-slip = Ohne diesen Fehler hätte er gespielt: { $turn }.

## Was ein Tipp zuerst sagt: ein Ziel

goal-points-now = Es gibt sofort Einfluss zu holen.
goal-round-end = Denk an das Ende: Vielleicht ist es Zeit, die Runde zu beenden.
goal-temple-enters = Dein besetztes Plättchen kann in den Tempel.
goal-tile = Ein Tempelplättchen kann besetzt werden.
goal-book = Ein Buch der Weisen kann dorthin, wo es dich schützt.
goal-way = Bereite deinen Weg in den Tempel vor.
goal-priestess-now = Achte auf die Mondpriesterin: Die Belohnungen dieser Runde sind noch offen.
goal-priestess-next = Bereite dich auf die Mondpriesterin der nächsten Runde vor.
goal-apostate = Hüte dich vor dem Abtrünnigen: Er kann einige deiner Novizen erreichen.
goal-others-apostate = Der Abtrünnige kann die anderen mehr kosten.
goal-shrines-built = Eine Kultstätte kann gebaut werden.
goal-shrines-next = Bereite dich auf den Baumeister vor: Du brauchst zwei Novizen bei ihm.
goal-favours-taken = Es gibt eine Gunstmarke, die sich lohnt.
goal-favours-next = Bereite dich darauf vor, eine Gunstmarke zu nehmen.
goal-council = Ein Schritt im Priesterrat lohnt sich.
goal-novices-recruit = Du kannst noch einen Novizen brauchen.
goal-novices-awake = Sorge für mehr aktive Novizen in dieser Runde.
goal-novices-jetty = Hole deine Novizen vom Bootssteg.
goal-novices-kept = Schone deine aktiven Novizen: Später sind sie vielleicht mehr wert.
goal-tempo = Achte auf die Kerzen: Es nützt dir, wenn den anderen die Novizen zuerst ausgehen.
goal-others-evicted = Im Tempel kann jemand verdrängt werden.
goal-prepared-favours = Denk an die beiden Gunstmarken, die dir die freien Inseln geben.
goal-prepared-priestess = Denk daran, wo die Mondpriesterin sein wird.
goal-prepared-builder = Denk daran, wo der Baumeister sein wird.
goal-prepared-cheap = Denk daran, wo du am meisten handeln willst: Eine Kultstätte macht Aktionen billiger.
goal-deactivate = Wähle die Insel, auf der der Gegner am wenigsten gewinnt und dich am wenigsten stört.
goal-even = Es ist fast egal, was du jetzt tust: Mehrere Züge sind gleich viel wert.
goal-priestess-kept = Du hast einen Preis bei der Mondpriesterin: Behalte ihn.
goal-tempo-burns = Nimm den anderen Zeit: Sie haben noch etwas vor.
goal-tempo-passes = Du kannst warten: Lass die anderen zuerst ziehen.
goal-waits = Warte ab: Alles andere würde mehr kosten, als es bringt.
goal-later = Denk weiter voraus: Es zählt, was auf deinen Zug folgt.
goal-none = Kein einzelnes Ziel sticht hier heraus.
goal-only = Du kannst nur eines tun.
goal-exact = Das Ende lässt sich von hier aus ausrechnen.

## Warum die unterste Stufe schlechter zog, in den Worten des Bots

slip-ahead = „Ich habe nur diesen einen Zug gesehen.“
slip-apostate = „Den Abtrünnigen hatte ich ganz vergessen.“
slip-priestess = „Die Mondpriesterin hatte ich ganz vergessen.“
slip-island = „Mein Herz hängt an { $island }.“
slip-stack = „Meine Novizen auf { $island } hatte ich vergessen.“
slip-tile = „Mein Plättchen auf dem Weg hatte ich vergessen.“
slip-favours = „Ich wollte keine Gunstmarke hergeben.“
slip-candle = „Ich konnte die Dunkelheit kaum erwarten.“
