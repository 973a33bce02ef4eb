# De regels in eigen woorden: bij elk onderwerp een naam, één regel en de hele spelregel. Een regel is een alinea.
# Punten, stappen en waarden staan in cijfers: een test houdt ze in alle talen gelijk.

## Het regelboek

rules-section-first = Om te beginnen
rules-section-island = Eilandacties
rules-section-moving = Bewegingsacties
rules-section-temple = Tempelacties
rules-section-other = Overige acties
rules-section-figures = Figuren
rules-section-rounds = Rondes en waardering
rules-section-phases = Voorbereiding
rules-section-things = Spelmateriaal
rules-section-islands = De Heilige Eilanden
rules-section-variants = Spelers en varianten
rules-chapter-c = Wat bij het spel hoort
rules-chapter-s = Voorbereiding
rules-chapter-a = Actiefase
rules-chapter-r = Einde van een ronde
rules-chapter-e = Einde van het spel
rules-chapter-v = Solospel
rules-chapter-o = Varianten

## Het spel

rule-game = Luna in het kort
rule-game-short = Zes rondes in dienst van de Maanpriesteres: de meeste invloed wint.
rule-game-long =
    Twee tot vier Ordes sturen hun novices naar de zeven Heilige Eilanden en naar de tempel van de Maanpriesteres.
    Een spel heeft 6 rondes. In elke ronde zijn de spelers om beurten aan zet, met één actie per beurt, tot de laatste kaars uit is; dan volgt de waardering.
    Na ronde 6 tellen ook altaren, ongebruikte gunstfiches en het Concilie. Wie dan de meeste invloedspunten heeft, wint.
    Alles ligt open, en na de opstelling is er geen toeval meer.

## Om te leren

rule-influence = Zo krijg je invloed
rule-influence-short = Alles wat punten oplevert, en wanneer.
rule-influence-long =
    Je begint met 5 invloedspunten. Je kunt er op drie momenten meer krijgen: tijdens een ronde, aan het einde van elke ronde en aan het einde van het spel.
    Een novice in de tempel telt aan het einde van elke ronde opnieuw. Vroeg naar binnen gaan loont dus.
rule-turn = Een beurt
rule-turn-short = Je voert één actie uit of keert één kaars om. Dan is de volgende aan zet.
rule-turn-long =
    In je beurt voer je precies één actie uit, of je mediteert: je keert dan een kaars om. Daarna is de volgende speler aan zet.
    De meeste acties gebruiken actieve novices, vaak twee van één eiland. Deze novices gaan in een boot naast het eiland. Nu zijn ze inactief: ze wachten daar tot de volgende ronde.
    Sommige acties kosten een gunstfiche; dat geef je terug aan zijn eiland.

## Het speloverzicht: de punten staan voor elke regel

aid-round = Tijdens de ronde
aid-round-consecrate = voor elke novice die je in de tempel brengt: het getal onder de tempelwachter
aid-round-eviction = voor elke novice die je verdrijft
aid-round-book = voor het verplaatsen van een Boek der Wijsheid. Met twee spelers levert het eerste van elke ronde 2 op.
aid-round-candle = voor het omkeren van de laatste kaars
aid-scoring = Aan het einde van elke ronde
aid-scoring-priestess = voor de meeste, de op één na en de op twee na meeste bij de Maanpriesteres, met vier spelers
aid-scoring-priestess-few = voor de meeste en de op één na meeste, met twee of drie spelers
aid-scoring-apostate = Met novices bij het eiland van de ketter verlies je 1 punt per novice en nog 1 extra.
aid-scoring-temple = voor elk van je novices in de tempel
aid-end = Aan het einde van het spel
aid-end-shrine = voor elk van je altaren op de eilanden
aid-end-favour = voor elk gunstfiche dat je nog hebt
aid-end-council = voor je zetel in het Concilie

## De getekende voorbeelden

example-turn =
    Geel gebruikt twee novices op het Altaareiland. Nu liggen ze in een boot, en Geel heeft het gunstfiche Altaar.
    Later kan Geel dit fiche teruggeven om een altaar te bouwen.
example-path =
    Twee spelers gebruiken het blauwe en het gele tempelbord. Vanaf de tempelingang ligt er op het pad: wachtertegel 2, dan 28 en 25; wachtertegel 2, dan 23 en 21; wachtertegel 3, dan 18 en 17; wachtertegel 4, dan 15 en 13; wachtertegel 5, dan 12 en 10; wachtertegel 6, dan 6 en 5.
    De tegels 1 en 2 liggen vanaf het begin in de tempel.
example-priestess =
    Geel heeft twee actieve novices bij de Maanpriesteres. Dat zijn de meeste, dus Geel krijgt 6 punten.
    Rood en Blauw hebben er elk één. De steen van Rood ligt verder in het Concilie, dus Rood krijgt 3 punten en Blauw 1.
    De novices van Wit liggen daar in een boot. Inactieve tellen niet, dus Wit krijgt niets.
