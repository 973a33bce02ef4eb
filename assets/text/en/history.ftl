## The log

log-points = { $name }: { $cause }, { $total } influence.

## Lines of play that were left

branch-title = Other lines of play. Choose one to return to its end; the present line stays in this list.
branch-from = { $start }, turn { $turn }
branch-length = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## Since your last turn

recap-title = Since your last turn
recap-none = Nobody has played since.
recap-shrine-placed = Shrine: { $island }
recap-pairs-placed = Two each: { $islands }
recap-token-taken = Favour: { $favour }
recap-woken = Herbs: { $novices } on { $island }
recap-recruited = Recruitment: { $island }
recap-moved = { $vehicle ->
    [sail] Sailboat: { $novices } from { $origin } to { $destination }
    [tide] Tide: { $novices } from { $origin } to { $destination }
   *[journey] Journey: { $novices } from { $origin } to { $destination }
}
recap-council-moved = Council: seat { $before } to { $after }
recap-figure-moved = Expulsion: the Apostate to { $destination }
recap-appointed = Appointment: tile { $tile } from { $island }
recap-consecrated = Consecration: tile { $tile }
recap-evicted = Eviction: { $name } on { $tile }
recap-book-moved = Book: from tile { $source } to tile { $target }
recap-candle-out = { $left ->
    [0] Meditation: the last candle
    [one] Meditation: one candle left
   *[other] Meditation: { $left } candles left
}

## Looking back

replay-title = Looking back
replay-watching = Replay
replay-start = Before the first turn
replay-turn = Turn { $turn } of { $count }
replay-before = Before turn { $turn } of { $count }
replay-play = Play
replay-pause = Pause
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-round-back = One round back
replay-round-on = One round on
replay-speed = { $factor }×
replay-filter = Only the turns of { $name }
replay-whatif = What if
replay-play-on = Play on from here
replay-back = Back
replay-recap-hint = Space skips a turn, Esc all.

## The what-if board

whatif-title = What-if board
whatif-below = Play any side. Nothing is saved.
whatif-back = Back to the game

## Watching

watch = Watch
menu-replay = Watch the game
end-watch = Watch the replay
