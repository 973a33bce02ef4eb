## The solo game: the way in

title-solo = Solo game
solo-title = Solo game
solo-level = { solo-title }
solo-level-name = Level { $level }
solo-level-1 = The rules of the solo game, nothing added.
solo-level-2 = In your phase the Apostate’s island is closed to every action but Expulsion.
solo-level-3 = The Apostate’s island is closed even to Expulsion; Master Builder and Moon Priestess start together.
solo-best = { $games ->
    [one] Best of { $games } game: { $best }
   *[other] Best of { $games } games: { $best }
}
solo-no-best = No result yet
solo-order = Your order
solo-setup-below = Islands and figures are drawn at random. The opponent’s novices stand on every island; you place a shrine and eight novices.

## The end of the phase

action-finish = End the phase
solo-finish-again = { $means ->
    [mouse] Your phase ends and the round is scored: click again.
    [keys] Your phase ends and the round is scored: { $key } or { $do } again.
   *[key] Your phase ends and the round is scored: { $do } again.
}
solo-finish-card = Your phase ends and the round is scored.
solo-turn = The opponent
solo-pick = Choose an island
solo-prompt = The round begins: on which island does the opponent become inactive?
solo-forecast-next = Next round: a consecration brings { $points }
solo-safe = loses nothing

## What the opponent does: one step, and the rule that says why

solo-did = What the opponent did
solo-set-up = The opponent began with a shrine and a novice on { $island }, and with two novices on each other island.
solo-set-up-why = On the Master Builder’s island it begins with a shrine and one novice, on the others with two.
solo-first-tile = One of its novices stands on tile { $tile } in the temple, without a book.
solo-first-tile-why = A tile from 1 to 4 is dealt to it; a novice from the island of its symbol goes with it into the temple.
solo-scored = The round brought the opponent { $priestess } from the Moon Priestess and { $temple } for the temple.
solo-scored-why = It loses nothing to the Apostate.
solo-tires = { $disc ->
    [stays] No active novice of the opponent stands on { $island }; its disc stays on seat { $seat }.
    [full] { $count ->
        [one] The opponent’s novice on { $island } becomes inactive; its disc stands on seat { $seat } already.
       *[other] The opponent’s { $count } novices on { $island } become inactive; its disc stands on seat { $seat } already.
    }
    [last] The opponent’s { $count } novices on { $island } become inactive; its disc advances to seat { $seat }, the rest is lost.
   *[moves] { $count ->
        [one] The opponent’s novice on { $island } becomes inactive; its disc advances to seat { $seat }.
       *[other] The opponent’s { $count } novices on { $island } become inactive; its disc advances to seat { $seat }.
    }
}
solo-tires-why = All its active novices on the island you chose become inactive; its disc advances as many seats, at most to 10.
solo-enters = A novice of the opponent goes from { $island } straight to tile { $tile } in the temple, for { $points }.
solo-enters-why = It is the highest released, unclaimed tile that shows the symbol of an island with an active novice of the opponent. The Guard pays as usual.
solo-waits = No novice of the opponent enters the temple.
solo-waits-why = No released, unclaimed tile shows the symbol of an island with an active novice of the opponent.
solo-evicts = { $count ->
    [one] The opponent evicts your novice on { $tiles } to the jetty, for { $points }.
   *[other] The opponent evicts your novices on { $tiles } to the jetty, for { $points }.
}
solo-evicts-why = Adjacent novices of yours on lower numbers without a book are evicted, 1 point each.
solo-book = The book of your tile { $source } moves to the opponent’s tile { $target }, for { $points }.
solo-book-why = The book of your lowest tile that has one goes to the opponent’s lowest tile.
solo-no-book = The opponent takes no book.
solo-no-book-why = You have no book.
solo-builds = The opponent builds a shrine on { $island }.
solo-builds-why = At the end of every round an active novice of the opponent on the Master Builder’s island builds there, unless the opponent has a shrine there already.
solo-driven = The opponent’s novice on { $tile } returns to { $island }, inactive.
solo-driven-why = It does not wait at the jetty: it returns to the island of its tile’s symbol.

## The log, where it is about the opponent

opponent-shrine-placed = The opponent builds a shrine on { $island }.
opponent-tired = { $novices ->
    [one] A novice of the opponent becomes inactive on { $island }.
   *[other] { $novices } novices of the opponent become inactive on { $island }.
}
opponent-woken = { $novices ->
    [one] A novice of the opponent wakes on { $island }.
   *[other] { $novices } novices of the opponent wake on { $island }.
}
opponent-council-moved = The opponent advances in the Council from seat { $before } to seat { $after }.
opponent-consecrated = A novice of the opponent goes from { $origin } to tile { $tile } in the temple.
opponent-evicted = { $destination-kind ->
    [jetty] The opponent evicts the novice of { $name } on { $tile } to the jetty.
   *[island] { $by } evicts the opponent’s novice on { $tile } to { $destination }.
}
opponent-book-moved = The opponent takes the Book of Wisdom of { $source } to { $target }.
opponent-game-ended = The game is over; the opponent is ahead.

## The result

solo-result = { $outcome ->
    [won] You are { $points } ahead of the opponent
    [lost] The opponent is { $points } ahead of you
   *[even] You and the opponent are even
}
solo-first = Result { $result } at level { $level }. It is your first here.
solo-record = Result { $result } at level { $level }: your best here. Before it was { $best }.
solo-below = Result { $result } at level { $level }. Your best here is { $best }.
solo-rewound = Result { $result } at level { $level }. Turns were taken back, so it does not count as a record.
