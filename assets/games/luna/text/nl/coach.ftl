## Wat de leraar zegt, hoogstens één keer per beurt

coach-welcome =
    Zes rondes; de meeste invloed wint.
    Kies een eiland waar twee van je novices staan: zij kunnen iets doen.
coach-forecast =
    Er brandt nog één kaars. Dit zou het einde van de ronde nu opleveren.
    Maanpriesteres, ketter en tempel worden voor iedereen samen geteld.
coach-evicted =
    Je novice op { $tile } is verdreven; hij wacht op de aanlegplaats.
    Een Boek der Wijsheid beschermt de volgende voorgoed.
coach-last-round =
    De laatste ronde: wie nu iets doet, ontwaakt niet meer.
    Altaren leveren 4 punten op, bewaarde gunstfiches 1, je zetel zijn getal.
coach-apostate-came =
    De ketter is naar je novices op { $island } gestuurd.
    Blijft hij, dan kost het einde van de ronde je { $points }.
coach-book-lost =
    Het boek van je novice op { $tile } is weggenomen.
    Hij kan weer verdreven worden; het gunstfiche Boek haalt er een terug.
coach-new-round =
    Een nieuwe ronde: alle novices zijn wakker, de figuren zijn verder gegaan.
    De Maanpriesteres is op { $island }; een Inwijding levert { $points } op.
coach-build =
    De bouwmeester is op { $island }, en je hebt het gunstfiche Altaar.
    Bouw nu: aan het einde 4 punten, en goedkopere acties.
coach-evict =
    Tegel { $tile } verdrijft { $count ->
        [one] een lagere buur
       *[other] { $count } lagere buren
    }: wijd hem in.
    Dat levert meteen { $points } punten op, en de anderen missen ze elke ronde.
coach-consecrate =
    Tegel { $tile } kan ingewijd worden: de wachter geeft nu { $points }.
    { $next ->
        [0] Het is de laatste kans.
       *[other] In de volgende ronde geeft hij nog maar { $next }.
    }
coach-shrine-token =
    Twee van je novices staan bij de bouwmeester.
    Haal eerst het gunstfiche Altaar op { $island }, en bouw dan.
coach-book-now =
    Je novice op { $tile } kan in de volgende beurt verdreven worden.
    Je gunstfiche Boek geeft hem een Boek der Wijsheid, voorgoed.
coach-last-candle =
    De laatste kaars levert 1 punt op en beëindigt de ronde.
    Jij krijgt nu { $points }; niemand krijgt meer.
coach-expel =
    De ketter staat bij je novices: dat kost { $points }.
    Eén van hen stuurt hem verder door Verbanning.
coach-apostate =
    De ronde is bijna voorbij, en de ketter op { $island } kost je { $points }.
    Verlaat zijn eiland, of stuur hem verder.
coach-home =
    Haal je novice met het gunstfiche { $favour } van de aanlegplaats.
    Niets anders brengt verdreven novices terug.
coach-stranded =
    Een novice van jou wacht op de aanlegplaats en kan niets doen.
    Het gunstfiche Zeilboot of Getij haalt hem op.
coach-sail-in =
    De zeilboot brengt novices wakker aan wal: op { $island } tellen ze meteen.
    Daar zou de Maanpriesteres je { $points } geven.
coach-tie =
    Bij de Maanpriesteres zou een gelijke stand naar een andere Orde gaan.
    Eén stap in het Concilie verandert dat.
coach-nobody-serves =
    Op { $island } dient niemand de Maanpriesteres.
    Eén actieve novice zou daar { $points } winnen.
coach-book-bonus =
    Met twee spelers levert het eerste Boek van elke ronde 2 punten op.
    En je novice is dan ook veilig.
coach-threatened =
    Tegel { $by } kan je novice op { $tile } in de volgende beurt verdrijven.
    Een gunstfiche Boek beschermt; kijk ernaar uit.
