# Die Wörter der Lektionen: Titel und Ziel, je Schritt eine Nachricht (ein Satz je Zeile), am Ende der Wert.

## 1

lesson-home = Daheim
lesson-home-goal = Fünf Güter in zwei Zügen
lesson-home-home =
    Du bist Blau: Dieser Graslandstamm ist daheim.
    Am Ende deines Zuges bringt er ein Gut.
lesson-home-away =
    Fern der Heimat sind Stämme blass und bringen nichts.
    Das Zeichen auf einem Stamm nennt seine Heimat.
lesson-home-move =
    Bewege beide auf Wald 3: wähle erst den Stamm, dann das Plättchen.
    Jeder darf einen Schritt gehen; Weiter beendet die Bewegung.
lesson-home-move-wrong = Hier sollen beide auf Wald 3: der Waldstamm und der Wüstenstamm.
lesson-home-end =
    Beende nun deinen Zug: Dann produzieren deine Stämme daheim.
    Einen Bann brauchst du hier nicht.
lesson-home-end-wrong = Noch nicht: Beende erst den Zug, dann bekommst du deine Güter.
lesson-home-goods =
    Zwei Stämme sind daheim: Du hast zwei Güter bekommen.
    Mit Gütern bezahlst du Amulette.
lesson-home-crowd =
    Die Zahl auf einem Plättchen sagt, wie viele Stämme es ernährt.
    Stehen mehr darauf, produziert dort niemand.
lesson-home-lead =
    Wüste 2 ist voll: Zwei orange Stämme stehen darauf.
    Orange spielt niemand: Deine Magie darf seine Stämme führen.
lesson-home-task =
    Erreiche fünf Güter: Schaffe Platz auf Wüste 2, dann zieh ein.
    Führe einen weg, bewege deinen Wüstenstamm, beende den Zug.
lesson-home-won =
    Drei Stämme daheim brachten drei Güter in einem Zug.
    Sieh nach, wie voll ein Plättchen ist, bevor du jemanden schickst.
lesson-home-worth = Güter bezahlen Amulette, und Amulette gewinnen das Spiel.

## 2

lesson-amulet = Amulette
lesson-amulet-goal = Eins kaufen und zum Turm tragen
lesson-amulet-amulets =
    Fünf verschiedene Amulette im Turm sind der beste Weg zum Sieg.
    Jedes kauft man auf einem Plättchen seiner Landschaft.
lesson-amulet-seller =
    Die grünen Moorstämme sind hier daheim und produzieren.
    Wo ein anderes Volk produziert, darf ein Stamm von dir kaufen.
lesson-amulet-move =
    Schick deinen Wüstenstamm auf Moor 4.
    Wähle dann Weiter: Die Bewegung ist vorbei.
lesson-amulet-move-wrong = Hier soll nur dein Wüstenstamm auf Moor 4.
lesson-amulet-buy =
    Wähle den Preis auf Moor 4 und kaufe.
    Das erste Amulett kostet ein Gut.
lesson-amulet-buy-wrong = Noch nicht: Kaufe erst das Amulett auf Moor 4.
lesson-amulet-bought =
    Dein Stamm trägt nun das Dreieck, und Grün verdiente ein Gut.
    Jedes Amulett im Turm macht das nächste teurer.
lesson-amulet-ban =
    Lege deinen Bann auf Moor 4, damit es niemand verschiebt.
    Wähle Bann, dann das Plättchen.
lesson-amulet-ban-wrong = Hier soll dein Bann auf Moor 4 liegen.
lesson-amulet-banned =
    Ein Plättchen mit einem Bann bleibt, wo es ist.
    Dein Bann kommt zurück, wenn dein nächster Zug beginnt.
lesson-amulet-task =
    Bring das Amulett heim, auf das Plättchen deines Turms.
    Du hast eine magische Aktion und die Bewegung.
lesson-amulet-rank =
    Ein Amulett im Turm: Deine Stufe ist eins.
    Amulette unterwegs zählen nicht.
