## Sous-titres : ce qu’un son annonce

sound-ban = Un ban est posé
sound-lift = Un ban est levé
sound-buy = Une amulette est achetée
sound-coin = Des biens arrivent
sound-draw = Une tribu sort du sac
sound-drift = Une terre dérive
sound-lead = Une tribu est menée
sound-hand-in = Une amulette est dans la tour
sound-last-round = Un gong : dernière manche
sound-tower = Une tour est posée
sound-triumph = Un élan : un grand moment
sound-loss = Des notes graves : un revers
