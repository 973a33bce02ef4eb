## Title

game-name = Luna
title-subtitle = In the Domain of the Moon Priestess
title-facts = 1–4 players · 90 min · no luck

## New game

new-setup-preset = First game
new-setup-free = Free
new-setup-preset-below = Everything stands as printed on the islands. Best for a first evening.
new-setup-free-below = Random islands and figures; each player places a shrine and eight novices.
new-live = Count shrines and Council seat at once
new-live-below = Influence shows them during the game, not only at its end.
new-fixed = The start player stays the same
new-fixed-below = For two players only.
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Wout

opening-1 = Seven islands, one temple, six nights.
opening-2 = Your novices row from island to island, to be there when the Moon Priestess comes.
opening-3 = From the path they step into the temple: that brings influence.
opening-4 = But the temple is small, and newcomers push others out.
opening-5 = When the last candle goes out, the night is scored. After six nights the most influence wins.
