## Le journal

event-shrine-placed = { $name } place un Sanctuaire sur { $island }.
event-pairs-placed = { $name } place deux Novices sur chacune de ces Îles : { $islands }.
event-token-taken = { $name } prend le jeton { $favour }.
event-token-returned = { $name } rend le jeton { $favour }.
event-tired = { $novices ->
    [one] { $name } : un Novice devient inactif sur { $island }.
   *[other] { $name } : { $novices } Novices deviennent inactifs sur { $island }.
}
event-woken = { $novices ->
    [one] { $name } : un Novice redevient actif sur { $island }.
   *[other] { $name } : { $novices } Novices redeviennent actifs sur { $island }.
}
event-recruited = { $name } recrute un Novice sur { $island }.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } : un Novice fait voile de { $origin } vers { $destination }.
       *[other] { $name } : { $novices } Novices font voile de { $origin } vers { $destination }.
    }
    [tide] { $novices ->
        [one] { $name } : la marée porte un Novice de { $origin } vers { $destination }.
       *[other] { $name } : la marée porte { $novices } Novices de { $origin } vers { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } : un Novice rame de { $origin } vers { $destination }.
       *[other] { $name } : { $novices } Novices rament de { $origin } vers { $destination }.
    }
}
event-council-moved = { $name } avance au Conseil du siège { $before } au siège { $after }.
event-figure-moved = { $figure ->
    [priestess] La Prêtresse de la Lune va de { $origin } à { $destination }.
    [builder] L’Architecte va de { $origin } à { $destination }.
   *[apostate] L’Apostat va de { $origin } à { $destination }.
}
event-appointed = { $name } occupe la tuile { $tile } avec un Novice venu de { $island }.
event-consecrated = { $name } sanctifie la tuile { $tile }.
event-evicted = { $destination-kind ->
    [jetty] { $by } évince un Novice ({ $name }, tuile { $tile }) vers l’embarcadère.
   *[island] { $by } évince un Novice ({ $name }, tuile { $tile }) vers { $destination }.
}
event-book-moved = { $name } déplace un Livre de la Sagesse de { $source } à { $target }.
event-candle-out = { $left ->
    [0] { $name } médite : la dernière bougie est éteinte.
    [one] { $name } médite : il reste une bougie.
   *[other] { $name } médite : il reste { $left } bougies.
}
event-points = { $name } : { $signed } ({ $cause }), influence { $total }.
event-phase-ended = Le tour { $round } est fini.
event-scoring-beat = { $beat ->
    [priestess] La Prêtresse de la Lune donne ses récompenses sur { $island }.
    [apostate] L’Apostat fait perdre de l’influence sur { $island }.
    [temple] Chaque Novice dans le Temple rapporte 1 point.
    [shrines] On compte les Sanctuaires.
    [favours] On compte les faveurs gardées.
   *[council] On compte les sièges au Conseil.
}
event-round-scored = Le décompte du tour { $round } est fait.
event-guard-moved = Le Gardien du Temple avance : une Sanctification rapporte désormais { $after }.
event-round-began = { $candles ->
    [0] Le tour { $round } commence.
   *[other] Le tour { $round } commence ; premier joueur : { $name }.
}
event-game-ended = La partie est finie ; { $name } gagne.
