## Qui joue où

seat-person = Humain
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
panel-bot = Bot { $level }
menu-players = Joueurs
menu-door = À la porte
players-title = Joueurs
players-below = Chaque place peut passer à tout moment à un humain ou à un bot. La partie continue où elle en est.

## Pendant qu’un bot joue

bots-thinking = réfléchit
bots-next = joue ensuite
bots-watching = Un bot joue. Regardez à votre aise, ou annulez votre coup.
bots-play = Les bots jouent entre eux. Cliquez ici pour faire une pause.
bots-paused = Les bots attendent. Cliquez ici pour qu’ils continuent.
bots-failed = Le bot s’est arrêté. Cliquez ici pour qu’il reprenne, ou confiez sa place à un humain dans le menu, sous « Joueurs ».
bots-slow = Le bot ne répond plus. Cliquez ici pour qu’il joue sa première idée, ou confiez sa place à un humain dans le menu, sous « Joueurs ».
bots-long = Le bot réfléchit encore. Cliquez ici et il joue le meilleur coup trouvé jusqu’ici.
bots-stopped = s’est arrêté

## Pourquoi

why-title = Pourquoi { $name } a joué ainsi
why-not-its-own = Un autre joueur était assis ici. Le bot qui s’y trouve maintenant aurait joué : { $turn }.

## Conseils

hint-title = Indice
about-hint = Ce que ferait un bon joueur : d’abord un but, la deuxième fois le coup, la troisième les chiffres.
about-hint-key = Ce que ferait un bon joueur : un but, puis le coup avec { $key }, puis les chiffres.
hint-thinking = Réflexion… { $percent } %
hint-not-now = Pas d’indice maintenant : c’est à quelqu’un d’autre de jouer.
hint-over = Pas d’indice : la partie est finie.
hint-stop = { $key } arrête la réflexion.
hint-failed = La recherche de l’indice a échoué. Demandez-le encore une fois.
hint-more = Cliquez pour en savoir plus.
hint-more-key = { $key } en dit plus.
hint-move = Un bon coup : { $turn }.
hint-with = { $turn } ({ $means })
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Écart avec les autres à la fin, selon le bot
hint-result = Résultat à la fin, selon le bot
hint-terms = Sous chaque coup : ce qu’il rapporte de plus (+) et de moins (−) que le meilleur coup d’un autre genre.
hint-beside = Par rapport au meilleur coup, selon le bot

## Moments clés

end-turning = Analyse
turning-title = Analyse
turning-thinking = Analyse de la partie : coup { $done } sur { $total }
turning-none = Aucun coup ne se détache : personne n’en a manqué un nettement meilleur.
turning-failed = La partie n’a pas pu être analysée. Quittez cette page et réessayez.
turning-stopped = Arrêtée après le coup { $done } sur { $total }.
turning-stop = Arrêter
turning-go-on = Continuer
turning-accuracy = { $name } : précision de { $share } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } point perdu
   *[other] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points perdus
}
turning-ahead = { $name } a devancé { $other } grâce à : { $list }.
turning-by = { $what } +{ $by }
turning-themes = Ce qui a coûté le plus à { $name } : { $list }.
turning-played = Joué : { $turn }
turning-better = Mieux : { $turn }