example-apostate =
    Blauw heeft drie novices bij het eiland van de ketter en verliest 4 punten. Rood heeft er twee en verliest er 3. Ook inactieve novices tellen hier.
    Het altaar van Blauw maakt niets uit. Geel en Wit hebben hier geen novices en verliezen niets.
example-eviction =
    Rood brengt een novice naar veld 11 en verdrijft de blauwe op 5, voor 1 punt. De blauwe novice gaat naar de aanlegplaats, en zijn veld is gesloten.
    De andere buren blijven: op 10 staat Rood zelf, 16 is een hoger getal, en de novice op 3 heeft een boek.
example-final =
    Geel heeft vier altaren op de eilanden: 16 punten. Er zijn twee gunstfiches over: 2 punten. De steen van Geel ligt op zetel 6 van het Concilie: 6 punten.
    Samen is dat 24 punten.

## Tips

rule-tips = Tips voor het eerste spel
rule-tips-short = Zes dingen die in de eerste rondes zelden verkeerd zijn.
rule-tips-long =
    – Altaar: twee novices bij de bouwmeester en een gunstfiche Altaar leveren een altaar op. Heb je het fiche niet, haal het dan eerst.
    – Benoeming en Inwijding: wie vroeg in de tempel komt, levert in elke volgende ronde punten op. Op de eilanden doet deze novice dan niets meer.
    – Werving: elke extra novice geeft je in de volgende rondes meer keuze.
    – Gunst van de priester: verzamel een paar fiches voordat je ze nodig hebt.
    – Getij: breng inactieve novices naar waar de Maanpriesteres, de bouwmeester of je eigen altaar straks van pas komt. Zonder het fiche kan het ook met Reizen, maar dat kost actieve novices.
    – Concilie: de steen van de startspeler ligt onderop, dus je verliest eerst elke gelijke stand. Eén stap verandert dat, en daarmee de beloning van de Maanpriesteres.

## Spelverloop

rule-setup = Voorbereiding
rule-setup-short = Wat waar ligt vóór de eerste ronde.
rule-setup-long =
    Het lot bepaalt de startspeler en welke tempelborden meedoen, zoveel als er spelers zijn; tegels van andere kleuren gaan uit het spel.
    De tegels van 1 tot 4 die meedoen, worden verloot: ieder legt de zijne op het bijbehorende tempelveld, met een eigen novice en een Boek der Wijsheid.
    De andere tegels vormen het pad, in groepen tussen de wachtertegels, zoveel per groep als er spelers zijn, de hoogste bij de tempelingang. De tempelwachter begint op de 6.
    De eilanden liggen in willekeurige volgorde in een kring, elk met één gunstfiche per speler. Maanpriesteres, bouwmeester en ketter beginnen op eilanden die het lot aanwijst.
    Iedereen heeft 5 invloedspunten; de conciliestenen liggen gestapeld op zetel 0, die van de startspeler onderop.
rule-first-game = Voorgedrukte opstelling
rule-first-game-short = Voor het eerste spel: alles staat zoals het op de eilanden gedrukt is.
rule-first-game-long =
    De eilanden liggen in vaste volgorde, en de figuren staan waar ze gedrukt zijn. Elke Orde heeft zijn paren novices op vier eilanden en zijn altaar al staan; een inzetronde is er niet.
    Elke Orde krijgt de gunstfiches van de twee eilanden waar hij niets heeft. Met minder spelers blijven de stukken van ontbrekende Ordes weg.
rule-preparation = Inzetronde
rule-preparation-short = Na de vrije opstelling plaatst iedereen een altaar en acht novices.
rule-preparation-long =
    In spelersvolgorde plaatst ieder een altaar op een eiland zonder altaar. Met twee spelers mag dat niet het Kruideneiland zijn.
    Daarna plaatst ieder, weer in volgorde, twee novices op elk van vier eilanden, nooit op dat van het eigen altaar. Wat anderen daar hebben, maakt niet uit.
    Staan alle paren, dan neemt ieder één gunstfiche van elk van de twee eilanden waar hij novices noch altaar heeft.
    Zo begint ieder met 8 novices op eilanden, 1 in de tempel en 4 in de voorraad, en met 1 gebouwd altaar en 5 in de voorraad.
rule-round = Actiefase
rule-round-short = Om beurten één actie, met de klok mee, tot de laatste kaars uit is.
rule-round-long =
    De startspeler begint, daarna gaat het met de klok mee. Elke beurt is precies één actie of één meditatie.
    Een actie gebruikt actieve novices van je eigen Orde. Gebruikte novices worden inactief: ze wachten in een boot naast hetzelfde eiland tot de ronde voorbij is.
    Niemand valt ooit uit: na een meditatie mag je later weer iets doen. De ronde eindigt meteen wanneer de laatste kaars uitgaat.
