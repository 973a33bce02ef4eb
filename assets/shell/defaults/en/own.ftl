## What a game may say in its own words: rounds, levels, and what a turning point is worth

turning-when = Round { $round }, turn { $turn }: { $name }
replay-round-back = One round back
replay-round-on = One round on
title-continue-below = Round { $round } with { $names }
saves-round = Round { $round }
bar-round = Round { $number }
round-short = R{ $number }
turning-below = Click to see the table at that time. The number is what the turn gave away, as the bot sees it.
story-led-always = { $name } was ahead at the end of every round.
story-led-one = { $name } was ahead after { $count } of { $rounds } rounds, and nobody else ever was.
story-led = { $way ->
    [0] { $name } was ahead after { $count } of { $rounds } rounds, { $other } after { $more }; the lead changed hands { $changes ->
        [one] once
        [2] twice
       *[other] { $changes } times
    }.
   *[1] The lead changed hands { $changes ->
        [one] once
        [2] twice
       *[other] { $changes } times
    }: { $name } was ahead after { $count } of { $rounds } rounds, { $other } after { $more }.
}
story-decided-own = { $late ->
    [1] It was decided only in round { $round }, the last: there { $name } went ahead for good.
   *[0] { $way ->
        [0] In round { $round } { $name } took the lead and never gave it back.
       *[1] Round { $round } decided it: { $name } went ahead and stayed there.
    }
}
story-decided-fell = { $late ->
    [1] It was decided only in round { $round }, the last: there { $name } went ahead for good.
   *[0] In round { $round } the lead fell to { $name } and stayed there.
}
story-record-round = Round { $round } was the longest, with { $count } of the { $turns } turns.
rules-section-game = The game
level-0 = Beginner
level-1 = Very easy
level-2 = Easy
level-3 = Modest
level-4 = Fair
level-5 = Good
level-6 = Very good
level-7 = Strong
level-8 = Very strong
level-9 = Expert
level-10 = Master
level-11 = Grandmaster
level-12 = Champion
