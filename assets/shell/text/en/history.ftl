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
replay-speed = { $factor }×
replay-filter = Only the turns of { $name }
replay-whatif = What if
replay-play-on = Play on from here
replay-analyse = Analyse
replay-analysing = Stop ({ $done } %)
replay-turning = Next turning point
replay-better = What was possible
replay-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points given away
replay-back = Back
replay-recap-hint = { $means ->
    [finger] Two fingers end it.
   *[other] { $skip } skips a turn, { $back } all.
}

## The what-if board

whatif-title = What-if board
whatif-below = Play any side. Nothing is saved.
whatif-line = This could have happened.
whatif-back = Back to the game

## Watching

watch = Watch
menu-replay = Watch the game
end-watch = Watch the replay
