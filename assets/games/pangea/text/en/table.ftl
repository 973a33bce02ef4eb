## The actions

pangea-verb-draw = Draw
pangea-verb-neutral = Neutral
pangea-verb-shift = Shift
pangea-verb-lead = Lead
pangea-verb-step = Move
pangea-verb-buy = Buy
pangea-verb-ban = Ban
pangea-verb-phase = Next
pangea-verb-end = End turn
family-pangea-magic = Magic
family-pangea-move = Move
family-pangea-trade = Amulets
family-pangea-ban = Ban
family-pangea-phase = Phase
pangea-phase-lift = Lift
pangea-phase-move = Move
pangea-phase-buy = Buy
pangea-phase-goods = Goods
pangea-end-title = End of the game
pangea-last-round = Last round
pangea-gate-to = to { $square }
pangea-gate-from = from { $square }

## What is asked for now

pangea-ask-place = Choose a tile for your tower
pangea-ask-magic = { $count ->
    [one] { $count } magic action left
   *[other] { $count } magic actions left
}
pangea-ask-move = Move your tribes
pangea-ask-buy = Buy amulets, or end the turn
pangea-ask-end = Put your ban, or end the turn
pangea-ask-other = { $name } to play
pangea-hint-drawn = You have drawn: { $tribes }
pangea-hint-things = Pick a tile, a tribe or a bag
pangea-hint-target = Now pick the destination
pangea-hint-bag = Pick the bag of a neutral people
pangea-hint-tile = Pick the tile to shift
pangea-hint-tribe = Pick a tribe
pangea-hint-badge = Pick a price on a tile
pangea-hint-ban = Pick a tile or a water square
pangea-hint-brings = Its gains: { $themes }.
pangea-hint-costs = Its price: { $theme }.
pangea-hint-ban-tower = Nobody can shift your tower away, nor anything beside it on the tile.
pangea-hint-ban-tile = Nobody can shift this tile away.
pangea-hint-ban-water = Nobody can shift a tile onto this square.
pangea-hint-seller = Choose seller and carrier
pangea-hint-gives-up = { $count ->
    [one] Gives up { $count } magic action
   *[other] Gives up { $count } magic actions
}
pangea-hint-stuck = No water square beside it is free.
pangea-hint-done = “{ pangea-verb-phase }” moves them all
pangea-not-now = That is not for this phase.
pangea-not-yours = This tribe belongs to { $people }, which is not a neutral people.

## Cards: what an action brings

pangea-card-chance = { $tribe }: { $count } of { $all }
pangea-card-odds = In { $count } of { $all } draws: { $said }
pangea-card-lands = It will stand on { $tile }
pangea-card-same = If you take it back and draw again, you get the same tribe
pangea-card-crowds = { $tile } gets overcrowded: nobody produces there
pangea-card-clears = { $tile } is no longer overcrowded
pangea-card-production = production of { $name }
pangea-card-goods = goods of { $name }
pangea-card-rank = rank of { $name }
pangea-card-market = opens for purchase: { $amulet } on { $tile }
pangea-card-most = goods this turn at most, with the best steps
pangea-card-reach = for sale after a step: { $amulet } on { $tile }
pangea-card-closed = no longer for sale: { $amulet } on { $tile }
pangea-card-home = { $count ->
    [one] { $count } step to your tower
   *[other] { $count } steps to your tower
}
pangea-card-cut-off = no way to your tower now
pangea-card-met = { $name } has { $condition }: last round
pangea-card-lost = { $name } no longer has { $condition }
pangea-card-ban = Until your next turn it does not drift, and nothing drifts onto it
pangea-card-back = It can be shifted back, unless somebody bans that
pangea-about-draw = One magic action: a tribe comes out of your bag, onto the tile of your tower.
pangea-about-neutral = One magic action: a tribe of a neutral people comes out of its bag, onto the tile of its tower.
pangea-about-shift = One magic action: a tile drifts to a water square, with everything on it.
pangea-about-lead = One magic action: a tribe of a neutral people moves one tile.
pangea-about-step = Each of your tribes may move one tile. Then magic is over.
pangea-about-buy = Possible where a tribe of yours stands beside a producing tribe of another people.
pangea-about-ban = It holds a tile or a water square until your next turn. It also ends your turn.
pangea-about-phase = On to the next phase. Your draft is carried out.
pangea-about-end = Skips the remaining phases; your tribes produce.
pangea-tile-stands = { $people }: { $tribes }
pangea-tile-ban = Ban of { $people }
pangea-buy-no-carrier = None of your tribes without an amulet stands here, so nobody could carry one.
pangea-buy-alone = No tribe of another people stands here, so nobody sells.
pangea-buy-nothing = You can buy nothing now: no tile shows a price.
pangea-card-beside = Then beside: { $tiles }
pangea-card-alone = Then beside no land
pangea-card-steps = { $amulet }, steps home of { $name }
pangea-tile-facts = { $have } of { $room } places taken
pangea-tile-crowded = { $have } on { $room } places: nobody produces, nobody sells
pangea-tribe-produces = at home: makes 1 good at the end of a turn of { $people }
pangea-tribe-sells = at home: it sells to anybody with a tribe here
pangea-tribe-carrying = at home, but a tribe that carries does not produce
pangea-tribe-crowded = at home, but the tile is overcrowded: it does not produce
pangea-tribe-away = not at home here: it does not produce
pangea-steps-card = { $count } tribes move
pangea-steps-count = { $count ->
    [one] { $count } of { $all } tribes moves
   *[other] { $count } of { $all } tribes move
}
pangea-steps-draft = { $count ->
    [one] { $count } of { $all } tribes moves: { $steps }
   *[other] { $count } of { $all } tribes move: { $steps }
}
pangea-step-back = Take this step back
pangea-steps-many = { $count } × { $step }
pangea-water = Water, square { $square }
pangea-tribe-of = { $tribe } of { $people } on { $tile }
pangea-carries = carries: { $amulet }
pangea-bag-of = { $count ->
    [one] Bag of { $people }: { $count } tribe
   *[other] Bag of { $people }: { $count } tribes
}

## Keys

keys-section-verbs = Actions
pangea-neutral = neutral
