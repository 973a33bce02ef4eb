rules-section-game = Le jeu
rule-game = Pangea
rule-game-short = Ramène des amulettes dans ta tour.
rule-game-long = Achète des amulettes aux autres peuples et porte-les dans ta tour.
