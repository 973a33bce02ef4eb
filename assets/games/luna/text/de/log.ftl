## Protokoll

event-shrine-placed = { $name } stellt auf { $island } eine Kultstätte auf.
event-pairs-placed = { $name } stellt je zwei Novizen auf { $islands } auf.
event-token-taken = { $name } nimmt die Gunstmarke { $favour }.
event-token-returned = { $name } gibt die Gunstmarke { $favour } zurück.
event-tired = { $novices ->
    [one] Auf { $island } wird ein Novize von { $name } inaktiv.
   *[other] Auf { $island } werden { $novices } Novizen von { $name } inaktiv.
}
event-woken = { $novices ->
    [one] Auf { $island } wird ein Novize von { $name } aktiv.
   *[other] Auf { $island } werden { $novices } Novizen von { $name } aktiv.
}
event-recruited = { $name } gewinnt durch Missionierung auf { $island } einen Novizen.
event-moved = { $vehicle ->
    [sail] { $novices ->
        [one] { $name } segelt mit einem Novizen von { $origin } zu { $destination }.
       *[other] { $name } segelt mit { $novices } Novizen von { $origin } zu { $destination }.
    }
    [tide] { $novices ->
        [one] Die Gezeiten tragen einen Novizen von { $name } von { $origin } zu { $destination }.
       *[other] Die Gezeiten tragen { $novices } Novizen von { $name } von { $origin } zu { $destination }.
    }
   *[journey] { $novices ->
        [one] { $name } rudert einen Novizen von { $origin } zu { $destination }.
       *[other] { $name } rudert { $novices } Novizen von { $origin } zu { $destination }.
    }
}
event-council-moved = { $name } steigt im Priesterrat von Sitz { $before } auf Sitz { $after }.
event-figure-moved = { $figure ->
    [priestess] Die Mondpriesterin zieht von { $origin } zu { $destination }.
    [builder] Der Baumeister zieht von { $origin } zu { $destination }.
   *[apostate] Der Abtrünnige zieht von { $origin } zu { $destination }.
}
event-appointed = { $name } besetzt Plättchen { $tile } mit einem Novizen von { $island }.
event-consecrated = { $name } weiht Plättchen { $tile }.
event-evicted = { $destination-kind ->
    [jetty] { $by } verdrängt den Novizen von { $name } auf { $tile } zum Bootssteg.
   *[island] { $by } verdrängt den Novizen von { $name } auf { $tile } zu { $destination }.
}
event-book-moved = { $name } legt ein Buch der Weisen von { $source } zu { $target }.
event-candle-out = { $left ->
    [0] { $name } meditiert: Die letzte Kerze ist aus.
    [one] { $name } meditiert: Noch eine Kerze brennt.
   *[other] { $name } meditiert: Noch { $left } Kerzen brennen.
}
event-points = { $name }: { $signed } ({ $cause }), Einfluss { $total }.
event-phase-ended = Runde { $round } ist zu Ende.
event-scoring-beat = { $beat ->
    [priestess] Die Mondpriesterin vergibt auf { $island } ihre Belohnungen.
    [apostate] Der Abtrünnige fordert auf { $island } seinen Tribut.
    [temple] Jeder Novize im Tempel bringt 1 Einfluss.
    [shrines] Die Kultstätten werden gezählt.
    [favours] Die behaltenen Gunstmarken werden gezählt.
   *[council] Die Sitze im Priesterrat werden gezählt.
}
event-round-scored = Runde { $round } ist gewertet.
event-guard-moved = Der Wächter des Tempels geht weiter: Eine Weihe bringt nun { $after }.
event-round-began = { $candles ->
    [0] Runde { $round } beginnt.
   *[other] Runde { $round } beginnt; { $name } fängt an.
}
event-game-ended = Das Spiel ist zu Ende; { $name } gewinnt.
