# Challenges: their names, goals, what they teach, and how their goals stand.

challenge-four-amulets = Four and ten
challenge-four-amulets-below = Win with four amulets or more in your tower.
challenge-four-amulets-teaches = Wait with the third amulet until the fourth is on its way.

challenge-three-will-do = Three will do
challenge-three-will-do-below = Win with three amulets and at least 20 goods.
challenge-three-will-do-teaches = Produce early, and you need not walk far.

challenge-still-lands = Lands at rest
challenge-still-lands-below = Win without shifting a single tile.
challenge-still-lands-teaches = Neutral tribes can be led and drawn, and your own can walk.

challenge-first-three = The first three
challenge-first-three-below = Win with the three tribes that you began with.
challenge-first-three-teaches = With few tribes, no tile is crowded.

challenge-all-eight = All eight
challenge-all-eight-below = Win with all your tribes on the land.
challenge-all-eight-teaches = Draw early: a tribe at home pays in every turn.

challenge-good-neighbour = A good neighbour
challenge-good-neighbour-below = Sell three amulets in one game.
challenge-good-neighbour-teaches = Stand at home where others need an amulet: each sale earns a good.

challenge-great-harvest = A great harvest
challenge-great-harvest-below = Produce seven goods in one turn.
challenge-great-harvest-teaches = Count the places of each tile, and clear them of neutral tribes.

challenge-round-the-world = Round the world
challenge-round-the-world-below = Win and shift four tiles over the edge of the world.
challenge-round-the-world-teaches = The far end of a row is a neighbour, too.

challenge-shepherd = The shepherd
challenge-shepherd-below = Win and lead neutral tribes six times.
challenge-shepherd-teaches = Lead a seller to you, or lead a tribe out of your way.

challenge-no-ban = Unguarded
challenge-no-ban-below = Win without ever putting down your ban.
challenge-no-ban-teaches = Stay close to the tower, and you need no ban.

challenge-in-a-hurry = In a hurry
challenge-in-a-hurry-below = Win by round 9.
challenge-in-a-hurry-teaches = Choose a tower near other towers, and buy at once.

challenge-three-mages = Three masters
challenge-three-mages-below = Win against three bots of level 4.
challenge-three-mages-teaches = Everything you have learned, in one evening.

wanted-amulets-least = Amulets in the tower: { $now } of { $number }
wanted-amulets-most = Amulets in the tower: { $now } of { $number } at most
wanted-goods-least = Goods: { $now } of { $number }
wanted-shifts-most = Tiles shifted: { $now }
wanted-drawn-most = Own tribes drawn: { $now }
wanted-drawn-least = Own tribes drawn: { $now } of { $number }
wanted-sold-least = Amulets sold: { $now } of { $number }
wanted-harvest-least = Largest harvest: { $now } of { $number }
wanted-edge-least = Tiles over the edge: { $now } of { $number }
wanted-led-least = Tribes led: { $now } of { $number }
wanted-bans-most = Bans: { $now }
wanted-rounds-most = Round { $now } of { $number }
