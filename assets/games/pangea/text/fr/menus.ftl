## Le jeu et ses choix

game-name = Pangea
title-subtitle = Magiciens d’une terre à la dérive
title-facts = 2 à 4 joueurs · 60 min · un peu de hasard
pangea-new-all-produce = Tous produisent à chaque tour
pangea-new-all-produce-below = La règle peut se lire ainsi. Les parties sont alors courtes, et se gagnent surtout avec trois amulettes et 20 biens.
pangea-new-slide = La terre dérive aussi loin qu’elle veut
pangea-new-slide-below = Une tuile glisse dans une direction sur autant de cases d’eau libres que l’on veut, au lieu d’une seule.
pangea-people-purple = Violet
pangea-people-green = Vert
pangea-people-orange = Orange
pangea-people-blue = Bleu
pangea-people-yellow = Jaune
pangea-default-name-purple = Anouk
pangea-default-name-green = Wout
pangea-default-name-orange = Matthieu
pangea-default-name-blue = Bram
pangea-default-name-yellow = Ilse
level-0 = Apprenti
level-1 = Bricoleur
level-2 = Compagnon
level-3 = Adepte
level-4 = Sorcier
level-5 = Devin
level-6 = Sage
level-7 = Mage
level-8 = Grand mage
level-9 = Archimage
level-10 = Élémentaire
level-11 = Titan
level-12 = Pangée

## Comment s’appelle une manche, dans ce jeu où un tour est celui d’un joueur

turning-when = Manche { $round }, coup { $turn } : { $name }
replay-round-back = Une manche en arrière
replay-round-on = Une manche en avant
title-continue-below = Manche { $round } avec { $names }
saves-round = Manche { $round }
bar-round = Manche { $number }
round-short = M{ $number }
story-led-always = { $name } était en tête à la fin de chaque manche.
story-led-one = { $count ->
    [one] { $name } était en tête après une manche sur { $rounds }, et personne d’autre ne l’a été.
   *[other] { $name } était en tête après { $count } manches sur { $rounds }, et personne d’autre ne l’a été.
}
story-led = { $way ->
    [0] { $name } était en tête après { $count ->
            [one] { $count } manche
           *[other] { $count } manches
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
            [one] { $count } manche
           *[other] { $count } manches
        } sur { $rounds }, { $other } après { $more }.
}
story-decided-own = { $late ->
    [1] Tout s’est joué à la manche { $round }, la dernière : { $name } y a pris la tête pour de bon.
   *[0] { $way ->
        [0] À la manche { $round }, { $name } a pris la tête pour ne plus la rendre.
       *[1] Tout s’est joué à la manche { $round } : { $name } a pris la tête et l’a gardée.
    }
}
story-decided-fell = { $late ->
    [1] Tout s’est joué à la manche { $round }, la dernière : { $name } y a pris la tête pour de bon.
   *[0] À la manche { $round }, la tête est revenue à { $name } et y est restée.
}
story-record-round = La manche { $round } a été la plus longue, avec { $count } coups sur { $turns }.

## Le jeu imprimé

credits-part-printed = { game-name }, le jeu imprimé
credits-designer = Auteur
credits-publisher = Éditeur

opening-1 = Pangea s’est brisée, et ses terres dérivent.
opening-2 = Votre magie déplace des terres entières, même par-dessus le bord du monde.
opening-3 = Les tribus qui sont chez elles récoltent des biens.
opening-4 = Avec les biens, vous achetez des amulettes aux autres.
opening-5 = Portez-les à votre tour : cinq amulettes gagnent, et trois suffisent avec assez de biens.
