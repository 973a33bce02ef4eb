## La partie en solo : l’entrée

title-solo = Partie en solo
solo-title = Partie en solo
solo-level = { solo-title }
solo-level-name = Niveau { $level }
solo-level-1 = Les règles du solo, sans rien de plus.
solo-level-2 = Pendant votre phase, l’Île de l’Apostat est fermée à toute action sauf l’Expulsion.
solo-level-3 = L’Île de l’Apostat est fermée même à l’Expulsion ; l’Architecte et la Prêtresse de la Lune commencent sur la même Île.
solo-best = { $games ->
    [one] Meilleur résultat sur { $games } partie : { $best }
   *[other] Meilleur résultat sur { $games } parties : { $best }
}
solo-no-best = Pas encore de résultat
solo-order = Votre Ordre
solo-setup-below = Îles et figurines tirées au sort. L’adversaire a des Novices sur chaque Île ; vous placez un Sanctuaire et huit Novices.

## La fin de la phase

action-finish = Finir la phase
solo-finish-again = { $means ->
    [mouse] Votre phase se termine et le décompte suit : cliquez encore.
    [keys] Votre phase se termine et le décompte suit : encore { $key } ou { $do }.
   *[key] Votre phase se termine et le décompte suit : encore { $do }.
}
solo-finish-card = Votre phase se termine et le décompte suit.
solo-turn = Adversaire
solo-pick = Choisir une Île
solo-prompt = Le tour commence : sur quelle Île l’adversaire devient-il inactif ?
solo-forecast-next = Tour suivant : une Sanctification rapporte { $points }
solo-safe = ne perd rien

## Ce que fait l’adversaire : un pas, et la règle qui le dit

solo-did = Ce que l’adversaire a fait
solo-set-up = L’adversaire a commencé avec un Sanctuaire et un Novice sur { $island }, et deux Novices sur chaque autre Île.
solo-set-up-why = Sur l’Île de l’Architecte, il commence avec un Sanctuaire et un Novice, sur les autres avec deux.
solo-first-tile = Un de ses Novices est sur la tuile { $tile } dans le Temple, sans livre.
solo-first-tile-why = Une tuile de 1 à 4 lui est attribuée ; un Novice de l’Île de son symbole l’accompagne dans le Temple.
solo-scored = Le tour a rapporté à l’adversaire { $priestess } de la Prêtresse de la Lune et { $temple } pour le Temple.
solo-scored-why = L’Apostat ne lui coûte rien.
solo-tires = { $disc ->
    [stays] Aucun Novice actif de l’adversaire sur { $island } ; son Membre du Conseil reste au siège { $seat }.
    [full] { $count ->
        [one] Le Novice de l’adversaire sur { $island } devient inactif ; son Membre du Conseil est déjà au siège { $seat }.
       *[other] Les { $count } Novices de l’adversaire sur { $island } deviennent inactifs ; son Membre du Conseil est déjà au siège { $seat }.
    }
    [last] Les { $count } Novices de l’adversaire sur { $island } deviennent inactifs ; son Membre du Conseil avance au siège { $seat }, le reste est perdu.
   *[moves] { $count ->
        [one] Le Novice de l’adversaire sur { $island } devient inactif ; son Membre du Conseil avance au siège { $seat }.
       *[other] Les { $count } Novices de l’adversaire sur { $island } deviennent inactifs ; son Membre du Conseil avance au siège { $seat }.
    }
}
solo-tires-why = Tous ses Novices actifs sur l’Île choisie deviennent inactifs ; son Membre du Conseil avance d’autant de sièges, au plus jusqu’à 10.
solo-enters = Un Novice de l’adversaire va de { $island } droit à la tuile { $tile } dans le Temple, pour { $points }.
solo-enters-why = C’est la plus haute tuile accessible et libre au symbole d’une Île où l’adversaire a un Novice actif. Le Gardien paie comme d’habitude.
solo-waits = Aucun Novice de l’adversaire n’entre dans le Temple.
solo-waits-why = Aucune tuile accessible et libre ne porte le symbole d’une Île où l’adversaire a un Novice actif.
solo-evicts = { $count ->
    [one] L’adversaire évince votre Novice de la tuile { $tiles } vers l’embarcadère, pour { $points }.
   *[other] L’adversaire évince vos Novices des tuiles { $tiles } vers l’embarcadère, pour { $points }.
}
solo-evicts-why = Vos Novices voisins sur des nombres plus petits et sans livre sont évincés, 1 point chacun.
solo-book = Le livre de votre tuile { $source } passe à la tuile { $target } de l’adversaire, pour { $points }.
solo-book-why = Le livre de votre plus petite tuile qui en a un passe à la plus petite tuile de l’adversaire.
solo-no-book = L’adversaire ne prend pas de livre.
solo-no-book-why = Vous n’en avez pas.
solo-builds = L’adversaire bâtit un Sanctuaire sur { $island }.
solo-builds-why = À la fin de chaque tour, un Novice actif de l’adversaire sur l’Île de l’Architecte y bâtit, s’il n’y a pas déjà son Sanctuaire.
solo-driven = Le Novice de l’adversaire sur { $tile } va, inactif, vers { $island }.
solo-driven-why = Il n’attend pas à l’embarcadère : il retourne à l’Île au symbole de sa tuile.

## Le journal, quand il s’agit de l’adversaire

opponent-shrine-placed = L’adversaire bâtit un Sanctuaire sur { $island }.
opponent-tired = { $novices ->
    [one] Un Novice de l’adversaire devient inactif sur { $island }.
   *[other] { $novices } Novices de l’adversaire deviennent inactifs sur { $island }.
}
opponent-woken = { $novices ->
    [one] Un Novice de l’adversaire redevient actif sur { $island }.
   *[other] { $novices } Novices de l’adversaire redeviennent actifs sur { $island }.
}
opponent-council-moved = L’adversaire avance au Conseil du siège { $before } au siège { $after }.
opponent-consecrated = Un Novice de l’adversaire va de { $origin } à la tuile { $tile } dans le Temple.
opponent-evicted = { $destination-kind ->
    [jetty] L’adversaire évince un Novice ({ $name }, tuile { $tile }) vers l’embarcadère.
   *[island] { $by } évince le Novice de l’adversaire sur { $tile } vers { $destination }.
}
opponent-book-moved = L’adversaire prend le Livre de la Sagesse de { $source } à { $target }.
opponent-game-ended = La partie est finie ; l’adversaire est devant.

## Le résultat

solo-result = { $outcome ->
    [won] Vous devancez l’adversaire de { $points }
    [lost] L’adversaire vous devance de { $points }
   *[even] L’adversaire et vous êtes à égalité
}
solo-first = Résultat { $result } au niveau { $level }. C’est votre premier ici.
solo-record = Résultat { $result } au niveau { $level } : votre meilleur ici. L’ancien était { $best }.
solo-below = Résultat { $result } au niveau { $level }. Votre meilleur ici est { $best }.
solo-rewound = Résultat { $result } au niveau { $level }. Des coups ont été annulés : il ne compte pas comme record.
