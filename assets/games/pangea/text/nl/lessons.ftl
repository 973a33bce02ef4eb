# De woorden van de lessen: titel en doel, per stap een boodschap (een zin per regel), aan het eind de waarde.

## 1

lesson-home = Thuis
lesson-home-goal = Vijf goederen in twee beurten
lesson-home-home =
    Jij bent blauw: deze graslandstam is thuis.
    Aan het eind van je beurt brengt hij één goed op.
lesson-home-away =
    Ver van huis zijn stammen bleek en brengen ze niets op.
    Het teken op een stam noemt zijn thuis.
lesson-home-move =
    Breng beide naar woud 3: kies een stam, dan de tegel.
    Elk mag één stap doen; Verder beëindigt de beweging.
lesson-home-move-wrong = Hier moeten beide naar woud 3: de woudstam en de woestijnstam.
lesson-home-end =
    Beëindig nu je beurt: dan produceren je stammen die thuis zijn.
    Een ban heb je hier niet nodig.
lesson-home-end-wrong = Nog niet: beëindig eerst de beurt, dan krijg je je goederen.
lesson-home-goods =
    Twee stammen zijn thuis: je kreeg twee goederen.
    Met goederen betaal je amuletten.
lesson-home-crowd =
    Het getal op een tegel zegt hoeveel stammen hij voedt.
    Staan er meer, dan produceert daar niemand.
lesson-home-lead =
    Woestijn 2 is vol: er staan twee oranje stammen.
    Niemand speelt oranje: jouw magie mag zijn stammen leiden.
lesson-home-task =
    Haal vijf goederen: maak plaats op woestijn 2 en trek erin.
    Leid er één weg, beweeg je woestijnstam, beëindig de beurt.
lesson-home-won =
    Drie stammen thuis brachten drie goederen op in één beurt.
    Kijk hoe vol een tegel is voor je er een stam heen stuurt.
lesson-home-worth = Goederen betalen amuletten, en amuletten winnen het spel.

## 2

lesson-amulet = Amuletten
lesson-amulet-goal = Er een kopen en naar de toren dragen
lesson-amulet-amulets =
    Vijf verschillende amuletten in je toren: de beste weg naar de winst.
    Elke koop je op een tegel van zijn landschap.
lesson-amulet-seller =
    De groene moerasstammen zijn hier thuis en produceren.
    Waar een ander volk produceert, mag een stam van jou kopen.
lesson-amulet-move =
    Stuur je woestijnstam naar moeras 4.
    Druk dan op Verder: de beweging is voorbij.
lesson-amulet-move-wrong = Hier moet alleen je woestijnstam naar moeras 4.
lesson-amulet-buy =
    Druk op de prijs op moeras 4 en koop.
    De eerste amulet kost één goed.
lesson-amulet-buy-wrong = Nog niet: koop eerst de amulet op moeras 4.
lesson-amulet-bought =
    Je stam draagt nu de driehoek, en groen verdiende één goed.
    Elke amulet in je toren maakt de volgende duurder.
lesson-amulet-ban =
    Leg je ban op moeras 4, zodat niemand hem verschuift.
    Druk op Ban, dan op de tegel.
lesson-amulet-ban-wrong = Hier moet je ban op moeras 4 liggen.
lesson-amulet-banned =
    Een tegel met een ban blijft waar hij is.
    Je ban komt terug als je volgende beurt begint.
lesson-amulet-task =
    Breng de amulet thuis, op de tegel van je toren.
    Je hebt één magische actie en de beweging.
lesson-amulet-rank =
    Eén amulet in de toren: je rang is één.
    Amuletten onderweg tellen niet.
lesson-amulet-worth = Een hogere rang maakt je magie sterker en de volgende amulet duurder.

## 3

lesson-victory = De weg naar de winst
lesson-victory-goal = Drie amuletten en twintig goederen
lesson-victory-ways =
    Vijf amuletten winnen, en ook vier met tien goederen.
    Drie amuletten en twintig goederen zijn ook genoeg.
lesson-victory-near =
    Je toren heeft twee amuletten, en je hebt 17 goederen.
    Een derde amulet wacht op woestijn 4, ver van de toren.
lesson-victory-rank =
    Je rang is twee: je mag twee keer per beurt magie doen.
    Wat op een tegel staat, drijft met hem mee.
lesson-victory-shift =
    Schuif moeras 4 met je toren één veld naar links.
    Druk op Schuiven, dan op de tegel, dan op het water.
lesson-victory-shift-wrong = Hier moet moeras 4 één veld naar links, naar b3.
lesson-victory-shifted =
    De toren is de stam tegemoet gekomen.
    De wereld is rond: tegels drijven ook over haar rand.
lesson-victory-task =
    Win nu: lever de amulet in en produceer drie goederen.
    Beweeg iedereen die je nodig hebt en beëindig de beurt.
lesson-victory-end =
    De jouwe was de laatste beurt van de ronde: het spel is uit.
    Anders hadden de anderen de ronde nog afgemaakt.
lesson-victory-worth = Tel voor je de derde amulet inlevert: anderen kunnen sneller zijn.

## 4

lesson-ban = De ban
lesson-ban-goal = Houd je weg naar huis op zijn plaats
lesson-ban-way =
    Je woestijnstam draagt de driehoek.
    Je toren op woud 3 is drie stappen ver.
