## Ein Zug in wenigen Worten

pangea-told-place = Turm und Stämme auf { $tile }
pangea-told-draw = Einen Stamm von { $people } ziehen
pangea-told-drew = Aus dem Beutel von { $people }: { $tribe }
pangea-told-shift = { $tile } nach { $square } schieben
pangea-told-lead = { $tribe } von { $people } von { $tile } nach { $target } führen
pangea-told-step = { $tribe }: { $tile } nach { $target }
pangea-told-stay = Stehen bleiben
pangea-told-buy = Auf { $tile } von { $people } kaufen: { $amulet }
pangea-told-ban = Bann auf { $place }
pangea-told-end = Zug ohne Bann beenden

## Was geschah

pangea-event-placed = Turm und drei Stämme von { $people } stehen auf { $tile }.
pangea-event-turn-begun = { $count ->
    [one] { $name } hat { $count } magische Aktion.
   *[other] { $name } hat { $count } magische Aktionen.
}
pangea-event-ban-lifted = { $name } hebt den Bann auf { $place } auf.
pangea-event-drawn = { $tribe } von { $people } kommt aus dem Beutel und steht auf { $tile }.
pangea-event-shifted = { $tile } treibt von { $origin } nach { $target }.
pangea-event-led = { $tribe } von { $people } wird von { $origin } nach { $target } geführt.
pangea-event-moved = { $tribe } geht von { $origin } nach { $target }.
pangea-event-carried = { $tribe } geht von { $origin } nach { $target }, mit Amulett: { $amulet }.
pangea-event-stayed = Kein Stamm bewegt sich.
pangea-event-handed-in = Im Turm: { $amulet }. Stufe { $rank }.
pangea-event-bought = Auf { $tile } von { $people } gekauft: { $amulet }, Preis { $price }.
pangea-event-earned-sale = { $count ->
    [one] { $name } bekommt für den Verkauf { $count } Gut.
   *[other] { $name } bekommt für den Verkauf { $count } Güter.
}
pangea-event-earned-production = { $count ->
    [one] { $name } produziert { $count } Gut.
   *[other] { $name } produziert { $count } Güter.
}
pangea-event-ban-put = { $name } legt den Bann auf { $place }.
pangea-event-last-round = { $name } hat { $condition }: Diese Runde ist die letzte.
pangea-event-game-over = Das Spiel ist aus.
pangea-placing = Türme setzen

## Stand und Ende

pangea-condition-0 = keine Bedingung
pangea-condition-1 = drei Amulette und 20 Güter
pangea-condition-2 = vier Amulette und 10 Güter
pangea-condition-3 = fünf Amulette
pangea-standing = { $rank ->
    [one] { $rank } Amulett
   *[other] { $rank } Amulette
} und { $count ->
    [one] { $count } Gut
   *[other] { $count } Güter
}, in Runde { $round }
end-pangea-condition = Bedingung
end-pangea-ranking = Rangfolge
end-pangea-order = Bedingung, dann Amulette, dann Güter
end-pangea-tower = Amulette im Turm
end-pangea-none = keine
end-pangea-of = { $count } von { $all }
end-pangea-beats = Fünf Amulette schlagen vier und 10 Güter, diese schlagen drei und 20.
end-pangea-goods = Güter
end-pangea-amulets = Amulette
end-pangea-production = produzierte Güter
end-pangea-sale = Güter für Verkäufe
end-pangea-course = Güter und Amulette nach Runden

## Die Geschichte des Abends

story-feud = { $count ->
    [one] { $name } kaufte bei { $other } ein Amulett{ $back ->
            [0] { "" }, umgekehrt keines
            [one] { "" }, umgekehrt eines
           *[other] { "" }, umgekehrt { $back }
        }.
   *[other] { $way ->
        [0] { $name } kaufte bei { $other } { $count } Amulette{ $back ->
            [0] { "" }, umgekehrt keines
            [one] { "" }, umgekehrt eines
           *[other] { "" }, umgekehrt { $back }
        }.
       *[1] Niemand handelte mehr als { $name } und { $other }: { $count } Amulette hin, { $back ->
            [0] keines
            [one] eines
           *[other] { $back }
        } zurück.
    }
}
story-no-feud = Niemand kaufte ein Amulett bei anderen.
story-record-harvest = { $name } bekam { $count } Güter auf einmal, in Runde { $round }.
story-record-price = { $name } zahlte { $count } Güter für ein einziges Amulett, in Runde { $round }.
story-record-shifts = { $name } ließ { $count }-mal ein Land driften.
story-regret-goods = { $way ->
    [0] { $count ->
            [one] Ein Gut mehr
           *[other] { $count } Güter mehr
        }, und { $name } hätte gewonnen.
   *[1] { $name } { $count ->
            [one] fehlte ein Gut
           *[other] fehlten { $count } Güter
        } zum Sieg.
}
story-regret-amulet = { $way ->
    [0] Ein Amulett mehr, und { $name } hätte gewonnen.
   *[1] { $name } fehlte ein einziges Amulett zum Sieg.
}
story-regret-far =
    { $name } kam mit { $more ->
        [0] keinem Amulett
        [one] einem Amulett
       *[other] { $more } Amuletten
    } auf den zweiten Platz; { $other } hatte { $count }.
told-by = { $name }: { $sentence }
told-cost-crowded = { $tile } ist überbevölkert: Deine Stämme dort produzieren nichts.
told-cost-drift = Deine Stämme darauf treiben mit.
