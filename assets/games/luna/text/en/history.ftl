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

# The strip that tells the turn of another.

told-evicts = { $name } consecrates { $tile } and evicts { $victims }.
told-your-novice = your novice on { $tile }
told-novice = the novice of { $name } on { $tile }
told-more = { $sentence } And { $count } more.
told-cost-evicted = It waits on the jetty. A Book would have protected it; the Tide takes it home.
told-cost-apostate = At the end of the round you would lose { $points } to the Apostate.
told-cost-candle = The round ends now, and is scored.
told-cost-tile = You could have claimed this tile yourself.
told-bots-wait = Too fast? With “{ settings-grace }: { settings-grace-wait }” in the settings the bots wait for you.
