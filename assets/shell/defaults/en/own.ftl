## What a game may say in its own words: rounds, and what a turning point is worth

turning-when = Round { $round }, turn { $turn }: { $name }
replay-round-back = One round back
replay-round-on = One round on
title-continue-below = Round { $round } with { $names }
saves-round = Round { $round }
bar-round = Round { $number }
round-short = R{ $number }
turning-below = A click shows the table as it was. The number says how much was given away, as the bot sees it.
