## Pourquoi c’est impossible

reason-over = La partie est finie.
reason-no-move = Ce coup n’existe pas.
reason-not-now-preparation = Le tour préliminaire vient d’abord.
reason-not-now-shrine = Un Sanctuaire de départ ne se place qu’à son tour, au tour préliminaire.
reason-not-now-pairs = Les paires de départ ne se placent qu’à leur tour, au tour préliminaire.
reason-not-now-deactivate = On choisit où l’adversaire devient inactif seulement au début d’un tour de la partie en solo.
reason-not-now-action = Choisissez d’abord une Île où l’adversaire devient inactif.
reason-not-now-finish = On ne termine soi-même la phase que dans la partie en solo.
reason-solo-no-meditation = La partie en solo n’a pas de bougies ; terminez plutôt la phase.
reason-shrine-on-herbs = À deux, aucun Sanctuaire de départ sur l’Île aux Plantes.
reason-shrine-taken = Il y a déjà un Sanctuaire sur { $island }.
reason-pairs-at-shrine = Pas de paire sur { $island }, où se trouve votre Sanctuaire.
reason-needs-novices = { $need ->
    [one] Il faut un Novice actif sur { $island } ; vous n’en avez pas.
   *[other] { $have ->
        [0] Il faut { $need } Novices actifs sur { $island } ; vous n’en avez pas.
       *[other] Il faut { $need } Novices actifs sur { $island } ; vous en avez { $have }.
    }
}
reason-needs-token = Il faut le jeton { $favour }.
reason-holds-token = Vous avez déjà le jeton { $favour }.
reason-needs-supply = Il n’y a plus de Novice dans votre réserve.
reason-needs-shrine = Il n’y a plus de Sanctuaire dans votre réserve.
reason-shrine-here = Vous avez déjà un Sanctuaire sur { $island }.
reason-no-use-for-novice = Le jeton Novice n’a rien à remplacer ici.
reason-herbs-on-herbs = Les plantes n’agissent pas sur l’Île aux Plantes.
reason-needs-inactive = { $need ->
    [one] Il faut un Novice inactif sur { $island } ; vous n’en avez pas.
   *[other] { $have ->
        [0] Il faut { $need } Novices inactifs sur { $island } ; vous n’en avez pas.
       *[other] Il faut { $need } Novices inactifs sur { $island } ; vous en avez { $have }.
    }
}
reason-council-room = { $room ->
    [one] Il ne reste qu’un siège devant vous, pas { $count }.
   *[other] Il ne reste que { $room } sièges devant vous, pas { $count }.
}
reason-council-top = Votre Membre du Conseil est déjà au dernier siège.
reason-nobody-to-use = Il faut au moins un Novice ou le jeton Novice.
reason-same-island = Les Novices doivent aller sur une autre Île.
reason-needs-traveller = { $count ->
    [one] Aucun de vos Novices ne peut quitter { $island }.
   *[other] { $have ->
        [0] Vous ne pouvez pas déplacer { $count } Novices depuis { $island } ; vous n’en avez pas là.
       *[other] Vous ne pouvez pas déplacer { $count } Novices depuis { $island } ; vous en avez { $have } là.
    }
}
reason-sail-two = Le Voilier prend un ou deux Novices.
reason-parts-order = Les étapes du trajet ne sont pas dans l’ordre.
reason-parts-end = Le trajet n’a pas d’étape, ou pas de fin.
reason-not-on-path = La tuile { $tile } n’est pas sur le chemin.
reason-tile-claimed = La tuile { $tile } est déjà occupée.
reason-tile-dark = La tuile { $tile } n’est pas accessible, et la Corruption ne va pas si loin.
reason-needs-bribery = La tuile { $tile } est derrière le Gardien : il faut le jeton Corruption.
reason-no-bribery = La tuile { $tile } est accessible sans Corruption.
reason-wrong-symbol = La tuile { $tile } ne s’occupe que depuis { $island }.
reason-not-own-tile = Vous n’avez pas de Novice sur la tuile { $tile }.
reason-no-own-tile = Vous n’avez aucun Novice sur une tuile du chemin ; une Promotion en place un.
reason-no-book = Il n’y a pas de livre sur la tuile { $tile }.
reason-not-own-novice = Vous n’avez pas de Novice dans le Temple sur la tuile { $tile }.
reason-no-own-novice = Vous n’avez aucun Novice dans le Temple.
reason-has-book = Votre Novice sur la tuile { $tile } a déjà un livre.
reason-solo-forbidden = { $level ->
    [2] Au niveau 2, seule l’Expulsion est permise sur { $island }, où se tient l’Apostat.
   *[other] Au niveau { $level }, rien n’est permis sur { $island }, où se tient l’Apostat.
}
reason-solo-no-expulsion = Au niveau 3, l’Expulsion est interdite.
