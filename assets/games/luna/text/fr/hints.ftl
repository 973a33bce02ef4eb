## Qui joue où

level-0 = Débutant
level-1 = Pèlerin
level-2 = Novice
level-3 = Acolyte
level-4 = Prêtre
level-5 = Chantre
level-6 = Ancien
level-7 = Grand prêtre
level-8 = Oracle
level-9 = Prêtresse de la Lune
level-10 = Nouvelle lune
level-11 = Demi-lune
level-12 = Pleine lune

## Conseils

hint-deactivate = désactiver { $island }
hint-ride = { $action } : { $legs }
hint-leg = { $state ->
    [inactive] { $novices ->
        [one] { $origin } › { $destination } ({ $novices } inactif)
       *[other] { $origin } › { $destination } ({ $novices } inactifs)
    }
   *[active] { $origin } › { $destination } ({ $novices })
}
hint-novices = { $count ->
    [one] { $island } : { $count } Novice
   *[other] { $island } : { $count } Novices
}
hint-token = jeton { $favour }
theme-points = influence immédiate
theme-temple = Temple
theme-priestess = Prêtresse de la Lune
theme-apostate = Apostat
theme-shrines = Sanctuaires
theme-favours = faveurs
theme-council = Conseil
theme-novices = Novices
theme-tempo = temps
theme-others = pertes des autres
theme-later = la suite
turning-below = Un clic montre la table telle qu’elle était. Le nombre est l’influence perdue, selon le bot.
