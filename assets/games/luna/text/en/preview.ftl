## The consequence card: what a turn costs, brings, opens and risks. The pill before the words has the number.

preview-cost = Cost
preview-now = Now
preview-round-end = Round end
preview-game-end = Game end
preview-next-round = Next round
preview-opens = Allows
preview-safety = Safe
preview-risk = Risk
preview-free = nothing
preview-tired = { $count ->
    [one] novice inactive
   *[other] novices inactive
}
preview-lands = { $count ->
    [one] novice arrives inactive
   *[other] novices arrive inactive
}
preview-token-back = { $favour } token back
preview-steps-on = steps onto the tile
preview-steps-in = your novice steps in
preview-token = { $favour } token
preview-evicts = evicts { $list }
preview-evicted = { $name } on { $tile }
preview-woken = { $count ->
    [one] novice active
   *[other] novices active
}
preview-sailed = { $count ->
    [one] novice arrives active
   *[other] novices arrive active
}
preview-recruit = joins, inactive; supply { $before } › { $after }
preview-shrine = shrine on { $island }
preview-council = seat { $before } › { $after }, { $rank } in ties
preview-apostate = Apostate to { $island }
preview-book = book to { $tile }, from { $source }
preview-change = { $cause } { $before } › { $after }
preview-others = { $cause }: { $list }
preview-other = { $name } { $before } › { $after }
preview-mirror = Moon Priestess on { $island }: { $list }
preview-mirror-next = Next round, Moon Priestess on { $island }: { $list }
preview-count = { $name } { $count }
preview-goal-place = { $verb } on { $place }
preview-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
preview-protected = protected by the book
preview-safe = no tile is left to evict it
preview-threat-next = { $name } can evict at the next turn
preview-threat-released = { $count ->
    [one] could evict, released
   *[other] could each evict, released
}
preview-threat-bribable = { $count ->
    [one] could evict, by Bribery
   *[other] could each evict, by Bribery
}
preview-threat-round = { $count ->
    [one] could evict, from round { $round } on
   *[other] could each evict, from round { $round } on
}
preview-threat-dark = { $count ->
    [one] could evict, not released yet
   *[other] could each evict, not released yet
}

preview-on-tile = on { $tile }: { $words }
preview-would-evict = will evict { $list }
preview-candles = { $count ->
    [one] candle left
   *[other] candles left
}
preview-last-candle = The last candle: the round ends.
cause-floor = never below 0

## If the round ended now

forecast-title = If the round ended now
forecast-sum = After it
forecast-final = Final
forecast-next = Next round: { $name } starts, a consecration brings { $points }
forecast-figures = Moon Priestess to { $priestess }, Master Builder to { $builder }, Apostate to { $apostate }
forecast-stays = Moon Priestess to { $priestess }, Master Builder to { $builder }, the Apostate stays
forecast-last = This is the last round: the game would end.
forecast-counted = { $count } there