rule-scoring = Waarderingsfase
rule-scoring-short = Maanpriesteres, ketter, tempel: drie waarden, samen geteld.
rule-scoring-long =
    Maanpriesteres: op haar eiland tellen actieve novices en altaren. Wie de meeste heeft, krijgt de eerste beloning, de volgende de tweede, en met vier spelers is er een derde.
    Ketter: wie novices bij zijn eiland heeft, actief of inactief, verliest 1 punt per novice en nog 1 extra.
    Tempel: elke novice in de tempel levert 1 punt op.
    Voor elke speler worden de drie eerst bij elkaar geteld. Zou de invloed dan onder 0 komen, dan is die 0.
rule-next-round = Voorbereiding nieuwe ronde
rule-next-round-short = Novices ontwaken, figuren gaan verder, de wachter doet een stap.
rule-next-round-long =
    Na de rondes 1 tot en met 5 worden alle inactieve novices weer actief, en alle kaarsen branden weer.
    De Maanpriesteres gaat met de klok mee 6 eilanden verder met vier spelers, anders 5; de bouwmeester gaat er 4 verder.
    De ketter gaat met de klok mee naar het volgende eiland met een novice van wie dan ook, desnoods de hele kring rond tot zijn eigen. Heeft geen enkel eiland een novice, dan blijft hij.
    De wachter gaat naar de volgende wachtertegel richting tempelingang, en de tegel die hij verlaat, verdwijnt: er is een groep tegels meer vrijgegeven.
    Onbezette tegels blijven op het pad, bezette houden hun novice.
rule-final = Eindwaardering
rule-final-short = Na ronde 6: altaren, ongebruikte gunstfiches en het Concilie.
rule-final-long =
    Na de waardering van ronde 6 wordt er geen nieuwe ronde voorbereid. Elk eigen altaar op de eilanden levert 4 punten op, elk ongebruikt gunstfiche 1 punt. Je zetel in het Concilie levert de waarde ervan op.
    De meeste invloed wint. Bij een gelijke stand beslist het Concilie.
rule-tie = Gelijke stand
rule-tie-short = Het Concilie beslist elke gelijke stand.
rule-tie-long =
    Bij de Maanpriesteres en aan het einde van het spel wint bij een gelijke stand wie met zijn steen het verst in het Concilie ligt. Op dezelfde zetel is de bovenste steen beter.
    In het begin ligt de steen van de startspeler onderop en die van de laatste speler bovenop.
    Op de laatste zetel komen nieuwe stenen eronder: wie er het eerst was, blijft voorgoed voor.

## Eilandacties

rule-favour = { action-favour }
rule-favour-short = Gebruik 2 novices van een eiland en neem het gunstfiche.
rule-favour-long =
    Twee van je actieve novices op één eiland worden inactief, en je neemt het gunstfiche van dat eiland. Twee gelijke fiches mag je niet hebben.
    Met een eigen altaar daar is één novice genoeg.
    Het gunstfiche Novice mag één novice vervangen; met een eigen altaar daar betaalt het de gunst helemaal alleen. Het gunstfiche Novice zelf kun je er niet mee halen.
    Een fiche dat je tot het einde bewaart, is 1 punt waard.
rule-recruit = { action-recruit }
rule-recruit-short = Gebruik 2 novices van een eiland: er komt een derde bij.
rule-recruit-long =
    Twee van je actieve novices op één eiland worden inactief. Een novice uit je voorraad komt erbij, ook inactief, en staat vanaf de volgende ronde klaar.
    Met een lege voorraad kan het niet. Een altaar maakt het niet goedkoper; het gunstfiche Novice mag een van de twee vervangen.
rule-shrine = { action-shrine }
rule-shrine-short = Gebruik bij de bouwmeester 2 novices en het gunstfiche Altaar.
rule-shrine-long =
    Op het eiland van de bouwmeester worden twee van je actieve novices inactief. Geef het gunstfiche Altaar terug en plaats daar een altaar uit je voorraad.
    Je mag op elk eiland één altaar hebben; meerdere Ordes mogen op hetzelfde bouwen.
    Een altaar dat al staat, bespaart hier niets. Het gunstfiche Novice mag één novice vervangen.
rule-herbs = { action-herbs }
rule-herbs-short = Geef het gunstfiche Kruiden terug: 1 of 2 novices ontwaken.
rule-herbs-long =
    Geef het gunstfiche Kruiden terug. Eén of twee van je inactieve novices bij één eiland worden weer actief en kunnen deze ronde nog eens iets doen.
    Op het Kruideneiland werken de kruiden niet.

## Bewegingsacties

rule-journey = { action-journey }
rule-journey-short = Roei zoveel actieve novices als je wilt naar andere eilanden; ze komen inactief aan.
rule-journey-long =
    Kies zoveel van je actieve novices als je wilt, minstens één, van één of meer eilanden. Elk gaat naar een willekeurig ander eiland, en elk mag een eigen bestemming hebben.
    Ze komen inactief aan en staan de volgende ronde klaar. Kijk dus vooruit: waar zijn Maanpriesteres, bouwmeester en ketter dan?
    Novices op de aanlegplaats kunnen zo niet reizen.
