## Le journal

log-points = { $name } : { $cause }, influence { $total }.

## Les variantes quittées

branch-title = Autres variantes. Choisissez-en une pour revenir à sa fin ; la variante actuelle reste dans cette liste.
branch-from = { $start }, coup { $turn }
branch-length = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## Depuis votre dernier tour

recap-title = Depuis votre dernier coup
recap-none = Personne n’a joué depuis.
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

## Retour en arrière

replay-title = Retour sur la partie
replay-watching = Revoir la partie
replay-start = Avant le premier coup
replay-turn = Coup { $turn } sur { $count }
replay-before = Avant le coup { $turn } sur { $count }
replay-play = Lecture
replay-pause = Pause
replay-turn-back = Un coup en arrière
replay-turn-on = Un coup en avant
replay-round-back = Un tour en arrière
replay-round-on = Un tour en avant
replay-speed = { $factor }×
replay-filter = Seulement { $name }
replay-whatif = Plateau d’essai
replay-play-on = Reprendre d’ici
replay-back = Retour
replay-recap-hint = Espace passe un coup, Échap passe tout.

## Le plateau d’essai

whatif-title = Plateau d’essai
whatif-below = Jouez tous les camps. Rien n’est enregistré.
whatif-back = Retour à la partie

## Regarder

watch = Revoir
menu-replay = Revoir la partie
end-watch = Revoir la partie
