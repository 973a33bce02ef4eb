## For screen readers

access-square = { $tile }, square { $square }
access-tower = Tower of { $people }
access-amulets = In the tower: { $amulets }
access-carried = On the way: { $amulets }
access-income = { $count ->
    [0] Produces nothing
    [one] Produces { $count } good a turn
   *[other] Produces { $count } goods a turn
}
access-stands = Tower on { $tile }
access-ban = Ban on { $square }
