# Luna in English. Every message is a whole sentence or a whole label; { $slots } are filled by the game.
# Islands, favours, figures and player names in slots come already in this language.

language-en = English
language-de = Deutsch
language-fr = Français
language-nl = Nederlands

## Title

title-name = LUNA
title-subtitle = In the Domain of the Moon Priestess
title-continue = Continue
title-continue-below = Round { $round } with { $names }
title-continue-start = A new game with { $names }
title-new = New game
title-saves = Saved games
title-settings = Settings
title-quit = Quit
title-full-screen = F11 full screen
title-version = Version { $version }

## Words of all menus

back = Back
cancel = Cancel
close = Close
key-enter = Enter
key-esc = Esc
key-space = Space
list-last = { $before } and { $last }
number-of = { $number } of { $total }

## New game

new-title = New game
new-seats = Players
new-seats-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-seats-hint = Around the table, clockwise
new-name = Name
new-order-take = Another order
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
default-name-white = Matthieu

## Saved games

saves-title = Saved games
saves-empty = There is no saved game yet.
saves-empty-below = Every game is saved by itself, turn by turn.
saves-round = Round { $round }
saves-not-begun = Not begun
saves-finished = Finished
saves-open = Open
saves-delete = Delete
saves-undo-delete = Put back
saves-deleted = { $name } is in the trash.
saves-restored = { $name } is back.
saves-page = Page { $page } of { $pages }
saves-next = Next page
saves-previous = Previous page
saves-folder = Folder: { $folder }
saves-minutes = { $minutes ->
    [one] { $minutes } minute played
   *[other] { $minutes } minutes played
}

## Settings

settings-title = Settings
settings-language = Language
settings-speed = Animation speed
settings-speed-instant = Instant
settings-speed-factor = { $factor }×
settings-motion = Reduced motion
settings-motion-below = Pieces fade instead of flying; water and lanterns are still.
settings-full-screen = Full screen
settings-full-screen-below = F11 does the same everywhere.
settings-file = Kept in { $file }

## Menu over the table

menu-title = Menu
menu-continue = Back to the game
menu-settings = Settings
menu-full-screen = Full screen
menu-export = Export as text
menu-leave = Main menu
menu-quit = Quit Luna
menu-saved = The game is saved after every turn.

## End of the game

end-wins = { $name } wins
end-lead = { $points } influence, { $ahead } ahead of { $second }
end-tie = { $points } influence each: the Council decides before { $second }
end-graph = Influence by round
end-graph-start = Start
end-graph-end = End
end-start = Start
end-guard = Consecrations
end-eviction = Evictions
end-book = Books
end-candle = Last candles
end-priestess = Moon Priestess
end-temple = Temple
end-apostate = Apostate
end-shrines = Shrines
end-favours = Favours kept
end-council = Council
end-influence = Influence
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-rematch = Rematch
end-export = Export
end-look = Look at the table
end-leave = Main menu
end-exported = The game was written to { $file }.

## Things

order-yellow = Yellow
order-red = Red
order-blue = Blue
order-white = White
automaton = Opponent
figure-priestess = Moon Priestess
figure-builder = Master Builder
figure-apostate = Apostate
figure-guard = Temple Guard
# Short, under the island on the table
island-book = Library
island-bribery = Bribery
island-novice = Novice
island-sail = Sailboat
island-herbs = Herb
island-shrine = Shrine
island-tide = Tide
island-jetty = Jetty
# Whole, in sentences
place-book = Library Island
place-bribery = Bribery Island
place-novice = Novice Island
place-sail = Sailboat Island
place-herbs = Herb Island
place-shrine = Shrine Island
place-tide = Tide Island
place-path = the path
place-jetty = the jetty
favour-book = Book
favour-bribery = Bribery
favour-novice = Novice
favour-sail = Sailboat
favour-herbs = Herbs
favour-shrine = Shrine
favour-tide = Tide
cause-guard = consecration
cause-eviction = eviction
cause-book = book
cause-candle = last candle
cause-priestess = Moon Priestess
cause-apostate = Apostate
cause-temple = temple
cause-shrines = shrines
cause-favours = favours kept
cause-council = Council

## Verbs and their families

