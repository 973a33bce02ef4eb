# Ce que demandent les énigmes, et ce que montrent leurs solutions.

puzzle-asks-harvest = Récolte : combien de biens vos tribus peuvent-elles produire ce tour-ci, quoi que vous tiriez ?
puzzle-asks-bag = La chance du sac : quel coup produit en moyenne le plus de biens ? Chaque tribu d’un sac est aussi probable.
puzzle-asks-market = L’amulette au meilleur compte : achetez-en une ce tour-ci. Combien de biens pouvez-vous avoir à la fin, quoi que vous tiriez ?
puzzle-asks-home = Retour : combien d’amulettes pouvez-vous rapporter dans votre tour pendant ce coup ?
puzzle-asks-guard = Barrage : le joueur suivant ne doit rapporter aucune amulette à son prochain coup, quoi qu’il fasse.
puzzle-asks-crown = La couronne : gagnez la partie à partir d’ici, quoi que l’on tire et quoi que fassent les autres.

puzzle-teaches-ban = Un ban retient une tuile à sa place, et il écarte les tuiles de l’eau.
puzzle-teaches-buy = Chaque amulette dans la tour renchérit la suivante : choisissez quand acheter.
puzzle-teaches-draw = Comptez ce qui reste dans le sac avant de tirer.
puzzle-teaches-lead = Menez une tribu neutre ailleurs, et une tuile pleine nourrit de nouveau les vôtres.
puzzle-teaches-move = Comptez les places d’une tuile avant que vos tribus marchent.
puzzle-teaches-shift = Un déplacement rapproche des terres, et il en sépare d’autres.
puzzle-teaches-stay = Parfois, le meilleur pas est de rester.

puzzle-value-harvest =
    { $value ->
        [one] Votre coup produit { $value } bien ; le meilleur en produit { $best }.
       *[other] Votre coup produit { $value } biens ; le meilleur en produit { $best }.
    }
puzzle-value-bag =
    { $value ->
        [one] Votre coup produit en moyenne { $value } bien ; le meilleur en produit { $best }.
       *[other] Votre coup produit en moyenne { $value } biens ; le meilleur en produit { $best }.
    }
puzzle-value-market =
    { $value ->
        [0] Aucune amulette achetée, ou plus rien ne reste ; le meilleur coup en achète une et garde { $best }.
        [one] Il vous reste { $value } bien ; le meilleur coup en garde { $best }.
       *[other] Il vous reste { $value } biens ; le meilleur coup en garde { $best }.
    }
puzzle-value-home =
    { $value ->
        [one] Vous rapportez { $value } amulette ; le meilleur coup en rapporte { $best }.
       *[other] Vous rapportez { $value } amulettes ; le meilleur coup en rapporte { $best }.
    }
