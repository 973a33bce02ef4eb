## End of the game

end-graph = Influence by round
end-lead = { $points } influence, { $ahead } ahead of { $second }
end-tie-seats = { $points } influence each. Seat { $seat } in the Council beats { $second } on seat { $other }
end-tie-stack = { $points } influence each, on the same seat of the Council. The upper disc beats { $second }
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
scoring-none-awake = none active
scoring-counts = { $shrines ->
    [0] { $active } active
   *[other] { $active ->
        [0] { $shrines } shrine
       *[other] { $active } active + { $shrines } shrine
    }
}
scoring-by-council = { $place }, by the Council
scoring-behind = behind in the Council
scoring-no-prize = no prize left
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
scoring-hint = { $means ->
    [finger] A tap shows the next step.
    [keys] A click or Space shows the next step, Esc all of them.
   *[other] { $do } shows the next step, { $back } all of them.
}
scoring-hint-look = Click a number to see it on the board.
scoring-look = { $beat }: { $name } { $points }
scoring-look-back = Click to go back.
scoring-final = Final scoring
beat-seat = { $name } { $points }
beat-nothing = { $beat ->
    [apostate] Nobody loses anything.
   *[other] Nobody gets anything.
}
scoring-end = At the end
scoring-shrines-rule = 4 each
scoring-favours-rule = 1 each
scoring-council-rule = by seat
finale-why = Above all: { $cause }, { $mine } against { $theirs } of { $second }.
finale-table = The whole table

banner-scoring = Scoring
banner-passage = The night passes

## The story of the evening

story-feud = { $way ->
    [0] { $name } evicted { $other } { $count ->
            [one] once
            [2] twice
           *[other] { $count } times
        }{ $back ->
        [0] { "" }, and { $other } never hit back
        [one] { "" }, and { $other } hit back once
        [2] { "" }, and { $other } hit back twice
       *[other] { "" }, and { $other } hit back { $back } times
    }.
   *[1] Evictions between { $name } and { $other }: { $count } to { $back }.
}
story-no-feud = Nobody evicted anybody: the temple stayed at peace.
story-record-evictions = { $name } evicted { $count } novices with a single Consecration, in round { $round }.
story-record-journey = The largest crossing: { $count } novices of { $name } in one turn, in round { $round }.
story-record-council = { $name } climbed { $count } seats of the Council in one turn, in round { $round }.
story-record-priestess = { $name } won the Moon Priestess’s first prize { $count } times.
story-regret-apostate = { $way ->
    [0] The Apostate took { $count } influence from { $name }, and only { $behind } { $behind ->
            [one] was
           *[other] were
        } missing at the end.
   *[1] { $name } lost { $count } influence to the Apostate, and the game by { $behind }.
}
story-regret = { $way ->
    [0] { $count } more influence, and { $name } would have won.
   *[1] { $name } came second, { $behind } influence behind.
}
story-regret-tie = { $name } had just as much influence: the Council decided.
