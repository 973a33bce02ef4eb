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
coach-neutral = { $all ->
        [one] { $people }: de laatste stam in de buidel is thuis op { $land } { $number }.
       *[other] { $count ->
            [one] { $people }: één van de { $all } stammen in de buidel is thuis op { $land } { $number }.
           *[other] { $people }: { $count } van de { $all } stammen in de buidel zijn thuis op { $land } { $number }.
        }
    }
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
coach-welcome =
    Amuletten winnen: gekocht waar anderen produceren, gedragen naar je toren.
    De toren begint goed waar getrokken stammen thuis zijn en produceren.
coach-bring-home =
    Dit is je laatste beurt: amuletten onderweg tellen niet.
    Eén stap van je toren: { $amulet }. Zet die stam erop.
coach-finish =
    Met de productie van deze beurt heb je { $condition }.
    Dan begint de laatste ronde; de anderen spelen die nog uit.
coach-hold-back =
    { $people } staat één stap van de toren, met: { $amulet }.
    Schuif { $land } { $number } naar { $square }, en één stap is niet genoeg.
coach-beware =
    Als niemand iets doet, heeft { $people } de volgende beurt { $condition }.
    Overbevolk het land daar, of schuif toren en dragers uit elkaar.
coach-one-left =
    Voor vijf amuletten mis je alleen nog: { $amulet }.
    Je koopt die op deze tegels, waar een ander volk produceert.
coach-two-ways =
    Twee wegen leiden naar het einde: nog { $count ->
        [one] één goed
       *[other] { $count } goederen
    }, of een vierde amulet.
    Die kost { $price }, moet naar je toren, en dan zijn 10 goederen genoeg.
coach-porter =
    Op { $land } { $number } kunnen meer stammen van jou de amulet dragen.
    Kies er een die niet thuis is: de andere blijft produceren.
coach-both =
    Je kunt deze beurt twee amuletten kopen, voor { $price ->
        [one] één goed
       *[other] { $price } goederen
    } per stuk.
    De prijs stijgt pas als er een in je toren is.
coach-wait =
    Voor de amulet op { $land } { $number } mis je { $count ->
        [one] één goed
       *[other] { $count } goederen
    }.
    De productie van deze beurt brengt genoeg: laat je stam daar wachten.
coach-stay =
    Bij je toren gekocht: { $amulet }.
    Laat die stam staan: na de beweging is de amulet binnen.
coach-stranded =
    Van { $land } { $number } gaat geen weg over land naar je toren; afgesneden: { $amulet }.
    Schuif een tegel, zodat het land elkaar weer raakt.
coach-moved =
    { $people } verschoof je toren met { $land } { $number } naar { $square }.
    Een ban aan het eind van je beurt zou hem daar houden.
coach-relief =
    Op { $land } { $number } staat één stam te veel, en jouw stammen produceren niet.
    Leid een { $tribe } van { $people } weg: dan doen ze het wel.
coach-sold =
    { $people } kocht bij jouw stam: { $amulet }. Dat leverde je één goed op.
    Niemand kan weigeren; en dezelfde stam mag nog eens verkopen.
coach-new-round =
    Een nieuwe ronde: iedereen had één beurt. Je hebt { $count ->
        [one] één goed
       *[other] { $count } goederen
    }.
    De volgende amulet kost { $price }; elke in je toren maakt de prijs 1 hoger.
coach-draw = { $all ->
        [one] De laatste stam in je buidel is thuis op { $land } { $number }.
       *[other] { $count ->
            [one] Eén van de { $all } stammen in je buidel is thuis op { $land } { $number }.
           *[other] { $count } van de { $all } stammen in je buidel zijn thuis op { $land } { $number }.
        }
    }
    Trek: de nieuwe stam komt daar bij je toren, en er is plaats.
coach-overcrowd =
    { $people } produceert { $count } goederen op { $land } { $number }, en het is er vol.
    Eén stam meer, en niemand produceert of verkoopt daar.
coach-idle =
    Geen van je stammen produceert nu: deze beurt zou niets opleveren.
    Een stam produceert op zijn eigen landschap, als er plaats is.

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
