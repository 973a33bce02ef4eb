## What the coach says, at most once a turn

coach-welcome =
    Six rounds; the most influence wins.
    Pick an island where two of your novices stand: they can act.
coach-forecast =
    One candle is left. This is what the round’s end would bring now.
    Moon Priestess, Apostate and temple are counted together for everybody.
coach-evicted =
    Your novice on { $tile } was evicted; it waits on the jetty.
    A Book of Wisdom protects the next one for good.
coach-last-round =
    The last round: novices that act now do not wake again.
    Shrines bring 4 points, unused favours 1, your Council seat its number.
coach-apostate-came =
    The Apostate was sent to your novices on { $island }.
    If he stays, the round’s end costs you { $points }.
coach-book-lost =
    The book of your novice on { $tile } was taken away.
    It can be evicted again; a Book token brings one back.
coach-new-round =
    A new round: all novices are awake, the figures walked on.
    The Moon Priestess is on { $island }; a Consecration brings { $points }.
coach-build =
    The Master Builder is on { $island }, and you hold the Shrine token.
    Build now: 4 points at the end, and cheaper actions.
coach-evict =
    Tile { $tile } would drive out { $count ->
        [one] a lower neighbour
       *[other] { $count } lower neighbours
    }: consecrate it.
    That brings { $points } points at once, and the others lose theirs each round.
coach-consecrate =
    Tile { $tile } can be consecrated: the Guard pays { $points } now.
    { $next ->
        [0] It is the last chance.
       *[other] In the next round he pays only { $next }.
    }
coach-shrine-token =
    Two of your novices stand beside the Master Builder.
    Fetch the Shrine token on { $island } first, then build.
coach-book-now =
    Your novice on { $tile } can be evicted at the next turn.
    Your Book token moves a Book of Wisdom to it, for good.
coach-last-candle =
    The last candle is yours: it brings 1 point and ends the round.
    You would gain { $points } now; nobody would gain more.
coach-expel =
    The Apostate stands among your novices: that costs { $points }.
    One of them can send him on by Expulsion.
coach-apostate =
    The round ends soon, and the Apostate on { $island } costs you { $points }.
    Leave his island, or send him on.
coach-home =
    Fetch your novice from the jetty with the { $favour } token.
    Nothing else brings evicted novices back.
coach-stranded =
    A novice of yours waits on the jetty and cannot act.
    The Sailboat or the Tide token fetches it.
coach-sail-in =
    The Sailboat lands novices awake: on { $island } they count at once.
    There the Moon Priestess would give you { $points }.
coach-tie =
    A tie at the Moon Priestess would go to another order.
    One step in the Council changes that.
coach-nobody-serves =
    Nobody serves the Moon Priestess on { $island }.
    A single active novice there would win { $points }.
coach-book-bonus =
    The first Book of each round brings 2 points with two players.
    Your novice is then safe as well.
coach-threatened =
    Tile { $by } could evict your novice on { $tile } at the next turn.
    A Book token would have protected it; look for one.
coach-bribery =
    Your Bribery token reaches tile { $tile } behind the Guard.
    You get there a round before the others.
coach-appoint =
    Tile { $tile } is within your reach.
    In the temple a novice brings a point at every round’s end.
coach-tide =
    Your Tide token carries inactive novices, too.
    Next round the Moon Priestess is on { $island }.
coach-stay =
    Your novices on { $island } win { $points } if they stay awake.
    A novice that acts there counts no more this round.
coach-end-near =
    Anybody can turn the last candle now.
    Do first what you cannot do next round.
coach-discount =
    Your shrine on { $island } makes the favour cheaper.
    One novice is enough there.
coach-journey =
    The round ends soon; next the Moon Priestess is on { $island }.
    Novices you row there now wake at her side.
coach-herbs =
    Herbs wake two of your novices on { $island }.
    They can act once more in this round.
coach-novice-token =
    The Novice token stands in for one novice.
    So the only one on { $island } is enough.
coach-recruit =
    { $count ->
        [one] One novice is
       *[other] { $count } novices are
    } still in your supply.
    Recruit early, as on { $island }: each one acts in every round.
coach-favour =
    A favour token lies ready on { $island }.
    Collect a few early; each unused one is worth a point.
coach-keep =
    Nothing better to do? Take the favour on { $island }.
    Kept to the end, it is worth a point.
coach-council =
    Novices with nothing better to do can go to the Council.
    Those on { $island } would bring { $points } at the end.
coach-idle =
    All your novices are inactive: turn a candle.
    The last one brings a point.

## What went well

well-consecrated = Round { $round }: tile { $tile } into the temple for { $points }.
well-evicted = Round { $round }: tile { $tile } brought { $points } and evicted { $count ->
    [one] a novice
   *[other] { $count } novices
}.
well-shrine = Round { $round }: a shrine on { $island }, 4 points at the end.
well-priestess = Round { $round }: the Moon Priestess gave you { $points }.
well-temple = Round { $round }: your temple brought { $points }.
well-favours = { $count } favours kept to the end.
well-council = Round { $round }: seat { $seat } in the Council.
well-book = Round { $round }: a book made your novice on { $tile } safe.
well-recruited = Round { $round }: one more novice on { $island }.
well-favour = Round { $round }: the { $favour } token.

## What to try next

next-consecrate = Claim a tile and consecrate it while the Guard pays much.
next-shrine = Build a shrine where the Master Builder is: 4 points at the end.
next-book = Protect a novice in the temple with a book.
next-sail = Sail: novices land awake and count at once.
next-tide = Use the Tide before a round ends: it carries the inactive, too.
next-council = Advance in the Council: it decides every tie.
next-recruit = Recruit in the first round: more novices, more turns.
next-herbs = Wake novices with Herbs and act twice.
next-expel = Send the Apostate to the others by Expulsion.
next-appoint = Claim a tile of the path by Appointment.
next-journey = Row to where the Moon Priestess comes next.
next-favour = Take favours: each opens a new action.
next-level = You have tried everything: play against the next level.
