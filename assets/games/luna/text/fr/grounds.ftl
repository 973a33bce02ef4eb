## Ce qui plaide pour un coup : des faits de la position, dits du coup de n’importe qui

ground-points-now = { $points ->
    [one] Cela rapporte aussitôt { $points } point d’influence : { $list }.
   *[other] Cela rapporte aussitôt { $points } points d’influence : { $list }.
}
ground-points-round = { $points ->
    [one] Le tour s’achève ainsi et rapporte en tout { $points } point d’influence.
   *[other] Le tour s’achève ainsi et rapporte en tout { $points } points d’influence.
}
ground-points-game = { $points ->
    [one] La partie s’achève ainsi, avec { $points } point d’influence.
   *[other] La partie s’achève ainsi, avec { $points } points d’influence.
}
ground-temple-enters = { $count ->
    [one] La tuile { $tile } est dans le Temple et rapporte 1 point au dernier décompte.
   *[other] La tuile { $tile } est dans le Temple et rapporte 1 point à chacun des { $count } décomptes à venir, tant qu’elle n’en est pas évincée.
}
ground-temple-prey = Une fois sanctifiée, la tuile { $tile } peut évincer { $list }.
ground-temple-claims = { $count ->
    [one] La tuile { $tile } est occupée : sanctifiée à ce tour, elle rapporte aussitôt { $points }, puis 1 au dernier décompte.
   *[other] La tuile { $tile } est occupée : sanctifiée à ce tour, elle rapporte aussitôt { $points }, puis 1 à chacun des { $count } décomptes à venir.
}
ground-temple-bribed = La tuile { $tile } est occupée avant que quiconque puisse la prendre ; elle pourra être sanctifiée à partir du tour { $round }.
ground-temple-book = Le Livre de la Sagesse met la tuile { $tile } à l’abri d’une éviction.
ground-temple-opens = La tuile { $tile } pourra être occupée au prochain coup.
ground-temple-ready = La tuile { $tile } pourra être sanctifiée au prochain coup.
ground-temple-next = Il y a assez de Novices sur { $island } pour occuper la tuile { $tile } au tour suivant.
ground-priestess-now = Si le tour finissait alors, la Prêtresse de la Lune donnerait { $points } au lieu de { $before }.
ground-priestess-scored = La Prêtresse de la Lune donne aussitôt { $points } pour cela, car le tour s’achève.
ground-priestess-next = Au tour suivant, la Prêtresse de la Lune sera sur { $island } ; dans cette position, elle donnerait { $points } au lieu de { $before }.
ground-priestess-lead = L’avance auprès de la Prêtresse de la Lune grandit : { $count } contre { $most }.
ground-priestess-kept = { $count ->
    [one] Le seul Novice actif est sur { $island } et y garde la récompense de la Prêtresse de la Lune : { $points }.
   *[other] Les { $count } Novices actifs sont tous sur { $island } et y gardent la récompense de la Prêtresse de la Lune : { $points }.
}
ground-priestess-held = { $count ->
    [one] Le Novice actif reste sur { $island }, où la Prêtresse de la Lune donnerait { $points } maintenant.
   *[other] Les { $count } Novices actifs restent sur { $island }, où la Prêtresse de la Lune donnerait { $points } maintenant.
}
ground-apostate-less = Si le tour finissait alors, l’Apostat coûterait { $points } au lieu de { $before }.
ground-apostate-next = { $count ->
    [0] Il ne reste aucun Novice sur { $island }, où l’Apostat ira ensuite.
    [one] Il ne reste que 1 Novice au lieu de { $before } sur { $island }, où l’Apostat ira ensuite.
   *[other] Il ne reste que { $count } Novices au lieu de { $before } sur { $island }, où l’Apostat ira ensuite.
}
ground-shrines-built = Le Sanctuaire sur { $island } rapporte 4 points à la fin de la partie ; la Faveur et la Promotion y coûtent un Novice de moins.
ground-shrines-opens = Un Sanctuaire pourra être bâti sur { $island } au prochain coup.
ground-shrines-next = { $count ->
    [one] Au tour suivant, l’Architecte sera sur { $island }, où se trouve un Novice.
   *[other] Au tour suivant, l’Architecte sera sur { $island }, où se trouvent { $count } Novices.
}
ground-favours-taken = Cela donne le jeton { $favour } ; gardé, il vaut 1 point à la fin de la partie.
ground-favours-opens = Le jeton { $favour } pourra être pris au prochain coup.
ground-favours-next = Il y a assez de Novices sur { $island } pour y prendre la faveur au tour suivant.
ground-council-up = Le siège { $seat-number } du Conseil vaut { $points } à la fin de la partie au lieu de { $before }.
ground-council-passes = { $name } se fait dépasser au Conseil, qui départage les égalités.
ground-novices-recruit = Il y aura un Novice de plus, soit { $count } sur les Îles.
ground-novices-woken = { $count ->
    [one] Un Novice sur { $island } redevient actif et peut encore agir ce tour-ci.
   *[other] { $count } Novices sur { $island } redeviennent actifs et peuvent encore agir ce tour-ci.
}
ground-novices-sailed = { $count ->
    [one] Un Novice rejoint { $island } et reste actif.
   *[other] { $count } Novices rejoignent { $island } et restent actifs.
}
ground-novices-jetty = { $count ->
    [one] Un Novice quitte l’embarcadère, où il ne pouvait rien faire.
   *[other] { $count } Novices quittent l’embarcadère, où ils ne pouvaient rien faire.
}
ground-novices-kept = { $count ->
    [one] Aucun Novice actif n’est utilisé : 1 peut encore agir.
   *[other] Aucun Novice actif n’est utilisé : { $count } peuvent encore agir.
}
ground-novices-cheap = Cela n’utilise qu’un seul Novice actif.
ground-tempo-ends = { $count ->
    [one] Le tour s’achève avant que 1 Novice actif des autres puisse agir.
   *[other] Le tour s’achève avant que { $count } Novices actifs des autres puissent agir.
}
ground-tempo-starts = Cela donne le premier coup du tour suivant.
ground-tempo-candle = { $left ->
    [one] Il ne brûle plus qu’une bougie, et aucun Novice actif n’a servi.
   *[other] Il ne brûle plus que { $left } bougies, et aucun Novice actif n’a servi.
}
ground-tempo-burns = { $count ->
    [one] Cela prend une bougie aux autres, qui ont encore 1 Novice actif ; bougies restantes : { $left }.
   *[other] Cela prend une bougie aux autres, qui ont encore { $count } Novices actifs ; bougies restantes : { $left }.
}
ground-tempo-passes = Un seul Novice voyage et aucune bougie ne s’éteint : aux autres de jouer d’abord.
ground-tempo-more = { $count ->
    [one] 1 Novice actif peut encore agir ; les autres joueurs en ont { $most } au plus.
   *[other] { $count } Novices actifs peuvent encore agir ; les autres joueurs en ont { $most } au plus.
}
ground-others-evicted = Cela évince { $list } du Temple.
ground-others-priestess = Si le tour finissait alors, la Prêtresse de la Lune donnerait à { $name } { $points } au lieu de { $before }.
ground-others-apostate = Si le tour finissait alors, l’Apostat coûterait à { $name } { $points } au lieu de { $before }.
ground-others-tile = { $name } aurait pu occuper la tuile { $tile }.
ground-others-book = { $name } perd le livre de la tuile { $tile }.
ground-prepared-favours = Les deux Îles laissées libres donnent leurs jetons : { $first } et { $second }.
ground-prepared-priestess = La Prêtresse de la Lune est sur { $island } au tour { $round } : les Novices et Sanctuaires y comptent.
ground-prepared-builder = L’Architecte est sur { $island } au tour { $round } : avec deux Novices, on peut y bâtir un Sanctuaire.
ground-prepared-tile = La tuile { $tile } peut être occupée depuis { $island } à partir du tour { $round }, pour un seul Novice grâce au Sanctuaire.
ground-prepared-cheap = Le Sanctuaire fait coûter un Novice de moins à la Faveur et à la Promotion sur { $island }, dès le début.
ground-solo-waits = Aucun Novice de l’adversaire ne peut alors entrer dans le Temple.
ground-solo-priestess = { $count ->
    [one] Le Novice de l’adversaire sur { $island } ne compte alors pas pour la Prêtresse de la Lune.
   *[other] Les { $count } Novices de l’adversaire sur { $island } ne comptent alors pas pour la Prêtresse de la Lune.
}
ground-solo-builder = L’adversaire ne peut alors pas bâtir de Sanctuaire sur { $island } à la fin de ce tour.
ground-solo-stays = Le Membre du Conseil de l’adversaire reste où il est.
ground-solo-enters = L’adversaire entre dans le Temple depuis { $island }, avec la tuile { $tile }.
ground-opponent-temple-prey = Une fois sanctifiée, la tuile { $tile } peut évincer l’adversaire (tuile { $tiles }).
ground-opponent-council-passes = L’adversaire se fait dépasser au Conseil, qui départage les égalités.
ground-opponent-others-evicted = Cela évince l’adversaire du Temple ({ $tiles }).
ground-opponent-others-priestess = Si le tour finissait alors, la Prêtresse de la Lune donnerait { $points } à l’adversaire au lieu de { $before }.
ground-opponent-others-book = L’adversaire perd le livre de la tuile { $tile }.
ground-later = Ici, la suite compte : la meilleure réponse de { $name } est « { $answer } », puis vient « { $then } ».
ground-later-answer = Ici, la suite compte : la meilleure réponse de { $name } est « { $answer } ».
ground-later-then = Ici, la suite compte : « { $then } » vient ensuite.
ground-later-seen = Ici, la suite compte : à première vue, un autre coup est aussi bon.
ground-weighed = Selon le bot, ceci parle en sa faveur : { $theme } ({ $worth }).
ground-waits = Selon le bot, tout autre coup coûte plus qu’il ne rapporte.
ground-even = Selon le bot, { $count } coups se valent ici : peu importe lequel.
ground-but-apostate = { $count ->
    [one] Mais l’Apostat sera sur { $island } au tour suivant : le Novice qui s’y trouve coûterait { $points }.
   *[other] Mais l’Apostat sera sur { $island } au tour suivant : les { $count } Novices qui s’y trouvent coûteraient { $points }.
}
ground-none = Rien ne se détache : beaucoup de petites choses s’ajoutent.
ground-circles = Cette position est revenue une troisième fois : quelqu’un doit jouer autre chose.
ground-only = Rien d’autre n’est possible.
ground-exact = Calculé jusqu’au dernier coup : { $outcome ->
    [ahead] si chacun joue au mieux, la partie finit avec { $points } d’avance.
    [behind] si chacun joue au mieux, la partie finit avec { $points } de retard, et rien ne finit mieux.
   *[even] si chacun joue au mieux, la partie finit à égalité.
}
ground-slip = Sans cette erreur, il aurait joué : { $turn }.

