# Défis : leurs noms, leurs buts, ce qu’ils enseignent, et où en sont leurs buts.

challenge-four-amulets = Quatre et dix
challenge-four-amulets-below = Gagnez avec au moins quatre amulettes dans votre tour.
challenge-four-amulets-teaches = Retenez la troisième amulette jusqu’à ce que la quatrième soit en route.

challenge-three-will-do = Trois suffisent
challenge-three-will-do-below = Gagnez avec trois amulettes et au moins 20 biens.
challenge-three-will-do-teaches = Qui produit tôt n’a pas à marcher loin.

challenge-still-lands = Terres en paix
challenge-still-lands-below = Gagnez sans déplacer une seule tuile.
challenge-still-lands-teaches = Les tribus neutres se mènent et se tirent, les vôtres marchent.

challenge-first-three = Les trois premières
challenge-first-three-below = Gagnez avec les trois tribus du début.
challenge-first-three-teaches = Peu de tribus mangent peu : rien n’est surpeuplé.

challenge-all-eight = Toutes les huit
challenge-all-eight-below = Gagnez avec toutes vos tribus sur les terres.
challenge-all-eight-teaches = Tirez tôt : une tribu chez elle rapporte à chaque tour.

challenge-good-neighbour = Bon voisin
challenge-good-neighbour-below = Vendez trois amulettes dans une partie.
challenge-good-neighbour-teaches = Soyez chez vous là où d’autres cherchent une amulette : chaque vente vaut un bien.

challenge-great-harvest = Grande récolte
challenge-great-harvest-below = Produisez sept biens en un seul tour.
challenge-great-harvest-teaches = Comptez les places de chaque tuile et écartez les neutres.

challenge-round-the-world = Le tour du monde
challenge-round-the-world-below = Gagnez et déplacez quatre tuiles par-dessus le bord du monde.
challenge-round-the-world-teaches = L’autre bout d’une rangée est un voisin, lui aussi.

challenge-shepherd = Le berger
challenge-shepherd-below = Gagnez et menez six fois des tribus neutres.
challenge-shepherd-teaches = Un vendeur s’amène, une tribu gênante s’écarte.

challenge-no-ban = Sans ban
challenge-no-ban-below = Gagnez sans jamais poser votre ban.
challenge-no-ban-teaches = Qui reste près de sa tour n’a pas besoin de ban.

challenge-in-a-hurry = Au pas de course
challenge-in-a-hurry-below = Gagnez au plus tard à la manche 9.
challenge-in-a-hurry-teaches = Choisissez une tour près des autres, et achetez sans attendre.

challenge-three-mages = Trois maîtres
challenge-three-mages-below = Gagnez contre trois bots de niveau 4.
challenge-three-mages-teaches = Tout ce que vous avez appris, en une soirée.

wanted-amulets-least = Amulettes dans la tour : { $now } sur { $number }
wanted-amulets-most = Amulettes dans la tour : { $now } sur { $number } au plus
wanted-goods-least = Biens : { $now } sur { $number }
wanted-shifts-most = Tuiles déplacées : { $now }
wanted-drawn-most = Tribus tirées de votre sac : { $now }
wanted-drawn-least = Tribus tirées de votre sac : { $now } sur { $number }
wanted-sold-least = Amulettes vendues : { $now } sur { $number }
wanted-harvest-least = Plus grande récolte : { $now } sur { $number }
wanted-edge-least = Tuiles par-dessus le bord : { $now } sur { $number }
wanted-led-least = Tribus menées : { $now } sur { $number }
wanted-bans-most = Bans : { $now }
wanted-rounds-most = Manche { $now } sur { $number }
