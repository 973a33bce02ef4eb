## What people at a shared table hear of each other

network-agreed = The host has chosen
network-setting = { $what }: { $value }
network-ways-in = How the others get here
network-relay = A relay that runs on its own ({ $command }) appears in the list. For one on the internet, paste its link (luna://relay/…) or type its address above.
network-open-there = Open a table there
network-there = They join with the code and the address { $host } (port { $port }).
network-guest = Guest
network-asks-back = { $count ->
    [one] { $name } would like to take back the last turn
   *[other] { $name } would like to take back the last { $count } turns
}
network-asks-otherwise = { $name } would like to go on from another point of the game
network-waits-for = Waiting for { $names }
network-says-no = { $count ->
    [one] { $names } does not agree.
   *[other] { $names } do not agree.
}
network-says-nothing = Not everybody answered in time, so nothing changes.
network-asker-gone = { $name } is no longer here: the question is dropped.
network-played-on = The game has gone on: { $name }’s question is dropped.
network-gone = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
network-left = { $count ->
    [one] { $names } has left the table.
   *[other] { $names } have left the table.
}
network-back = { $count ->
    [one] { $names } is back.
   *[other] { $names } are back.
}
network-said = { $name }: { $words }
network-aside-write = Only spectators can read this
network-you-watch = you are watching
network-game-waits = the game waits
network-differs-two = When only two computers disagree, nobody can tell which one is wrong, so this one stops. Leave the table, install the same version of Luna on both and come back, or let a bot take your seat at the other. This command shows where it happened: { $command }
network-other-differs = { $name }’s computer has a different position and stops
network-other-differs-below = Your game goes on. As soon as { $name } leaves the table, a bot can take the seat; or both leave, install the same Luna and come back.
network-offline = No connection
network-beneath = At the table: { $words }.
network-your-turn = { $name }: it is your turn.
network-or-again = Or one of you hosts the table again; the others find it automatically.
network-stays-open = The table stays open for the others as long as Luna runs on this computer.
network-quit = Close Luna?
network-quit-below = Others play at the table on this computer. They lose the connection until one of them hosts it again.
network-quit-room = Others are in a room on this computer. It closes for them as well.
network-quit-yes = Close Luna
network-name-of = Name for { $order }

## The same in the log, for all who read it later

talk-asks-back = { $count ->
    [one] { $name } asks to take back the last turn.
   *[other] { $name } asks to take back the last { $count } turns.
}
talk-asks-otherwise = { $name } asks to go on from another moment.
talk-takes-back = { $count ->
    [one] { $name } takes back the last turn.
   *[other] { $name } takes back the last { $count } turns.
}
talk-goes-otherwise = { $name } goes on from another moment.
talk-yes = { $name } agrees.
talk-no = { $name } does not agree.
talk-proposes = { $name } suggests a bot of level { $level } for { $away }.
talk-bot = A bot plays for { $name } from now on.
talk-self = { $name } takes over from the bot again.
talk-back = { $name } is back.
talk-epoch = The table goes on without the missing players.
talk-differs = { $name }’s computer has a different position.