family-island = Island
family-moving = Moving
family-temple = Temple
family-other = Other
verb-favour = Favour
verb-recruit = Recruit
verb-shrine = Shrine
verb-herbs = Herbs
verb-journey = Journey
verb-tide = Tide
verb-sail = Sailboat
verb-appoint = Appoint
verb-consecrate = Consecrate
verb-book = Book
verb-council = Council
verb-expel = Expel
verb-meditate = Meditate
verb-setup = Set up
verb-finish = Finish
action-favour = Priest’s Favour
action-recruit = Recruitment
action-shrine = Shrine
action-herbs = Herbs
action-journey = Journey
action-tide = Tide
action-sail = Sailboat
action-appoint = Appointment
action-consecrate = Consecration
action-book = Book
action-council = Council
action-expel = Expulsion
action-meditate = Meditation

## The table

bar-round = Round { $number }
bar-guard = Guard
bar-guard-next = next { $points }
bar-candles = { $count ->
    [one] { $count } candle left
   *[other] { $count } candles left
}
bar-solo = Solo, level { $level }
bar-reset = Reset
rail-log = Log
bar-undo = Undo
bar-redo = Redo
bar-point = Point anywhere
bar-or-verb = or pick a verb
bar-set-sail = Set sail
bar-step-back = Step back
bar-end-turn = End turn now
turn-yours = Your turn
turn-other = { $name }’s turn
turn-over = Game over
turn-scoring = Scoring
turn-preparation = Preparation
round-short = R{ $number }
final = final ~{ $points }
panel-you = you
panel-council = Council { $seat }
panel-round-end = Round end
council-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
top-pause = Pause
top-help = Help
top-menu = Menu
preparation-shrine = { $name } places a shrine
preparation-pairs = { $name } places two novices on each of four islands
preparation-left = { $count ->
    [one] { $count } island left
   *[other] { $count } islands left
}

## Hints of the table

table-candle-again = The last candle: click again to end the round.
table-again = Click again
table-draft-first = Finish this move first, or take it back.
table-pick-first = Pick novices first.
table-pick-island = Now an island.
table-pick-pupil = Now one of your novices.
table-pick-book = Now a book.
table-pick-goal = Now click where.
table-nothing-here = Nothing to do here now.
table-choose = Choose how.
table-armed = Stands in for one novice.
table-enter = Enter sets sail.
table-log = Log
table-tile = Tile { $tile }
table-leg = { $count } { $origin } › { $destination }
table-pick = { $count } { $origin } › …
table-hand = { $then ->
    [0] { $held } in hand; a click puts them down.
   *[other] { $held } in hand; a click makes it { $then }.
}
table-takes = A click takes { $count }.
table-not-possible = Not possible

## Preview

preview-cost = Cost
preview-now = Now
preview-round-end = Round end
preview-game-end = Game end
preview-opens = Opens
preview-risk = Risk
preview-last-candle = The last candle: the round ends. Click again to do it.
preview-needs = Not possible: { $reason }
preview-novices-tired = { $count ->
    [one] { $count } novice tires
   *[other] { $count } novices tire
}
preview-token-back = { $favour } token goes back
preview-steps-on = One novice steps onto the tile
preview-token = { $favour } token
preview-influence = Influence { $before } › { $after }
preview-final = Final ~{ $before } › ~{ $after }
preview-points = { $signed } influence

## Round scoring

scoring-title = Round { $round }
scoring-priestess = Moon Priestess
scoring-apostate = Apostate
scoring-temple = Temple
scoring-shrines = Shrines
scoring-favours = Favours kept
scoring-council = Council
scoring-apostate-rule = novices + 1
scoring-temple-rule = 1 for each novice
scoring-this-round = This round
scoring-influence = Influence
scoring-none-awake = none awake
scoring-awake = { $count ->
    [one] { $count } awake
   *[other] { $count } awake
}
scoring-counts = counts { $count }
scoring-safe = safe
scoring-novices = { $count ->
    [one] { $count } novice
   *[other] { $count } novices
}
scoring-next-round = Round { $round }
scoring-guard = Guard { $points }
scoring-starts = { $name } starts
scoring-wake = { $count ->
    [one] { $count } wakes
   *[other] { $count } wake
}
scoring-continue = Continue
scoring-hint = Space skips a beat, Esc all.
scoring-final = Final scoring
scoring-end = At the end
scoring-shrines-rule = 4 each
scoring-favours-rule = 1 each
scoring-council-rule = by seat

