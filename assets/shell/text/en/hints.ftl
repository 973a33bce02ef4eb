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
bots-paused = The bots are waiting. Click here to let them play on.
bots-failed = The bot has stopped. Click here to make it play on, or give its seat to a person in the menu under “Players”.
bots-slow = The bot no longer answers. Click here and it plays its first idea, or give its seat to a person in the menu under “Players”.
bots-long = The bot is still thinking. Click here and it plays its best turn so far.
bots-stopped = has stopped

## Why

why-title = Why { $name } played this
why-not-its-own = Another player sat here then. The bot here now would have played: { $turn }.

## Hints

hint-title = Hint
about-hint = What a good player would do: first a goal, the second time the move, the third time the numbers.
about-hint-key = What a good player would do: first a goal; { $key } again shows the move, and once more the numbers.
hint-thinking = Thinking … { $percent } %
hint-not-now = No hint now: it is somebody else’s turn.
hint-over = No hint: the game is over.
hint-stop = { $key } stops it.
hint-failed = Luna could not work out a hint. Please ask again.
hint-more = Click for more.
hint-more-key = { $key } shows more.
hint-move = This would be good: { $turn }.
hint-with = { $turn } ({ $means })
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Difference to the others at the end, as the bot sees it
hint-result = Result at the end, as the bot sees it
hint-terms = Below each: its gain (+) and loss (−) against the best turn of another kind.
hint-beside = Compared with the best turn, as the bot sees it

## Turning points

end-turning = Analysis
turning-title = Analysis
turning-thinking = Analysing the game: turn { $done } of { $total }
turning-none = No turn stands out: nobody missed a clearly better one.
turning-failed = Luna could not analyse the game. Leave this page and try again.
turning-stopped = Stopped after turn { $done } of { $total }.
turning-stop = Stop
turning-go-on = Go on
turning-accuracy = { $name }: accuracy { $share } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points given away
turning-ahead = { $name } came out ahead of { $other } by: { $list }.
turning-by = { $what } +{ $by }
turning-themes = What cost { $name } most: { $list }.
turning-played = Played: { $turn }
turning-better = Better: { $turn }