rule-tide = { action-tide }
rule-tide-short = Geef het gunstfiche Getij terug: verplaats zoveel novices als je wilt, ook inactieve.
rule-tide-long =
    Geef het gunstfiche Getij terug. Verplaats zoveel van je novices als je wilt, minstens één, actief of inactief, van eilanden en van de aanlegplaats. Elk gaat naar een willekeurig ander eiland dan het zijne.
    Ze komen inactief aan, of blijven het.
    Laat in een ronde kost het getij alleen het fiche: het brengt inactieve novices naar waar ze straks nodig zijn.
rule-sail = { action-sail }
rule-sail-short = Geef het gunstfiche Zeilboot terug: 1 of 2 novices varen en blijven actief.
rule-sail-long =
    Geef het gunstfiche Zeilboot terug. Eén of twee van je actieve novices op één eiland zeilen samen naar een ander eiland; of één of twee van de aanlegplaats.
    Ze komen actief aan en kunnen daar nog in dezelfde ronde iets doen.

## Tempelacties

rule-appoint = { action-appoint }
rule-appoint-short = Gebruik 2 novices van een eiland om een tempeltegel met dat symbool te bezetten.
rule-appoint-long =
    Kies een onbezette, vrijgegeven tegel met het symbool van een eiland waar je twee actieve novices hebt. De ene stapt op de tegel, de andere wordt inactief.
    Vrijgegeven zijn de tegels tussen de tempelwachter en de aanlegplaats.
    Met een eigen altaar op dat eiland is de tweede novice niet nodig.
    Het gunstfiche Novice mag alleen de tweede vervangen, nooit de novice die op de tegel stapt. Met een eigen altaar daar valt er niets te vervangen.
    Met Omkoping reik je één groep tegels verder.
rule-consecrate = { action-consecrate }
rule-consecrate-short = Je novice brengt zijn tegel naar de tempel; het getal van de wachter telt.
rule-consecrate-long =
    Leg een vrijgegeven tegel die je hebt bezet, met zijn novice, op zijn veld in de tempel. Een andere novice is niet nodig.
    Je krijgt de punten van de wachtertegel onder de tempelwachter: 6, 5, 4, 3, 2 en 2 in de zes rondes.
    De nieuweling kan buren verdrijven en levert voortaan in elke waardering 1 punt op.
    Een novice mag op zijn tegel wachten zolang je wilt.
rule-eviction = Verdrijving
rule-eviction-short = De nieuweling verjaagt lagere buren zonder boek, voor 1 punt per stuk.
rule-eviction-long =
    Een pas ingewijde novice verdrijft elke novice van een tegenstander die op een aangrenzend veld staat, op een lager getal en zonder Boek der Wijsheid. Voor elke novice krijg je 1 punt. Verdreven novices gaan naar de aanlegplaats.
    Eigen novices worden nooit verdreven, en alleen de nieuweling verdrijft.
    De tegel van een verdreven novice blijft liggen. Zijn veld is leeg en voorgoed gesloten.
rule-bribery = Omkoping
rule-bribery-short = Geef het gunstfiche Omkoping terug om één groep achter de wachter te bereiken.
rule-bribery-long =
    Geef het gunstfiche Omkoping terug samen met een Benoeming of een Inwijding. De tegel mag dan liggen in de ene groep tussen de tempelwachter en de volgende wachtertegel richting tempelingang.
    Een Inwijding levert ook dan het getal onder de wachter op.
    In ronde 6 bestaat die groep niet. Voor een vrijgegeven tegel is het fiche niet nodig en geef je het niet uit.
rule-book = { action-book }
rule-book-short = Geef het gunstfiche Boek terug: een Boek der Wijsheid gaat naar je novice, voor 1 punt.
rule-book-long =
    Geef het gunstfiche Boek terug. Neem een willekeurig Boek der Wijsheid in de tempel, van jezelf of van een ander, en geef het aan een van je novices daar die er nog geen heeft. Je krijgt 1 punt.
    Met twee spelers levert de eerste actie Boek van elke ronde 2 punten op.
    Een novice met een boek kan niet verdreven worden. Wie het kwijt is, wel.
rule-council = { action-council }
rule-council-short = Gebruik novices van één eiland: voor elk gaat je conciliesteen een zetel vooruit.
rule-council-long =
    Gebruik zoveel van je actieve novices op één eiland als je wilt, minstens één. Je conciliesteen gaat evenveel zetels vooruit en komt boven op de stenen die er liggen. Op de laatste zetel komt hij eronder.
    Je mag niet meer novices gebruiken dan er zetels over zijn.
    Het gunstfiche Novice telt als één novice en mag de enige zijn.

