## Sous-titres : ce qu’un son annonce

sound-refuse = Impossible
sound-undo = Annulé
sound-victory = Fanfare de victoire
sound-your-turn = Une cloche : à vous de jouer