lesson-ban-threat =
    Groen mag elke tegel aan het water schuiven, ook deze.
    Wie erop staat, drijft mee.
lesson-ban-move =
    Doe de eerste stap: naar moeras 4.
    Druk dan op Verder: de beweging is voorbij.
lesson-ban-move-wrong = Hier moet alleen de stam met de amulet naar moeras 4.
lesson-ban-hold =
    Houd nu de tegel vast: leg je ban op moeras 4.
    Druk op Ban, dan op de tegel.
lesson-ban-hold-wrong = Hier moet je ban op moeras 4 liggen, onder je stam.
lesson-ban-held =
    Een tegel met een ban blijft: groen moet een andere schuiven.
    Je ban komt terug als je volgende beurt begint.
lesson-ban-free =
    Een ban verbiedt alleen het schuiven.
    Stammen komen en gaan op moeras 4 zoals ze willen.
lesson-ban-step =
    De ban is terug, en moeras 4 ligt waar hij lag.
    Doe de tweede stap, naar grasland 4, en druk op Verder.
lesson-ban-step-wrong = Hier moet alleen de stam met de amulet naar grasland 4.
lesson-ban-water =
    Woestijn 2 dreef weg: nu kan je toren naar e2 drijven.
    Een ban op water werkt ook: niets wordt erheen geschoven.
lesson-ban-task =
    Breng de amulet thuis: na groens beurt is het nog één stap.
    Leg je ene ban waar hij helpt.
lesson-ban-home =
    Je toren stond nog waar je hem liet.
    Een ban op woud 3 of op e2 houdt hem daar.
lesson-ban-worth = Een amulet onderweg is een ban waard: één verschuiving kan rondes kosten.

## 5

lesson-drift = De drift
lesson-drift-goal = Naar huis, al drijft het land
lesson-drift-edge =
    Je amulet is op gebergte 2, ver van de toren.
    Maar de wereld is rond: gebergte 4, boven, is een buur.
lesson-drift-over =
    Stap over de rand, naar gebergte 4.
    Druk dan op Verder: de beweging is voorbij.
lesson-drift-over-wrong = Hier moet alleen de stam met de amulet naar gebergte 4.
lesson-drift-ahead =
    Eén stap over de rand, en je bent dichtbij.
    Over woestijn 2 is het twee stappen naar je toren.
lesson-drift-end =
    Beëindig nu je beurt.
    Dan komt groen, en ook groen mag schuiven.
lesson-drift-end-wrong = Nog niet: beëindig eerst de beurt, zodat groen kan spelen.
lesson-drift-raft =
    Groens verschuiving laat water achter waar woestijn 2 lag.
    Schuif gebergte 4 naar e2: dat is je vlot.
lesson-drift-raft-wrong = Hier moet gebergte 4 één veld naar links, naar e2.
lesson-drift-carried =
    Stammen gaan nooit het water op, maar een tegel draagt ze.
    Hij nam ook toren en stammen van paars mee.
lesson-drift-task =
    Breng nu de amulet thuis.
    Je hebt nog één magische actie, en de beweging.
lesson-drift-home =
    Drie amuletten in de toren: je rang is drie.
    Elke verschuiving sluit een weg en opent een andere.
lesson-drift-worth = Kijk voor je schuift wat meedrijft en wat achterblijft.

## 6

lesson-market = De markt
lesson-market-goal = Een goede verkoper, en het einde
lesson-market-ways =
    Drie amuletten en dertien goederen: nog niet genoeg.
    Een vierde amulet en tien goederen zouden winnen.
lesson-market-price =
    De driehoek is te koop waar je graslandstam staat.
    Je rang is drie, dus hij kost vier goederen.
lesson-market-seller =
    Een speler die verkoopt krijgt één goed, een neutraal volk niets.
    Laat dus paars verkopen, niet groen: paars heeft daar een stam nodig.
lesson-market-lead =
    Leid de paarse moerasstam naar moeras 4, zijn thuis.
    Druk op Leiden, dan op de stam, dan op de tegel.
lesson-market-lead-wrong = Hier moet de paarse moerasstam naar moeras 4.
lesson-market-stay =
    Iedereen staat waar hij moet staan.
    Druk op Verder: niemand hoeft te bewegen.
lesson-market-stay-wrong = Hier blijft iedereen staan: druk op Verder.
lesson-market-buy =
    Druk op de prijs op moeras 4.
    Kies paars, en koop.
lesson-market-buy-wrong = Hier moet paars verkopen: groen zou een goed verdienen.
lesson-market-bought =
    Vier goederen zijn betaald, en je stam draagt de driehoek.
    Hij telt pas in de toren: je rang blijft drie.
lesson-market-end =
    Beëindig je beurt: vier van je stammen zijn thuis.
    Zij brengen de vier goederen terug.
lesson-market-end-wrong = Nog niet: beëindig eerst de beurt, dan krijg je je goederen.
lesson-market-task =
    Win nu: breng de driehoek naar je toren.
    Beëindig dan de beurt.
lesson-market-won =
    Vijf amuletten zijn het meest waard, dan vier, dan drie.
    Bij gelijk einde tellen eerst amuletten, dan goederen.
lesson-market-worth = Tel voor je koopt: ook voor het einde heb je goederen nodig.
