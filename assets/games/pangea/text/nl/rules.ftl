rules-section-game = Het spel
rule-game = Pangea
rule-game-short = Breng amuletten naar je toren.
rule-game-long = Koop amuletten van andere volken en breng ze naar je toren.
