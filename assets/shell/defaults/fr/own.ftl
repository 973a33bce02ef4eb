## Ce qu’un jeu peut dire avec ses propres mots : les manches, et la valeur d’un tournant

turning-when = Tour { $round }, coup { $turn } : { $name }
replay-round-back = Un tour en arrière
replay-round-on = Un tour en avant
title-continue-below = Tour { $round } avec { $names }
saves-round = Tour { $round }
bar-round = Tour { $number }
round-short = T{ $number }
turning-below = Un clic montre la table telle qu’elle était. Le nombre dit combien a été perdu, selon le bot.
