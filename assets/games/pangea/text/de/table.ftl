## Die Aktionen

pangea-verb-draw = Ziehen
pangea-verb-neutral = Neutral
pangea-verb-shift = Schieben
pangea-verb-lead = Führen
pangea-verb-step = Bewegen
pangea-verb-buy = Kaufen
pangea-verb-ban = Bann
pangea-verb-phase = Weiter
pangea-verb-end = Zug beenden
family-pangea-magic = Magie
family-pangea-move = Bewegung
family-pangea-trade = Amulette
family-pangea-ban = Bann
family-pangea-phase = Phase
pangea-phase-lift = Heben
pangea-phase-move = Gehen
pangea-phase-buy = Kauf
pangea-phase-goods = Güter
pangea-end-title = Spielende
pangea-last-round = Letzte Runde
pangea-gate-to = nach { $square }
pangea-gate-from = von { $square }

## Was jetzt gefragt ist

pangea-ask-place = Wähle ein Plättchen für deinen Turm
pangea-ask-magic = { $count ->
    [one] Noch { $count } magische Aktion
   *[other] Noch { $count } magische Aktionen
}
pangea-ask-move = Bewege deine Stämme
pangea-ask-buy = Kaufe Amulette oder beende den Zug
pangea-ask-end = Lege deinen Bann oder beende den Zug
pangea-ask-other = { $name } ist am Zug
pangea-hint-drawn = Du hast gezogen: { $tribes }
pangea-hint-things = Wähle ein Plättchen, einen Stamm oder einen Beutel
pangea-hint-target = Wähle jetzt das Ziel
pangea-hint-bag = Wähle den Beutel eines neutralen Volks
pangea-hint-tile = Wähle das Plättchen, das treiben soll
pangea-hint-tribe = Wähle einen Stamm
pangea-hint-badge = Wähle einen Preis an einem Plättchen
pangea-hint-ban = Wähle ein Plättchen oder ein Wasserfeld
pangea-hint-brings = Was es bringt: { $themes }.
pangea-hint-costs = Worauf es verzichtet: { $theme }.
pangea-hint-ban-tower = Niemand kann deinen Turm wegschieben oder was bei ihm steht.
pangea-hint-ban-tile = Niemand kann dieses Plättchen wegschieben.
pangea-hint-ban-water = Niemand kann ein Plättchen auf dieses Feld schieben.
pangea-hint-seller = Wähle, wer verkauft und wer trägt
pangea-hint-gives-up = { $count ->
    [one] Verzichtet auf { $count } magische Aktion
   *[other] Verzichtet auf { $count } magische Aktionen
}
pangea-hint-stuck = Kein Wasserfeld daneben ist frei.
pangea-hint-done = „{ pangea-verb-phase }“ bewegt sie alle
pangea-not-now = Das gehört nicht in diese Phase.
pangea-not-yours = Dieser Stamm gehört { $people }, keinem neutralen Volk.

## Karten: was eine Aktion bringt

