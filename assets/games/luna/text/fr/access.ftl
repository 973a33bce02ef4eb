## Pour les lecteurs d’écran

access-islands = Îles
access-path = Tuiles du temple
access-temple = Temple
access-council = Conseil
access-actions = Actions
access-favours =
    { $count ->
        [0] Plus aucune faveur
        [one] Encore une faveur
       *[other] Encore { $count } faveurs
    }
access-here = { $name } : { $awake ->
        [one] { $awake } actif
       *[other] { $awake } actifs
    }, { $tired ->
        [one] { $tired } inactif
       *[other] { $tired } inactifs
    }{ $shrine ->
        [yes] , un sanctuaire
       *[no] {""}
    }
access-awake = { $name }, { $island } : { $count ->
    [one] { $count } actif
   *[other] { $count } actifs
}
access-tired = { $name }, { $island } : { $count ->
    [one] { $count } inactif
   *[other] { $count } inactifs
}
access-tile =
    Tuile { $tile }, { $state ->
        [owned] prise par { $name }
        [released] libre
        [bribable] libre avec corruption
       *[dark] pas encore libre
    }
access-space =
    Case { $tile }, { $state ->
        [held] { $name }
        [closed] fermée
       *[empty] vide
    }
access-book = Un livre s’y trouve
access-number =
    { $count ->
        [one] Un novice
       *[other] { $count } novices
    }
access-token =
    { $token }, { $held ->
        [yes] en main
       *[no] pas en main
    }
access-tokens =
    { $count ->
        [0] Aucun jeton
        [one] Jeton : { $tokens }
       *[other] Jetons : { $tokens }
    }
access-guard = Le Gardien du Temple est sur { $points }
access-start = Premier joueur : { $name }
