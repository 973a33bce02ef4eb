## Wat voor een beurt pleit: feiten van de stelling, gezegd van wiens beurt ook

ground-points-now = Het levert meteen { $points } invloed op: { $list }.
ground-points-round = Hiermee eindigt de ronde; de waardering levert in totaal { $points } invloed op.
ground-points-game = Hiermee eindigt het spel, met { $points } invloed.
ground-temple-enters = { $count ->
    [one] Tegel { $tile } ligt in de tempel en telt 1 bij de laatste waardering.
   *[other] Tegel { $tile } ligt in de tempel en telt 1 bij elk van de { $count } waarderingen die nog komen, tenzij de novice verdreven wordt.
}
ground-temple-prey = Zodra tegel { $tile } is ingewijd, kan hij { $list } verdrijven.
ground-temple-claims = { $count ->
    [one] Tegel { $tile } is bezet: in deze ronde ingewijd levert hij meteen { $points } op, en 1 bij de laatste waardering.
   *[other] Tegel { $tile } is bezet: in deze ronde ingewijd levert hij meteen { $points } op, en 1 bij elk van de { $count } waarderingen die nog komen.
}
ground-temple-bribed = Tegel { $tile } is bezet voordat een ander dat kan; ingewijd worden kan hij vanaf ronde { $round }.
ground-temple-book = Het Boek der Wijsheid beschermt tegel { $tile } tegen verdrijving.
ground-temple-opens = Tegel { $tile } kan met de volgende beurt bezet worden.
ground-temple-ready = Tegel { $tile } kan met de volgende beurt ingewijd worden.
ground-temple-next = Op { $island } staan genoeg novices om in de volgende ronde tegel { $tile } te bezetten.
ground-priestess-now = Als de ronde dan eindigt, geeft de Maanpriesteres { $points } in plaats van { $before }.
ground-priestess-scored = Daarvoor geeft de Maanpriesteres meteen { $points }, want de ronde eindigt.
ground-priestess-next = In de volgende ronde is de Maanpriesteres op { $island }; zoals de novices dan staan, zou zij { $points } geven in plaats van { $before }.
ground-priestess-lead = De voorsprong bij de Maanpriesteres groeit: { $count } tegen { $most }.
ground-priestess-kept = { $count ->
    [one] De enige actieve novice staat op { $island } en houdt daar de prijs van de Maanpriesteres: { $points }.
   *[other] Alle { $count } actieve novices staan op { $island } en houden daar de prijs van de Maanpriesteres: { $points }.
}
ground-priestess-held = { $count ->
    [one] De actieve novice blijft op { $island }, waar de Maanpriesteres nu { $points } zou geven.
   *[other] De { $count } actieve novices blijven op { $island }, waar de Maanpriesteres nu { $points } zou geven.
}
ground-apostate-less = Als de ronde dan eindigt, kost de ketter { $points } in plaats van { $before }.
ground-apostate-next = { $count ->
    [0] Op { $island }, waar de ketter daarna heen gaat, blijft geen novice.
    [one] Op { $island }, waar de ketter daarna heen gaat, blijft maar 1 novice in plaats van { $before }.
   *[other] Op { $island }, waar de ketter daarna heen gaat, blijven maar { $count } novices in plaats van { $before }.
}
ground-shrines-built = Het altaar op { $island } telt 4 aan het einde van het spel; Gunst en Benoeming kosten daar een novice minder.
ground-shrines-opens = Op { $island } kan met de volgende beurt een altaar gebouwd worden.
ground-shrines-next = { $count ->
    [one] In de volgende ronde is de bouwmeester op { $island }, waar één novice staat.
   *[other] In de volgende ronde is de bouwmeester op { $island }, waar { $count } novices staan.
}
ground-favours-taken = Het levert het gunstfiche { $favour } op; ongebruikt telt dat 1 aan het einde van het spel.
ground-favours-opens = Het gunstfiche { $favour } kan met de volgende beurt genomen worden.
ground-favours-next = Op { $island } staan genoeg novices om daar in de volgende ronde de gunst te nemen.
ground-council-up = Zetel { $seat-number } in het Concilie telt { $points } aan het einde van het spel in plaats van { $before }.
ground-council-passes = { $name } wordt in het Concilie ingehaald, en dat beslist bij een gelijke stand.
ground-novices-recruit = Er komt een novice bij: dan { $count } op de eilanden.
ground-novices-woken = { $count ->
    [one] Een novice op { $island } is weer actief en kan deze ronde nog iets doen.
   *[other] { $count } novices op { $island } zijn weer actief en kunnen deze ronde nog iets doen.
}
ground-novices-sailed = { $count ->
    [one] Een novice bereikt { $island } en blijft actief.
   *[other] { $count } novices bereiken { $island } en blijven actief.
}
ground-novices-jetty = { $count ->
    [one] Een novice verlaat de aanlegplaats, waar hij niets kon doen.
   *[other] { $count } novices verlaten de aanlegplaats, waar ze niets konden doen.
}
ground-novices-kept = { $count ->
    [one] Er wordt geen actieve novice gebruikt: 1 kan nog iets doen.
   *[other] Er wordt geen actieve novice gebruikt: { $count } kunnen nog iets doen.
}
ground-novices-cheap = Het gebruikt maar één actieve novice.
ground-tempo-ends = { $count ->
    [one] De ronde eindigt voordat 1 actieve novice van de anderen nog iets kan doen.
   *[other] De ronde eindigt voordat { $count } actieve novices van de anderen nog iets kunnen doen.
}
ground-tempo-starts = Het levert de eerste beurt van de volgende ronde op.
ground-tempo-candle = { $left ->
    [one] Dan brandt er nog maar één kaars, en er is geen actieve novice gebruikt.
   *[other] Dan branden er nog maar { $left } kaarsen, en er is geen actieve novice gebruikt.
}
ground-tempo-burns = { $count ->
    [one] Het neemt de anderen een kaars af, en zij hebben nog 1 actieve novice; kaarsen over: { $left }.
   *[other] Het neemt de anderen een kaars af, en zij hebben nog { $count } actieve novices; kaarsen over: { $left }.
}
ground-tempo-passes = Er reist maar één novice en er dooft geen kaars: de anderen moeten eerst spelen.
ground-tempo-more = { $count ->
    [one] 1 actieve novice kan nog iets doen, bij de anderen hoogstens { $most }.
   *[other] { $count } actieve novices kunnen nog iets doen, bij de anderen hoogstens { $most }.
}
ground-others-evicted = Het verdrijft { $list } uit de tempel.
ground-others-priestess = Als de ronde dan eindigt, geeft de Maanpriesteres { $points } aan { $name } in plaats van { $before }.
ground-others-apostate = Als de ronde dan eindigt, verliest { $name } bij de ketter { $points } in plaats van { $before }.
ground-others-tile = { $name } had tegel { $tile } kunnen bezetten.
ground-others-book = { $name } verliest het boek op tegel { $tile }.
ground-prepared-favours = De twee overgebleven eilanden leveren hun gunstfiches op: { $first } en { $second }.
ground-prepared-priestess = De Maanpriesteres is in ronde { $round } op { $island }: novices en altaren daar tellen.
ground-prepared-builder = De bouwmeester is in ronde { $round } op { $island }: met twee novices kan daar een altaar gebouwd worden.
ground-prepared-tile = Tegel { $tile } kan vanaf ronde { $round } vanuit { $island } bezet worden, met het altaar voor één novice.
ground-prepared-cheap = Het altaar maakt Gunst en Benoeming op { $island } vanaf het begin een novice goedkoper.
ground-solo-waits = Dan kan geen novice van de tegenstander de tempel in.
ground-solo-priestess = { $count ->
    [one] Dan telt de novice van de tegenstander op { $island } niet voor de Maanpriesteres.
   *[other] Dan tellen de { $count } novices van de tegenstander op { $island } niet voor de Maanpriesteres.
}
ground-solo-builder = Dan kan de tegenstander aan het einde van deze ronde op { $island } geen altaar bouwen.
ground-solo-stays = De conciliesteen van de tegenstander blijft waar hij is.
ground-solo-enters = De tegenstander gaat vanaf { $island } de tempel in, met tegel { $tile }.
ground-opponent-temple-prey = Zodra tegel { $tile } is ingewijd, kan hij de tegenstander op { $tiles } verdrijven.
ground-opponent-council-passes = De tegenstander wordt in het Concilie ingehaald, en dat beslist bij een gelijke stand.
ground-opponent-others-evicted = Het verdrijft de tegenstander op { $tiles } uit de tempel.
ground-opponent-others-priestess = Als de ronde dan eindigt, geeft de Maanpriesteres { $points } aan de tegenstander in plaats van { $before }.
ground-opponent-others-book = De tegenstander verliest het boek op tegel { $tile }.
ground-later = Vooruitdenken telt hier: het beste antwoord van { $name } is “{ $answer }”, en dan volgt “{ $then }”.
ground-later-answer = Vooruitdenken telt hier: het beste antwoord van { $name } is “{ $answer }”.
ground-later-then = Vooruitdenken telt hier: er volgt “{ $then }”.
ground-later-seen = Vooruitdenken telt hier: op het eerste gezicht is een andere beurt even goed.
ground-weighed = Volgens de bot pleit hiervoor: { $theme } ({ $worth }).
ground-waits = Volgens de bot kost elke andere beurt meer dan die oplevert.
ground-even = Volgens de bot zijn hier { $count } beurten evenveel waard: het maakt bijna niet uit welke.
ground-but-apostate = { $count ->
    [one] Maar op { $island } staat in de volgende ronde de ketter: de novice daar zou { $points } kosten.
   *[other] Maar op { $island } staat in de volgende ronde de ketter: de { $count } novices daar zouden { $points } kosten.
}
ground-none = Niets springt eruit: het zijn veel kleine dingen bij elkaar.
ground-circles = Deze stand is er nu voor de derde keer: iemand moet iets anders doen.
ground-only = Iets anders kan niet.
ground-exact = Tot de laatste beurt uitgerekend: { $outcome ->
    [ahead] bij het beste spel van beiden eindigt het met { $points } voorsprong.
    [behind] bij het beste spel van beiden eindigt het met { $points } achterstand, en beter kan het niet.
   *[even] bij het beste spel van beiden eindigt het gelijk.
}
ground-slip = Zonder deze fout had hij gespeeld: { $turn }.

