## Ce qu’un jeu peut dire avec ses propres mots : les manches, les niveaux, et la valeur d’un tournant

turning-when = Tour { $round }, coup { $turn } : { $name }
replay-round-back = Un tour en arrière
replay-round-on = Un tour en avant
title-continue-below = Tour { $round } avec { $names }
saves-round = Tour { $round }
bar-round = Tour { $number }
round-short = T{ $number }
turning-below = Un clic montre la table telle qu’elle était. Le nombre dit combien a été perdu, selon le bot.
story-led-always = { $name } était en tête à la fin de chaque tour.
story-led-one = { $count ->
    [one] { $name } était en tête après un tour sur { $rounds }, et personne d’autre ne l’a été.
   *[other] { $name } était en tête après { $count } tours sur { $rounds }, et personne d’autre ne l’a été.
}
story-led = { $way ->
    [0] { $name } était en tête après { $count ->
            [one] { $count } tour
           *[other] { $count } tours
        } sur { $rounds }, { $other } après { $more } ; la tête a changé { $changes ->
        [one] une fois
        [2] deux fois
       *[other] { $changes } fois
    }.
   *[1] La tête a changé { $changes ->
        [one] une fois
        [2] deux fois
       *[other] { $changes } fois
    } : { $name } était en tête après { $count ->
            [one] { $count } tour
           *[other] { $count } tours
        } sur { $rounds }, { $other } après { $more }.
}
story-decided-own = { $late ->
    [1] Tout s’est joué au tour { $round }, le dernier : { $name } y a pris la tête pour de bon.
   *[0] { $way ->
        [0] Au tour { $round }, { $name } a pris la tête pour ne plus la rendre.
       *[1] Tout s’est joué au tour { $round } : { $name } a pris la tête et l’a gardée.
    }
}
story-decided-fell = { $late ->
    [1] Tout s’est joué au tour { $round }, le dernier : { $name } y a pris la tête pour de bon.
   *[0] Au tour { $round }, la tête est revenue à { $name } et y est restée.
}
story-record-round = Le tour { $round } a été le plus long, avec { $count } coups sur { $turns }.
rules-section-game = Le jeu
level-0 = Débutant
level-1 = Très facile
level-2 = Facile
level-3 = Modeste
level-4 = Moyen
level-5 = Bon
level-6 = Très bon
level-7 = Fort
level-8 = Très fort
level-9 = Expert
level-10 = Maître
level-11 = Grand maître
level-12 = Champion
