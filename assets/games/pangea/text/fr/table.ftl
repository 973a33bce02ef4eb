## Les actions

pangea-verb-draw = Tirer
pangea-verb-neutral = Neutre
pangea-verb-shift = Déplacer
pangea-verb-lead = Mener
pangea-verb-step = Bouger
pangea-verb-buy = Acheter
pangea-verb-ban = Ban
pangea-verb-phase = Suite
pangea-verb-end = Finir
family-pangea-magic = Magie
family-pangea-move = Déplacement
family-pangea-trade = Amulettes
family-pangea-ban = Ban
family-pangea-phase = Phase
pangea-phase-lift = Levée
pangea-phase-move = Marche
pangea-phase-buy = Achat
pangea-phase-goods = Biens
pangea-end-title = Fin de partie
pangea-last-round = Dernière manche
pangea-gate-to = vers { $square }
pangea-gate-from = de { $square }

## Ce qui est demandé

pangea-ask-place = Choisis une tuile pour ta tour
pangea-ask-magic = { $count ->
    [one] Encore { $count } action magique
   *[other] Encore { $count } actions magiques
}
pangea-ask-move = Déplace tes tribus
pangea-ask-buy = Achète des amulettes, ou finis ton tour
pangea-ask-end = Pose ton ban, ou finis ton tour
pangea-hint-things = Clique sur une tuile, une tribu ou un sac
pangea-hint-target = Clique maintenant sur la destination
pangea-hint-bag = Clique sur le sac d’un peuple neutre
pangea-hint-tile = Clique sur la tuile à déplacer
pangea-hint-tribe = Clique sur une tribu
pangea-hint-badge = Clique sur un prix d’une tuile
pangea-hint-ban = Clique sur une tuile ou une case d’eau
pangea-hint-seller = Choisis qui vend et qui porte
pangea-hint-gives-up = { $count ->
    [one] Renonce à { $count } action magique
   *[other] Renonce à { $count } actions magiques
}
pangea-hint-done = Entrée les déplace toutes
pangea-not-now = Ce n’est pas pour cette phase.
pangea-not-yours = Cette tribu est à { $people }, qui n’est pas un peuple neutre.

## Cartes : ce qu’apporte une action

pangea-card-chance = { $tribe } : { $count } sur { $all }
pangea-card-lands = Elle se tiendra sur { $tile }
pangea-card-same = Reprise et tirée à nouveau, c’est la même tribu
pangea-card-crowds = { $tile } devient surpeuplé : personne n’y produit
pangea-card-clears = { $tile } n’est plus surpeuplé
pangea-card-production = production de { $name }
pangea-card-goods = biens de { $name }
pangea-card-rank = rang de { $name }
pangea-card-market = devient achetable : { $amulet } sur { $tile }
pangea-card-closed = n’est plus à vendre : { $amulet } sur { $tile }
pangea-card-home = { $count ->
    [one] { $count } pas jusqu’à ta tour
   *[other] { $count } pas jusqu’à ta tour
}
pangea-card-cut-off = aucun chemin vers ta tour pour l’instant
pangea-card-met = { $name } a { $condition } : dernière manche
pangea-card-lost = { $name } n’a plus { $condition }
pangea-card-ban = Jusqu’à ton prochain tour, rien n’en part et rien n’y arrive en dérivant
pangea-card-back = On peut le ramener, sauf si un ban l’interdit
pangea-tile-facts = { $have } places sur { $room } occupées
pangea-water = Eau, case { $square }
pangea-tribe-of = { $tribe } de { $people } sur { $tile }
pangea-carries = porte : { $amulet }
pangea-bag-of = { $count ->
    [one] Sac de { $people } : { $count } tribu
   *[other] Sac de { $people } : { $count } tribus
}

## Touches

keys-section-verbs = Actions
pangea-neutral = neutre