## The log: one sentence for each event

event-shrine-placed = { $name } places a shrine on { $island }.
event-pairs-placed = { $name } places two novices each on { $islands }.
event-token-taken = { $name } takes the { $favour } token.
event-token-returned = { $name } gives back the { $favour } token.
event-tired = { $novices ->
    [one] A novice of { $name } tires on { $island }.
   *[other] { $novices } novices of { $name } tire on { $island }.
}
event-woken = { $novices ->
    [one] A novice of { $name } wakes on { $island }.
   *[other] { $novices } novices of { $name } wake on { $island }.
}
event-recruited = { $name } recruits a novice on { $island }.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } sails a novice from { $origin } to { $destination }.
       *[other] { $name } sails { $novices } novices from { $origin } to { $destination }.
    }
    [tide] { $novices ->
        [one] The tide carries a novice of { $name } from { $origin } to { $destination }.
       *[other] The tide carries { $novices } novices of { $name } from { $origin } to { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } rows a novice from { $origin } to { $destination }.
       *[other] { $name } rows { $novices } novices from { $origin } to { $destination }.
    }
}
event-council-moved = { $name } advances in the Council from seat { $before } to seat { $after }.
event-figure-moved = { $figure ->
    [priestess] The Moon Priestess goes from { $origin } to { $destination }.
    [builder] The Master Builder goes from { $origin } to { $destination }.
   *[apostate] The Apostate goes from { $origin } to { $destination }.
}
event-appointed = { $name } claims tile { $tile } with a novice of { $island }.
event-consecrated = { $name } consecrates tile { $tile }.
event-evicted = { $destination-kind ->
    [jetty] { $by } evicts the novice of { $name } on { $tile } to the jetty.
   *[island] { $by } evicts the novice of { $name } on { $tile } to { $destination }.
}
event-book-moved = { $name } moves a Book of Wisdom from { $source } to { $target }.
event-candle-out = { $left ->
    [0] { $name } meditates: the last candle is out.
    [one] { $name } meditates: one candle is left.
   *[other] { $name } meditates: { $left } candles are left.
}
event-points = { $name }: { $signed } ({ $cause }), { $total } influence.
event-phase-ended = Round { $round } is over.
event-scoring-beat = { $beat ->
    [priestess] The Moon Priestess gives her prizes on { $island }.
    [apostate] The Apostate takes his due on { $island }.
    [temple] Each novice in the temple brings 1 influence.
    [shrines] Shrines are counted.
    [favours] Favours kept are counted.
   *[council] Seats in the Council are counted.
}
event-round-scored = Round { $round } is scored.
event-guard-moved = The Temple Guard steps on: a consecration brings { $after } now.
event-round-began = Round { $round } begins; { $name } starts.
event-game-ended = The game is over; { $name } wins.

## Why something is not possible