## Ce qu’un conseil dit d’abord : un but

goal-points-now = Vous pouvez gagner de l’influence tout de suite.
goal-round-end = Pensez à la fin : il est peut-être temps de finir le tour.
goal-temple-enters = Votre tuile occupée peut entrer dans le Temple.
goal-tile = Une tuile Temple peut être occupée.
goal-book = Un Livre de la Sagesse peut aller là où il vous protège.
goal-way = Préparez votre chemin vers le Temple.
goal-priestess-now = Pensez à la Prêtresse de la Lune : les récompenses de ce tour peuvent encore changer.
goal-priestess-next = Préparez-vous à la Prêtresse de la Lune du tour suivant.
goal-apostate = Gare à l’Apostat : certains de vos Novices sont à sa portée.
goal-others-apostate = L’Apostat peut coûter davantage aux autres.
goal-shrines-built = Un Sanctuaire peut être bâti.
goal-shrines-next = Préparez-vous à l’Architecte : il vous faut deux Novices auprès de lui.
goal-favours-taken = Un jeton Faveur mérite d’être pris.
goal-favours-next = Préparez-vous à prendre un jeton Faveur.
goal-council = Un pas au Conseil en vaut la peine.
goal-novices-recruit = Un Novice de plus vous serait utile.
goal-novices-awake = Réunissez plus de Novices actifs pour ce tour.
goal-novices-jetty = Allez chercher vos Novices à l’embarcadère.
goal-novices-kept = Ménagez vos Novices actifs : ils seront peut-être plus utiles plus tard.
goal-tempo = Surveillez les bougies : vous y gagnez si les autres manquent de Novices avant vous.
goal-others-evicted = Quelqu’un peut être évincé du Temple.
goal-prepared-favours = Pensez aux deux jetons Faveur que donneront les Îles laissées libres.
goal-prepared-priestess = Pensez à l’endroit où sera la Prêtresse de la Lune.
goal-prepared-builder = Pensez à l’endroit où sera l’Architecte.
goal-prepared-cheap = Pensez à l’endroit où vous agirez le plus : un Sanctuaire y rend les actions moins chères.
goal-deactivate = Choisissez l’Île où l’adversaire gagne le moins et vous gêne le moins.
goal-even = Peu importe ce que vous jouez maintenant : plusieurs coups se valent.
goal-priestess-kept = Vous avez une récompense chez la Prêtresse de la Lune : gardez-la.
goal-tempo-burns = Prenez du temps aux autres : ils ont encore des choses à faire.
goal-tempo-passes = Vous pouvez attendre : laissez jouer les autres.
goal-waits = Attendez : tout le reste coûterait plus qu’il ne rapporte.
goal-later = Voyez plus loin : ce qui suit votre coup compte.
goal-none = Aucun but ne se détache ici.
goal-only = Vous ne pouvez faire qu’une chose.
goal-exact = La fin peut se calculer d’ici.

## Pourquoi le plus bas niveau a moins bien joué, dit par le bot

slip-ahead = « Je n’ai pas regardé plus loin que ce coup. »
slip-apostate = « J’avais oublié l’Apostat. »
slip-priestess = « J’avais oublié la Prêtresse de la Lune. »
slip-island = « J’ai un faible pour { $island }. »
slip-stack = « J’avais oublié mes Novices sur { $island }. »
slip-tile = « J’avais oublié ma tuile sur le chemin. »
slip-favours = « Je ne voulais pas rendre de jeton Faveur. »
slip-candle = « J’avais hâte qu’il fasse nuit. »
