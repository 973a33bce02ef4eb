## Een zet in een paar woorden

pangea-told-place = Toren en stammen op { $tile }
pangea-told-draw = Een stam van { $people } trekken
pangea-told-drew = Uit de buidel van { $people }: { $tribe }
pangea-told-shift = { $tile } naar { $square } schuiven
pangea-told-lead = Een { $tribe } van { $people } van { $tile } naar { $target } leiden
pangea-told-step = { $tribe }: { $tile } naar { $target }
pangea-told-stay = Blijven staan
pangea-told-buy = Op { $tile } van { $people } kopen: { $amulet }
pangea-told-ban = Ban op { $place }
pangea-told-end = De beurt zonder ban beëindigen

## Wat er gebeurde

pangea-event-placed = De toren en drie stammen van { $people } staan op { $tile }.
pangea-event-turn-begun = { $count ->
    [one] { $name } heeft { $count } magische actie.
   *[other] { $name } heeft { $count } magische acties.
}
pangea-event-ban-lifted = { $name } heft de ban op { $place } op.
pangea-event-drawn = Een { $tribe } van { $people } komt uit de buidel en staat op { $tile }.
pangea-event-shifted = { $tile } drijft van { $origin } naar { $target }.
pangea-event-led = Een { $tribe } van { $people } wordt van { $origin } naar { $target } geleid.
pangea-event-moved = Een { $tribe } gaat van { $origin } naar { $target }.
pangea-event-carried = Een { $tribe } gaat van { $origin } naar { $target }, met amulet: { $amulet }.
pangea-event-stayed = Geen stam beweegt.
pangea-event-handed-in = In de toren: { $amulet }. Rang { $rank }.
pangea-event-bought = Op { $tile } van { $people } gekocht: { $amulet }, prijs { $price }.
pangea-event-earned-sale = { $count ->
    [one] { $name } krijgt { $count } goed voor de verkoop.
   *[other] { $name } krijgt { $count } goederen voor de verkoop.
}
pangea-event-earned-production = { $count ->
    [one] { $name } produceert { $count } goed.
   *[other] { $name } produceert { $count } goederen.
}
pangea-event-ban-put = { $name } legt de ban op { $place }.
pangea-event-last-round = { $name } heeft { $condition }: deze ronde is de laatste.
pangea-event-game-over = Het spel is afgelopen.
pangea-placing = Torens plaatsen

## Stand en einde

pangea-condition-0 = geen voorwaarde
pangea-condition-1 = drie amuletten en 20 goederen
pangea-condition-2 = vier amuletten en 10 goederen
pangea-condition-3 = vijf amuletten
pangea-standing = { $rank ->
    [one] { $rank } amulet
   *[other] { $rank } amuletten
} en { $count ->
    [one] { $count } goed
   *[other] { $count } goederen
}, in ronde { $round }
end-pangea-condition = Voorwaarde
end-pangea-ranking = Eindstand
end-pangea-order = voorwaarde, dan amuletten, dan goederen
end-pangea-tower = Amuletten in de toren
end-pangea-none = geen
end-pangea-of = { $count } van { $all }
end-pangea-beats = Vijf amuletten gaan voor vier en 10 goederen, en die gaan voor drie en 20.
end-pangea-goods = Goederen
end-pangea-amulets = amuletten
end-pangea-production = geproduceerde goederen
end-pangea-sale = goederen voor verkopen
end-pangea-course = Goederen en amuletten per ronde

## Het verhaal van de avond

story-feud = { $count ->
    [one] { $name } kocht één amulet van { $other }{ $back ->
            [0] { "" }, en andersom geen
            [one] { "" }, en andersom één
           *[other] { "" }, en andersom { $back }
        }.
   *[other] { $way ->
        [0] { $name } kocht { $count } amuletten van { $other }{ $back ->
            [0] { "" }, en andersom geen
            [one] { "" }, en andersom één
           *[other] { "" }, en andersom { $back }
        }.
       *[1] Niemand handelde meer dan { $name } en { $other }: { $count } amuletten heen, { $back ->
            [0] geen
            [one] één
           *[other] { $back }
        } terug.
    }
}
story-no-feud = Niemand kocht een amulet van een ander.
story-record-harvest = { $name } kreeg { $count } goederen ineens, in ronde { $round }.
story-record-price = { $name } betaalde { $count } goederen voor één amulet, in ronde { $round }.
story-record-shifts = { $name } liet { $count } keer een land drijven.
story-regret-goods = { $way ->
    [0] { $count ->
            [one] Eén goed meer
           *[other] { $count } goederen meer
        }, en { $name } had gewonnen.
   *[1] { $name } kwam { $count ->
            [one] één goed
           *[other] { $count } goederen
        } tekort voor de eerste plaats.
}
story-regret-amulet = { $way ->
    [0] Eén amulet meer, en { $name } had gewonnen.
   *[1] { $name } kwam één amulet tekort voor de eerste plaats.
}
story-regret-far =
    { $name } werd tweede { $more ->
        [0] zonder amulet
        [one] met één amulet
       *[other] met { $more } amuletten
    }; { $other } had er { $count }.
told-by = { $name }: { $sentence }
told-cost-crowded = { $tile } is overbevolkt: je stammen produceren daar niets.
told-cost-drift = Je stammen erop drijven mee.
