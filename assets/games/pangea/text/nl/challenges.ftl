# Uitdagingen: hun namen, doelen, wat ze leren, en hoe hun doelen ervoor staan.

challenge-four-amulets = Vier en tien
challenge-four-amulets-below = Win met minstens vier amuletten in je toren.
challenge-four-amulets-teaches = Wacht met het derde amulet tot het vierde onderweg is.

challenge-three-will-do = Drie volstaan
challenge-three-will-do-below = Win met drie amuletten en minstens 20 goederen.
challenge-three-will-do-teaches = Wie vroeg produceert, hoeft niet ver te lopen.

challenge-still-lands = Rustend land
challenge-still-lands-below = Win zonder één tegel te verschuiven.
challenge-still-lands-teaches = Neutrale stammen kun je leiden en trekken, je eigen lopen.

challenge-first-three = De eerste drie
challenge-first-three-below = Win met de drie stammen waarmee je begon.
challenge-first-three-teaches = Weinig stammen eten weinig: niets is overbevolkt.

challenge-all-eight = Alle acht
challenge-all-eight-below = Win met al je stammen op het land.
challenge-all-eight-teaches = Trek vroeg: een stam thuis betaalt elke beurt.

challenge-good-neighbour = Goede buren
challenge-good-neighbour-below = Verkoop drie amuletten in één spel.
challenge-good-neighbour-teaches = Sta thuis waar anderen een amulet zoeken: elke verkoop is een goed.

challenge-great-harvest = Grote oogst
challenge-great-harvest-below = Produceer zeven goederen in één beurt.
challenge-great-harvest-teaches = Tel de plaatsen van elke tegel en leid neutralen weg.

challenge-round-the-world = De wereld rond
challenge-round-the-world-below = Win en verschuif vier tegels over de rand van de wereld.
challenge-round-the-world-teaches = Ook het andere eind van een rij is een buur.

challenge-shepherd = De herder
challenge-shepherd-below = Win en leid zes keer een neutrale stam.
challenge-shepherd-teaches = Een verkoper leid je hierheen, een stam in de weg eruit.

challenge-no-ban = Zonder ban
challenge-no-ban-below = Win zonder ooit je ban te leggen.
challenge-no-ban-teaches = Wie dicht bij zijn toren blijft, heeft geen ban nodig.

challenge-in-a-hurry = Haast
challenge-in-a-hurry-below = Win uiterlijk in ronde 9.
challenge-in-a-hurry-teaches = Kies een toren dicht bij andere en koop meteen.

challenge-three-mages = Drie meesters
challenge-three-mages-below = Win van drie bots van niveau 4.
challenge-three-mages-teaches = Alles wat je hebt geleerd, in één avond.

wanted-amulets-least = Amuletten in de toren: { $now } van { $number }
wanted-amulets-most = Amuletten in de toren: { $now } van hoogstens { $number }
wanted-goods-least = Goederen: { $now } van { $number }
wanted-shifts-most = Verschoven tegels: { $now }
wanted-drawn-most = Eigen stammen getrokken: { $now }
wanted-drawn-least = Eigen stammen getrokken: { $now } van { $number }
wanted-sold-least = Verkochte amuletten: { $now } van { $number }
wanted-harvest-least = Grootste oogst: { $now } van { $number }
wanted-edge-least = Tegels over de rand: { $now } van { $number }
wanted-led-least = Geleide stammen: { $now } van { $number }
wanted-bans-most = Bannen: { $now }
wanted-rounds-most = Ronde { $now } van { $number }