## Overige acties

rule-expel = { action-expel }
rule-expel-short = Gebruik novices bij de ketter: voor elk gaat hij een eiland verder.
rule-expel-long =
    Gebruik zoveel van je actieve novices op het eiland van de ketter als je wilt, minstens één. Hij gaat met de klok mee evenveel eilanden verder; bij zeven of meer gaat het de kring rond.
    De novices worden inactief naast het eiland dat hij verlaat en staan dus niet meer bij hem.
    Het gunstfiche Novice telt als één novice en mag de enige zijn: dan heb je daar niemand nodig.
rule-novice-token = Gunstfiche Novice
rule-novice-token-short = Geef het terug: het vervangt één novice die een actie zou verbruiken.
rule-novice-token-long =
    Het vervangt precies één actieve novice in deze acties: Gunst van de priester, Werving, Altaar, Concilie, Verbanning en Benoeming.
    Bij Concilie en Verbanning mag het de enige zijn, en met een eigen altaar betaalt het een gunst alleen.
    Het vervangt nooit de novice die op een tempeltegel stapt, en het helpt nooit om het gunstfiche Novice te halen.
rule-meditate = { action-meditate }
rule-meditate-short = Draai een kaars om in plaats van iets te doen. De laatste beëindigt de ronde.
rule-meditate-long =
    Draai de bovenste kaars om. Dat mag altijd, en later in de ronde mag je weer iets doen.
    Wie de laatste kaars omdraait, krijgt 1 punt, en de actiefase eindigt meteen.
    De speler links van hem begint de volgende ronde. Met twee spelers wisselt de startspeler elke ronde.

## De Heilige Eilanden

rule-island-book = Bibliotheekeiland
rule-island-book-short = Het gunstfiche Boek: een Boek der Wijsheid in de tempel verplaatsen.
rule-island-book-long =
    Twee novices, of één met een eigen altaar, leveren je hier het gunstfiche Boek op. Geef je het later terug, dan gaat een Boek der Wijsheid naar een van je novices in de tempel.
    Vanaf hier bezet je de tegels met het symbool van dit eiland: { $tiles }.
rule-island-bribery = Omkopingseiland
rule-island-bribery-short = Het gunstfiche Omkoping: één groep tegels verder.
rule-island-bribery-long =
    Twee novices, of één met een eigen altaar, leveren je hier het gunstfiche Omkoping op. Geef je het terug bij een Benoeming of een Inwijding, dan opent het de groep tegels vlak achter de tempelwachter.
    Vanaf hier bezet je de tegels met het symbool van dit eiland: { $tiles }.
rule-island-novice = Novice-eiland
rule-island-novice-short = Het gunstfiche Novice: het vervangt één novice.
rule-island-novice-long =
    Twee novices, of één met een eigen altaar, leveren je hier het gunstfiche Novice op. Geef je het later terug, dan vervangt het één novice die een actie zou verbruiken.
    Vanaf hier bezet je de tegels met het symbool van dit eiland: { $tiles }.
rule-island-sail = Zeilbooteiland
rule-island-sail-short = Het gunstfiche Zeilboot: varen en actief blijven.
rule-island-sail-long =
    Twee novices, of één met een eigen altaar, leveren je hier het gunstfiche Zeilboot op. Geef je het later terug, dan verplaatst het één of twee novices die actief blijven.
    Vanaf hier bezet je de tegels met het symbool van dit eiland: { $tiles }.
rule-island-herbs = Kruideneiland
rule-island-herbs-short = Het gunstfiche Kruiden: novices wekken, maar niet hier.
rule-island-herbs-long =
    Twee novices, of één met een eigen altaar, leveren je hier het gunstfiche Kruiden op. Geef je het later terug, dan wekt het één of twee inactieve novices van één eiland, maar nooit op het Kruideneiland zelf.
    Met twee spelers mag hier geen startaltaar staan.
    Vanaf hier bezet je de tegels met het symbool van dit eiland: { $tiles }.
rule-island-shrine = Altaareiland
rule-island-shrine-short = Het gunstfiche Altaar: bouwen bij de bouwmeester.
rule-island-shrine-long =
    Twee novices, of één met een eigen altaar, leveren je hier het gunstfiche Altaar op. Geef je het later terug, dan mag je een altaar bouwen op het eiland van de bouwmeester.
    Vanaf hier bezet je de tegels met het symbool van dit eiland: { $tiles }.
rule-island-tide = Getij-eiland
rule-island-tide-short = Het gunstfiche Getij: iedereen verplaatsen, ook inactieve novices.
rule-island-tide-long =
    Twee novices, of één met een eigen altaar, leveren je hier het gunstfiche Getij op. Geef je het later terug, dan verplaatst het zoveel novices als je wilt, ook inactieve en die op de aanlegplaats.
    Vanaf hier bezet je de tegels met het symbool van dit eiland: { $tiles }.

