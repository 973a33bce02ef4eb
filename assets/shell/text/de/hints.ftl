## Wer wo sitzt

seat-person = Mensch
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
panel-bot = Bot { $level }
menu-players = Spieler
menu-door = Die Tür
players-title = Spieler
players-below = Jeder Platz kann jederzeit von einem Menschen oder einem Bot übernommen werden. Das Spiel geht weiter, wo es steht.

## Während ein Bot spielt

bots-thinking = denkt nach
bots-next = ist als Nächstes dran
bots-watching = Ein Bot ist am Zug. Sieh dich um oder nimm deinen Zug zurück.
bots-play = Die Bots spielen von selbst. Klicke hier für eine Pause.
bots-paused = Die Bots warten. Klicke hier, dann spielen sie weiter.
bots-failed = Der Bot ist stehen geblieben. Klicke hier, dann spielt er weiter, oder gib seinen Platz im Menü unter „Spieler“ einem Menschen.
bots-slow = Der Bot antwortet nicht mehr. Klicke hier, dann spielt er seinen ersten Einfall, oder gib seinen Platz im Menü unter „Spieler“ einem Menschen.
bots-long = Der Bot denkt noch nach. Klick hier, und er spielt den besten Zug, den er bisher gefunden hat.
bots-stopped = ist stehen geblieben

## Warum

why-title = Warum { $name } so gespielt hat
why-not-its-own = Damals saß hier jemand anderes. Der Bot, der jetzt hier sitzt, hätte gespielt: { $turn }.

## Tipps

hint-title = Zugvorschlag
about-hint = Was ein guter Spieler täte: zuerst ein Ziel, beim zweiten Mal der Zug, beim dritten die Zahlen.
about-hint-key = Was ein guter Spieler täte: zuerst ein Ziel; noch einmal { $key } zeigt den Zug, ein drittes Mal die Zahlen.
hint-thinking = Wird gesucht … { $percent } %
hint-not-now = Jetzt gibt es keinen Vorschlag: Jemand anderes ist am Zug.
hint-over = Es gibt keinen Vorschlag: Das Spiel ist zu Ende.
hint-stop = { $key } bricht ab.
hint-failed = Es kam kein Vorschlag zustande. Frag noch einmal.
hint-more = Ein Klick zeigt mehr.
hint-more-key = { $key } zeigt mehr.
hint-move = Gut wäre: { $turn }.
hint-with = { $turn } ({ $means })
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Abstand zu den anderen am Ende, wie der Bot ihn sieht
hint-result = Ergebnis am Ende, wie der Bot es sieht
hint-terms = Darunter jeweils: was er mehr (+) und weniger (−) bringt als der beste Zug anderer Art.
hint-beside = Verglichen mit dem besten Zug, wie der Bot es sieht

## Wendepunkte

end-turning = Analyse
turning-title = Analyse
turning-thinking = Das Spiel wird noch einmal angesehen: Zug { $done } von { $total }
turning-none = Kein Zug sticht heraus: Niemand hat einen klar besseren verpasst.
turning-failed = Das Spiel konnte nicht angesehen werden. Verlass diese Seite und versuch es noch einmal.
turning-stopped = Angehalten nach Zug { $done } von { $total }.
turning-stop = Anhalten
turning-go-on = Weiter
turning-accuracy = { $name }: Genauigkeit { $share } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte verschenkt
turning-ahead = { $name } lag am Ende vor { $other } durch: { $list }.
turning-by = { $what } +{ $by }
turning-themes = Was { $name } am meisten gekostet hat: { $list }.
turning-played = Gespielt: { $turn }
turning-better = Besser: { $turn }
