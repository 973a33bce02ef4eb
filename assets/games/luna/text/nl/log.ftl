## Het logboek

event-shrine-placed = { $name } plaatst een altaar op { $island }.
event-pairs-placed = { $name } plaatst telkens twee novices op { $islands }.
event-token-taken = { $name } neemt het gunstfiche { $favour }.
event-token-returned = { $name } geeft het gunstfiche { $favour } terug.
event-tired = { $novices ->
    [one] Op { $island } wordt een novice van { $name } inactief.
   *[other] Op { $island } worden { $novices } novices van { $name } inactief.
}
event-woken = { $novices ->
    [one] Op { $island } wordt een novice van { $name } actief.
   *[other] Op { $island } worden { $novices } novices van { $name } actief.
}
event-recruited = { $name } werft een novice op { $island }.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } zeilt met een novice van { $origin } naar { $destination }.
       *[other] { $name } zeilt met { $novices } novices van { $origin } naar { $destination }.
    }
    [tide] { $novices ->
        [one] Het getij voert een novice van { $name } mee van { $origin } naar { $destination }.
       *[other] Het getij voert { $novices } novices van { $name } mee van { $origin } naar { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } roeit een novice van { $origin } naar { $destination }.
       *[other] { $name } roeit { $novices } novices van { $origin } naar { $destination }.
    }
}
event-council-moved = { $name } gaat in het Concilie van zetel { $before } naar zetel { $after }.
event-figure-moved = { $figure ->
    [priestess] De Maanpriesteres gaat van { $origin } naar { $destination }.
    [builder] De bouwmeester gaat van { $origin } naar { $destination }.
   *[apostate] De ketter gaat van { $origin } naar { $destination }.
}
event-appointed = { $name } bezet tegel { $tile } met een novice van { $island }.
event-consecrated = { $name } wijdt tegel { $tile } in.
event-evicted = { $destination-kind ->
    [jetty] { $by } verdrijft de novice van { $name } op { $tile } naar de aanlegplaats.
   *[island] { $by } verdrijft de novice van { $name } op { $tile } naar { $destination }.
}
event-book-moved = { $name } verplaatst een Boek der Wijsheid van { $source } naar { $target }.
event-candle-out = { $left ->
    [0] { $name } mediteert: de laatste kaars is uit.
    [one] { $name } mediteert: er brandt nog één kaars.
   *[other] { $name } mediteert: er branden nog { $left } kaarsen.
}
event-points = { $name }: { $signed } ({ $cause }), { $total } invloed.
event-phase-ended = Ronde { $round } is voorbij.
event-scoring-beat = { $beat ->
    [priestess] De Maanpriesteres deelt haar beloningen uit op { $island }.
    [apostate] De ketter kost invloed op { $island }.
    [temple] Elke novice in de tempel levert 1 invloed op.
    [shrines] De altaren worden geteld.
    [favours] De overgebleven gunstfiches worden geteld.
   *[council] De zetels in het Concilie worden geteld.
}
event-round-scored = Ronde { $round } is gewaardeerd.
event-guard-moved = De tempelwachter gaat verder: een Inwijding levert nu { $after } op.
event-round-began = { $candles ->
    [0] Ronde { $round } begint.
   *[other] Ronde { $round } begint; startspeler: { $name }.
}
event-game-ended = Het spel is afgelopen; { $name } wint.
