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
story-decided-last = Il a fallu le tout dernier coup : alors seulement { $name } était en tête pour de bon.
story-decided-never = Rien n’a tranché : { $count } joueurs partagent la première place.
