# La page des énigmes, et ce qui est dit à leur table.

title-puzzles = Énigmes
puzzles-title = Énigmes
puzzles-below = Chaque réponse est prouvée, quoi que fassent les autres. Étoiles gagnées : { $won } sur { $most }.
puzzles-level = Niveau { $level }
puzzle-sign = Énigme · niveau { $level }
puzzle-you = Vous
puzzle-shown = La meilleure suite de coups est en train d’être montrée.
puzzle-answered = L’énigme a sa réponse : annulez, ou recommencez.
puzzle-no-hint = Il n’y a pas de conseils dans une énigme. Vous pouvez essayer et annuler.
puzzle-no-proof = Il n’y a pas de réponse prouvée à ce coup. Annulez-le, s’il vous plaît.
puzzle-solved = Résolu
puzzle-missed = Pas encore
puzzle-value = { $value ->
    [one] Votre suite rapporte { $value } point ; la meilleure en rapporte { $best }.
   *[other] Votre suite rapporte { $value } points ; la meilleure en rapporte { $best }.
}
puzzle-reached = Vous y êtes, et personne n’aurait pu vous arrêter.
puzzle-not-reached = Cette suite n’y mène pas. Une autre y mène, quoi que fassent les autres.
puzzle-next = Énigme suivante
puzzle-line = Montrer la meilleure suite
puzzle-again = Réessayer
