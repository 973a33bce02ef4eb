## Het solospel: de weg erin

title-solo = Solospel
solo-title = Solospel
solo-level = { solo-title }
solo-level-name = Niveau { $level }
solo-level-1 = De gewone regels van het solospel.
solo-level-2 = In jouw fase is het eiland van de ketter gesloten voor elke actie behalve Verbanning.
solo-level-3 = Het eiland van de ketter is zelfs voor Verbanning gesloten; bouwmeester en Maanpriesteres beginnen op hetzelfde eiland.
solo-best = { $games ->
    [one] Beste van { $games } spel: { $best }
   *[other] Beste van { $games } spellen: { $best }
}
solo-no-best = Nog geen uitslag
solo-order = Jouw Orde
solo-setup-below = Eilanden en figuren door het lot. Op elk eiland staan novices van de tegenstander; jij plaatst een altaar en acht novices.

## Het einde van de fase

action-finish = De fase beëindigen
solo-finish-again = { $means ->
    [mouse] Je fase eindigt en de ronde wordt gewaardeerd: klik nog eens.
    [keys] Je fase eindigt en de ronde wordt gewaardeerd: nog eens { $key } of { $do }.
   *[key] Je fase eindigt en de ronde wordt gewaardeerd: nog eens { $do }.
}
solo-finish-card = Je fase eindigt en de ronde wordt gewaardeerd.
solo-turn = Tegenstander
solo-pick = Kies een eiland
solo-prompt = De ronde begint: op welk eiland wordt de tegenstander inactief?
solo-forecast-next = Volgende ronde: een Inwijding levert { $points } op
solo-safe = verliest niets

## Wat de tegenstander doet: één stap, en de regel erbij

solo-did = Wat de tegenstander deed
solo-set-up = De tegenstander begon met een altaar en een novice op { $island }, en met twee novices op elk ander eiland.
solo-set-up-why = Op het eiland van de bouwmeester begint hij met een altaar en een novice, op de andere met twee.
solo-first-tile = Een van zijn novices staat op tegel { $tile } in de tempel, zonder boek.
solo-first-tile-why = Hij krijgt een tegel van 1 tot 4; een novice van het eiland met dat symbool gaat ermee de tempel in.
solo-scored = De ronde leverde de tegenstander { $priestess } op bij de Maanpriesteres en { $temple } in de tempel.
solo-scored-why = Bij de ketter verliest hij niets.
solo-tires = { $disc ->
    [stays] Op { $island } staat geen actieve novice van de tegenstander; zijn conciliesteen blijft op zetel { $seat }.
    [full] { $count ->
        [one] Op { $island } wordt de novice van de tegenstander inactief; zijn conciliesteen ligt al op zetel { $seat }.
       *[other] Op { $island } worden { $count } novices van de tegenstander inactief; zijn conciliesteen ligt al op zetel { $seat }.
    }
    [last] Op { $island } worden { $count } novices van de tegenstander inactief; zijn conciliesteen gaat naar zetel { $seat }, de rest vervalt.
   *[moves] { $count ->
        [one] Op { $island } wordt de novice van de tegenstander inactief; zijn conciliesteen gaat naar zetel { $seat }.
       *[other] Op { $island } worden { $count } novices van de tegenstander inactief; zijn conciliesteen gaat naar zetel { $seat }.
    }
}
solo-tires-why = Al zijn actieve novices op het gekozen eiland worden inactief; zijn conciliesteen gaat evenveel zetels vooruit, hoogstens tot 10.
solo-enters = Een novice van de tegenstander gaat van { $island } rechtstreeks naar tegel { $tile } in de tempel, voor { $points }.
solo-enters-why = Het is de hoogste vrijgegeven, onbezette tegel met het symbool van een eiland waar een actieve novice van de tegenstander staat. De wachter betaalt zoals altijd.
solo-waits = Er komt geen novice van de tegenstander in de tempel.
solo-waits-why = Geen vrijgegeven, onbezette tegel toont het symbool van een eiland met een actieve novice van de tegenstander.
solo-evicts = { $count ->
    [one] De tegenstander verdrijft je novice op { $tiles } naar de aanlegplaats, voor { $points }.
   *[other] De tegenstander verdrijft je novices op { $tiles } naar de aanlegplaats, voor { $points }.
}
solo-evicts-why = Je aangrenzende novices op lagere getallen zonder boek worden verdreven, voor 1 punt elk.
solo-book = Het boek van je tegel { $source } gaat naar tegel { $target } van de tegenstander, voor { $points }.
solo-book-why = Het boek van je laagste tegel die er een heeft, gaat naar de laagste tegel van de tegenstander.
solo-no-book = De tegenstander neemt geen boek.
solo-no-book-why = Je hebt er geen.
solo-builds = De tegenstander bouwt een altaar op { $island }.
solo-builds-why = Aan het einde van elke ronde bouwt een actieve novice van de tegenstander op het eiland van de bouwmeester, als daar nog geen altaar van hem staat.
solo-driven = De novice van de tegenstander op { $tile } gaat inactief naar { $island }.
solo-driven-why = Hij wacht niet aan de aanlegplaats: hij keert terug naar het eiland met het symbool van zijn tegel.

## Het logboek, waar het om de tegenstander gaat

opponent-shrine-placed = De tegenstander bouwt een altaar op { $island }.
opponent-tired = { $novices ->
    [one] Op { $island } wordt een novice van de tegenstander inactief.
   *[other] Op { $island } worden { $novices } novices van de tegenstander inactief.
}
opponent-woken = { $novices ->
    [one] Op { $island } wordt een novice van de tegenstander actief.
   *[other] Op { $island } worden { $novices } novices van de tegenstander actief.
}
opponent-council-moved = De tegenstander gaat in het Concilie van zetel { $before } naar zetel { $after }.
opponent-consecrated = Een novice van de tegenstander gaat van { $origin } naar tegel { $tile } in de tempel.
opponent-evicted = { $destination-kind ->
    [jetty] De tegenstander verdrijft de novice van { $name } op { $tile } naar de aanlegplaats.
   *[island] { $by } verdrijft de novice van de tegenstander op { $tile } naar { $destination }.
}
opponent-book-moved = De tegenstander neemt het Boek der Wijsheid van { $source } naar { $target }.
opponent-game-ended = Het spel is afgelopen; de tegenstander staat voor.

## De uitslag

solo-result = { $outcome ->
    [won] Je staat { $points } voor op de tegenstander
    [lost] De tegenstander staat { $points } voor
   *[even] Jij en de tegenstander staan gelijk
}
solo-first = Uitslag { $result } op niveau { $level }, je eerste op dit niveau.
solo-record = Uitslag { $result } op niveau { $level }, je beste tot nu toe. Hiervoor was het { $best }.
solo-below = Uitslag { $result } op niveau { $level }. Je beste op dit niveau is { $best }.
solo-rewound = Uitslag { $result } op niveau { $level }. Er zijn beurten teruggenomen; daarom telt het niet als record.
