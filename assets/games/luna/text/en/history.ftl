## The log

log-points = { $name }: { $cause }, { $total } influence.

## Since your last turn

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
