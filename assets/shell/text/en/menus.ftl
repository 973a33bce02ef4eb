## Title

title-choose = Choose a game
title-games = Games
title-continue = Continue
title-continue-solo = Solo game, round { $round }
title-continue-start = A new game with { $names }
title-continue-with = With { $names }
title-new = New game
title-saves = Saved games
title-settings = Settings
title-more = More
title-quit = Quit
title-full-screen = F11 full screen
title-version = Version { $version }

## Words of all menus

back = Back
close = Close
entry-full = There is room for { $count } letters only.
key-enter = Enter
key-esc = Esc
key-space = Space
list-last = { $before } and { $last }

## New game

new-title = New game
new-game = Game
new-seats = Players
new-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-seats-hint = Around the table, clockwise
new-faces-hint = Click a face for the next one.
new-levels = Bots: level 0 has just learned the game. Each level beats the one below in about seven games out of ten. All play fair: they know no more than you do.
new-levels-slow = Level { $level } thinks for up to { $seconds } seconds a turn here, because its compiled core is missing.
new-suits = An even match for { $name }: level { $level }
new-setup = Set-up
new-start = Start player
new-start-lot = Random
new-options = Options
new-begin = Start the game

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
menu-unkept = This computer is not saving the game right now; the others are.
menu-lose = Leave an unsaved game?
menu-lose-below = Some of its turns are not on the disk. “Save a copy” in the menu tries to keep them in a new file.
menu-lose-yes = Leave

# On the title while it plays by itself.
attract-back = Any key returns to the menu

opening-skip = Any key goes on
