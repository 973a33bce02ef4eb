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
family-pangea-move = Mouvement
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

pangea-ask-place = Choisissez une tuile pour votre tour
pangea-ask-magic = { $count ->
    [one] Encore { $count } action magique
   *[other] Encore { $count } actions magiques
}
pangea-ask-move = Bougez vos tribus
pangea-ask-buy = Achetez des amulettes, ou finissez votre tour
pangea-ask-end = Posez votre ban, ou finissez votre tour
pangea-ask-other = C’est à { $name } de jouer
pangea-hint-drawn = Vous avez tiré : { $tribes }
pangea-hint-things = Choisissez une tuile, une tribu ou un sac
pangea-hint-target = Choisissez maintenant la destination
pangea-hint-bag = Choisissez le sac d’un peuple neutre
pangea-hint-tile = Choisissez la tuile à déplacer
pangea-hint-tribe = Choisissez une tribu
pangea-hint-badge = Choisissez un prix d’une tuile
pangea-hint-ban = Choisissez une tuile ou une case d’eau
pangea-hint-brings = Ce que cela apporte : { $themes }.
pangea-hint-costs = Ce à quoi cela renonce : { $theme }.
pangea-hint-ban-tower = Personne ne peut éloigner votre tour, ni ce qui est avec elle.
pangea-hint-ban-tile = Personne ne peut éloigner cette tuile.
pangea-hint-ban-water = Personne ne peut pousser une tuile sur cette case.
pangea-hint-seller = Choisissez qui vend et qui porte
pangea-hint-gives-up = { $count ->
    [one] Renonce à { $count } action magique
   *[other] Renonce à { $count } actions magiques
}
pangea-hint-stuck = Aucune case d’eau voisine n’est libre.
pangea-hint-done = « { pangea-verb-phase } » les fait toutes bouger
pangea-not-now = Ce n’est pas pour cette phase.
pangea-not-yours = Cette tribu est à { $people }, qui n’est pas un peuple neutre.

## Cartes : ce qu’apporte une action

pangea-card-chance = { $tribe } : { $count } sur { $all }
pangea-card-odds = { $count ->
    [one] Dans { $count } tirage sur { $all } : { $said }
   *[other] Dans { $count } tirages sur { $all } : { $said }
}
pangea-card-lands = Elle se tiendra sur { $tile }
pangea-card-same = Reprise et tirée à nouveau, c’est la même tribu
pangea-card-crowds = surpeuplement sur { $tile } : personne n’y produit
pangea-card-clears = fin du surpeuplement sur { $tile }
pangea-card-production = production ({ $name })
pangea-card-goods = biens ({ $name })
pangea-card-rank = rang ({ $name })
pangea-card-market = devient achetable : { $amulet } sur { $tile }
pangea-card-most = biens à ce tour au plus, avec les meilleurs pas
pangea-card-reach = à vendre après un pas : { $amulet } sur { $tile }
pangea-card-closed = n’est plus à vendre : { $amulet } sur { $tile }
pangea-card-home = { $count ->
    [one] { $count } pas jusqu’à votre tour
   *[other] { $count } pas jusqu’à votre tour
}
pangea-card-cut-off = aucun chemin vers votre tour
pangea-card-met = { $name } a { $condition } : dernière manche
pangea-card-lost = { $name } n’a plus { $condition }
pangea-card-ban = Jusqu’à votre prochain tour, rien n’en part et rien n’y arrive en dérivant
pangea-card-back = On peut le ramener, sauf si un ban l’interdit
pangea-about-draw = Une action magique : une tribu sort de votre sac, sur la tuile de votre tour.
pangea-about-neutral = Une action magique : une tribu d’un peuple neutre sort de son sac, sur la tuile de sa tour.
pangea-about-shift = Une action magique : une tuile dérive vers une case d’eau, avec tout ce qu’elle porte.
pangea-about-lead = Une action magique : une tribu d’un peuple neutre avance d’une tuile.
pangea-about-step = Chacune de vos tribus peut avancer d’une tuile. Ensuite, la magie est finie.
pangea-about-buy = Là où une de vos tribus est avec une tribu d’un autre peuple qui produit.
pangea-about-ban = Il tient une tuile ou une case d’eau jusqu’à votre prochain tour. Il finit votre tour.
pangea-about-phase = À la phase suivante. Ce qui est préparé est fait.
pangea-about-end = Les phases qui restent sont passées ; vos tribus produisent.
pangea-tile-stands = { $people } : { $tribes }
pangea-tile-ban = Ban ({ $people })
pangea-buy-no-carrier = Aucune de vos tribus sans amulette n’est ici : personne ne pourrait la porter.
pangea-buy-alone = Aucune tribu d’un autre peuple n’est ici : personne ne vend.
pangea-buy-nothing = Il n’y a rien à acheter maintenant : aucune tuile n’affiche de prix.
pangea-card-beside = Voisins alors : { $tiles }
pangea-card-alone = Aucune terre voisine alors
pangea-card-steps = { $amulet }, pas jusqu’à la tour ({ $name })
pangea-tile-facts = { $have ->
    [one] { $have } place occupée sur { $room }
   *[other] { $have } places occupées sur { $room }
}
pangea-tile-crowded = { $have } sur { $room } places : personne ne produit ni ne vend
pangea-tribe-produces = chez elle : donne 1 bien à la fin de son tour ({ $people })
pangea-tribe-sells = chez elle : vend à qui a une tribu ici
pangea-tribe-carrying = chez elle, mais qui porte ne produit pas
pangea-tribe-crowded = chez elle, mais surpeuplé : elle ne produit pas
pangea-tribe-away = pas chez elle ici : elle ne produit pas
pangea-steps-card = { $count } tribus avancent
pangea-steps-count = { $count ->
    [one] { $count } tribu sur { $all } avance
   *[other] { $count } tribus sur { $all } avancent
}
pangea-steps-draft = { $count ->
    [one] { $count } tribu sur { $all } avance : { $steps }
   *[other] { $count } tribus sur { $all } avancent : { $steps }
}
pangea-step-back = Annuler ce pas
pangea-steps-many = { $count } × { $step }
pangea-water = Eau, case { $square }
pangea-tribe-of = { $tribe } ({ $people }) sur { $tile }
pangea-carries = porte : { $amulet }
pangea-bag-of = { $count ->
    [one] Sac ({ $people }) : { $count } tribu
   *[other] Sac ({ $people }) : { $count } tribus
}

## Touches

keys-section-verbs = Actions
pangea-neutral = neutre
