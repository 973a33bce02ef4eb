## A turn in a few words

pangea-told-place = Tower and tribes on { $tile }
pangea-told-draw = Draw a tribe of { $people }
pangea-told-drew = Draw from the bag of { $people }: { $tribe }
pangea-told-shift = Shift { $tile } to { $square }
pangea-told-lead = Lead a { $tribe } of { $people } from { $tile } to { $target }
pangea-told-step = { $tribe }: { $tile } to { $target }
pangea-told-stay = Stay
pangea-told-buy = Buy the { $amulet } on { $tile } from { $people }
pangea-told-ban = Ban on { $place }
pangea-told-end = End the turn without a ban

## What happened

pangea-event-placed = Tower and three tribes of { $people } are on { $tile }.
pangea-event-turn-begun = { $count ->
    [one] { $name } may do { $count } magic action.
   *[other] { $name } may do { $count } magic actions.
}
pangea-event-ban-lifted = { $name } lifts the ban on { $place }.
pangea-event-drawn = A { $tribe } of { $people } comes out of the bag and stands on { $tile }.
pangea-event-shifted = { $tile } drifts from { $origin } to { $target }.
pangea-event-led = A { $tribe } of { $people } is led from { $origin } to { $target }.
pangea-event-moved = A { $tribe } goes from { $origin } to { $target }.
pangea-event-carried = A { $tribe } goes from { $origin } to { $target }, with the { $amulet }.
pangea-event-stayed = No tribe moves.
pangea-event-handed-in = The { $amulet } is in the tower: rank { $rank }.
pangea-event-bought = The { $amulet } is bought on { $tile } from { $people } for { $price }.
pangea-event-earned-sale = { $count ->
    [one] { $name } gets { $count } good for the sale.
   *[other] { $name } gets { $count } goods for the sale.
}
pangea-event-earned-production = { $count ->
    [one] { $name } produces { $count } good.
   *[other] { $name } produces { $count } goods.
}
pangea-event-ban-put = { $name } puts the ban on { $place }.
pangea-event-last-round = { $name } has { $condition }: this round is the last.
pangea-event-game-over = The game is over.
pangea-placing = Placing the towers

## Standing and end

pangea-condition-0 = no condition
pangea-condition-1 = three amulets and 20 goods
pangea-condition-2 = four amulets and 10 goods
pangea-condition-3 = five amulets
pangea-standing = { $rank ->
    [one] { $rank } amulet
   *[other] { $rank } amulets
} and { $count ->
    [one] { $count } good
   *[other] { $count } goods
}, in round { $round }
end-pangea-condition = Condition
end-pangea-ranking = Final ranking
end-pangea-order = condition, then amulets, then goods
end-pangea-tower = Amulets in the tower
end-pangea-none = none
end-pangea-of = { $count } of { $all }
end-pangea-beats = Five amulets beat four and 10 goods, these beat three and 20.
end-pangea-goods = Goods
end-pangea-amulets = amulets
end-pangea-production = goods produced
end-pangea-sale = goods for sales
end-pangea-course = Goods and amulets by round

## The story of the evening

story-feud = { $count ->
    [one] { $name } bought an amulet from { $other }{ $back ->
            [0] { "" }, who bought none in return
            [one] { "" }, who bought one in return
           *[other] { "" }, who bought { $back } in return
        }.
   *[other] { $way ->
        [0] { $name } bought { $count } amulets from { $other }{ $back ->
            [0] { "" }, who bought none in return
            [one] { "" }, who bought one in return
           *[other] { "" }, who bought { $back } in return
        }.
       *[1] Nobody traded more than { $name } and { $other }: { $count } amulets one way, { $back ->
            [0] none
            [one] one
           *[other] { $back }
        } the other.
    }
}
story-no-feud = Nobody bought an amulet from another player.
story-record-harvest = { $name } gathered { $count } goods at once, in round { $round }.
story-record-price = { $name } paid { $count } goods for a single amulet, in round { $round }.
story-record-shifts = { $name } made lands drift { $count } times.
story-regret-goods = { $way ->
    [0] { $count ->
            [one] One more good
           *[other] { $count } more goods
        }, and { $name } would have won.
   *[1] { $name } was { $count ->
            [one] one good
           *[other] { $count } goods
        } away from first place.
}
story-regret-amulet = { $way ->
    [0] One more amulet, and { $name } would have won.
   *[1] { $name } was one amulet away from first place.
}
story-regret-far =
    { $name } came second with { $more ->
        [0] no amulet
        [one] one amulet
       *[other] { $more } amulets
    }; { $other } had { $count }.
told-by = { $name }: { $sentence }
told-cost-crowded = { $tile } is overcrowded: your tribes there do not produce.
told-cost-drift = Your tribes on it drift along.
