## The table

bar-guard = Guard
bar-guard-next = next { $points }
bar-candles = { $count ->
    [one] { $count } candle left
   *[other] { $count } candles left
}
bar-solo = Solo, level { $level }
bar-or-verb = or pick an action
bar-set-sail = Set sail
panel-council = Council { $seat }
panel-if-now = If the round ended now
ghost-next = next
panel-round-end = Round end
council-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
preparation-shrine = { $name } places a shrine
preparation-pairs = { $name } places two novices on each of four islands
preparation-left = { $count ->
    [one] { $count } island left
   *[other] { $count } islands left
}

## Hints of the table

table-candle-again = { $means ->
    [mouse] The last candle: click again to end the round.
    [keys] The last candle: { $key } or { $do } again ends the round.
   *[key] The last candle: { $do } again ends the round.
}
table-not-by = { $action } cannot carry these novices.
table-pick-any = Point at something, or pick an action.
table-pick-first = Pick novices first.
table-pick-island = Now pick an island.
table-pick-pupil = Now pick one of your novices.
table-pick-book = Now pick a book.
table-pick-token = Now pick a favour.
table-pick-tile = Now pick a tile.
table-armed = Stands in for one novice.
table-enter = { $means ->
    [finger] Tap “{ bar-set-sail }”.
    [mouse] Click “{ bar-set-sail }”, or press { $do }.
    [elsewhere] “{ bar-set-sail }” is ready.
   *[keys] { $do } sets sail.
}
table-tile = Tile { $tile }
table-leg = { $count } from { $origin } to { $destination }
table-pick = { $count } from { $origin } to …
table-hand = { $then ->
    [0] { $held } in hand; picked again, they are put down.
   *[other] { $held } in hand; picked again, { $then }.
}
table-takes = Send { $count } of them by boat ({ $action }).
final-means = “~” means: the influence at the end if nobody did anything more.
