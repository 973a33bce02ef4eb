## What the coach says, at most once a turn

coach-home =
    Put your tower where your drawn tribes are at home: they produce at once.
    Not on a 2: new tribes arrive there, and it is soon overcrowded.
coach-near =
    Stay near the others: amulets come only from them.
    Each has to be carried to your tower.
coach-first =
    { $count ->
        [one] One magic action comes
       *[other] { $count } magic actions come
    } first, then each tribe may take a step.
    At the end, each tribe at home brings one good.
coach-last-round =
    This is the last round: at its end all have had equally many turns.
    The best condition wins, then more amulets, then more goods.
coach-conditions =
    Five amulets win, or four with 10 goods, or three with 20.
    The first to get there begins the last round. This is how it stands.
coach-market =
    On { $land } { $number } you could buy: { $people } produces there.
    You need a tribe there after the movement, and { $price ->
        [one] one good
       *[other] { $price } goods
    }.
coach-buy =
    You can buy on { $land } { $number } now: press the price.
    A tribe of yours carries the amulet; it counts only in the tower.
coach-shift =
    Shift { $land } { $number } to { $square }: all that stands on it comes along.
    Then an amulet of yours is one step from the tower.
coach-carry =
    { $count ->
        [one] One step
       *[other] { $count } steps
    } to your tower: the { $amulet } is on the way.
    Move its tribe in every turn, or shift the tower towards it.
coach-handed-in =
    Your rank is { $rank }: the next amulet costs { $price } goods.
    { $rank ->
        [1] From rank 2 on, each rank is a magic action more.
       *[other] And you have { $rank } magic actions in every turn.
    }
coach-crowded =
    On { $land } { $number } stand { $have } tribes, but it feeds only { $most }.
    Nobody produces there until one moves on.
coach-banned =
    The ban of { $people } lies on { $land } { $number }: it cannot be shifted.
    Tribes come and go there as before.
coach-drifted =
    The world is round: { $land } { $number } left at { $origin } and came in at { $square }.
    Everything on it came along; tribes may step across, too.
coach-lead =
    Lead a { $tribe } of { $people } to { $land } { $number }: it is at home there.
    Then it produces, and your tribe there may buy.
coach-neutral = { $all ->
        [one] { $people }: the last tribe in the bag is at home on { $land } { $number }.
       *[other] { $count ->
            [one] { $people }: one of { $all } tribes in the bag is at home on { $land } { $number }.
           *[other] { $people }: { $count } of { $all } tribes in the bag are at home on { $land } { $number }.
        }
    }
    Draw one: it comes to its tower, and sells to you there.
coach-full =
    At your tower, { $land } { $number } is full.
    Move a new tribe on in the same turn, or nobody produces.
coach-away =
    Your { $tribe } on { $land } { $number } is not at home and brings nothing.
    On { $homeland } { $homenumber }, one step away, it would produce.
coach-ban =
    Put your ban on { $land } { $number }: then nobody shifts your tower away.
    It lies there until your next turn.
coach-welcome =
    Amulets win: bought where other peoples produce, carried to your tower.
    The tower starts well where your drawn tribes are at home and produce.
coach-bring-home =
    This is your last turn: amulets on the way count for nothing.
    One step from your tower: the { $amulet }. Move its tribe in.
coach-finish =
    With this turn’s production you have { $condition }.
    Then the last round has begun; the others still play it to its end.
coach-hold-back =
    { $people } is one step from the tower with the { $amulet }.
    Shift { $land } { $number } to { $square }, and one step is not enough.
coach-beware =
    If nobody acts, { $people } has { $condition } at its next turn.
    Overcrowd its lands, or shift its tower and its carriers apart.
coach-one-left =
    For five you lack one amulet: the { $amulet }.
    It is sold on these lands, where another people produces.
coach-two-ways =
    Two ways lead to the end: { $count ->
        [one] one more good
       *[other] { $count } more goods
    }, or a fourth amulet.
    It costs { $price }, has to be carried home, and then 10 goods are enough.
coach-porter =
    On { $land } { $number } several of your tribes could carry the amulet.
    Choose one that is not at home: the other goes on producing.
coach-both =
    You can buy two amulets in this turn, for { $price ->
        [one] one good
       *[other] { $price } goods
    } each.
    The price rises only when one is in your tower.
coach-wait =
    For the amulet on { $land } { $number } you lack { $count ->
        [one] one good
       *[other] { $count } goods
    }.
    This turn’s production brings enough: let your tribe wait there.
coach-stay =
    The { $amulet } was bought at your tower.
    Let its tribe stay: after this movement the amulet is in.
coach-stranded =
    No way over land to your tower from { $land } { $number }: the { $amulet } is cut off.
    Shift a tile, so that the lands touch again.
coach-moved =
    { $people } shifted your tower with { $land } { $number } to { $square }.
    A ban at the end of your turn would hold it where it is.
coach-relief =
    On { $land } { $number } stands one tribe too many, and your tribes do not produce.
    Lead a { $tribe } of { $people } away: then they do.
coach-sold =
    { $people } bought from your tribe, the { $amulet }: that brought you one good.
    Nobody can refuse; and the same tribe may sell again.
coach-new-round =
    A new round: everybody has had one turn. You have { $count ->
        [one] one good
       *[other] { $count } goods
    }.
    The next amulet costs { $price }; each one in your tower adds 1 to the price.
coach-draw = { $all ->
        [one] The last tribe in your bag is at home on { $land } { $number }.
       *[other] { $count ->
            [one] One of { $all } tribes in your bag is at home on { $land } { $number }.
           *[other] { $count } of { $all } tribes in your bag are at home on { $land } { $number }.
        }
    }
    Draw: a new tribe comes to your tower there, and there is room.
coach-overcrowd =
    { $people } produces { $count } goods on { $land } { $number }, and it is full.
    One more tribe, and nobody produces or sells there.
coach-idle =
    None of your tribes produces now: this turn would bring no goods.
    A tribe produces on its own landscape, where there is room.

## What went well

well-condition = Round { $round }: { $condition }.
well-handed-in = Round { $round }: the { $amulet } came into your tower, rank { $rank }.
well-bought = Round { $round }: you bought the { $amulet } for { $price }.
well-harvest = { $count ->
    [one] Round { $round }: a tribe at home produced.
   *[other] Round { $round }: { $count } goods produced in one turn.
}
well-sold = Round { $round }: somebody bought from you.
well-shifted = Round { $round }: { $land } { $number } drifted to { $square }.
well-drawn = Round { $round }: { $people } got a new { $tribe }.
well-placed = The tower found its place on { $land } { $number }.

## What to try next

next-buy = Buy an amulet where another people produces.
next-shift = Shift a tile: everything on it comes along.
next-neutral = Draw a neutral tribe: at home it sells to you.
next-lead = Lead a neutral tribe to the tile where you want to buy.
next-ban = Put your ban where nobody should shift anything.
next-draw = Draw your own tribes: more of them, more goods.
next-level = You have tried everything: play against the next level.