reason-over = The game is over.
reason-no-move = There is no such move.
reason-not-now-preparation = The preparation round comes first.
reason-not-now-shrine = A starting shrine is placed only in its turn of the preparation round.
reason-not-now-pairs = The starting pairs are placed only in their turn of the preparation round.
reason-not-now-deactivate = An island of the opponent is deactivated only at the start of a round of the solo game.
reason-not-now-action = First choose the island to deactivate.
reason-not-now-finish = Only the solo game is ended by hand.
reason-solo-no-meditation = There are no candles in the solo game; end the phase instead.
reason-shrine-on-herbs = With two players no starting shrine may stand on Herb Island.
reason-shrine-taken = There is a shrine on { $island } already.
reason-pairs-at-shrine = The pairs may not stand on { $island }, where your own shrine is.
reason-needs-novices = { $need ->
    [one] Needs an active novice on { $island }; you have none.
   *[other] Needs { $need } active novices on { $island }; you have { $have }.
}
reason-needs-token = Needs the { $favour } token.
reason-holds-token = You hold the { $favour } token already.
reason-needs-supply = No novice is left in your supply.
reason-needs-shrine = No shrine is left in your supply.
reason-shrine-here = You have a shrine on { $island } already.
reason-no-use-for-novice = The Novice token has nothing to replace here.
reason-herbs-on-herbs = Herbs do not work on Herb Island.
reason-needs-inactive = { $need ->
    [one] Needs an inactive novice on { $island }; you have none.
   *[other] Needs { $need } inactive novices on { $island }; you have { $have }.
}
reason-council-room = { $room ->
    [one] Only one seat is left to advance, not { $count }.
   *[other] Only { $room } seats are left to advance, not { $count }.
}
reason-council-top = Your disc is on the last seat already.
reason-nobody-to-use = Needs at least one novice or the Novice token.
reason-same-island = Novices must go to another island.
reason-needs-traveller = { $count ->
    [one] No novice can leave { $island }.
   *[other] { $count } novices cannot leave { $island }; there are { $have }.
}
reason-sail-two = The sailboat takes one or two novices.
reason-parts-order = The parts of the journey are not in order.
reason-parts-end = The journey has no parts, or no end.
reason-not-on-path = Tile { $tile } is not on the path.
reason-tile-claimed = Tile { $tile } is claimed already.
reason-tile-dark = Tile { $tile } is not released, and Bribery does not reach it.
reason-needs-bribery = Tile { $tile } lies behind the Guard: needs the Bribery token.
reason-no-bribery = Tile { $tile } is released and needs no Bribery.
reason-wrong-symbol = Tile { $tile } is claimed from { $island }.
reason-not-own-tile = You have no novice on tile { $tile }.
reason-no-book = There is no book with tile { $tile }.
reason-not-own-novice = You have no novice in the temple on tile { $tile }.
reason-has-book = Your novice on tile { $tile } has a book already.
reason-solo-forbidden = At level { $level } nothing on { $island }, where the Apostate stands, may be used.
reason-solo-no-expulsion = At level 3 expulsion is forbidden.
reason-table-over = The game is over.
reason-table-read-only = This game can only be looked at.
reason-table-nothing-to-undo = There is nothing to take back.
reason-table-nothing-to-redo = There is nothing to play again.
reason-table-stale = Somebody else was faster; please look again.
reason-table-full = This table has seen more turns than a game can have.

## What the player should know

notice-save-torn = The end of { $file } was torn. All { $kept } whole records are there; the torn { $bytes } bytes are kept in { $aside }.
notice-save-torn-left = The end of { $file } was torn. All { $kept } whole records are there; the rest cannot be read.
notice-save-damaged = { $file } is damaged after record { $kept }. It is shown up to there and cannot be played on.
notice-save-illegal = Record { $record } of { $file } does not follow the rules. The game is shown up to there.
notice-save-differs = From record { $record } on { $file } comes out differently today. The game is shown up to there.
notice-save-missing = There is no file { $file }.
notice-save-unreadable = { $file } cannot be read: { $error }.
notice-save-in-use = { $file } is open in another window of Luna.
notice-save-not-luna = { $file } is not a saved game of Luna.
notice-save-start-damaged = { $file } is damaged at its very start; nothing of it can be shown.
notice-save-too-long = { $file } is longer than a game can be.
notice-save-malformed = { $file } is not a proper saved game: { $fault }.
notice-save-newer-format = { $file } was written by a newer Luna (format { $format }). Please update Luna.
notice-save-other-game = { $file } is a game of { $game }, not of { $expected }.
notice-save-newer-rules = { $file } needs newer rules (revision { $revision }). Please update Luna.
notice-save-older-rules = { $file } was played under older rules (revision { $revision }), which this Luna does not have.
notice-save-other-board = { $file } was played on another board than the one installed.
notice-save-name = { $name } cannot be the name of a saved game.
notice-save-exists = There is a saved game { $name } already.
notice-disk-full = The disk is full. The game goes on, but new turns are not saved.
notice-disk-read-only = { $file } cannot be written. The game goes on, but new turns are not saved.
notice-disk-error = Saving to { $file } failed ({ $error }). The game goes on, but new turns are not saved.
notice-file-not-written = { $file } could not be written: { $error }.
notice-settings-broken = { $file } could not be understood. It is kept as { $aside }, and the defaults are used.
notice-settings-unreadable = { $file } could not be read ({ $error }), and the defaults are used.
notice-settings-value = { $file } has a wrong value for { $key }; its default is used.
notice-crashed = Something went wrong. The game goes on where it was. A report is in { $file }.
notice-crashed-title = Something went wrong twice. Your game is saved. A report is in { $file }.
