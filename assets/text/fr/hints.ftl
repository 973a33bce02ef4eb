## Qui joue où

seat-person = Humain
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
level-1 = Novice
level-2 = Acolyte
level-3 = Prêtre
level-4 = Grand prêtre
level-5 = Prêtresse de la Lune
panel-bot = Bot { $level }
menu-players = Joueurs
players-title = Joueurs
players-below = Chaque place peut passer à tout moment à un humain ou à un bot. La partie continue où elle en est.

## Pendant qu’un bot joue

bots-thinking = réfléchit
bots-watching = C’est au bot de jouer. Regardez à votre aise, ou reprenez votre coup.
bots-play = Les bots jouent entre eux. Cliquez ici pour une pause.
bots-paused = Les bots attendent. Cliquez ici et ils continuent.
bots-failed = Le bot s’est arrêté. Cliquez ici pour le relancer, ou confiez sa place à un humain dans le menu, sous « Joueurs ».

## Pourquoi

why-title = Pourquoi { $name } a joué ainsi
why-none = Rien d’autre n’était nettement meilleur.
why-points = Cela rapporte aussitôt de l’Influence.
why-temple = Cela compte dans le Temple.
why-priestess = Cela aide auprès de la Prêtresse de la Lune.
why-apostate = Cela limite la perte due à l’Apostat.
why-shrines = Cela fait avancer les Sanctuaires.
why-favours = Cela tire parti des faveurs.
why-council = Cela fait avancer au Conseil.
why-novices = Les Novices sont mieux placés ensuite.
why-tempo = Cela laisse moins de temps aux autres.
why-others = Cela freine les autres.

## Conseils

hint-title = Conseil
hint-thinking = Réflexion… { $percent } %
hint-not-now = Pas de conseil maintenant : c’est au bot de jouer.
hint-failed = Le conseil n’a pas abouti. Demandez encore.
hint-more = Cliquez pour en savoir plus.
hint-more-key = { $key } en dit plus.
hint-goal-points = Prenez de l’Influence maintenant : il y en a à gagner aussitôt.
hint-goal-temple = Visez le Temple : entrez, progressez ou mettez votre tuile à l’abri.
hint-goal-priestess = Visez la Prêtresse de la Lune : ses récompenses sont à prendre.
hint-goal-apostate = Gare à l’Apostat : quittez son Île ou envoyez-le ailleurs.
hint-goal-shrines = Pensez aux Sanctuaires : ils rendent les actions moins chères et comptent à la fin.
hint-goal-favours = Regardez les faveurs : prenez-en une, ou servez-vous-en.
hint-goal-council = Pensez au Conseil : un pas de plus départage et compte à la fin.
hint-goal-novices = Occupez-vous de vos Novices : plus nombreux, actifs et bien placés.
hint-goal-tempo = Surveillez les bougies : qui a encore des coups décide de la durée du tour.
hint-goal-others = Freinez les autres : prenez ce qu’ils convoitent.
hint-goal-none = Rien ne se détache : jouez ce qui vous plaît.
hint-goal-deactivate = Choisissez l’île où l’adversaire gagne le moins et vous gêne le moins.
hint-deactivate = désactiver { $island }
hint-move = Un bon coup : { $turn }.
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Avance en Influence, et ce qui plaide pour chaque coup
theme-points = Influence immédiate
theme-temple = Temple
theme-priestess = Prêtresse de la Lune
theme-apostate = Apostat
theme-shrines = Sanctuaires
theme-favours = faveurs
theme-council = Conseil
theme-novices = Novices
theme-tempo = temps
theme-others = les autres

## Moments clés

end-turning = Moments clés
turning-title = Moments clés
turning-thinking = La partie est revue : coup { $done } sur { $total }
turning-none = Aucun coup ne se détache : rien de nettement meilleur n’a été manqué.
turning-failed = La partie n’a pas pu être revue. Quittez cette page et réessayez.
turning-below = Un clic montre la table telle qu’elle était.
turning-when = Tour { $round }, coup { $turn } : { $name }
turning-played = Joué : { $turn }
turning-better = Mieux : { $turn }