lesson-amulet-worth = Eine höhere Stufe macht deine Magie stärker und das nächste Amulett teurer.

## 3

lesson-victory = Der Weg zum Sieg
lesson-victory-goal = Drei Amulette und zwanzig Güter
lesson-victory-ways =
    Fünf Amulette gewinnen, und auch vier mit zehn Gütern.
    Drei Amulette und zwanzig Güter genügen ebenfalls.
lesson-victory-near =
    Dein Turm hat zwei Amulette, und du hast 17 Güter.
    Ein drittes Amulett wartet auf Wüste 4, fern vom Turm.
lesson-victory-rank =
    Deine Stufe ist zwei: Du darfst zweimal im Zug Magie wirken.
    Was auf einem Plättchen steht, treibt mit ihm.
lesson-victory-shift =
    Schiebe Moor 4 mit deinem Turm ein Feld nach links.
    Wähle Schieben, dann das Plättchen, dann das Wasser.
lesson-victory-shift-wrong = Hier soll Moor 4 ein Feld weiter nach links, auf b3.
lesson-victory-shifted =
    Der Turm ist dem Stamm entgegengekommen.
    Die Welt ist rund: Plättchen treiben auch über ihren Rand.
lesson-victory-task =
    Gewinne jetzt: Gib das Amulett ab und produziere drei Güter.
    Bewege alle, die du brauchst, und beende den Zug.
lesson-victory-end =
    Deiner war der letzte Zug der Runde, also ist das Spiel aus.
    Sonst hätten die anderen die Runde beendet.
lesson-victory-worth = Zähle, bevor du das dritte Amulett abgibst: Andere können schneller sein.

## 4

lesson-ban = Der Bann
lesson-ban-goal = Halte deinen Heimweg fest
lesson-ban-way =
    Dein Wüstenstamm trägt das Dreieck.
    Dein Turm auf Wald 3 ist drei Schritte entfernt.
lesson-ban-threat =
    Grün darf jedes Plättchen am Wasser verschieben, auch dieses.
    Wer darauf steht, treibt mit.
lesson-ban-move =
    Geh den ersten Schritt: auf Moor 4.
    Wähle dann Weiter: Die Bewegung ist vorbei.
lesson-ban-move-wrong = Hier soll nur der Stamm mit dem Amulett auf Moor 4.
lesson-ban-hold =
    Halte nun das Plättchen fest: Lege deinen Bann auf Moor 4.
    Wähle Bann, dann das Plättchen.
lesson-ban-hold-wrong = Hier soll dein Bann auf Moor 4 liegen, unter deinem Stamm.
lesson-ban-held =
    Ein Plättchen mit Bann bleibt: Grün muss ein anderes verschieben.
    Dein Bann kommt zurück, wenn dein nächster Zug beginnt.
lesson-ban-free =
    Ein Bann verbietet nichts als das Verschieben.
    Stämme kommen und gehen auf Moor 4, wie sie wollen.
lesson-ban-step =
    Der Bann ist zurück, und Moor 4 liegt, wo es lag.
    Geh den zweiten Schritt, auf Grasland 4, und wähle Weiter.
lesson-ban-step-wrong = Hier soll nur der Stamm mit dem Amulett auf Grasland 4.
lesson-ban-water =
    Wüste 2 trieb davon: Nun könnte dein Turm auf e2 treiben.
    Ein Bann wirkt auch auf Wasser: Nichts wird dorthin verschoben.
lesson-ban-task =
    Bring das Amulett heim: Nach dem Zug von Grün fehlt ein Schritt.
    Lege deinen einen Bann dahin, wo er hilft.
lesson-ban-home =
    Dein Turm stand noch, wo du ihn gelassen hast.
    Ein Bann auf Wald 3 oder auf e2 hält ihn dort.
lesson-ban-worth = Ein Amulett unterwegs ist einen Bann wert: Ein Schub kann Runden kosten.

## 5