## Dingen en figuren

rule-novices = Novices
rule-novices-short = Actieve doen iets; inactieve wachten op de volgende ronde.
rule-novices-long =
    Elke Orde heeft 13 novices. Actieve staan op een eiland en kunnen gebruikt worden. Inactieve wachten in een boot ernaast en ontwaken na de ronde.
    Novices op het pad, in de tempel of op de aanlegplaats staan op geen enkel eiland. De andere liggen in de voorraad tot je ze werft.
rule-favours = Gunstfiches
rule-favours-short = Zeven soorten, van elke soort één per speler.
rule-favours-long =
    Er zijn 28 gunstfiches, 4 van elk van de zeven soorten. Op elk eiland ligt er één per speler; niemand komt dus te laat.
    Twee gelijke heb je nooit. Een gebruikt fiche gaat terug naar zijn eiland en kan weer gehaald worden.
    Aan het einde van het spel levert elk ongebruikt fiche 1 punt op.
rule-shrines = Altaren
rule-shrines-short = Goedkopere acties, tellen mee bij de Maanpriesteres, 4 punten aan het einde.
rule-shrines-long =
    Elke Orde heeft 6 altaren, hoogstens één per eiland; meerdere Ordes mogen op hetzelfde bouwen.
    Op zijn eiland bespaart je altaar één novice bij Gunst van de priester en de tweede bij een Benoeming. Bij Werving en bij een volgend altaar helpt het niet.
    Is de Maanpriesteres daar, dan telt het evenveel als een actieve novice. Bij de ketter telt het niet.
    Aan het einde van het spel levert elk altaar 4 punten op.
rule-priestess = { figure-priestess }
rule-priestess-short = Aan het einde van de ronde beloont ze wie op haar eiland dient.
rule-priestess-long =
    Voor elke speler tellen de actieve novices op haar eiland, en 1 meer voor het eigen altaar daar. Wie 0 heeft, doet niet mee.
    De hoogste krijgt de eerste beloning, dan volgen de anderen: 6, 3 en 1 punten met vier spelers, 5 en 2 met twee of drie. Een beloning die niemand krijgt, vervalt.
    Bij een gelijke stand beslist het Concilie.
    Na de ronde gaat ze met de klok mee verder: 6 eilanden met vier spelers, anders 5. Haar bleke gestalte laat zien waar ze dan is.
rule-builder = { figure-builder }
rule-builder-short = Altaren bouw je alleen op zijn eiland.
rule-builder-long =
    Je bouwt een altaar waar de bouwmeester staat, en nergens anders. Na elke ronde gaat hij 4 eilanden verder met de klok mee; zijn bleke gestalte laat zien waar hij dan is.
    Stuur novices vooruit en houd een gunstfiche Altaar achter de hand.
rule-apostate = { figure-apostate }
rule-apostate-short = Wie novices bij zijn eiland heeft, verliest punten aan het einde van de ronde.
rule-apostate-long =
    Elke speler met novices bij zijn eiland, actief of inactief, verliest 1 punt per novice en nog 1 extra: twee novices kosten 3. Altaren tellen niet.
    Tijdens de ronde jaagt Verbanning hem verder.
    Na de ronde gaat hij met de klok mee naar het volgende eiland met een novice van wie dan ook, desnoods de hele kring rond tot zijn eigen. Heeft geen enkel eiland een novice, dan blijft hij.
rule-guard = { figure-guard }
rule-guard-short = Zijn tegel zegt wat een Inwijding oplevert en welke tegels vrijgegeven zijn.
rule-guard-long =
    De tempelwachter staat op een wachtertegel van het pad. Dat getal levert elke Inwijding op: 6, 5, 4, 3, 2 en 2 in de zes rondes.
    De tegels tussen hem en de aanlegplaats zijn vrijgegeven. Na elke ronde gaat hij richting tempelingang, en er is een groep meer vrijgegeven.
    Bereikt hij de laatste wachtertegel, dan begint de laatste ronde.
rule-path = Pad
rule-path-short = Van de aanlegplaats tot de tempelingang wachten hier de tempeltegels.
rule-path-long =
    Er zijn 28 tempeltegels. De tegels in het spel liggen in groepen tussen de wachtertegels, lage getallen bij de aanlegplaats, zoveel per groep als er spelers zijn.
    Verlichte tegels tussen wachter en aanlegplaats zijn vrijgegeven: bezet ze met Benoeming en breng ze met Inwijding naar de tempel. De groep vlak achter de wachter opent alleen voor Omkoping, de rest is donker.
    Onbezette tegels blijven liggen. Een bezette houdt zijn novice, die noch op een eiland noch in de tempel is.
