## Pour les lecteurs d’écran

access-seats = Joueurs
access-board = Plateau
access-commands = Boutons
access-possible = Possible.
