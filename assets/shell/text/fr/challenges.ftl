# Les défis, et ce qui en est dit quand leur partie est finie.

challenges-title = Défis
challenges-below = { $met } sur { $most } relevés. Dans l’ordre que vous voulez ; vous pouvez annuler des coups.
challenges-count = { $met } sur { $most } relevés
challenge-against =
    { $bots ->
        [0] En solo.
        [one] Contre un bot de niveau { $level }.
        [2] Contre deux bots de niveau { $level }.
        [3] Contre trois bots de niveau { $level }.
       *[other] Contre { $bots } bots de niveau { $level }.
    }
challenge-met = Défi relevé : { $name }.
challenge-missed = { $name } : pas cette fois.
wanted-place-most =
    { $number ->
        [1] Premier à la fin : à présent à la place { $now }
       *[other] Place { $number } ou mieux : à présent à la place { $now }
    }
wanted-lead-least = Points d’avance : { $now } sur { $number }
