# Ce que demandent les énigmes, et ce que montrent leurs solutions.

puzzle-asks-siege = Assaut du Temple : quel coup à lui seul vous rapporte le plus de points ?
puzzle-asks-rout = Assaut du Temple : combien de Novices des autres pouvez-vous évincer d’un seul coup ?
puzzle-asks-candle = Dernière bougie : il ne reste que des bougies aux autres. Combien de points pouvez-vous gagner jusqu’au décompte du tour ?
puzzle-asks-moon = Attrapez la lune : gagnez la première récompense de la Prêtresse de la Lune à ce tour et ne perdez rien à cause de l’Apostat, quoi que fassent les autres.
puzzle-asks-stand = Dernier combat : gagnez la partie à partir d’ici, quoi que fasse l’autre Ordre.

puzzle-teaches-appointment = Une tuile occupée ne rapporte qu’une fois sanctifiée.
puzzle-teaches-book = Un Livre de la Sagesse rapporte des points chaque fois qu’il change de place.
puzzle-teaches-candle = Parfois, la bougie est le coup le plus fort.
puzzle-teaches-consecration = L’endroit où un Novice entre au Temple décide de qui il évince.
puzzle-teaches-council = Un meilleur siège au Conseil départage les égalités.
puzzle-teaches-expulsion = L’Expulsion envoie l’Apostat chez les autres.
puzzle-teaches-favour = Une faveur gardée vaut un point à la fin.
puzzle-teaches-herbs = Les Plantes réveillent des Novices pour une action de plus.
puzzle-teaches-journey = Se déplacer coûte l’action, mais éloigne de l’Apostat.
puzzle-teaches-recruitment = Un Novice recruté arrive là où l’on a besoin de lui.
puzzle-teaches-sailboat = Qui prend le Voilier reste actif.
puzzle-teaches-shrine = Un Sanctuaire compte à la fin et chez la Prêtresse de la Lune.
puzzle-teaches-tide = La Marée emporte même les Novices qui se reposent.

puzzle-value-rout =
    { $value ->
        [one] Votre coup évince { $value } Novice ; le meilleur en évince { $best }.
       *[other] Votre coup évince { $value } Novices ; le meilleur en évince { $best }.
    }
