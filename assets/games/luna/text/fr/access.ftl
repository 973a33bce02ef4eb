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
        [one] { $awake } éveillé
       *[other] { $awake } éveillés
    }, { $tired ->
        [one] { $tired } fatigué
       *[other] { $tired } fatigués
    }{ $shrine ->
        [yes] , un sanctuaire
       *[no] {""}
    }
access-awake = { $name }, { $island } : { $count ->
    [one] { $count } éveillé
   *[other] { $count } éveillés
}
access-tired = { $name }, { $island } : { $count ->
    [one] { $count } fatigué
   *[other] { $count } fatigués
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
