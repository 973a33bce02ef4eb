## What speaks for a turn: facts of the position, said of anybody's turn

ground-points-now = It brings { $points } influence at once: { $list }.
ground-points-round = It ends the round, and the scoring makes { $points } influence in all.
ground-points-game = It ends the game, with { $points } influence.
ground-temple-enters = { $count ->
    [one] Tile { $tile } stands in the temple and counts 1 in the scoring that is left.
   *[other] Tile { $tile } stands in the temple and counts 1 in each of the { $count } scorings to come, unless it is evicted.
}
ground-temple-prey = As soon as tile { $tile } is consecrated, it can evict { $list }.
ground-temple-claims = { $count ->
    [one] Tile { $tile } is claimed: consecrated in this round, it brings { $points } at once and 1 in the last scoring.
   *[other] Tile { $tile } is claimed: consecrated in this round, it brings { $points } at once and 1 in each of the { $count } scorings to come.
}
ground-temple-bribed = It claims tile { $tile } before anybody else can; it can be consecrated from round { $round } on.
ground-temple-book = The Book of Wisdom makes tile { $tile } safe from eviction.
ground-temple-opens = Tile { $tile } can be claimed with the next turn.
ground-temple-ready = Tile { $tile } can be consecrated with the next turn.
ground-temple-next = Enough novices stand on { $island } to claim tile { $tile } in the next round.
ground-priestess-now = If the round ended then, the Moon Priestess would give { $points } instead of { $before }.
ground-priestess-scored = The Moon Priestess gives { $points } for it at once, as the round ends.
ground-priestess-next = In the next round the Moon Priestess is on { $island }; as the novices stand then, she would give { $points } instead of { $before }.
ground-priestess-lead = The lead at the Moon Priestess grows: { $count } against { $most }.
ground-priestess-kept = { $count ->
    [one] The only active novice stands on { $island } and keeps the prize of { $points } from the Moon Priestess there.
   *[other] All { $count } active novices stand on { $island } and keep the prize of { $points } from the Moon Priestess there.
}
ground-priestess-held = { $count ->
    [one] The active novice on { $island } stays there, where the Moon Priestess would give { $points } now.
   *[other] The { $count } active novices on { $island } stay there, where the Moon Priestess would give { $points } now.
}
ground-apostate-less = If the round ended then, the Apostate would cost { $points } instead of { $before }.
ground-apostate-next = { $count ->
    [0] No novice is left on { $island }, to which the Apostate goes next.
    [one] Only 1 novice instead of { $before } is left on { $island }, to which the Apostate goes next.
   *[other] Only { $count } novices instead of { $before } are left on { $island }, to which the Apostate goes next.
}
ground-shrines-built = The shrine on { $island } counts 4 at the end of the game; favours and appointments there cost one novice less.
ground-shrines-opens = A shrine can be built on { $island } with the next turn.
ground-shrines-next = { $count ->
    [one] In the next round the Master Builder is on { $island }, where one novice stands.
   *[other] In the next round the Master Builder is on { $island }, where { $count } novices stand.
}
ground-favours-taken = It takes the favour { $favour }; unused, it counts 1 at the end of the game.
ground-favours-opens = The favour { $favour } can be taken with the next turn.
ground-favours-next = Enough novices stand on { $island } to take its favour in the next round.
ground-council-up = Seat { $seat-number } in the Council counts { $points } at the end of the game instead of { $before }.
ground-council-passes = It moves past { $name } in the Council, which decides ties.
ground-novices-recruit = It adds a novice: { $count } are on the islands then.
ground-novices-woken = { $count ->
    [one] A novice on { $island } is active again and can act in this round.
   *[other] { $count } novices on { $island } are active again and can act in this round.
}
ground-novices-sailed = { $count ->
    [one] A novice reaches { $island } and stays active.
   *[other] { $count } novices reach { $island } and stay active.
}
ground-novices-jetty = { $count ->
    [one] A novice leaves the jetty, where it could do nothing.
   *[other] { $count } novices leave the jetty, where they could do nothing.
}
ground-novices-kept = { $count ->
    [one] No active novice is used up: 1 can still act.
   *[other] No active novice is used up: { $count } can still act.
}
ground-novices-cheap = It uses up only one active novice.
ground-tempo-ends = { $count ->
    [one] The round ends before 1 active novice of the others can act.
   *[other] The round ends before { $count } active novices of the others can act.
}
ground-tempo-starts = It gives the first turn of the next round.
ground-tempo-candle = { $left ->
    [one] Only one candle burns then, and no active novice was spent.
   *[other] Only { $left } candles burn then, and no active novice was spent.
}
ground-tempo-burns = { $count ->
    [one] It takes a candle from the others, who still have 1 active novice to use; candles left: { $left }.
   *[other] It takes a candle from the others, who still have { $count } active novices to use; candles left: { $left }.
}
ground-tempo-passes = Only one novice travels and no candle goes out: the others have to move first.
ground-tempo-more = { $count ->
    [one] 1 active novice can still act; the others have at most { $most }.
   *[other] { $count } active novices can still act; the others have at most { $most }.
}
ground-others-evicted = It evicts { $list } from the temple.
ground-others-priestess = If the round ended then, the Moon Priestess would give { $name } { $points } instead of { $before }.
ground-others-apostate = If the round ended then, the Apostate would cost { $name } { $points } instead of { $before }.
ground-others-tile = { $name } could have claimed tile { $tile }.
ground-others-book = { $name } loses the book on tile { $tile }.
ground-prepared-favours = The two islands left free give their favours: { $first } and { $second }.
ground-prepared-priestess = The Moon Priestess is on { $island } in round { $round }: novices and shrines there count.
ground-prepared-builder = The Master Builder is on { $island } in round { $round }: with two novices there a shrine can be built.
ground-prepared-tile = Tile { $tile } can be claimed from { $island } from round { $round } on, with the shrine for one novice.
ground-prepared-cheap = The shrine makes favours and appointments on { $island } cost one novice less from the start.
ground-solo-waits = No novice of the opponent can enter the temple then.
ground-solo-priestess = { $count ->
    [one] The opponent’s novice on { $island } does not count for the Moon Priestess then.
   *[other] The opponent’s { $count } novices on { $island } do not count for the Moon Priestess then.
}
ground-solo-builder = The opponent cannot build a shrine on { $island } at the end of this round.
ground-solo-stays = The opponent’s disc stays where it is in the Council.
ground-solo-enters = The opponent enters the temple from { $island }, with tile { $tile }.
ground-opponent-temple-prey = As soon as tile { $tile } is consecrated, it can evict the opponent on { $tiles }.
ground-opponent-council-passes = It moves past the opponent in the Council, which decides ties.
ground-opponent-others-evicted = It evicts the opponent on { $tiles } from the temple.
ground-opponent-others-priestess = If the round ended then, the Moon Priestess would give the opponent { $points } instead of { $before }.
ground-opponent-others-book = The opponent loses the book on tile { $tile }.
ground-later = Looking ahead counts here: the best answer of { $name } is “{ $answer }”, and then “{ $then }” follows.
ground-later-answer = Looking ahead counts here: the best answer of { $name } is “{ $answer }”.
ground-later-then = Looking ahead counts here: “{ $then }” follows.
ground-later-seen = Looking ahead counts here: at first sight another turn is as good.
ground-weighed = As the bot sees it, this speaks for it: { $theme } ({ $worth }).
ground-waits = As the bot sees it, every other turn costs more than it brings.
ground-even = As the bot sees it, { $count } turns are worth the same here: it hardly matters which.
ground-but-apostate = { $count ->
    [one] But the Apostate goes to { $island } next: the novice there would cost { $points } in that round.
   *[other] But the Apostate goes to { $island } next: the { $count } novices there would cost { $points } in that round.
}
ground-none = Nothing stands out: many small things add up.
ground-circles = This position has come up three times: somebody has to do something else.
ground-only = No other turn is possible.
ground-exact = Worked out to the last turn: { $outcome ->
    [ahead] with best play on both sides it ends { $points } ahead.
    [behind] with best play on both sides it ends { $points } behind, and nothing ends better.
   *[even] with best play on both sides it ends level.
}
ground-slip = Without this mistake it would have played: { $turn }.

