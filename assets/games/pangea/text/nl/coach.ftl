## Wat de leraar zegt, hoogstens één keer per beurt

coach-home =
    Zet je toren waar stammen in je hand thuis zijn: die produceren meteen.
    Niet op een 2: nieuwe stammen komen daar aan, en hij is gauw overbevolkt.
coach-near =
    Blijf dicht bij de anderen: amuletten komen alleen van hen.
    Elke amulet moet naar je toren.
coach-first =
    Eerst { $count ->
        [one] één magische actie
       *[other] { $count } magische acties
    }, dan mag elke stam één stap doen.
    Aan het eind levert elke stam thuis één goed op.
coach-last-round =
    Dit is de laatste ronde: daarna had iedereen evenveel beurten.
    De beste voorwaarde wint, dan meer amuletten, dan meer goederen.
coach-conditions =
    Vijf amuletten winnen, of vier met 10 goederen, of drie met 20.
    Wie dat heeft, begint de laatste ronde. Zo staat het nu.
coach-market =
    Op { $land } { $number } zou je kunnen kopen: { $people } produceert daar.
    Je hebt er na de beweging een stam nodig, en { $price ->
        [one] één goed
       *[other] { $price } goederen
    }.
coach-buy =
    Op { $land } { $number } kun je nu kopen: druk op de prijs.
    Een stam van jou draagt de amulet; pas in de toren telt die.
coach-shift =
    Schuif { $land } { $number } naar { $square }: alles erop drijft mee.
    Dan is een amulet van jou één stap van de toren.
coach-carry =
    Nog { $count ->
        [one] één stap
       *[other] { $count } stappen
    } naar je toren; onderweg: { $amulet }.
    Beweeg die stam elke beurt, of schuif de toren naar hem toe.
coach-handed-in =
    Je rang is { $rank }: de volgende amulet kost { $price } goederen.
    { $rank ->
        [1] Vanaf rang 2 geeft elke rang een magische actie meer.
       *[other] Maar je hebt { $rank } magische acties in elke beurt.
    }
coach-crowded =
    Op { $land } { $number } staan { $have } stammen, maar hij voedt er maar { $most }.
    Niemand produceert daar tot er een vertrekt.
coach-banned =
    De ban van { $people } ligt op { $land } { $number }: niemand kan hem verschuiven.
    Stammen komen en gaan daar als voorheen.
coach-drifted =
    De wereld is rond: { $land } { $number } verdween bij { $origin } en kwam binnen bij { $square }.
    Wat erop stond, kwam mee; ook stammen mogen oversteken.
coach-lead =
    Leid een { $tribe } van { $people } naar { $land } { $number }: daar is hij thuis.
    Dan produceert hij, en mag jouw stam daar kopen.
coach-neutral =
    { $people }: { $count } van de { $all } stammen in de buidel zijn thuis op { $land } { $number }.
    Trek er een: hij komt bij zijn toren en verkoopt je daar.
coach-full =
    Bij je toren is { $land } { $number } vol.
    Wie getrokken wordt, moet meteen verder, anders produceert daar niemand.
coach-away =
    Je { $tribe } op { $land } { $number } is niet thuis en levert niets op.
    Op { $homeland } { $homenumber }, één stap verder, zou hij produceren.
coach-ban =
    Leg je ban op { $land } { $number }: dan schuift niemand je toren weg.
    Hij ligt daar tot je volgende beurt.

## Wat goed ging

well-condition = Ronde { $round }: { $condition }.
well-handed-in = Ronde { $round }: { $amulet } in de toren, rang { $rank }.
well-bought = Ronde { $round }: { $amulet } gekocht voor { $price }.
well-harvest = { $count ->
    [one] Ronde { $round }: een stam thuis produceerde.
   *[other] Ronde { $round }: { $count } goederen geproduceerd in één beurt.
}
well-sold = Ronde { $round }: iemand kocht bij je.
well-shifted = Ronde { $round }: { $land } { $number } dreef naar { $square }.
well-drawn = Ronde { $round }: { $people } kreeg een nieuwe { $tribe }.
well-placed = De toren vond zijn plaats op { $land } { $number }.

## Wat je nu kunt proberen

next-buy = Koop een amulet waar een ander volk produceert.
next-shift = Schuif een tegel: alles erop drijft mee.
next-neutral = Trek een neutrale stam: thuis verkoopt hij aan je.
next-lead = Leid een neutrale stam naar waar je wilt kopen.
next-ban = Leg je ban waar niemand iets mag verschuiven.
next-draw = Trek je eigen stammen: meer stammen, meer goederen.
next-level = Je hebt alles geprobeerd: speel tegen het volgende niveau.
