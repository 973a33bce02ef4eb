# Défis : leurs noms, leurs buts, ce qu’ils apprennent, et où en sont leurs buts.

challenge-no-shrine = Sans Sanctuaire
challenge-no-shrine-below = Gagnez sans bâtir de Sanctuaire.
challenge-no-shrine-teaches = Il y a aussi des points au Temple et chez la Prêtresse.

challenge-five-evictions = Cinq évictions
challenge-five-evictions-below = Évincez cinq Novices des autres en une partie.
challenge-five-evictions-teaches = Regardez plus loin : qui le nombre du Gardien atteint-il ?

challenge-without-the-moon = Sans clair de lune
challenge-without-the-moon-below = Terminez deuxième ou mieux sans jamais prendre la première récompense de la Prêtresse.
challenge-without-the-moon-teaches = Les deuxièmes récompenses et le Temple rapportent à chaque tour.

challenge-all-thirteen = Tous les treize
challenge-all-thirteen-below = Gagnez sans laisser de Novice dans la réserve.
challenge-all-thirteen-teaches = Un Novice recruté tôt agit à chaque tour.

challenge-no-shadow = Hors de l’ombre
challenge-no-shadow-below = Gagnez sans perdre de point à cause de l’Apostat.
challenge-no-shadow-teaches = Quittez son Île avant la dernière bougie, ou faites-le expulser.

challenge-last-candle = La dernière bougie
challenge-last-candle-below = Gagnez et éteignez la dernière bougie à quatre tours.
challenge-last-candle-teaches = Qui finit le tour décide de ce que les autres ne feront plus.

challenge-high-council = Siège dix
challenge-high-council-below = Gagnez et atteignez le siège 10 du Conseil.
challenge-high-council-teaches = Le Conseil rapporte à la fin et départage les égalités.

challenge-six-favours = Mains pleines
challenge-six-favours-below = Finissez la partie avec six jetons Faveur.
challenge-six-favours-teaches = Un jeton gardé vaut un point ; un jeton utilisé doit rapporter plus.

challenge-wandering-book = Le livre voyageur
challenge-wandering-book-below = Amenez quatre fois un Livre de la Sagesse à vos Novices.
challenge-wandering-book-teaches = Un livre rapporte chaque fois qu’il change de main, et il protège.

challenge-homecoming = Le retour
challenge-homecoming-below = Gagnez et ramenez trois Novices de l’embarcadère.
challenge-homecoming-teaches = Qui est évincé n’est pas perdu : la Marée le ramène.

challenge-alone = Seul, de dix points
challenge-alone-below = Battez l’adversaire de niveau 1 de dix points.
challenge-alone-teaches = Seul, vous voyez tout : planifiez un tour entier.

challenge-three-masters = Trois maîtres
challenge-three-masters-below = Gagnez contre trois bots de niveau 4.
challenge-three-masters-teaches = Tout ce que vous avez appris, en une soirée.

wanted-built-most = Sanctuaires bâtis : { $now }
wanted-evictions-least = Évictions : { $now } sur { $number }
wanted-prizes-most = Premières récompenses : { $now }
wanted-supply-most = Novices en réserve : { $now }
wanted-lost-most = Perdu à cause de l’Apostat : { $now }
wanted-last-least = Dernières bougies : { $now } sur { $number }
wanted-council-least = Siège au Conseil : { $now } sur { $number }
wanted-tokens-least = Faveurs : { $now } sur { $number }
wanted-books-least = Livres déplacés : { $now } sur { $number }
wanted-home-least = Revenus de l’embarcadère : { $now } sur { $number }
