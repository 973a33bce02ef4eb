# The words of the lessons: title and goal, a message a step (a sentence a line), what it is worth at the end.

## 1

lesson-home = At home
lesson-home-goal = Five goods in two turns
lesson-home-home =
    You are blue: this grassland tribe is at home.
    At the end of your turn it brings one good.
lesson-home-away =
    Away from home, tribes are pale and bring nothing.
    The sign on a tribe names its home.
lesson-home-move =
    Move both to forest 3: pick a tribe, then the tile.
    Each may take one step; Next ends the movement.
lesson-home-move-wrong = Here both should go to forest 3: the forest tribe and the desert tribe.
lesson-home-end =
    Now end your turn: then your tribes at home produce.
    A ban is not needed here.
lesson-home-end-wrong = Not yet: first end the turn, to get your goods.
lesson-home-goods =
    Two tribes are at home: you got two goods.
    Goods pay for amulets.
lesson-home-crowd =
    The number on a tile says how many tribes it feeds.
    If more stand there, nobody on it produces.
lesson-home-lead =
    Desert 2 is full: two orange tribes stand on it.
    Nobody plays orange: your magic may lead its tribes.
lesson-home-task =
    Reach five goods: make room on desert 2, then move in.
    Lead one away, move your desert tribe, end the turn.
lesson-home-won =
    Three tribes at home brought three goods in one turn.
    Look how full a tile is before you send a tribe.
lesson-home-worth = Goods pay for amulets, and amulets win the game.

## 2

lesson-amulet = Amulets
lesson-amulet-goal = Buy one and carry it to your tower
lesson-amulet-amulets =
    Five different amulets in your tower are the best way to win.
    Each is bought on a tile of its landscape.
lesson-amulet-seller =
    The green swamp tribes are at home here, and produce.
    Where another people produces, a tribe of yours may buy.
lesson-amulet-move =
    Send your desert tribe to swamp 4.
    Then press Next: the movement is over.
lesson-amulet-move-wrong = Here your desert tribe alone should go to swamp 4.
lesson-amulet-buy =
    Press the price on swamp 4, and buy.
    The first amulet costs one good.
lesson-amulet-buy-wrong = Not yet: first buy the amulet on swamp 4.
lesson-amulet-bought =
    Your tribe carries the triangle now, and green earned one good.
    Each amulet in your tower makes the next one dearer.
lesson-amulet-ban =
    Put your ban on swamp 4, so that nobody shifts it.
    Press Ban, then the tile.
lesson-amulet-ban-wrong = Here your ban should lie on swamp 4.
lesson-amulet-banned =
    A tile with a ban stays where it is.
    Your ban comes back when your next turn begins.
lesson-amulet-task =
    Bring the amulet home, to the tile of your tower.
    You have one magic action and the movement.
lesson-amulet-rank =
    One amulet in the tower: your rank is one.
    Amulets on the way do not count.
lesson-amulet-worth = A higher rank makes your magic stronger and the next amulet dearer.

## 3

lesson-victory = The way to win
lesson-victory-goal = Three amulets and twenty goods
lesson-victory-ways =
    Five amulets win, and so do four with ten goods.
    Three amulets and twenty goods are enough, too.
lesson-victory-near =
    Your tower holds two amulets, and you have 17 goods.
    A third amulet waits on desert 4, far from the tower.
lesson-victory-rank =
    Your rank is two: you may do magic twice a turn.
    What stands on a tile drifts along with it.
lesson-victory-shift =
    Shift swamp 4 with your tower one square to the left.
    Press Shift, then the tile, then the water.
lesson-victory-shift-wrong = Here swamp 4 should go one square to the left, to b3.
lesson-victory-shifted =
    The tower has come to meet the tribe.
    The world is round: tiles drift over its edge as well.
lesson-victory-task =
    Win now: hand in the amulet and produce three goods.
    Move every tribe you need, then end the turn.
lesson-victory-end =
    Yours was the last turn of the round, so the game is over.
    Otherwise the others would have ended the round.
lesson-victory-worth = Count before you hand in the third amulet: others may be quicker.

## 4

lesson-ban = The ban
lesson-ban-goal = Keep your way home where it is
lesson-ban-way =
    Your desert tribe carries the triangle.
    Your tower on forest 3 is three steps away.
