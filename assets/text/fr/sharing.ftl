## Ce que les gens d’une table partagée apprennent les uns des autres

network-agreed = L’hôte a choisi
network-setting = { $what } : { $value }
network-ways-in = Comment les autres arrivent ici
network-guest = Invité
network-asks-back = { $count ->
    [one] { $name } voudrait annuler le dernier tour
   *[other] { $name } voudrait annuler les { $count } derniers tours
}
network-asks-otherwise = { $name } voudrait reprendre à un autre moment
network-waits-for = En attente de { $names }
network-says-no = { $count ->
    [one] { $names } n’est pas d’accord.
   *[other] { $names } ne sont pas d’accord.
}
network-says-nothing = Tous n’ont pas répondu à temps : rien ne change.
network-played-on = La partie a continué : la question de { $name } tombe.
network-gone = { $count ->
    [one] { $names } est absent.
   *[other] { $names } sont absents.
}
network-back = { $count ->
    [one] { $names } est de retour.
   *[other] { $names } sont de retour.
}
network-said = { $name } : { $words }
network-you-watch = tu regardes
network-game-waits = la partie attend
