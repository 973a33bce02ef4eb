## Was die Leute an einem gemeinsamen Tisch voneinander hören

network-agreed = Der Gastgeber hat gewählt
network-setting = { $what }: { $value }
network-ways-in = So kommen die anderen herein
network-relay = Ein eigenständiger Vermittler ({ $command }) erscheint in der Liste. Für einen im Internet füge oben seinen Link (luna://relay/…) ein oder gib seine Adresse an.
network-open-there = Tisch dort eröffnen
network-there = Sie treten mit dem Code und der Adresse { $host } bei (Port { $port }).
network-guest = Gast
network-asks-back = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen
}
network-asks-otherwise = { $name } möchte an einer anderen Stelle des Spiels weiterspielen
network-waits-for = Warten auf { $names }
network-says-no = { $count ->
    [one] { $names } ist dagegen.
   *[other] { $names } sind dagegen.
}
network-says-nothing = Nicht alle haben rechtzeitig geantwortet: Alles bleibt, wie es ist.
network-asker-gone = { $name } ist nicht mehr da: Die Frage hat sich erledigt.
network-played-on = Das Spiel ist weitergegangen: Die Frage von { $name } hat sich erledigt.
network-gone = { $count ->
    [one] { $names } ist nicht da.
   *[other] { $names } sind nicht da.
}
network-left = { $count ->
    [one] { $names } hat den Tisch verlassen.
   *[other] { $names } haben den Tisch verlassen.
}
network-back = { $count ->
    [one] { $names } ist wieder da.
   *[other] { $names } sind wieder da.
}
network-said = { $name }: { $words }
network-aside-write = Das lesen nur Zuschauer
network-you-watch = du schaust zu
network-game-waits = das Spiel wartet
network-differs-two = Bei zwei Rechnern lässt sich nicht sagen, welcher sich irrt; dieser hält an. Verlasst beide den Tisch, installiert dieselbe Version von Luna und kommt wieder, oder am anderen Rechner spielt ein Bot für dich weiter. Dieser Befehl zeigt, wo es geschah: { $command }
network-other-differs = Der Rechner von { $name } kommt zu einer anderen Stellung und hält an
network-other-differs-below = Dein Spiel geht weiter. Sobald { $name } den Tisch verlässt, kann ein Bot den Platz übernehmen; oder beide gehen, installieren dieselbe Version von Luna und kommen wieder.
network-offline = Keine Verbindung
network-beneath = Am Tisch: { $words }.
network-your-turn = { $name }: Du bist am Zug.
network-or-again = Oder jemand von euch eröffnet den Tisch neu; die anderen finden ihn von selbst.
network-stays-open = Der Tisch bleibt für die anderen offen, solange Luna auf diesem Rechner läuft.
network-quit = Luna beenden?
network-quit-below = Am Tisch auf diesem Rechner spielen andere. Sie verlieren die Verbindung, bis jemand von ihnen den Tisch neu eröffnet.
network-quit-room = Andere sind in einem Raum auf diesem Rechner. Er wird auch für sie geschlossen.
network-quit-yes = Luna beenden
network-name-of = Name für { $order }

## Dasselbe im Protokoll, für alle, die es später lesen

talk-asks-back = { $count ->
    [one] { $name } bittet, den letzten Zug zurücknehmen zu dürfen.
   *[other] { $name } bittet, die letzten { $count } Züge zurücknehmen zu dürfen.
}
talk-asks-otherwise = { $name } bittet, an einer anderen Stelle des Spiels weiterzuspielen.
talk-takes-back = { $count ->
    [one] { $name } nimmt den letzten Zug zurück.
   *[other] { $name } nimmt die letzten { $count } Züge zurück.
}
talk-goes-otherwise = { $name } spielt an einer anderen Stelle des Spiels weiter.
talk-yes = { $name } stimmt zu.
talk-no = { $name } ist dagegen.
talk-proposes = { $name } schlägt für { $away } einen Bot der Stufe { $level } vor.
talk-bot = Von nun an spielt ein Bot für { $name }.
talk-self = { $name } spielt selbst weiter.
talk-back = { $name } ist wieder da.
talk-epoch = Der Tisch spielt ohne die weiter, die nicht zurückgekommen sind.
talk-differs = Der Rechner von { $name } kommt zu einer anderen Stellung.
