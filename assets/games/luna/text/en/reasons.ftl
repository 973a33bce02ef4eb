## Why something is not possible

reason-over = The game is over.
reason-no-move = There is no such move.
reason-not-now-preparation = The preparation round comes first.
reason-not-now-shrine = You place a starting shrine only when it is your turn to do so in the preparation round.
reason-not-now-pairs = You place the starting pairs only when it is your turn to do so in the preparation round.
reason-not-now-deactivate = Only at the start of a round of the solo game do you choose where the opponent becomes inactive.
reason-not-now-action = First choose an island where the opponent becomes inactive.
reason-not-now-finish = You can end the phase yourself only in the solo game.
reason-solo-no-meditation = There are no candles in the solo game; end the phase instead.
reason-shrine-on-herbs = With two players no starting shrine may stand on Herb Island.
reason-shrine-taken = There is already a shrine on { $island }.
reason-pairs-at-shrine = The pairs may not stand on { $island }, where your own shrine is.
reason-needs-novices = { $need ->
    [one] Needs an active novice on { $island }; you have none.
   *[other] Needs { $need } active novices on { $island }; you have { $have }.
}
reason-needs-token = Needs the { $favour } token.
reason-holds-token = You already hold the { $favour } token.
reason-needs-supply = No novice is left in your supply.
reason-needs-shrine = No shrine is left in your supply.
reason-shrine-here = You already have a shrine on { $island }.
reason-no-use-for-novice = The Novice token has nothing to replace here.
reason-herbs-on-herbs = Herbs do not work on Herb Island.
reason-needs-inactive = { $need ->
    [one] Needs an inactive novice on { $island }; you have none.
   *[other] Needs { $need } inactive novices on { $island }; you have { $have }.
}
reason-council-room = { $room ->
    [one] Only one seat is left to advance, not { $count }.
   *[other] Only { $room } seats are left to advance, not { $count }.
}
reason-council-top = Your disc is already on the last seat.
reason-nobody-to-use = Needs at least one novice or the Novice token.
reason-same-island = Novices must go to another island.
reason-needs-traveller = { $count ->
    [one] You have no novice on { $island } that can leave.
   *[other] You cannot move { $count } novices from { $island }; you have { $have } there.
}
reason-sail-two = The sailboat takes one or two novices.
reason-parts-order = The parts of the journey are not in order.
reason-parts-end = The journey has no parts, or no end.
reason-not-on-path = Tile { $tile } is not on the path.
reason-tile-claimed = Tile { $tile } is already claimed.
reason-tile-dark = Tile { $tile } is not released, and Bribery does not reach it.
reason-needs-bribery = Tile { $tile } lies behind the Guard: needs the Bribery token.
reason-no-bribery = Tile { $tile } is released and needs no Bribery.
reason-wrong-symbol = Tile { $tile } can only be claimed from { $island }.
reason-not-own-tile = You have no novice on tile { $tile }.
reason-no-own-tile = You have no novice on a tile of the path. An Appointment puts one there.
reason-no-book = There is no book on tile { $tile }.
reason-not-own-novice = You have no novice in the temple on tile { $tile }.
reason-no-own-novice = You have no novice in the temple.
reason-has-book = Your novice on tile { $tile } already has a book.
reason-solo-forbidden = { $level ->
    [2] At level 2 only Expulsion is allowed on { $island }, where the Apostate stands.
   *[other] At level { $level } nothing on { $island }, where the Apostate stands, may be used.
}
reason-solo-no-expulsion = At level 3 expulsion is forbidden.
