# Herausforderungen: ihre Namen, Ziele, was sie lehren, und wie ihre Ziele stehen.

challenge-no-shrine = Ohne Kultstätte
challenge-no-shrine-below = Gewinne, ohne eine Kultstätte zu bauen.
challenge-no-shrine-teaches = Punkte liegen auch im Tempel und bei der Mondpriesterin.

challenge-five-evictions = Fünf Verdrängungen
challenge-five-evictions-below = Verdränge fünf Novizen anderer in einem Spiel.
challenge-five-evictions-teaches = Schau voraus: Wen erreicht die Zahl des Wächters?

challenge-without-the-moon = Nicht im Mondschein
challenge-without-the-moon-below = Werde mindestens Zweiter, ohne je den ersten Preis der Mondpriesterin zu nehmen.
challenge-without-the-moon-teaches = Zweite Preise und der Tempel bringen in jeder Runde etwas.

challenge-all-thirteen = Alle dreizehn
challenge-all-thirteen-below = Gewinne, ohne dass ein Novize im Vorrat bleibt.
challenge-all-thirteen-teaches = Wer früh missioniert wird, handelt in jeder Runde.

challenge-no-shadow = Aus dem Schatten
challenge-no-shadow-below = Gewinne, ohne einen Punkt an den Abtrünnigen zu verlieren.
challenge-no-shadow-teaches = Verlass seine Insel vor der letzten Kerze, oder lass ihn vertreiben.

challenge-last-candle = Die letzte Kerze
challenge-last-candle-below = Gewinne und lösche in vier Runden die letzte Kerze.
challenge-last-candle-teaches = Wer die Runde beendet, bestimmt, was die anderen nicht mehr tun.

challenge-high-council = Platz zehn
challenge-high-council-below = Gewinne und erreiche Platz 10 im Priesterrat.
challenge-high-council-teaches = Der Rat zählt am Ende und gewinnt jeden Gleichstand.

challenge-six-favours = Volle Hände
challenge-six-favours-below = Beende das Spiel mit sechs Gunstmarken.
challenge-six-favours-teaches = Eine behaltene Gunstmarke ist ein Punkt; eine benutzte muss mehr bringen.

challenge-wandering-book = Das wandernde Buch
challenge-wandering-book-below = Hole viermal ein Buch der Weisen zu deinen Novizen.
challenge-wandering-book-teaches = Ein Buch bringt jedes Mal Punkte, wenn es wandert, und es schützt.

challenge-homecoming = Heimkehr
challenge-homecoming-below = Gewinne und hole drei Novizen vom Bootssteg zurück.
challenge-homecoming-teaches = Wer verdrängt ist, ist nicht verloren: Die Gezeiten tragen ihn heim.

challenge-alone = Allein, mit zehn
challenge-alone-below = Schlage den Gegner der Stufe 1 mit zehn Punkten Vorsprung.
challenge-alone-teaches = Allein siehst du alles: Plane eine ganze Runde.

challenge-three-masters = Drei Meister
challenge-three-masters-below = Gewinne gegen drei Bots der Stufe 4.
challenge-three-masters-teaches = Alles Gelernte an einem Abend.

wanted-built-most = Gebaute Kultstätten: { $now }
wanted-evictions-least = Verdrängungen: { $now } von { $number }
wanted-prizes-most = Erste Preise: { $now }
wanted-supply-most = Novizen im Vorrat: { $now }
wanted-lost-most = An den Abtrünnigen verloren: { $now }
wanted-last-least = Letzte Kerzen: { $now } von { $number }
wanted-council-least = Platz im Rat: { $now } von { $number }
wanted-tokens-least = Gunstmarken: { $now } von { $number }
wanted-books-least = Bücher geholt: { $now } von { $number }
wanted-home-least = Vom Bootssteg zurück: { $now } von { $number }