rule-temple = Tempel
rule-temple-short = Elke novice in de tempel levert in elke waardering 1 punt op.
rule-temple-long =
    De tempel heeft één tempelbord per speler, met zeven velden elk. Elke tegel heeft daar precies één veld, in zijn kleur en met zijn getal.
    Novices komen binnen met Inwijding. Hoe vroeger ze komen, hoe vaker ze hun 1 punt opleveren. Uit zichzelf gaan ze nooit terug naar de eilanden, en voor acties kun je ze niet gebruiken.
    Komt er een hoger getal naast hen, dan worden ze verdreven, tenzij een Boek der Wijsheid hen beschermt.
rule-space = Tempelveld
rule-space-short = Elk veld wacht op één tegel; hogere buren zijn het gevaar.
rule-space-long =
    De velden zijn zeshoeken. Twee die elkaar met een zijde raken, grenzen aan elkaar, ook van het ene tempelbord naar het volgende.
    Wie binnenkomt, verdrijft aangrenzende tegenstanders op lagere getallen zonder boek.
    Een doorgekruist veld is gesloten: zijn novice is verdreven, en niemand kan er meer in.
rule-wisdom = Boek der Wijsheid
rule-wisdom-short = Een novice met een boek kan niet verdreven worden.
rule-wisdom-long =
    Er zijn 4 Boeken der Wijsheid. Elke speler begint met een boek bij zijn eerste novice in de tempel.
    De actie Boek brengt een willekeurig boek naar een van je novices zonder boek, voor 1 punt. Omdat een novice met een boek niet verdreven kan worden, verlaten boeken de tempel nooit.
rule-seats = Concilie
rule-seats-short = Elf zetels met waarde 0 tot 10; de betere steen wint elke gelijke stand.
rule-seats-long =
    De conciliestenen beginnen gestapeld op zetel 0, in spelersvolgorde, die van de startspeler onderop.
    Met de actie Concilie gaat je steen vooruit, boven op de stenen die er liggen; op de laatste zetel komt hij eronder.
    De steen die verder ligt, of op dezelfde zetel de bovenste, wint elke gelijke stand.
    Aan het einde van het spel levert je zetel zijn punten op, van 0 tot 10.
rule-candle = Kaarsen
rule-candle-short = Is de laatste uit, dan is de ronde voorbij.
rule-candle-long =
    Aan het begin van elke ronde branden er 4 kaarsen, met twee spelers 3. Elke meditatie, van wie ook, dooft er één.
    Met de laatste eindigt de ronde meteen, wat je ook nog van plan was. Houd ze dus in het oog.
rule-jetty = Aanlegplaats
rule-jetty-short = Verdreven novices wachten hier op een boot.
rule-jetty-long =
    Een novice die uit de tempel is verdreven, komt op de aanlegplaats. Hier is hij op geen enkel eiland en kan hij niet gebruikt worden.
    Getij en Zeilboot halen hem op: met het Getij komt hij inactief aan, met de Zeilboot actief. Tot dan wacht hij, hoelang ook.

## Spelers en varianten

rule-two-players = Met twee spelers
rule-two-players-short = Drie kaarsen, een bonus voor boeken, en de startspeler wisselt.
rule-two-players-long =
    Er branden maar 3 kaarsen. De Maanpriesteres betaalt 5 en 2 punten en gaat 5 eilanden verder, net als met drie spelers.
    In de inzetronde mag er geen altaar op het Kruideneiland komen.
    De eerste actie Boek van elke ronde levert 2 punten op in plaats van 1.
    De startspeler wisselt elke ronde, wie de laatste kaars ook heeft omgedraaid.
rule-live-scoring = Onlinewaardering
rule-live-scoring-short = Altaren en zetel in het Concilie tellen meteen mee.
rule-live-scoring-long =
    Altaren tellen elk 4 punten zodra ze staan, ook het startaltaar, en de zetel in het Concilie telt zijn waarde. Ongebruikte gunstfiches tellen nog steeds pas aan het einde.
    De einduitslag is dezelfde. Waar de invloed bij 0 stopt, blijven deze punten buiten beschouwing.
rule-fixed-start = Vaste startspeler
rule-fixed-start-short = Met twee spelers wisselen de beurten elkaar het hele spel strikt af.
rule-fixed-start-long =
    Deze variant is er alleen voor twee spelers. De startspeler wisselt niet en betekent na ronde 1 niets meer.
    Wie de laatste kaars niet heeft omgedraaid, begint de volgende ronde.
rule-solo = Solospel
rule-solo-short = Alleen tegen een tegenstander die vanzelf speelt.
rule-solo-long =
    De regels zijn die voor twee spelers, maar op elk eiland ligt maar één gunstfiche, en er zijn geen kaarsen: je doet zoveel acties als je wilt en zegt wanneer de fase eindigt.
    De tegenstander is startspeler, met 1 altaar en 1 novice op het eiland van de bouwmeester en 2 novices op elk ander eiland.
    Tegels van 1 tot 4 worden verloot. Jouw novice komt met een boek in de tempel; de novice van de tegenstander komt van het eiland met het symbool van zijn tegel en heeft er geen.
    Dan plaats je je altaar en je paren: het altaar niet op het eiland met dat van de tegenstander en niet op het Kruideneiland. De voorgedrukte opstelling wordt niet gebruikt.
    Je uitslag is je invloed min die van de tegenstander.
