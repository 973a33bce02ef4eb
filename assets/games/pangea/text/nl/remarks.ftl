## Wat de magiërs op keerpunten zeggen, ieder op eigen wijze

remark-amulet-purple-1 = Hoorn en amulet. Zo moest het gaan.
remark-amulet-purple-2 = De spiraal draait, en wel naar mij toe.
remark-amulet-green-1 = Mijn boom heeft een nieuwe knop.
remark-amulet-green-2 = Langzaam, langzaam. En dan thuis.
remark-amulet-orange-1 = Dat houdt het vuur brandend!
remark-amulet-orange-2 = Zo van de menhir.
remark-amulet-blue-1 = Het tij heeft het gebracht.
remark-amulet-blue-2 = Mijn baken schijnt nu wat verder.
remark-amulet-yellow-1 = Iets mooiers heeft de zon nooit gezien.
remark-amulet-yellow-2 = Een trede dichter bij het licht.
remark-drift-purple-1 = Hou je vast, beste buren.
remark-drift-purple-2 = De wereld is rond. Jullie zullen het zien.
remark-drift-green-1 = Ook wortels reizen, als je duwt.
remark-drift-green-2 = Het land wilde weg. Ik vroeg het alleen.
remark-drift-orange-1 = Pas op voor de rand!
remark-drift-orange-2 = Eén duw, en daar gaat het.
remark-drift-blue-1 = Kalme zee? Vandaag niet.
remark-drift-blue-2 = De stroming luistert naar mij.
remark-drift-yellow-1 = Daar hebben jullie avondzon.
remark-drift-yellow-2 = Een ander uitzicht doet iedereen goed.
remark-last-purple = Hier sluit de cirkel zich.
remark-last-green = De oogst is binnen. Laat die van jullie zien.
remark-last-orange = Nog een ronde, zolang de gloed houdt!
remark-last-blue = Ik zie de haven al.
remark-last-yellow = De dag loopt ten einde. Ik hou van dit licht.
