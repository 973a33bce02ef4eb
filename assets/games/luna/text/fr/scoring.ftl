## Fin de la partie

end-graph = Influence par tour
end-lead = { $points } points d’influence, { $ahead } d’avance sur { $second }
end-tie-seats = { $points } points d’influence chacun : au Conseil, le siège { $seat } l’emporte sur { $second } au siège { $other }
end-tie-stack = { $points } points d’influence chacun, même siège au Conseil : le Membre du Conseil du dessus l’emporte sur { $second }
end-guard = Sanctifications
end-eviction = Évictions
end-book = Livres
end-candle = Dernières bougies
end-priestess = Prêtresse de la Lune
end-temple = Temple
end-apostate = Apostat
end-shrines = Sanctuaires
end-favours = Faveurs gardées
end-council = Conseil
end-influence = Influence

## Décompte du tour

scoring-title = Tour { $round }
scoring-priestess = Prêtresse
scoring-apostate = Apostat
scoring-temple = Temple
scoring-shrines = Sanctuaires
scoring-favours = Faveurs gardées
scoring-council = Conseil
scoring-apostate-rule = Novices + 1
scoring-temple-rule = 1 par Novice
scoring-this-round = Ce tour
scoring-influence = Influence
scoring-none-awake = aucun actif
scoring-counts = { $shrines ->
    [0] { $active ->
        [one] { $active } actif
       *[other] { $active } actifs
    }
   *[other] { $active ->
        [0] { $shrines } Sanctuaire
        [one] { $active } actif + { $shrines } Sanctuaire
       *[other] { $active } actifs + { $shrines } Sanctuaire
    }
}
scoring-by-council = { $place } grâce au Conseil
scoring-behind = derrière au Conseil
scoring-no-prize = plus de récompense
scoring-safe = à l’abri
scoring-novices = { $count ->
    [one] { $count } Novice
   *[other] { $count } Novices
}
scoring-next-round = Tour { $round }
scoring-guard = Gardien { $points }
scoring-starts = { $name } commence
scoring-wake = { $count ->
    [one] { $count } se réveille
   *[other] { $count } se réveillent
}
scoring-continue = Continuer
scoring-hint = { $means ->
    [finger] Un appui montre l’étape suivante.
    [keys] Un clic ou Espace montre l’étape suivante, Échap les montre toutes.
   *[other] { $do } montre l’étape suivante, { $back } les montre toutes.
}
scoring-hint-look = Cliquez sur un nombre pour le voir sur le plateau.
scoring-look = { $beat } : { $name } { $points }
scoring-look-back = Cliquez pour revenir.
scoring-final = Décompte final
beat-seat = { $name } { $points }
beat-nothing = { $beat ->
    [apostate] Personne ne perd rien.
   *[other] Personne ne gagne rien.
}
scoring-end = À la fin
scoring-shrines-rule = 4 chacun
scoring-favours-rule = 1 chacune
scoring-council-rule = selon le siège
finale-why = Surtout : { $cause }, { $mine } contre { $theirs } ({ $second }).
finale-table = Tout le tableau

banner-scoring = Décompte
banner-passage = La nuit passe

## L’histoire de la soirée

story-feud = { $way ->
    [0] { $name } a évincé { $other } { $count ->
            [one] une fois
            [2] deux fois
           *[other] { $count } fois
        }{ $back ->
        [0] { "" }, et { $other } n’a jamais riposté
        [one] { "" }, et { $other } a riposté une fois
        [2] { "" }, et { $other } a riposté deux fois
       *[other] { "" }, et { $other } a riposté { $back } fois
    }.
   *[1] Entre { $name } et { $other }, c’était { $count } à { $back } en évictions.
}
story-no-feud = Personne n’a évincé personne : le temple est resté en paix.
story-record-evictions = { $name } a évincé { $count } novices d’une seule consécration, au tour { $round }.
story-record-journey = La plus grande traversée : { $name } a déplacé { $count } novices en un coup, au tour { $round }.
story-record-council = { $name } a gravi { $count } sièges du Conseil en un coup, au tour { $round }.
story-record-priestess = { $name } a remporté { $count } fois le premier prix de la Prêtresse de la Lune.
story-regret-apostate = { $way ->
    [0] L’Apostat a pris { $count ->
            [one] { $count } point
           *[other] { $count } points
        } d’influence à { $name }, et il n’en manquait que { $behind } à la fin.
   *[1] { $name } a perdu { $count ->
            [one] { $count } point
           *[other] { $count } points
        } d’influence face à l’Apostat, et la partie de { $behind }.
}
story-regret = { $way ->
    [0] { $count ->
            [one] { $count } point
           *[other] { $count } points
        } d’influence de plus, et { $name } gagnait.
   *[1] { $name } finit deuxième, à { $behind ->
            [one] { $behind } point
           *[other] { $behind } points
        } d’influence.
}
story-regret-tie = { $name } avait autant d’influence : le Conseil a tranché.
