## Panels

pangea-forecast-title = When this round is over
pangea-forecast-note = If nobody acts any more: amulets at their tower come in, tribes produce. The best condition wins, then more amulets, then more goods. Below each player: what A, B and C still take.
pangea-lacks = { $letter }: { $lacks }
pangea-lacks-amulets = { $count ->
    [one] { $count } amulet
   *[other] { $count } amulets
}
pangea-lacks-nothing = met
pangea-threats-can = Could buy here now, if it were their turn
pangea-threats-blocked = Could buy here, but the tile is overcrowded
pangea-threats-none = Nobody could buy anything now
pangea-purchase-title = Buy an amulet
pangea-purchase-price = on { $square }, rank { $rank } + 1
pangea-purchase-have = you have { $count }
pangea-purchase-seller = Who sells?
pangea-purchase-carrier = Who carries it?
pangea-purchase-tower = Your tower
pangea-purchase-neutral = { $people }, neutral
pangea-purchase-nobody = nobody gains a good
pangea-purchase-gains = +1 good, { $before } to { $after }
pangea-purchase-stops = no longer produces here
pangea-purchase-away = is not at home here
pangea-purchase-buy = Buy for { $price }
pangea-purchase-not = Not now

## Taking back

pangea-undo-draw = A tribe has been drawn since. At a table with others you cannot take that back.
pangea-undo-draw-alone = A tribe has been drawn since. If you take it back and draw again, you get the same tribe.
command-threats = Who buys where