## What a hint says first: a goal

goal-points-now = You can gain influence at once.
goal-round-end = Think of the end: it may be time to end the round.
goal-temple-enters = Your claimed tile can go into the temple.
goal-tile = A temple tile can be claimed.
goal-book = A Book of Wisdom can be put where it protects you.
goal-way = Prepare your way into the temple.
goal-priestess-now = Think of the Moon Priestess: this round’s prizes can still change.
goal-priestess-next = Get ready for the Moon Priestess of the next round.
goal-apostate = Beware of the Apostate: some of your novices are within his reach.
goal-others-apostate = The Apostate can cost the others more.
goal-shrines-built = A shrine can be built.
goal-shrines-next = Get ready for the Master Builder: you want two novices with him.
goal-favours-taken = There is a favour worth taking.
goal-favours-next = Get ready to take a favour.
goal-council = A step in the Council pays.
goal-novices-recruit = You can use another novice.
goal-novices-awake = Get more active novices for this round.
goal-novices-jetty = Fetch your novices from the jetty.
goal-novices-kept = Save your active novices: they may be worth more later.
goal-tempo = Watch the candles: you gain if the others run out of novices first.
goal-others-evicted = Somebody in the temple can be evicted.
goal-prepared-favours = Think of the two favours that the free islands will give you.
goal-prepared-priestess = Think of where the Moon Priestess will be.
goal-prepared-builder = Think of where the Master Builder will be.
goal-prepared-cheap = Think of where you will act most: a shrine makes actions cheaper.
goal-deactivate = Choose the island where the opponent helps itself least and hinders you least.
goal-even = It hardly matters what you do now: several turns are worth the same.
goal-priestess-kept = You have a prize at the Moon Priestess: keep it.
goal-tempo-burns = Take time from the others: they still have things to do.
goal-tempo-passes = You can wait: let the others move first.
goal-waits = Wait: anything else would cost more than it brings.
goal-later = Look further ahead: what follows your turn counts.
goal-none = No single goal stands out here.
goal-only = There is only one thing you can do.
goal-exact = The end can be worked out from here.

## Why the lowest level played a worse turn, as the bot says it

slip-ahead = “I did not look beyond this turn.”
slip-apostate = “I had forgotten the Apostate.”
slip-priestess = “I had forgotten the Moon Priestess.”
slip-island = “I have lost my heart to { $island }.”
slip-stack = “I had forgotten my novices on { $island }.”
slip-tile = “I had forgotten my tile on the path.”
slip-favours = “I did not want to give a favour away.”
slip-candle = “I could not wait for the dark.”