## Wat een hint eerst zegt: een doel

goal-points-now = Er is meteen invloed te krijgen.
goal-round-end = Denk aan het einde: misschien is het tijd om de ronde te beëindigen.
goal-temple-enters = Je bezette tegel kan de tempel in.
goal-tile = Een tempeltegel kan bezet worden.
goal-book = Een Boek der Wijsheid kan komen waar het je beschermt.
goal-way = Bereid je weg naar de tempel voor.
goal-priestess-now = Let op de Maanpriesteres: de beloningen van deze ronde staan nog niet vast.
goal-priestess-next = Bereid je voor op de Maanpriesteres van de volgende ronde.
goal-apostate = Pas op voor de ketter: sommige van je novices zijn binnen zijn bereik.
goal-others-apostate = De ketter kan de anderen meer kosten.
goal-shrines-built = Er kan een altaar gebouwd worden.
goal-shrines-next = Bereid je voor op de bouwmeester: je wilt twee novices bij hem.
goal-favours-taken = Er is een gunstfiche dat de moeite waard is.
goal-favours-next = Bereid je voor om een gunstfiche te nemen.
goal-council = Een stap in het Concilie loont.
goal-novices-recruit = Je kunt nog een extra novice gebruiken.
goal-novices-awake = Zorg voor meer actieve novices deze ronde.
goal-novices-jetty = Haal je novices van de aanlegplaats.
goal-novices-kept = Spaar je actieve novices: later zijn ze misschien meer waard.
goal-tempo = Let op de kaarsen: je wint als de anderen eerder zonder novices zitten.
goal-others-evicted = In de tempel kan iemand verdreven worden.
goal-prepared-favours = Denk aan de twee gunstfiches die de vrije eilanden je geven.
goal-prepared-priestess = Denk aan waar de Maanpriesteres zal zijn.
goal-prepared-builder = Denk aan waar de bouwmeester zal zijn.
goal-prepared-cheap = Denk aan waar je de meeste acties wilt doen: een altaar maakt acties daar goedkoper.
goal-deactivate = Kies het eiland waar de tegenstander het minst wint en jou het minst in de weg zit.
goal-even = Het maakt bijna niet uit wat je nu doet: meerdere beurten zijn evenveel waard.
goal-priestess-kept = Je hebt een prijs bij de Maanpriesteres: houd die vast.
goal-tempo-burns = Neem de anderen tijd af: zij hebben nog iets te doen.
goal-tempo-passes = Je kunt wachten: laat de anderen eerst spelen.
goal-waits = Wacht: al het andere zou meer kosten dan het oplevert.
goal-later = Kijk verder vooruit: wat op je beurt volgt, telt.
goal-none = Geen enkel doel springt eruit.
goal-only = Je kunt maar één ding doen.
goal-exact = Het einde is vanaf hier uit te rekenen.

## Waarom het laagste niveau slechter speelde, in de woorden van de bot

slip-ahead = ‘Ik heb niet verder gekeken dan deze beurt.’
slip-apostate = ‘Ik was de ketter vergeten.’
slip-priestess = ‘Ik was de Maanpriesteres vergeten.’
slip-island = ‘Ik heb mijn hart verloren aan { $island }.’
slip-stack = ‘Ik was mijn novices op { $island } vergeten.’
slip-tile = ‘Ik was mijn tegel op het pad vergeten.’
slip-favours = ‘Ik wilde geen gunstfiche weggeven.’
slip-candle = ‘Ik kon niet wachten tot het donker werd.’
