## Who sits where

seat-person = Person
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
panel-bot = Bot { $level }
menu-players = Players
menu-door = At the door
players-title = Players
players-below = A person or a bot can take any seat at any time. The game goes on where it is.

## While a bot plays

bots-thinking = is thinking
bots-next = is next
bots-watching = It is a bot’s turn. Look around as you like, or take back your turn.
bots-play = The bots play by themselves. Click here to pause.
bots-paused = The bots wait. Click here and they play on.
bots-failed = The bot has stopped. Click here and it plays on, or give its seat to a person in the menu under “Players”.
bots-slow = The bot does not answer any more. Click here and it plays its first idea, or give its seat to a person in the menu under “Players”.
bots-long = The bot is still thinking. Click here and it plays its best turn so far.
bots-stopped = has stopped

## Why

why-title = Why { $name } played this
why-not-its-own = Another player sat here then. The bot that sits here now would have played: { $turn }.

## Hints

hint-title = Hint
about-hint = What a good player would do: first a goal, the second time the move, the third time the numbers.
about-hint-key = What a good player would do: first a goal; { $key } again shows the move, and once more the numbers.
hint-thinking = Thinking … { $percent } %
hint-not-now = There is no hint now: it is somebody else’s turn.
hint-over = There is no hint: the game is over.
hint-stop = { $key } stops it.
hint-failed = No hint could be worked out. Please ask again.
hint-more = Click for more.
hint-more-key = { $key } shows more.
hint-move = This would be good: { $turn }.
hint-with = { $turn } ({ $means })
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Difference to the others at the end, as the bot sees it
hint-result = Result at the end, as the bot sees it
hint-terms = Below each: what it brings more (+) and less (−) than the best turn of another kind.
hint-beside = Compared with the best turn, as the bot sees it

## Turning points

end-turning = Analysis
turning-title = Analysis
turning-thinking = Looking at the game again: turn { $done } of { $total }
turning-none = No turn stands out: nobody missed a clearly better one.
turning-failed = The game could not be looked at. Leave this page and try again.
turning-stopped = Stopped after turn { $done } of { $total }.
turning-stop = Stop
turning-go-on = Go on
turning-accuracy = { $name }: accuracy { $share } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points given away
turning-ahead = { $name } came out ahead of { $other } by: { $list }.
turning-by = { $what } +{ $by }
turning-themes = What cost { $name } most: { $list }.
turning-played = Played: { $turn }
turning-better = Better: { $turn }
