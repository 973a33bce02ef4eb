## Spans

span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

## Rhythm

rhythm = Time for a turn
rhythm-live = Live
rhythm-12h = 12 hours
rhythm-1d = 1 day
rhythm-3d = 3 days
rhythm-7d = 7 days
rhythm-none = No limit
rhythm-live-below = Everyone sits at the table at the same time.
rhythm-slow-below = Everyone plays when it suits them, over days or weeks. “My tables” on the title shows where it is your turn.
rhythm-here-below = The others can play while Luna runs on this computer. At a relay that always runs, they can play at any time.

## My tables

title-tables = My tables
tables-title = My tables
tables-none = You have no game under way. Games you begin, here or with others, appear on this page.
tables-waiting = { $count ->
    [0] Nothing waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
tables-here = on this computer
tables-own = hosted here
tables-at = at { $place }
tables-turn-here = { $name } to move
tables-yours = Your turn, for { $since }
tables-yours-left = Your turn, { $left } left
tables-yours-late = Your turn, overdue
tables-theirs = { $name }, for { $since }
tables-theirs-left = { $name }, { $left } left
tables-theirs-late = { $name }, overdue
tables-asked = You have a question to answer
tables-resting = The table rests
tables-turns = { $count ->
    [one] { $count } turn since you looked
   *[other] { $count } turns since you looked
}
tables-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
tables-prepared = turn prepared
tables-dropped = { $count ->
    [one] a turn decided ahead was dropped
   *[other] { $count } turns decided ahead were dropped
}
tables-ahead = { $count ->
    [one] { $count } turn decided ahead
   *[other] { $count } turns decided ahead
}
tables-lost = Please open it: its relay has a different state
tables-unreachable = Its relay cannot be reached right now
tables-unwatched = Open it to see how it stands
tables-unreadable = { $count ->
    [one] One more table needs another version of Luna; it is safe among your saved games.
   *[other] { $count } more tables need another version of Luna; they are safe among your saved games.
}
tables-your-turn = It is your turn: { $players }.
tables-your-turns = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}

## The rhythm of a table

menu-pace = By turn
pace-title = A table by turn
pace-left = waiting for { $waited }, { $left } left
pace-is-late = waiting for { $waited }; time is up
pace-resting = The table rests until somebody plays.
pace-off = Days off
pace-off-below = { $count ->
    [0] You have no days off left at this table this year.
    [one] One more day in a row may be taken. A day off does not count against your turn.
   *[other] Up to { $count } more days in a row may be taken. A day off does not count against your turn.
}
pace-off-running = You are off for another { $left }.
pace-off-sure = Take days off now?
pace-off-taken = { $count ->
    [one] You have one day off.
   *[other] You have { $count } days off.
}
pace-together = Together
pace-together-below = None of this happens by itself. The others are asked, and their answer becomes part of the game.
pace-remind = Remind
pace-reminded = Reminded, with a message in the chat.
pace-rest = Let the table rest
pace-end = End the game
pace-end-sure = End the game as it stands?
pace-end-below = Everyone else is asked, except a player whose time is up. After that nobody can play on.
pace-end-below-alone = Nobody else has to agree, because the other player’s time is up. The game ends at once, and nobody can play on.
pace-end-yes = Ask them
pace-end-yes-alone = End the game
pace-asked = The others have been asked. They have days to answer.
pace-vote-left = { $left } left
pace-late = { $name }’s time is up
pace-late-below = Wait as long as you like, or decide together: a bot can play until { $name } is back.
pace-more = What else?
pace-carried-0 = The players have ended this game as it stood
pace-carried-1 = All agree: the table rests.
pace-ended-below = The game stays among your saved games.
talk-moves-0 = { $name } asks to end the game as it stands
talk-moves-1 = { $name } asks to let the table rest
talk-moves-2 = { $count ->
    [one] { $name } takes a day off
   *[other] { $name } takes { $count } days off
}

## Without a connection, and ahead of time

ahead-prepared = Prepared. Luna sends it as soon as there is a connection.
ahead-waits = Your turn is prepared
ahead-waits-below = Luna sends it as soon as there is a connection.
ahead-drop = Take it back
ahead-look = The game has moved on: look first
ahead-look-below = Luna has kept the turn you prepared. It is still legal.
ahead-look-gone = The turn you prepared is no longer legal.
ahead-play = Play it anyway
ahead-forget = Drop it
ahead-offline = Prepare your turn: Luna sends it as soon as there is a connection.
ahead-exactly = Only then
ahead-alike = Also if it comes to the same
ahead-alike-below = Also when they play something else, as long as your turn is legal and has the same effect. Your own Luna plays it then, while it runs.
ahead-kept = { $count ->
    [one] One turn is decided ahead. It is played when the others play exactly so.
   *[other] { $count } turns are decided ahead. They are played when the others play exactly so.
}
ahead-alike-kept = { $count ->
    [one] One turn is decided ahead. It is played when the others play so, or otherwise as long as it comes to the same.
   *[other] { $count } turns are decided ahead. They are played when the others play so, or otherwise as long as they come to the same.
}
ahead-offer = { $count ->
    [one] One turn of yours that you tried answers exactly one turn of the others. Should it be played when the others play exactly so? Nobody learns of it before.
   *[other] { $count } turns of yours that you tried each answer exactly one turn of the others. Should they be played when the others play exactly so? Nobody learns of them before.
}
ahead-chance = You cannot decide ahead what depends on chance.
ahead-dropped = { $count ->
    [one] The game went another way: a turn you had decided ahead is dropped.
   *[other] The game went another way: { $count } turns you had decided ahead are dropped.
}
ahead-fired = { $count ->
    [one] A turn you had decided ahead was played.
   *[other] { $count } turns you had decided ahead were played.
}
ahead-some = { $count ->
    [one] { $count } turn decided ahead
   *[other] { $count } turns decided ahead
}
ahead-too-many = You can decide at most { $count } turns ahead at one table.
command-ahead = Decide this line ahead
