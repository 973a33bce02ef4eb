rules-section-game = The game
rule-game = Pangea
rule-game-short = Bring amulets home to your tower.
rule-game-long = Buy amulets from other peoples and carry them to your tower.
