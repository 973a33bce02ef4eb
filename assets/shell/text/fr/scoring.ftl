## Fin de la partie

end-wins = { $name } gagne
end-shared = Première place partagée
end-points = Points
end-course = Points par tour
end-graph-start = Début
end-graph-end = Fin
end-start = Début
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-rematch = Revanche
end-export = Exporter
end-as-graph = Courbes
end-as-numbers = Nombres
end-leave = Menu principal
end-exported = La partie a été exportée dans { $file }.
end-exported-copied = La partie a été exportée dans { $file } et copiée : son texte peut être collé partout.
scoring-none = Aucun décompte n’a encore eu lieu.

## L’histoire de la soirée

end-as-story = Récit
story-hint = Un clic sur une phrase montre la table à ce moment.
story-save = Enregistrer l’image
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
story-decided-last = Il a fallu le tout dernier coup : alors seulement { $name } était en tête pour de bon.
story-decided-never = Rien n’a tranché : { $count } joueurs partagent la première place.
story-record-round = La manche { $round } a été la plus longue, avec { $count } coups sur { $turns }.
