## The log: one sentence for each event

event-shrine-placed = { $name } places a shrine on { $island }.
event-pairs-placed = { $name } places two novices each on { $islands }.
event-token-taken = { $name } takes the { $favour } token.
event-token-returned = { $name } gives back the { $favour } token.
event-tired = { $novices ->
    [one] A novice of { $name } becomes inactive on { $island }.
   *[other] { $novices } novices of { $name } become inactive on { $island }.
}

event-woken = { $novices ->
    [one] A novice of { $name } becomes active on { $island }.
   *[other] { $novices } novices of { $name } become active on { $island }.
}

event-recruited = { $name } recruits a novice on { $island }.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } sails a novice from { $origin } to { $destination }.
       *[other] { $name } sails { $novices } novices from { $origin } to { $destination }.
    }
    [tide] { $novices ->
        [one] The tide carries a novice of { $name } from { $origin } to { $destination }.
       *[other] The tide carries { $novices } novices of { $name } from { $origin } to { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } rows a novice from { $origin } to { $destination }.
       *[other] { $name } rows { $novices } novices from { $origin } to { $destination }.
    }
}
event-council-moved = { $name } advances in the Council from seat { $before } to seat { $after }.
event-figure-moved = { $figure ->
    [priestess] The Moon Priestess goes from { $origin } to { $destination }.
    [builder] The Master Builder goes from { $origin } to { $destination }.
   *[apostate] The Apostate goes from { $origin } to { $destination }.
}
event-appointed = { $name } claims tile { $tile } with a novice of { $island }.
event-consecrated = { $name } consecrates tile { $tile }.
event-evicted = { $destination-kind ->
    [jetty] { $by } evicts the novice of { $name } on { $tile } to the jetty.
   *[island] { $by } evicts the novice of { $name } on { $tile } to { $destination }.
}
event-book-moved = { $name } moves a Book of Wisdom from { $source } to { $target }.
event-candle-out = { $left ->
    [0] { $name } meditates: the last candle is out.
    [one] { $name } meditates: one candle is left.
   *[other] { $name } meditates: { $left } candles are left.
}
event-points = { $name }: { $signed } ({ $cause }), { $total } influence.
event-phase-ended = Round { $round } is over.
event-scoring-beat = { $beat ->
    [priestess] The Moon Priestess gives her prizes on { $island }.
    [apostate] The Apostate takes influence on { $island }.
    [temple] Each novice in the temple brings 1 influence.
    [shrines] Shrines are counted.
    [favours] Favours kept are counted.
   *[council] Seats in the Council are counted.
}
event-round-scored = Round { $round } is scored.
event-guard-moved = The Temple Guard moves on: a Consecration now brings { $after }.
event-round-began = { $candles ->
    [0] Round { $round } begins.
   *[other] Round { $round } begins; { $name } starts.
}
event-game-ended = The game is over; { $name } wins.
