## What people at a shared table hear of each other

network-agreed = The host has chosen
network-setting = { $what }: { $value }
network-ways-in = How the others get here
network-guest = Guest
network-asks-back = { $count ->
    [one] { $name } would like to take back the last turn
   *[other] { $name } would like to take back the last { $count } turns
}
network-asks-otherwise = { $name } would like to go on from another moment
network-waits-for = Waiting for { $names }
network-says-no = { $count ->
    [one] { $names } does not agree.
   *[other] { $names } do not agree.
}
network-says-nothing = Not everybody has answered in time: all stays as it is.
network-played-on = The game has gone on: the question of { $name } is off.
network-gone = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
network-back = { $count ->
    [one] { $names } is back.
   *[other] { $names } are back.
}
network-said = { $name }: { $words }
network-you-watch = you look on
network-game-waits = the game waits