coach-bribery =
    Je gunstfiche Omkoping bereikt tegel { $tile } achter de wachter.
    Zo ben je er een ronde voor de anderen.
coach-appoint =
    Tegel { $tile } ligt binnen je bereik.
    In de tempel levert een novice aan het einde van elke ronde een punt op.
coach-tide =
    Je gunstfiche Getij vervoert ook inactieve novices.
    In de volgende ronde is de Maanpriesteres op { $island }.
coach-stay =
    Je novices op { $island } winnen { $points } als ze wakker blijven.
    Wie daar iets doet, telt deze ronde niet meer.
coach-end-near =
    Iedereen kan nu de laatste kaars omkeren.
    Doe eerst wat volgende ronde niet meer kan.
coach-discount =
    Je altaar op { $island } maakt de Gunst goedkoper.
    Eén novice is daar genoeg.
coach-journey =
    De ronde is bijna voorbij; dan is de Maanpriesteres op { $island }.
    Wie er nu heen roeit, ontwaakt aan haar zijde.
coach-herbs =
    Kruiden wekken twee van je novices op { $island }.
    Ze kunnen deze ronde nog eens iets doen.
coach-novice-token =
    Het gunstfiche Novice vervangt één novice.
    Zo is de enige op { $island } genoeg.
coach-recruit =
    { $count ->
        [one] Eén novice zit
       *[other] { $count } novices zitten
    } nog in je voorraad.
    Werf vroeg, bijvoorbeeld op { $island }: elk doet iedere ronde iets.
coach-favour =
    Op { $island } ligt een gunstfiche klaar.
    Verzamel er vroeg een paar; bewaard is elk een punt waard.
coach-keep =
    Niets beters te doen? Neem het gunstfiche op { $island }.
    Bewaard tot het einde is het een punt waard.
coach-council =
    Novices zonder betere taak kunnen naar het Concilie.
    Die op { $island } leveren aan het einde { $points } op.
coach-idle =
    Al je novices zijn inactief: keer een kaars om.
    Wie de laatste omkeert, krijgt een punt.

## Wat goed ging

well-consecrated = Ronde { $round }: tegel { $tile } de tempel in voor { $points }.
well-evicted = Ronde { $round }: tegel { $tile } leverde { $points } op en verdreef { $count ->
    [one] een novice
   *[other] { $count } novices
}.
well-shrine = Ronde { $round }: een altaar op { $island }, aan het einde 4 punten.
well-priestess = Ronde { $round }: de Maanpriesteres gaf je { $points }.
well-temple = Ronde { $round }: je tempel leverde { $points } op.
well-favours = { $count } gunstfiches bewaard tot het einde.
well-council = Ronde { $round }: zetel { $seat } in het Concilie.
well-book = Ronde { $round }: een boek beschermde je novice op { $tile }.
well-recruited = Ronde { $round }: een novice meer op { $island }.
well-favour = Ronde { $round }: het gunstfiche { $favour }.

## Wat je nu kunt proberen

next-consecrate = Bezet een tegel en wijd hem in zolang de wachter veel geeft.
next-shrine = Bouw een altaar bij de bouwmeester: aan het einde 4 punten.
next-book = Bescherm een novice in de tempel met een boek.
next-sail = Zeil: novices komen wakker aan en tellen meteen.
next-tide = Gebruik het Getij voor het einde van een ronde: het draagt ook inactieve.
next-council = Ga vooruit in het Concilie: het beslist elke gelijke stand.
next-recruit = Werf in de eerste ronde: meer novices, meer beurten.
next-herbs = Wek novices met Kruiden en doe twee keer iets.
next-expel = Stuur de ketter door Verbanning naar de anderen.
next-appoint = Bezet een tegel van het pad door een Benoeming.
next-journey = Roei naar waar de Maanpriesteres hierna komt.
next-favour = Neem gunstfiches: elk opent een nieuwe actie.
next-level = Je hebt alles geprobeerd: speel tegen het volgende niveau.
