## The consequence card: what a turn costs, brings, opens and risks. The pill before the words has the number.

preview-cost = Cost
preview-now = Now
preview-round-end = Round end
preview-game-end = Game end
preview-opens = Opens
preview-risk = Risk
preview-free = nothing
preview-tired = { $count ->
    [one] novice becomes inactive on { $island }
   *[other] novices become inactive on { $island }
}
preview-lands = { $count ->
    [one] novice arrives inactive on { $island }
   *[other] novices arrive inactive on { $island }
}
preview-token-back = { $favour } token goes back
preview-steps-on = a novice steps onto the tile
preview-steps-in = your novice steps in
preview-token = { $favour } token
preview-evicts = evicts { $list }
preview-evicted = { $name } on { $tile }
preview-woken = { $count ->
    [one] novice becomes active on { $island }
   *[other] novices become active on { $island }
}
preview-sailed = { $count ->
    [one] novice arrives active on { $island }
   *[other] novices arrive active on { $island }
}
preview-recruit = joins, inactive; supply { $before } › { $after }
preview-shrine = shrine on { $island }
preview-council = seat { $before } › { $after }, { $rank } in ties
preview-apostate = Apostate to { $island }
preview-book = book to { $tile }, from { $source }
preview-change = { $cause } { $before } › { $after }
preview-others = { $cause }: { $list }
preview-other = { $name } { $before } › { $after }
preview-race = Moon Priestess on { $island }: { $list }
preview-count = { $name } { $count }
preview-goal-place = { $verb }, { $place }
preview-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
preview-protected = protected by the book
preview-safe = nothing left that could evict
preview-threat-next = { $name } can evict at the next turn
preview-threat-released = { $count ->
    [one] could evict you, released
   *[other] could each evict you, released
}
preview-threat-bribable = { $count ->
    [one] could evict you, by Bribery or next round
   *[other] could each evict you, by Bribery or next round
}
preview-threat-dark = { $count ->
    [one] could evict you, still in the dark
   *[other] could each evict you, still in the dark
}
preview-on-tile = { $tile }: { $words }
preview-would-evict = will evict { $list }
preview-last-candle = The last candle: the round ends. Click again to do it.
preview-final = final ~{ $before } › ~{ $after }
preview-influence = { $before } › { $after }
cause-floor = never below 0
