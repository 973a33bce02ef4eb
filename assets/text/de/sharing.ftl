## Was die Leute an einem gemeinsamen Tisch voneinander hören

network-agreed = Der Gastgeber hat gewählt
network-setting = { $what }: { $value }
network-ways-in = So kommen die anderen herein
network-guest = Gast
network-asks-back = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen
}
network-asks-otherwise = { $name } möchte von einem anderen Augenblick an weiterspielen
network-waits-for = Warten auf { $names }
network-says-no = { $count ->
    [one] { $names } ist dagegen.
   *[other] { $names } sind dagegen.
}
network-says-nothing = Nicht alle haben rechtzeitig geantwortet: Alles bleibt, wie es ist.
network-played-on = Das Spiel ist weitergegangen: Die Frage von { $name } hat sich erledigt.
network-gone = { $count ->
    [one] { $names } ist nicht da.
   *[other] { $names } sind nicht da.
}
network-back = { $count ->
    [one] { $names } ist wieder da.
   *[other] { $names } sind wieder da.
}
network-said = { $name }: { $words }
network-you-watch = du schaust zu
network-game-waits = das Spiel wartet
