## Things that cannot be used now: what they are worth, why not, and the way there

worth-favour = Kept to the end of the game, a token is worth 1 point.
worth-recruit = No points by itself, but one more novice to act with in every round.
worth-shrine = 4 points at the end; Favours and Appointments there need one novice less.
worth-herbs = No points by itself, but novices who can act once more this round.
worth-journey = No points by itself; with the Moon Priestess the round’s end brings up to { $prize }.
worth-tide = No points by itself; with the Moon Priestess the round’s end brings up to { $prize }.
worth-sail = No points by itself; with the Moon Priestess the round’s end brings up to { $prize }.
worth-appoint = No points yet; a Consecration of the tile would score { $guard } now.
worth-consecrate = { $rounds ->
    [one] { $guard } points now, 1 more when this round is scored, and 1 for each eviction.
   *[other] { $guard } points now, 1 in each of the { $rounds } scorings left, and 1 for each eviction.
}
worth-book = { $book ->
    [one] 1 point now; the novice stays in the temple to the end.
   *[other] { $book } points now; the novice stays in the temple to the end.
}
worth-council = 1 point a seat at the end, and the better seat wins every tie.
worth-expel = { $loss ->
    [0] No points by itself; others lose points where he goes.
   *[other] No points by itself; he costs you 1 for each novice at his island, and 1 more.
}
worth-meditate = The last candle brings 1 point and ends the round.
worth-token = Kept to the end of the game it is worth 1 point.
locked-also = And then: { $why }
locked-elsewhere = Not here. { $action }: choose something that is lit.
reason-council-behind = Your disc is already on seat { $seat }; it only advances.
reason-no-traveller = No novice of yours can set out now.
reason-no-books = There is no Book of Wisdom in the temple.
reason-no-tile = No temple tile is left on the path.
way-token = { $enough ->
    [yes] { $cost ->
        [one] Take it: Priest’s Favour with a novice on { $island }.
       *[other] Take it: Priest’s Favour with 2 novices on { $island }.
    }
   *[no] { $cost ->
        [one] Priest’s Favour gives it, with 1 active novice on { $island }.
       *[other] Priest’s Favour gives it, with 2 active novices on { $island }; you have { $have }.
    }
}
way-bribery = { $last ->
    [yes] Priest’s Favour on { $island } gives Bribery.
   *[no] Priest’s Favour on { $island } gives Bribery; in round { $round } the tile is free without it.
}
way-waking = { $last ->
    [yes] Your novices there are inactive; only Herbs wake them in this last round.
   *[no] Your novices there wake when the round ends, or at once by Herbs.
}
way-bring = { $last ->
    [yes] The Sailboat brings active novices there; a Journey is too late now.
   *[no] The Sailboat brings active novices there; those of a Journey act next round.
}
way-wake = { $last ->
    [yes] Only Herbs can wake novices in this last round.
   *[no] Your novices wake when the round ends, or two at once by Herbs.
}
way-evicted = Only evicted novices wait on the jetty.
way-use-token = Use it first; then you can take it again.
way-supply = All thirteen are in the game; there are no more.
way-built = All six are built; there are no more.
way-builder = { $last ->
    [yes] The Master Builder stays where he is: no shrine can be built any more.
   *[no] In the next round the Master Builder is on { $island }.
}
way-herbs = { $last ->
    [yes] Only Tide could move them now.
   *[no] Those there wake when the round ends.
}
way-inactive = It helps novices that have acted or arrived by boat this round.
way-top = That is worth 10 points; no seat is higher.
way-fewer = Use fewer novices.
way-forward = Choose a seat above your own.
way-anybody = One active novice of any island is enough.
way-other-tile = Choose a tile that nobody has claimed.
way-appoint = First an Appointment: 2 novices of one island claim a tile with its symbol.
way-claim = First an Appointment on this tile, with novices of { $island }.
way-guard = The Guard releases the tile in round { $round }; with Bribery in round { $before }.
way-consecrate = First an Appointment, then a Consecration: your novice enters the temple.
way-books = Choose a novice with a book; the book moves to yours.
way-safe = Nobody can evict your novice any more.
way-apostate = { $last ->
    [yes] The Apostate goes on only by Expulsion.
   *[no] The Apostate walks on when the round ends, or by Expulsion.
}
way-none = Nothing changes that.