lesson-ban-threat =
    Green may shift any tile next to water, even this one.
    Everyone on it drifts along.
lesson-ban-move =
    Take the first step: to swamp 4.
    Then press Next: the movement is over.
lesson-ban-move-wrong = Here the tribe with the amulet alone should go to swamp 4.
lesson-ban-hold =
    Now hold the tile: put your ban on swamp 4.
    Press Ban, then the tile.
lesson-ban-hold-wrong = Here your ban should lie on swamp 4, under your tribe.
lesson-ban-held =
    A tile with a ban stays: green must shift another one.
    Your ban comes back when your next turn begins.
lesson-ban-free =
    A ban forbids nothing but shifts.
    Tribes come and go on swamp 4 as they like.
lesson-ban-step =
    The ban is back, and swamp 4 is where it was.
    Take the second step, to grassland 4, and press Next.
lesson-ban-step-wrong = Here the tribe with the amulet alone should go to grassland 4.
lesson-ban-water =
    Desert 2 drifted off: your tower could drift to e2 now.
    A ban on water works too: nothing is shifted onto it.
lesson-ban-task =
    Bring the amulet home: after green’s turn it is one step.
    Put your one ban where it helps.
lesson-ban-home =
    Your tower was where you left it.
    A ban on forest 3 or on e2 keeps it there.
lesson-ban-worth = An amulet on its way is worth a ban: one shift can cost you rounds.

## 5

lesson-drift = The drift
lesson-drift-goal = Home, although the land moves
lesson-drift-edge =
    Your amulet is on mountain 2, far from the tower.
    But the world is round: mountain 4, above, is a neighbour.
lesson-drift-over =
    Step over the edge, to mountain 4.
    Then press Next: the movement is over.
lesson-drift-over-wrong = Here the tribe with the amulet alone should step to mountain 4.
lesson-drift-ahead =
    One step over the edge, and you are close.
    Over desert 2 it is two steps to your tower.
lesson-drift-end =
    Now end your turn.
    Green is next, and green may shift as well.
lesson-drift-end-wrong = Not yet: first end the turn, so that green can play.
lesson-drift-raft =
    Green’s shift leaves water where desert 2 was.
    Shift mountain 4 to e2: it is your raft.
lesson-drift-raft-wrong = Here mountain 4 should go one square to the left, to e2.
lesson-drift-carried =
    Tribes never step onto water, but a tile carries them.
    It took purple’s tower and tribes along, too.
lesson-drift-task =
    Now bring the amulet home.
    You have one magic action left, and the movement.
lesson-drift-home =
    Three amulets in the tower: your rank is three.
    Every shift closes one way and opens another.
lesson-drift-worth = Before you shift, look at what drifts along and what is left behind.

## 6

lesson-market = The market
lesson-market-goal = A good seller, and the end
lesson-market-ways =
    Three amulets and thirteen goods: not enough yet.
    A fourth amulet and ten goods would win.
lesson-market-price =
    The triangle is for sale where your grassland tribe stands.
    Your rank is three, so it costs four goods.
lesson-market-seller =
    A player who sells gets one good, a neutral people none.
    So let purple sell, not green: purple needs a tribe there.
lesson-market-lead =
    Lead the purple swamp tribe to swamp 4, its home.
    Press Lead, then the tribe, then the tile.
lesson-market-lead-wrong = Here the purple swamp tribe should go to swamp 4.
lesson-market-stay =
    Everyone is where they should be.
    Press Next: nobody has to move.
lesson-market-stay-wrong = Here everyone stays: press Next.
lesson-market-buy =
    Press the price on swamp 4.
    Choose purple, and buy.
lesson-market-buy-wrong = Here purple should sell: green would earn a good.
lesson-market-bought =
    Four goods are paid, and your tribe carries the triangle.
    It counts only in the tower: your rank stays three.
lesson-market-end =
    End your turn: four of your tribes are at home.
    They bring the four goods back.
lesson-market-end-wrong = Not yet: first end the turn, to get your goods.
lesson-market-task =
    Win now: bring the triangle to your tower.
    Then end the turn.
lesson-market-won =
    Five amulets are worth most, then four, then three.
    If two reach the same, amulets count first, then goods.
lesson-market-worth = Count before you buy: you need goods for the end, too.
