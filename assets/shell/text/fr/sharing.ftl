## Ce que les gens d’une table partagée apprennent les uns des autres

network-agreed = L’hôte a choisi
network-setting = { $what } : { $value }
network-ways-in = Comment les autres vous rejoignent
network-relay = Un relais qui tourne seul ({ $command }) apparaît dans la liste. Pour un relais sur Internet, collez son lien (luna://relay/…) ou écrivez son adresse ci-dessus.
network-open-there = Ouvrir une table là-bas
network-there = Les autres vous rejoignent avec le code et l’adresse { $host } (port { $port }).
network-guest = Invité
network-asks-back = { $count ->
    [one] { $name } voudrait annuler le dernier coup
   *[other] { $name } voudrait annuler les { $count } derniers coups
}
network-asks-otherwise = { $name } voudrait reprendre à un autre moment
network-waits-for = On attend { $names }
network-says-no = { $count ->
    [one] { $names } n’est pas d’accord.
   *[other] { $names } ne sont pas d’accord.
}
network-says-nothing = Tous n’ont pas répondu à temps : rien ne change.
network-asker-gone = { $name } n’est plus là : la question ne se pose plus.
network-played-on = La partie a continué : la question ne se pose plus ({ $name }).
network-gone = { $count ->
    [one] { $names } n’est pas là.
   *[other] { $names } ne sont pas là.
}
network-left = { $count ->
    [one] { $names } a quitté la table.
   *[other] { $names } ont quitté la table.
}
network-back = { $count ->
    [one] { $names } est de retour.
   *[other] { $names } sont de retour.
}
network-said = { $name } : { $words }
network-aside-write = Lu seulement par ceux qui regardent
network-you-watch = vous regardez
network-game-waits = la partie attend
network-differs-two = Quand seuls deux ordinateurs sont en désaccord, on ne peut pas savoir lequel se trompe ; celui-ci s’arrête. Quittez la table, installez la même version de Luna sur les deux et revenez, ou laissez un bot jouer pour vous sur l’autre. Cette commande montre où c’est arrivé : { $command }
network-other-differs = { $name } : son ordinateur est arrivé à une autre position et s’arrête
network-other-differs-below = Votre partie continue. Dès que { $name } quitte la table, un bot peut prendre la place ; ou bien les deux partent, installent la même version de Luna et reviennent.
network-offline = Pas de connexion
network-beneath = À la table : { $words }.
network-your-turn = { $name } : à vous de jouer.
network-or-again = Ou l’un de vous héberge à nouveau la table ; les autres la trouvent d’eux-mêmes.
network-stays-open = La table reste ouverte pour les autres tant que Luna tourne sur cet ordinateur.
network-quit = Quitter Luna ?
network-quit-below = D’autres jouent à la table de cet ordinateur. Ils perdent la connexion jusqu’à ce que l’un d’eux l’héberge à nouveau.
network-quit-room = D’autres sont dans un salon sur cet ordinateur. Il se ferme aussi pour eux.
network-quit-yes = Quitter Luna
network-name-of = Nom pour { $order }

## La même chose dans le journal, pour tous ceux qui le liront plus tard

talk-asks-back = { $count ->
    [one] { $name } demande à annuler le dernier coup.
   *[other] { $name } demande à annuler les { $count } derniers coups.
}
talk-asks-otherwise = { $name } demande à reprendre à un autre moment.
talk-takes-back = { $count ->
    [one] { $name } annule le dernier coup.
   *[other] { $name } annule les { $count } derniers coups.
}
talk-goes-otherwise = { $name } reprend à un autre moment.
talk-yes = { $name } est d’accord.
talk-no = { $name } n’est pas d’accord.
talk-proposes = { $name } propose un bot de niveau { $level } pour { $away }.
talk-bot = Désormais un bot joue pour { $name }.
talk-self = { $name } joue de nouveau en personne.
talk-back = { $name } est de retour.
talk-epoch = La table continue sans ceux qui ne sont pas revenus.
talk-differs = { $name } : son ordinateur est arrivé à une autre position.