rule-solo-opponent = De beurt van de tegenstander
rule-solo-opponent-short = Wat de tegenstander in elke ronde vanzelf doet.
rule-solo-opponent-long =
    Aan het begin van elke ronde kies je een willekeurig eiland. Alle actieve novices van de tegenstander daar worden inactief, en zijn conciliesteen gaat evenveel zetels vooruit, hoogstens tot 10.
    Dan gaat, als dat kan, één actieve novice de tempel in: hij neemt de hoogste vrijgegeven, onbezette tegel met het symbool van zijn eiland, met wachterpunten en verdrijvingen zoals altijd. Ging er een novice naar binnen, dan gaat het boek van je laagste tegel die er een heeft naar de laagste tegel van de tegenstander, voor 1 punt.
    Een novice die jij verdrijft, komt inactief naast het eiland met het symbool van zijn tegel.
    Vóór elke waardering bouwt een actieve novice op het eiland van de bouwmeester daar een altaar uit de voorraad van de tegenstander, als er nog geen van hem staat.
    De tegenstander verliest niets aan de ketter; na elke ronde zoekt de ketter het volgende eiland met een novice van jou.
rule-solo-levels = Niveaus van het solospel
rule-solo-levels-short = De niveaus 2 en 3 sluiten het eiland van de ketter.
rule-solo-levels-long =
    Op niveau 1 komt er niets bij. Op niveau 2 is in jouw fase elke actie op het eiland van de ketter verboden, behalve Verbanning.
    Op niveau 3 is ook Verbanning verboden, en bouwmeester en Maanpriesteres beginnen op hetzelfde eiland.
    Daar mag je geen novices gebruiken, verplaatsen of wekken, geen gunst halen en niet bouwen.
    Wel mag je novices ernaartoe verplaatsen, met alleen het gunstfiche Novice een stap in het Concilie doen, inwijden, een boek verplaatsen en een fiche van die soort gebruiken.

## Aantekeningen

rule-rulings = Beslissingen
rule-rulings-short = Waar de gedrukte regels zwijgen of elkaar tegenspreken, beslist dit spel.
rule-rulings-long =
    – In de inzetronde plaatst ieder alle vier paren voordat de volgende aan de beurt is.
    – Bij Reizen en Getij moet elke novice naar een ander eiland dan het zijne.
    – In het Concilie mag je niet meer novices gebruiken dan er zetels over zijn.
    – Zeven of meer novices jagen de ketter de kring rond.
    – Bij een Benoeming mag het gunstfiche Novice de tweede novice ook vervangen als die er is. Met een eigen altaar mag je het helemaal niet uitgeven.
    – Het veld van een verdreven novice blijft voorgoed gesloten.
    – Aan het einde van een ronde worden winst en verlies eerst bij elkaar geteld; pas daarna wordt een invloed onder 0 op 0 gezet.
rule-rulings-solo = Beslissingen voor het solospel
rule-rulings-solo-short = Wat de gedrukte soloregels openlaten.
rule-rulings-solo-long =
    – De tegenstander verdrijft volgens de gewone regels.
    – Heeft de laagste tegel van de tegenstander al een boek, dan wordt er geen boek verplaatst en geen punt gescoord.
    – Alleen een actieve novice bouwt voor de tegenstander een altaar.
    – Op een verboden eiland mag niets van jou gebruikt, verplaatst of gewekt worden, geen gunst gehaald en niets gebouwd; Inwijding, Boek en het gebruik van een fiche gelden niet als acties daar.
    – De voorgedrukte opstelling wordt niet gebruikt. Gaat er een boek naar de tegenstander, dan is dat geen actie Boek; je bonus voor de eerste blijft dus open. Je mag ook een eiland zonder actieve novices van de tegenstander kiezen.
rule-reconstruction = Reconstructies
rule-reconstruction-short = Gedrukte gegevens die geen bron binnen ons bereik heeft bewaard.
rule-reconstruction-long =
    Sommige plaatjes van het gedrukte spel waren niet te krijgen. Wat ze lieten zien, is opnieuw samengesteld, zodat het past bij alles wat bekend is:
    – symbool en kleur van de 28 tempeltegels, en de namen van twee tempelkleuren;
    – de vorm van de tempelborden en welke velden aan elkaar grenzen;
    – de voorgedrukte opstelling, behalve het eerste eiland;
    – de waarde van de zetels in het Concilie, waarvan alleen 0, 6 en 10 zijn af te leiden.
    Dit alles staat in één bestand dat vervangen kan worden, en elk opgeslagen spel weet met welke gegevens het is gespeeld.
