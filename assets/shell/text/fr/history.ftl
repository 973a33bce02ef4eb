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
replay-speed = { $factor }×
replay-filter = Seulement { $name }
replay-whatif = Plateau d’essai
replay-play-on = Reprendre d’ici
replay-analyse = Analyser
replay-analysing = Arrêter ({ $done } %)
replay-turning = Moment clé suivant
replay-better = Ce qui était possible
replay-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point perdu
   *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points perdus
}
replay-back = Retour
replay-recap-hint = { $means ->
    [finger] Deux doigts y mettent fin.
   *[other] { $skip } passe un coup, { $back } passe tout.
}

## Le plateau d’essai

whatif-title = Plateau d’essai
whatif-below = Jouez tous les camps. Rien n’est enregistré.
whatif-line = Voici ce qui aurait pu se passer.
whatif-back = Retour à la partie

## Regarder

watch = Revoir
menu-replay = Revoir la partie
end-watch = Revoir la partie
