## Was die Magier an Wendepunkten sagen, jeder auf seine Art

remark-amulet-purple-1 = Horn und Amulett. So musste es kommen.
remark-amulet-purple-2 = Die Spirale dreht sich, und zwar zu mir.
remark-amulet-green-1 = Mein Baum treibt eine neue Knospe.
remark-amulet-green-2 = Langsam, langsam. Und dann daheim.
remark-amulet-orange-1 = Das hält das Feuer am Brennen!
remark-amulet-orange-2 = Frisch vom Menhir.
remark-amulet-blue-1 = Die Flut hat es gebracht.
remark-amulet-blue-2 = Mein Leuchtturm scheint nun etwas weiter.
remark-amulet-yellow-1 = Etwas Schöneres hat die Sonne nie gesehen.
remark-amulet-yellow-2 = Eine Stufe näher am Licht.
remark-drift-purple-1 = Haltet euch fest, liebe Nachbarn.
remark-drift-purple-2 = Die Welt ist rund. Ihr werdet sehen.
remark-drift-green-1 = Auch Wurzeln reisen, wenn man schiebt.
remark-drift-green-2 = Das Land wollte fort. Ich habe nur gefragt.
remark-drift-orange-1 = Vorsicht, Kante!
remark-drift-orange-2 = Ein Stoß, und ab damit.
remark-drift-blue-1 = Ruhige See? Heute nicht.
remark-drift-blue-2 = Die Strömung hört auf mich.
remark-drift-yellow-1 = Dort habt ihr Abendsonne.
remark-drift-yellow-2 = Ein anderer Ausblick tut allen gut.
remark-last-purple = Hier schließt sich der Kreis.
remark-last-green = Die Ernte ist drin. Zeigt mir eure.
remark-last-orange = Noch eine Runde, solange die Glut hält!
remark-last-blue = Ich sehe schon den Hafen.
remark-last-yellow = Der Tag geht zu Ende. Ich mag dieses Licht.
