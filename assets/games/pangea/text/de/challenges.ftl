# Herausforderungen: ihre Namen, Ziele, was sie lehren, und wie ihre Ziele stehen.

challenge-four-amulets = Vier und zehn
challenge-four-amulets-below = Gewinne mit mindestens vier Amuletten im Turm.
challenge-four-amulets-teaches = Warte mit dem dritten Amulett, bis das vierte unterwegs ist.

challenge-three-will-do = Drei genügen
challenge-three-will-do-below = Gewinne mit drei Amuletten und mindestens 20 Gütern.
challenge-three-will-do-teaches = Wer früh produziert, muss nicht weit gehen.

challenge-still-lands = Ruhende Länder
challenge-still-lands-below = Gewinne, ohne ein Plättchen zu verschieben.
challenge-still-lands-teaches = Neutrale Stämme kannst du führen und ziehen, deine eigenen gehen.

challenge-first-three = Die ersten drei
challenge-first-three-below = Gewinne mit den drei Stämmen, mit denen du begonnen hast.
challenge-first-three-teaches = Wenige Stämme essen wenig: Nichts ist überbevölkert.

challenge-all-eight = Alle acht
challenge-all-eight-below = Gewinne mit all deinen Stämmen auf dem Land.
challenge-all-eight-teaches = Zieh früh: Ein Stamm daheim zahlt in jedem Zug.

challenge-good-neighbour = Gute Nachbarschaft
challenge-good-neighbour-below = Verkaufe drei Amulette in einem Spiel.
challenge-good-neighbour-teaches = Sei daheim, wo andere ein Amulett brauchen: Jeder Verkauf ist ein Gut.

challenge-great-harvest = Große Ernte
challenge-great-harvest-below = Produziere sieben Güter in einem Zug.
challenge-great-harvest-teaches = Zähle die Plätze jedes Plättchens und führe Neutrale fort.

challenge-round-the-world = Rund um die Welt
challenge-round-the-world-below = Gewinne und verschiebe vier Plättchen über den Rand der Welt.
challenge-round-the-world-teaches = Auch das andere Ende einer Reihe ist ein Nachbar.

challenge-shepherd = Der Hirte
challenge-shepherd-below = Gewinne und führe sechsmal neutrale Stämme.
challenge-shepherd-teaches = Einen Verkäufer führst du herbei, einen Stamm im Weg hinaus.

challenge-no-ban = Ohne Bann
challenge-no-ban-below = Gewinne, ohne je deinen Bann zu legen.
challenge-no-ban-teaches = Wer nah am Turm bleibt, braucht keinen Bann.

challenge-in-a-hurry = In Eile
challenge-in-a-hurry-below = Gewinne bis zur Runde 9.
challenge-in-a-hurry-teaches = Wähle einen Turm nah bei anderen und kaufe sofort.

challenge-three-mages = Drei Meister
challenge-three-mages-below = Gewinne gegen drei Bots der Stufe 4.
challenge-three-mages-teaches = Alles, was du gelernt hast, an einem Abend.

wanted-amulets-least = Amulette im Turm: { $now } von { $number }
wanted-amulets-most = Amulette im Turm: { $now } von höchstens { $number }
wanted-goods-least = Güter: { $now } von { $number }
wanted-shifts-most = Verschobene Plättchen: { $now }
wanted-drawn-most = Gezogene eigene Stämme: { $now }
wanted-drawn-least = Gezogene eigene Stämme: { $now } von { $number }
wanted-sold-least = Verkaufte Amulette: { $now } von { $number }
wanted-harvest-least = Größte Ernte: { $now } von { $number }
wanted-edge-least = Plättchen über den Rand: { $now } von { $number }
wanted-led-least = Geführte Stämme: { $now } von { $number }
wanted-bans-most = Banne: { $now }
wanted-rounds-most = Runde { $now } von { $number }