pangea-card-chance = { $tribe }: { $count } von { $all }
pangea-card-odds = In { $count } von { $all } Ziehungen: { $said }
pangea-card-lands = Er wird auf { $tile } stehen
pangea-card-same = Zurückgenommen und neu gezogen, ist es derselbe Stamm
pangea-card-crowds = { $tile } wird überbevölkert: Dort produziert niemand
pangea-card-clears = { $tile } ist nicht mehr überbevölkert
pangea-card-production = Produktion von { $name }
pangea-card-goods = Güter von { $name }
pangea-card-rank = Stufe von { $name }
pangea-card-market = dann zu kaufen: { $amulet } auf { $tile }
pangea-card-most = Güter in diesem Zug höchstens, mit den besten Schritten
pangea-card-reach = nach einem Schritt zu kaufen: { $amulet } auf { $tile }
pangea-card-closed = nicht mehr zu kaufen: { $amulet } auf { $tile }
pangea-card-home = { $count ->
    [one] { $count } Schritt zu deinem Turm
   *[other] { $count } Schritte zu deinem Turm
}
pangea-card-cut-off = jetzt kein Weg zu deinem Turm
pangea-card-met = { $name } hat { $condition }: letzte Runde
pangea-card-lost = { $name } hat nicht mehr { $condition }
pangea-card-ban = Bis zu deinem nächsten Zug treibt es nicht, und nichts treibt darauf
pangea-card-back = Es lässt sich zurückschieben, wenn niemand es bannt
pangea-about-draw = Eine magische Aktion: Ein Stamm kommt aus deinem Beutel auf das Plättchen deines Turms.
pangea-about-neutral = Eine magische Aktion: Ein Stamm eines neutralen Volks kommt aus seinem Beutel auf das Plättchen seines Turms.
pangea-about-shift = Eine magische Aktion: Ein Plättchen treibt auf ein Wasserfeld, mit allem, was darauf steht.
pangea-about-lead = Eine magische Aktion: Ein Stamm eines neutralen Volks geht ein Plättchen weiter.
pangea-about-step = Jeder deiner Stämme darf ein Plättchen weiter. Danach ist die Magie vorbei.
pangea-about-buy = Wo ein Stamm von dir neben einem produzierenden Stamm eines anderen Volks steht.
pangea-about-ban = Er hält ein Plättchen oder Wasserfeld bis zu deinem nächsten Zug. Damit endet dein Zug.
pangea-about-phase = Weiter zur nächsten Phase. Was vorbereitet ist, wird ausgeführt.
pangea-about-end = Alle übrigen Phasen werden ausgelassen; deine Stämme produzieren.
pangea-tile-stands = { $people }: { $tribes }
pangea-tile-ban = Bann von { $people }
pangea-buy-no-carrier = Hier steht keiner deiner Stämme ohne Amulett, also könnte es niemand tragen.
pangea-buy-alone = Hier steht kein Stamm eines anderen Volks, also verkauft niemand.
pangea-buy-nothing = Jetzt gibt es nichts zu kaufen: Kein Plättchen zeigt einen Preis.
pangea-card-beside = Dann neben: { $tiles }
pangea-card-alone = Dann neben keinem Land
pangea-card-steps = { $amulet }, Schritte bis zum Turm von { $name }
pangea-tile-facts = { $have } von { $room } Plätzen besetzt
pangea-tile-crowded = { $have } auf { $room } Plätzen: niemand produziert, niemand verkauft
pangea-tribe-produces = zu Hause: bringt am Ende eines Zuges von { $people } 1 Gut
pangea-tribe-sells = zu Hause: verkauft an alle, die hier einen Stamm haben
pangea-tribe-carrying = zu Hause, doch wer trägt, produziert nicht
pangea-tribe-crowded = zu Hause, doch überbevölkert: produziert nicht
pangea-tribe-away = hier nicht zu Hause: produziert nicht
pangea-steps-card = { $count } Stämme gehen
pangea-steps-count = { $count ->
    [one] { $count } von { $all } Stämmen geht
   *[other] { $count } von { $all } Stämmen gehen
}
pangea-steps-draft = { $count ->
    [one] { $count } von { $all } Stämmen geht: { $steps }
   *[other] { $count } von { $all } Stämmen gehen: { $steps }
}
pangea-step-back = Diesen Schritt zurücknehmen
pangea-steps-many = { $count } × { $step }
pangea-water = Wasser, Feld { $square }
pangea-tribe-of = { $tribe } von { $people } auf { $tile }
pangea-carries = trägt: { $amulet }
pangea-bag-of = { $count ->
    [one] Beutel von { $people }: { $count } Stamm
   *[other] Beutel von { $people }: { $count } Stämme
}

## Tasten

keys-section-verbs = Aktionen
pangea-neutral = neutral
