## Un coup en quelques mots

pangea-told-place = Tour et tribus sur { $tile }
pangea-told-draw = Tirer une tribu ({ $people })
pangea-told-drew = Tiré du sac ({ $people }) : { $tribe }
pangea-told-shift = Déplacer { $tile } en { $square }
pangea-told-lead = Mener une { $tribe } ({ $people }) : { $tile } vers { $target }
pangea-told-step = { $tribe } : { $tile } vers { $target }
pangea-told-stay = Rester
pangea-told-buy = Acheter sur { $tile } à { $people } : { $amulet }
pangea-told-ban = Ban sur { $place }
pangea-told-end = Finir le tour sans ban

## Ce qui s’est passé

pangea-event-placed = { $people } : la tour et trois tribus sont sur { $tile }.
pangea-event-turn-begun = { $count ->
    [one] { $name } a { $count } action magique.
   *[other] { $name } a { $count } actions magiques.
}
pangea-event-ban-lifted = { $name } lève le ban sur { $place }.
pangea-event-drawn = Une { $tribe } ({ $people }) sort du sac et arrive sur { $tile }.
pangea-event-shifted = { $tile } dérive de { $origin } vers { $target }.
pangea-event-led = Une { $tribe } ({ $people }) est menée de { $origin } vers { $target }.
pangea-event-moved = Une { $tribe } va de { $origin } vers { $target }.
pangea-event-carried = Une { $tribe } va de { $origin } vers { $target }, avec l’amulette : { $amulet }.
pangea-event-stayed = Aucune tribu ne bouge.
pangea-event-handed-in = Dans la tour : { $amulet }. Rang { $rank }.
pangea-event-bought = Acheté sur { $tile } à { $people } : { $amulet }, prix { $price }.
pangea-event-earned-sale = { $count ->
    [one] { $name } reçoit { $count } bien pour la vente.
   *[other] { $name } reçoit { $count } biens pour la vente.
}
pangea-event-earned-production = { $count ->
    [one] { $name } produit { $count } bien.
   *[other] { $name } produit { $count } biens.
}
pangea-event-ban-put = { $name } pose le ban sur { $place }.
pangea-event-last-round = { $name } a { $condition } : cette manche est la dernière.
pangea-event-game-over = La partie est finie.
pangea-placing = Pose des tours

## Situation et fin

pangea-condition-0 = aucune condition
pangea-condition-1 = trois amulettes et 20 biens
pangea-condition-2 = quatre amulettes et 10 biens
pangea-condition-3 = cinq amulettes
pangea-standing = { $rank ->
    [one] { $rank } amulette
   *[other] { $rank } amulettes
} et { $count ->
    [one] { $count } bien
   *[other] { $count } biens
}, à la manche { $round }
end-pangea-condition = Condition
end-pangea-ranking = Classement
end-pangea-order = condition, puis amulettes, puis biens
end-pangea-tower = Amulettes dans la tour
end-pangea-none = aucune
end-pangea-of = { $count } sur { $all }
end-pangea-beats = Cinq amulettes l’emportent sur quatre et 10 biens, et celles-ci sur trois et 20.
end-pangea-goods = Biens
end-pangea-amulets = amulettes
end-pangea-production = biens produits
end-pangea-sale = biens des ventes
end-pangea-course = Biens et amulettes par manche

## L’histoire de la soirée

story-feud = { $count ->
    [one] { $name } a acheté une amulette à { $other }{ $back ->
            [0] { "" }, et ne lui en a vendu aucune
            [one] { "" }, et lui en a vendu une
           *[other] { "" }, et lui en a vendu { $back }
        }.
   *[other] { $way ->
        [0] { $name } a acheté { $count } amulettes à { $other }{ $back ->
            [0] { "" }, et ne lui en a vendu aucune
            [one] { "" }, et lui en a vendu une
           *[other] { "" }, et lui en a vendu { $back }
        }.
       *[1] { $name } et { $other } ont le plus commercé : { $count } amulettes dans un sens, { $back ->
            [0] aucune
            [one] une
           *[other] { $back }
        } dans l’autre.
    }
}
story-no-feud = Personne n’a acheté d’amulette à un autre joueur.
story-record-harvest = { $name } a récolté { $count } biens d’un coup, à la manche { $round }.
story-record-price = { $name } a payé { $count } biens pour une seule amulette, à la manche { $round }.
story-record-shifts = { $name } a fait dériver des terres { $count } fois.
story-regret-goods = { $way ->
    [0] { $count ->
            [one] Un bien de plus
           *[other] { $count } biens de plus
        }, et { $name } gagnait.
   *[1] Il a manqué { $count ->
            [one] un bien
           *[other] { $count } biens
        } à { $name } pour gagner.
}
story-regret-amulet = { $way ->
    [0] Une amulette de plus, et { $name } gagnait.
   *[1] Il n’a manqué qu’une amulette à { $name } pour gagner.
}
story-regret-far =
    { $name } finit deuxième { $more ->
        [0] sans amulette
        [1] avec une amulette
       *[other] avec { $more } amulettes
    } ; { $other } en avait { $count }.
told-by = { $name } : { $sentence }
told-cost-crowded = surpeuplement sur { $tile } : vos tribus n’y produisent rien.
told-cost-drift = Vos tribus dérivent avec cette terre.
