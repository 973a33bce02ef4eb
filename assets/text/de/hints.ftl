## Wer wo sitzt

seat-person = Mensch
seat-bot = Bot
seat-level = { $level } · { $name }
seat-of-bot = Bot { $level } · { $name }
level-1 = Novize
level-2 = Akolyth
level-3 = Priester
level-4 = Hohepriester
level-5 = Mondpriesterin
panel-bot = Bot { $level }
menu-players = Spieler
players-title = Spieler
players-below = Jeder Platz kann jederzeit von einem Menschen oder einem Bot übernommen werden. Das Spiel geht weiter, wo es steht.

## Während ein Bot spielt

bots-thinking = denkt nach
bots-watching = Ein Bot ist am Zug. Sieh dich um oder nimm deinen Zug zurück.
bots-play = Die Bots spielen allein. Klicke hier für eine Pause.
bots-paused = Die Bots warten. Klicke hier, dann spielen sie weiter.
bots-failed = Der Bot ist stehen geblieben. Klicke hier, um ihn neu zu starten, oder gib seinen Platz im Menü unter „Spieler“ einem Menschen.

## Warum

why-title = Warum { $name } so gespielt hat
why-none = Nichts anderes war klar besser.
why-points = Das bringt sofort Einfluss.
why-temple = Das zählt im Tempel.
why-priestess = Das hilft bei der Mondpriesterin.
why-apostate = Das hält den Verlust beim Abtrünnigen klein.
why-shrines = Das bringt die Kultstätten voran.
why-favours = Das nutzt die Gunstmarken gut.
why-council = Das bringt im Priesterrat voran.
why-novices = Die Novizen stehen danach besser.
why-tempo = Das lässt den anderen weniger Zeit.
why-others = Das bremst die anderen.

## Tipps

hint-title = Tipp
hint-thinking = Wird überlegt … { $percent } %
hint-not-now = Jetzt gibt es keinen Tipp: Ein Bot ist am Zug.
hint-failed = Der Tipp kam nicht zustande. Frag noch einmal.
hint-more = Ein Klick zeigt mehr.
hint-more-key = { $key } zeigt mehr.
hint-goal-points = Nimm jetzt Einfluss: Es gibt sofort welchen.
hint-goal-temple = Geh auf den Tempel: hinein, weiter nach oben oder sicherer stehen.
hint-goal-priestess = Geh auf die Mondpriesterin: Ihre Preise sind zu gewinnen.
hint-goal-apostate = Hüte dich vor dem Abtrünnigen: weg von seiner Insel, oder schick ihn weiter.
hint-goal-shrines = Denk an die Kultstätten: Sie machen Aktionen billiger und zählen am Ende.
hint-goal-favours = Sieh dir die Gunstmarken an: nimm eine oder nutze eine.
hint-goal-council = Denk an den Priesterrat: Ein Schritt entscheidet Gleichstände und die letzte Wertung.
hint-goal-novices = Kümmere dich um deine Novizen: mehr, wach und am rechten Ort.
hint-goal-tempo = Achte auf die Kerzen: Wer noch Züge hat, bestimmt, wie lang die Runde dauert.
hint-goal-others = Bremse die anderen: Nimm ihnen, worauf sie aus sind.
hint-goal-none = Nichts ragt heraus: Spiel, was dir gefällt.
hint-goal-deactivate = Wähle die Insel, auf der der Gegner am wenigsten gewinnt und dich am wenigsten stört.
hint-deactivate = { $island } deaktivieren
hint-move = Gut wäre: { $turn }.
hint-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-unit = Vorsprung im Einfluss, und was für jeden Zug spricht
theme-points = Einfluss sofort
theme-temple = Tempel
theme-priestess = Mondpriesterin
theme-apostate = Abtrünniger
theme-shrines = Kultstätten
theme-favours = Gunstmarken
theme-council = Priesterrat
theme-novices = Novizen
theme-tempo = Zeit
theme-others = die anderen

## Wendepunkte

end-turning = Wendepunkte
turning-title = Wendepunkte
turning-thinking = Das Spiel wird noch einmal angesehen: Zug { $done } von { $total }
turning-none = Kein Zug ragt heraus: Nichts klar Besseres wurde verpasst.
turning-failed = Das Spiel konnte nicht angesehen werden. Verlass diese Seite und versuch es noch einmal.
turning-below = Ein Klick zeigt den Tisch, wie er war.
turning-when = Runde { $round }, Zug { $turn }: { $name }
turning-played = Gespielt: { $turn }
turning-better = Besser: { $turn }
