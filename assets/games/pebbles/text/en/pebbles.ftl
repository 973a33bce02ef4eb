## Pebbles

game-name = Pebbles
pebbles-bag = With a bag
pebbles-bag-below = Instead of taking, a player may reach into the bag; the stone drawn says how many pebbles to take.
pebbles-red = Red
pebbles-blue = Blue
pebbles-yellow = Yellow
pebbles-white = White
pebbles-take = { $count ->
    [one] Take one pebble
   *[other] Take { $count } pebbles
}
pebbles-give = { $count ->
    [one] Give one pebble back
   *[other] Give { $count } pebbles back
}
pebbles-reach = Reach into the bag
pebbles-drew = { $count ->
    [one] Out of the bag came a stone for one pebble
   *[other] Out of the bag came a stone for { $count } pebbles
}
reason-pebbles = The rules of Pebbles do not allow that.
reason-pebbles-open = The turn is not finished yet.
rule-game = Pebbles
rule-game-short = Take the last pebble to win.
rule-game-long = Take one, two or three pebbles in your turn. Once in the game you may give one or two back instead. Take the last pebble to win.
