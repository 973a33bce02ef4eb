## De acties

pangea-verb-draw = Trekken
pangea-verb-neutral = Neutraal
pangea-verb-shift = Schuiven
pangea-verb-lead = Leiden
pangea-verb-step = Bewegen
pangea-verb-buy = Kopen
pangea-verb-ban = Ban
pangea-verb-phase = Verder
pangea-verb-end = Beurt klaar
family-pangea-magic = Magie
family-pangea-move = Beweging
family-pangea-trade = Amuletten
family-pangea-ban = Ban
family-pangea-phase = Fase
pangea-phase-lift = Lichten
pangea-phase-move = Lopen
pangea-phase-buy = Koop
pangea-phase-goods = Oogst
pangea-end-title = Speleinde
pangea-last-round = Laatste ronde
pangea-gate-to = naar { $square }
pangea-gate-from = van { $square }

## Wat er nu gevraagd wordt

pangea-ask-place = Kies een tegel voor je toren
pangea-ask-magic = { $count ->
    [one] Nog { $count } magische actie
   *[other] Nog { $count } magische acties
}
pangea-ask-move = Beweeg je stammen
pangea-ask-buy = Koop amuletten, of beëindig je beurt
pangea-ask-end = Leg je ban, of beëindig je beurt
pangea-ask-other = { $name } is aan de beurt
pangea-hint-drawn = Je hebt getrokken: { $tribes }
pangea-hint-things = Kies een tegel, een stam of een buidel
pangea-hint-target = Kies nu het doel
pangea-hint-bag = Kies de buidel van een neutraal volk
pangea-hint-tile = Kies de tegel die moet drijven
pangea-hint-tribe = Kies een stam
pangea-hint-badge = Kies een prijs bij een tegel
pangea-hint-ban = Kies een tegel of een waterveld
pangea-hint-brings = Wat het oplevert: { $themes }.
pangea-hint-costs = Wat het opgeeft: { $theme }.
pangea-hint-ban-tower = Niemand kan je toren wegschuiven, of wat erbij staat.
pangea-hint-ban-tile = Niemand kan deze tegel wegschuiven.
pangea-hint-ban-water = Niemand kan een tegel op dit veld schuiven.
pangea-hint-seller = Kies wie verkoopt en wie draagt
pangea-hint-gives-up = { $count ->
    [one] Geeft { $count } magische actie op
   *[other] Geeft { $count } magische acties op
}
pangea-hint-stuck = Geen waterveld ernaast is vrij.
pangea-hint-done = ‘{ pangea-verb-phase }’ beweegt ze allemaal
pangea-not-now = Dat hoort niet in deze fase.
pangea-not-yours = Deze stam is van { $people }, geen neutraal volk.

## Kaarten: wat een actie brengt

pangea-card-chance = { $tribe }: { $count } van { $all }
pangea-card-odds = In { $count } van de { $all } trekkingen: { $said }
pangea-card-lands = Hij komt op { $tile } te staan
pangea-card-same = Teruggenomen en opnieuw getrokken is het dezelfde stam
pangea-card-crowds = { $tile } raakt overbevolkt: daar produceert niemand
pangea-card-clears = { $tile } is niet meer overbevolkt
pangea-card-production = productie van { $name }
pangea-card-goods = goederen van { $name }
pangea-card-rank = rang van { $name }
pangea-card-market = wordt te koop: { $amulet } op { $tile }
pangea-card-most = goederen deze beurt hoogstens, met de beste stappen
pangea-card-reach = te koop na een stap: { $amulet } op { $tile }
pangea-card-closed = niet meer te koop: { $amulet } op { $tile }
pangea-card-home = { $count ->
    [one] { $count } stap naar je toren
   *[other] { $count } stappen naar je toren
}
pangea-card-cut-off = nu geen weg naar je toren
pangea-card-met = { $name } heeft { $condition }: laatste ronde
pangea-card-lost = { $name } heeft niet meer { $condition }
pangea-card-ban = Tot je volgende beurt drijft hier niets weg en niets op
pangea-card-back = Het kan worden teruggeschoven, tenzij iemand dat bant
pangea-about-draw = Eén magische actie: een stam komt uit je buidel op de tegel van je toren.
pangea-about-neutral = Eén magische actie: een stam van een neutraal volk komt uit zijn buidel op de tegel van zijn toren.
pangea-about-shift = Eén magische actie: een tegel drijft naar een waterveld, met alles wat erop staat.
pangea-about-lead = Eén magische actie: een stam van een neutraal volk gaat één tegel verder.
pangea-about-step = Elk van je stammen mag één tegel verder. Daarna is de magie voorbij.
pangea-about-buy = Waar een stam van jou bij een producerende stam van een ander volk staat.
pangea-about-ban = Hij houdt een tegel of waterveld vast tot je volgende beurt. Daarmee eindigt je beurt.
pangea-about-phase = Door naar de volgende fase. Wat klaarstaat, wordt gedaan.
pangea-about-end = Alle fasen die nog komen, vervallen; je stammen produceren.
pangea-tile-stands = { $people }: { $tribes }
pangea-tile-ban = Ban van { $people }
pangea-buy-no-carrier = Hier staat geen stam van jou zonder amulet, dus niemand kan hem dragen.
pangea-buy-alone = Hier staat geen stam van een ander volk, dus niemand verkoopt.
pangea-buy-nothing = Nu is er niets te koop: geen tegel toont een prijs.
pangea-card-beside = Dan naast: { $tiles }
pangea-card-alone = Dan naast geen land
pangea-card-steps = { $amulet }, stappen naar de toren van { $name }
pangea-tile-facts = { $have } van { $room } plaatsen bezet
pangea-tile-crowded = { $have } op { $room } plaatsen: niemand produceert, niemand verkoopt
pangea-tribe-produces = thuis: levert aan het eind van een beurt van { $people } 1 goed
pangea-tribe-sells = thuis: verkoopt aan wie hier een stam heeft
pangea-tribe-carrying = thuis, maar wie draagt, produceert niet
pangea-tribe-crowded = thuis, maar overbevolkt: produceert niet
pangea-tribe-away = hier niet thuis: produceert niet
pangea-steps-card = { $count } stammen lopen
pangea-steps-count = { $count ->
    [one] { $count } van { $all } stammen loopt
   *[other] { $count } van { $all } stammen lopen
}
pangea-steps-draft = { $count ->
    [one] { $count } van { $all } stammen loopt: { $steps }
   *[other] { $count } van { $all } stammen lopen: { $steps }
}
pangea-step-back = Deze stap terugnemen
pangea-steps-many = { $count } × { $step }
pangea-water = Water, veld { $square }
pangea-tribe-of = { $tribe } van { $people } op { $tile }
pangea-carries = draagt: { $amulet }
pangea-bag-of = { $count ->
    [one] Buidel van { $people }: { $count } stam
   *[other] Buidel van { $people }: { $count } stammen
}

## Toetsen

keys-section-verbs = Acties
pangea-neutral = neutraal
