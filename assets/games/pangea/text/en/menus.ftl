## The game and its choices

game-name = Pangea
title-subtitle = Wizards of a drifting land
title-facts = 2–4 players · 60 min · a little luck
pangea-new-all-produce = Everybody produces in every turn
pangea-new-all-produce-below = The rules can be read this way. Games are then short, and mostly won with three amulets and 20 goods.
pangea-new-slide = Land drifts as far as it likes
pangea-new-slide-below = A tile slides over any number of free water squares in one direction, instead of one.
pangea-people-purple = Purple
pangea-people-green = Green
pangea-people-orange = Orange
pangea-people-blue = Blue
pangea-people-yellow = Yellow
pangea-default-name-purple = Anouk
pangea-default-name-green = Wout
pangea-default-name-orange = Matthieu
pangea-default-name-blue = Bram
pangea-default-name-yellow = Ilse
level-0 = Apprentice
level-1 = Tinkerer
level-2 = Journeyman
level-3 = Adept
level-4 = Wizard
level-5 = Seer
level-6 = Sage
level-7 = Mage
level-8 = Grand Mage
level-9 = Archmage
level-10 = Elemental
level-11 = Titan
level-12 = Pangea

## The printed game

credits-part-printed = { game-name }, the printed game
credits-designer = Game designer
credits-publisher = Publisher

opening-1 = Pangea has broken apart, and its lands drift.
opening-2 = Your magic moves whole lands, even over the edge of the world.
opening-3 = Tribes that stand where they are at home gather goods.
opening-4 = With goods you buy amulets from the others.
opening-5 = Carry them to your tower: five amulets win, and with enough goods three will do.
