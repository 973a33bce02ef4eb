## Who sits where

seat-person = Person
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
level-1 = Novice
level-2 = Acolyte
level-3 = Priest
level-4 = High Priest
level-5 = Moon Priestess
panel-bot = Bot { $level }
menu-players = Players
players-title = Players
players-below = A person or a bot can take any seat at any time. The game goes on where it is.

## While a bot plays

bots-thinking = is thinking
bots-watching = A bot is to move. Look around as you like, or take back your turn.
bots-play = The bots play by themselves. Click here to pause.
bots-paused = The bots wait. Click here and they play on.
bots-failed = The bot has stopped. Click here to start it again, or give its seat to a person in the menu under “Players”.

## Why

why-title = Why { $name } played this
why-none = Nothing else was clearly better.
why-points = It brings influence at once.
why-temple = It counts in the temple.
why-priestess = It helps at the Moon Priestess.
why-apostate = It keeps the Apostate’s loss small.
why-shrines = It gains ground with the shrines.
why-favours = It makes good use of the favours.
why-council = It moves up in the Council.
why-novices = It leaves the novices in better places.
why-tempo = It keeps the others short of time.
why-others = It holds the others back.

## Hints

hint-title = Hint
hint-thinking = Thinking … { $percent } %
hint-not-now = There is no hint now: a bot is to move.
hint-failed = The hint could not be thought out. Ask once more.
hint-more = Click for more.
hint-more-key = { $key } shows more.
hint-goal-points = Take influence now: there is some to be had at once.
hint-goal-temple = Go for the temple: get in, move up, or make your tile safe.
hint-goal-priestess = Go for the Moon Priestess: her prizes can be won.
hint-goal-apostate = Beware of the Apostate: leave his island or send him on.
hint-goal-shrines = Think of the shrines: they make actions cheaper and count at the end.
hint-goal-favours = Look at the favours: take one, or use one that you have.
hint-goal-council = Think of the Council: a step forward wins ties and the last counting.
hint-goal-novices = Look to your novices: more of them, awake and in the right places.
hint-goal-tempo = Mind the candles: who has turns left decides how long the round is.
hint-goal-others = Hold the others back: take away what they are after.
hint-goal-none = Nothing stands out: play what you like.
hint-goal-deactivate = Choose the island on which the opponent does least for itself and stays in your way least.
hint-deactivate = make { $island } inactive
hint-move = This would be good: { $turn }.
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Influence ahead of the others, and what speaks for each turn
theme-points = influence at once
theme-temple = temple
theme-priestess = Moon Priestess
theme-apostate = Apostate
theme-shrines = shrines
theme-favours = favours
theme-council = Council
theme-novices = novices
theme-tempo = time
theme-others = the others

## Turning points

end-turning = Turning points
turning-title = Turning points
turning-thinking = Looking at the game again: turn { $done } of { $total }
turning-none = No turn stands out: nothing clearly better was missed.
turning-failed = The game could not be looked at. Leave this page and try again.
turning-below = A click shows the table as it was.
turning-when = Round { $round }, turn { $turn }: { $name }
turning-played = Played: { $turn }
turning-better = Better: { $turn }
