## Title

title-name = LUNA
title-subtitle = In the Domain of the Moon Priestess
title-continue = Continue
title-continue-below = Round { $round } with { $names }
title-continue-solo = Solo game, round { $round }
title-continue-start = A new game with { $names }
title-new = New game
title-saves = Saved games
title-settings = Settings
title-quit = Quit
title-full-screen = F11 full screen
title-version = Version { $version }

## Words of all menus

back = Back
close = Close
entry-full = There is room for { $count } letters at most.
key-enter = Enter
key-esc = Esc
key-space = Space
list-last = { $before } and { $last }

## New game

new-title = New game
new-seats = Players
new-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-seats-hint = Around the table, clockwise
new-levels = Bots: level 0 plays like somebody who has just learned the game, 1 makes many mistakes, 2 a few, 3 none that it sees; 4 and 5 look ahead. All play fair: they know no more than you.
new-setup = Set-up
new-setup-preset = First game
new-setup-free = Free
new-setup-preset-below = Everything stands as printed on the islands. Best for a first evening.
new-setup-free-below = Islands and figures by lot; each player places a shrine and eight novices.
new-start = Start player
new-start-lot = By lot
new-options = Options
new-live = Count shrines and Council seat at once
new-live-below = Influence shows them during the game, not only at its end.
new-fixed = The start player stays the same
new-fixed-below = For two players only.
new-begin = Start the game
default-name-yellow = Ilse
default-name-red = Anouk
default-name-blue = Bram
default-name-white = Wout

## Menu over the table

menu-title = Menu
menu-continue = Back to the game
menu-settings = Settings
menu-export = Export as text
menu-leave = Main menu
menu-quit = Quit Luna
menu-saved = The game is saved after every turn.
menu-copy = Save a copy
menu-copied = The game goes on in the copy { $file } and is saved there.
menu-unsaved = This game is not being saved!
menu-unkept = This machine is not saving the game now; the others are.
menu-lose = Leave a game that is not saved?
menu-lose-below = Some of its turns are not on the disk. “Save a copy” in the menu tries to keep them in a new file.
menu-lose-yes = Leave
