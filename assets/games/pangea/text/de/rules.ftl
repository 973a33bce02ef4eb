rules-section-game = Das Spiel
rule-game = Pangea
rule-game-short = Bring Amulette heim in deinen Turm.
rule-game-long = Kaufe Amulette von anderen Völkern und trage sie in deinen Turm.
