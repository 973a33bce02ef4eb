## Ce qui est impossible maintenant : sa valeur, la raison, et le moyen d’y arriver

worth-favour = Un jeton gardé jusqu’à la fin de la partie vaut 1 point.
worth-recruit = Pas de point en soi, mais un Novice de plus à chaque tour.
worth-shrine = 4 points à la fin ; Faveur et Promotion y demandent un Novice de moins.
worth-herbs = Pas de point en soi, mais des Novices qui agissent encore ce tour-ci.
worth-journey = Pas de point en soi ; auprès de la Prêtresse, la fin du tour en rapporte jusqu’à { $prize }.
worth-tide = Pas de point en soi ; auprès de la Prêtresse, la fin du tour en rapporte jusqu’à { $prize }.
worth-sail = Pas de point en soi ; auprès de la Prêtresse, la fin du tour en rapporte jusqu’à { $prize }.
worth-appoint = Pas encore de point ; sanctifier la tuile en rapporterait { $guard } maintenant.
worth-consecrate = { $rounds ->
    [one] { $guard } points maintenant, 1 au décompte de ce tour et 1 par Novice évincé.
   *[other] { $guard } points maintenant, 1 à chacun des { $rounds } décomptes à venir et 1 par Novice évincé.
}
worth-book = { $book ->
    [one] 1 point maintenant ; le Novice reste au Temple jusqu’à la fin.
   *[other] { $book } points maintenant ; le Novice reste au Temple jusqu’à la fin.
}
worth-council = 1 point par siège à la fin ; le meilleur siège gagne toutes les égalités.
worth-expel = { $loss ->
    [0] Pas de point en soi ; là où il va, d’autres en perdent.
   *[other] Pas de point en soi ; il vous coûte 1 par Novice près de son Île, et 1 de plus.
}
worth-meditate = La dernière bougie rapporte 1 point et finit le tour.
worth-token = Gardé jusqu’à la fin de la partie, il vaut 1 point.
locked-also = Et ensuite : { $why }
locked-elsewhere = Pas ici. { $action } : choisissez ce qui est éclairé.
reason-council-behind = Votre Membre du Conseil est déjà au siège { $seat } ; il ne fait qu’avancer.
reason-no-traveller = Aucun de vos Novices ne peut partir maintenant.
reason-no-books = Il n’y a pas de Livre de la Sagesse dans le Temple.
reason-no-tile = Il n’y a plus de tuile Temple sur le chemin.
way-token = { $enough ->
    [yes] { $cost ->
        [one] Prenez-le : Faveur du Prêtre avec un Novice sur { $island }.
       *[other] Prenez-le : Faveur du Prêtre avec 2 Novices sur { $island }.
    }
   *[no] { $cost ->
        [one] La Faveur du Prêtre le donne, avec 1 Novice actif sur { $island }.
       *[other] { $have ->
            [0] La Faveur du Prêtre le donne, avec 2 Novices actifs sur { $island }.
           *[other] La Faveur du Prêtre le donne, avec 2 Novices actifs sur { $island } ; vous en avez { $have }.
        }
    }
}
way-bribery = { $last ->
    [yes] La Faveur du Prêtre sur { $island } donne la Corruption.
   *[no] La Faveur du Prêtre sur { $island } donne la Corruption ; au tour { $round }, la tuile s’en passe.
}
way-waking = { $last ->
    [yes] Vos Novices y sont inactifs ; en ce dernier tour, seules les Plantes les réveillent.
   *[no] Vos Novices s’y réveillent à la fin du tour, ou aussitôt grâce aux Plantes.
}
way-bring = { $last ->
    [yes] Le Voilier y mène des Novices actifs ; il est trop tard pour un Déplacement.
   *[no] Le Voilier y mène des Novices actifs ; ceux d’un Déplacement agissent au tour suivant.
}
way-wake = { $last ->
    [yes] En ce dernier tour, seules les Plantes réveillent des Novices.
   *[no] Vos Novices se réveillent à la fin du tour, ou deux aussitôt grâce aux Plantes.
}
way-evicted = Seuls des Novices évincés attendent à l’embarcadère.
way-use-token = Utilisez-le d’abord ; vous pourrez alors le reprendre.
way-supply = Tous les treize sont en jeu ; il n’en viendra plus.
way-built = Tous les six sont bâtis ; il n’en viendra plus.
way-builder = { $last ->
    [yes] L’Architecte reste où il est : on ne bâtit plus.
   *[no] Au prochain tour, l’Architecte sera sur { $island }.
}
way-herbs = { $last ->
    [yes] Seule la Marée pourrait encore les déplacer.
   *[no] Ceux-là se réveillent à la fin du tour.
}
way-inactive = Cela aide des Novices qui ont agi ou sont arrivés en barque ce tour-ci.
way-top = Il vaut 10 points ; aucun siège n’est plus haut.
way-fewer = Utilisez moins de Novices.
way-forward = Choisissez un siège au-dessus du vôtre.
way-anybody = Un Novice actif de n’importe quelle Île suffit.
way-other-tile = Choisissez une tuile que personne n’occupe.
way-appoint = D’abord une Promotion : 2 Novices d’une Île occupent une tuile à son symbole.
way-claim = D’abord une Promotion sur cette tuile, avec des Novices sur { $island }.
way-guard = Le Gardien ouvre la tuile au tour { $round } ; avec la Corruption, au tour { $before }.
way-consecrate = D’abord une Promotion, puis une Sanctification : votre Novice entre au Temple.
way-books = Choisissez un Novice qui a un livre ; il passe au vôtre.
way-safe = Personne ne peut plus l’évincer.
way-apostate = { $last ->
    [yes] L’Apostat n’avance plus que par une Expulsion.
   *[no] L’Apostat avance à la fin du tour, ou par une Expulsion.
}
way-none = Rien n’y change.