lesson-drift = Die Drift
lesson-drift-goal = Heim, obwohl das Land treibt
lesson-drift-edge =
    Dein Amulett ist auf Gebirge 2, weit vom Turm.
    Aber die Welt ist rund: Gebirge 4, oben, ist ein Nachbar.
lesson-drift-over =
    Geh über den Rand, auf Gebirge 4.
    Wähle dann Weiter: Die Bewegung ist vorbei.
lesson-drift-over-wrong = Hier soll nur der Stamm mit dem Amulett auf Gebirge 4.
lesson-drift-ahead =
    Ein Schritt über den Rand, und du bist nah.
    Über Wüste 2 sind es zwei Schritte zum Turm.
lesson-drift-end =
    Beende nun deinen Zug.
    Dann kommt Grün, und auch Grün darf schieben.
lesson-drift-end-wrong = Noch nicht: Beende erst den Zug, damit Grün spielen kann.
lesson-drift-raft =
    Der Schub von Grün lässt Wasser, wo Wüste 2 war.
    Schiebe Gebirge 4 auf e2: Es ist dein Floß.
lesson-drift-raft-wrong = Hier soll Gebirge 4 ein Feld nach links, auf e2.
lesson-drift-carried =
    Stämme gehen nie aufs Wasser, aber ein Plättchen trägt sie.
    Es nahm auch Turm und Stämme von Violett mit.
lesson-drift-task =
    Bring das Amulett jetzt heim.
    Du hast noch eine magische Aktion und die Bewegung.
lesson-drift-home =
    Drei Amulette im Turm: Deine Stufe ist drei.
    Jeder Schub schließt einen Weg und öffnet einen anderen.
lesson-drift-worth = Bevor du schiebst: Sieh, was mittreibt und was zurückbleibt.

## 6

lesson-market = Der Markt
lesson-market-goal = Ein guter Verkäufer und das Ende
lesson-market-ways =
    Drei Amulette und dreizehn Güter: Das genügt noch nicht.
    Mit einem vierten Amulett und zehn Gütern gewinnst du.
lesson-market-price =
    Das Dreieck gibt es dort, wo dein Graslandstamm steht.
    Deine Stufe ist drei, also kostet es vier Güter.
lesson-market-seller =
    Wer mitspielt und verkauft, bekommt ein Gut, ein neutrales Volk keines.
    Also soll Violett verkaufen, nicht Grün: Violett braucht dort einen Stamm.
lesson-market-lead =
    Führe den violetten Moorstamm auf Moor 4, wo er daheim ist.
    Wähle Führen, dann den Stamm, dann das Plättchen.
lesson-market-lead-wrong = Hier soll der violette Moorstamm auf Moor 4.
lesson-market-stay =
    Alle stehen, wo sie stehen sollen.
    Wähle Weiter: Niemand muss sich bewegen.
lesson-market-stay-wrong = Hier bleiben alle stehen: Wähle Weiter.
lesson-market-buy =
    Wähle den Preis auf Moor 4.
    Wähle Violett und kaufe.
lesson-market-buy-wrong = Hier soll Violett verkaufen: Grün bekäme ein Gut.
lesson-market-bought =
    Vier Güter sind bezahlt, dein Stamm trägt das Dreieck.
    Es zählt erst im Turm: Deine Stufe bleibt drei.
lesson-market-end =
    Beende deinen Zug: Vier deiner Stämme sind daheim.
    Sie bringen die vier Güter zurück.
lesson-market-end-wrong = Noch nicht: Beende erst den Zug, dann bekommst du deine Güter.
lesson-market-task =
    Gewinne jetzt: Bring das Dreieck zu deinem Turm.
    Beende dann den Zug.
lesson-market-won =
    Fünf Amulette gelten am meisten, dann vier, dann drei.
    Bei gleichem Ende zählen erst Amulette, dann Güter.
lesson-market-worth = Zähle, bevor du kaufst: Auch für das Ende brauchst du Güter.
