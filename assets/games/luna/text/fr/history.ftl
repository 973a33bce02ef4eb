## Le journal

log-points = { $name } : { $cause }, influence { $total }.

## Depuis votre dernier tour

recap-shrine-placed = Sanctuaire : { $island }
recap-pairs-placed = Deux par Île : { $islands }
recap-token-taken = Faveur : { $favour }
recap-woken = Plantes : { $novices } ({ $island })
recap-recruited = Recrutement : { $island }
recap-moved = { $vehicle ->
    [sail] Voilier : { $novices }, { $origin } › { $destination }
    [tide] Marée : { $novices }, { $origin } › { $destination }
   *[journey] Déplacement : { $novices }, { $origin } › { $destination }
}
recap-council-moved = Conseil : siège { $before } › { $after }
recap-figure-moved = Expulsion : Apostat › { $destination }
recap-appointed = Promotion : tuile { $tile } ({ $island })
recap-consecrated = Sanctification : tuile { $tile }
recap-evicted = Éviction : { $name }, tuile { $tile }
recap-book-moved = Érudition : tuile { $source } › { $target }
recap-candle-out = { $left ->
    [0] Méditation : la dernière bougie
    [one] Méditation : il reste une bougie
   *[other] Méditation : il reste { $left } bougies
}

# The strip that tells the turn of another.

told-evicts = { $name } sanctifie { $tile } et évince { $victims }.
told-your-novice = votre Novice (tuile { $tile })
told-novice = un Novice ({ $name }, tuile { $tile })
told-more = { $sentence } Et { $count } de plus.
told-cost-evicted = Il attend sur l’embarcadère. Un Livre l’aurait gardé ; la Marée le ramène.
told-cost-apostate = À la fin du tour, l’Apostat vous prendrait { $points }.
told-cost-candle = Le tour finit maintenant et on le compte.
told-cost-tile = Vous auriez pu prendre cette tuile vous-même.
told-bots-wait = Trop rapide ? Avec « { settings-grace } : { settings-grace-wait } » dans les réglages, les bots vous attendent.
