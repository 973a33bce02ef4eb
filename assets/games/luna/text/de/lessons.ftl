# Die Worte der Lektionen: Titel und Ziel, eine Nachricht je Schritt (ein Satz je Zeile), was es am Ende bringt.

lesson-turns = { $left ->
    [one] Noch ein Zug.
   *[other] Noch { $left } Züge.
}
lesson-aim-favours = Gunstmarken: { $have } von { $want }
lesson-aim-novices = Novizen: { $have } von { $want }
lesson-aim-shrines = Kultstätten: { $have } von { $want }
lesson-aim-evicted = Verdrängt: { $have } von { $want }
lesson-aim-books = Bücher: { $have } von { $want }
lesson-aim-active = Aktiv: { $have } von { $want }

## 1

lesson-novices = Novizen
lesson-novices-goal = Zwei Gunstmarken und neun Novizen
lesson-novices-awake =
    Deine stehenden Novizen sind aktiv.
    Jede Aktion braucht aktive Novizen.
lesson-novices-resting =
    Dieser ruht in einem Boot: Er ist inaktiv.
    Am Ende der Runde erwacht er.
lesson-novices-favour =
    Nimm mit zwei Novizen die Gunst von Gezeiten.
    Drücke Gunst, dann die Marken auf Gezeiten.
lesson-novices-favour-wrong = Das geht zwar, aber hier ist die Gunst von Gezeiten dran.
lesson-novices-taken =
    Beide Novizen ruhen jetzt, und die Marke gehört dir.
    Von jeder Art darfst du eine haben.
lesson-novices-recruit =
    Zwei aktive Novizen können einen dritten aus dem Vorrat holen.
    Der neue ruht zuerst.
lesson-novices-task = Habe zwei Gunstmarken und neun Novizen.
lesson-novices-won =
    Eine Aktion pro Zug: Beide waren gut gewählt.
    Mehr Novizen heißen mehr Auswahl in jeder Runde.
lesson-novices-worth = Jede Gunstmarke, die du bis zum Ende behältst, zählt 1 Punkt.

## 2

lesson-shrines = Kultstätten
lesson-shrines-goal = Die zweite Kultstätte und ihre Gunst für einen Novizen
lesson-shrines-shrine =
    Dieses Haus auf Gezeiten ist deine Kultstätte.
    Eine Gunst kostet dort einen Novizen, nicht zwei.
lesson-shrines-cheap =
    Nimm die Gunst von Gezeiten mit deinem einen Novizen.
    Drücke Gunst, dann die Marken.
lesson-shrines-cheap-wrong = Noch nicht: Erst die Gunst von Gezeiten, für einen Novizen.
lesson-shrines-single = Nur ein Novize ruht dafür.
lesson-shrines-builder =
    Kultstätten baut man nur auf der Insel des Baumeisters.
    Das kostet zwei Novizen und die Marke Kultstätte.
lesson-shrines-task = Baue hier, dann nimm die Gunst von Segelboot für einen Novizen.
lesson-shrines-counts =
    Eine Kultstätte zählt bei der Mondpriesterin wie ein Novize.
    Sie bleibt das ganze Spiel.
lesson-shrines-final = Am Ende bringt jede deiner Kultstätten 4 Punkte.
lesson-shrines-worth = Kultstätten machen in jeder Runde die Gunst billig und zählen am Ende je 4 Punkte.

## 3

lesson-temple = Der Tempel
lesson-temple-goal = Eine Weihe, die zwei verdrängt, dann ein Buch
lesson-temple-path =
    Die Plättchen zwischen Wächter und Bootssteg sind freigegeben.
    Nur sie kann man besetzen.
lesson-temple-claim =
    Plättchen 16 trägt das Zeichen von Bestechung.
    Besetze es: Drücke Ernennen, dann das Plättchen.
lesson-temple-claim-wrong = Das ist erlaubt, aber hier ist Plättchen 16 dran, mit zwei Novizen auf Bestechung.
lesson-temple-claimed =
    Ein Novize wartet auf dem Plättchen, der andere ruht.
    Niemand kann dir das Plättchen nehmen.
lesson-temple-consecrate =
    Dein Novize auf 15 darf in den Tempel.
    Drücke Weihen, dann Plättchen 15.
lesson-temple-consecrate-wrong = Nicht jetzt: Erst zieht Plättchen 15 in den Tempel.
lesson-temple-evicted =
    15 ist höher als die Nachbarin 12: Jener Novize ist nun am Bootssteg.
    Der Wächter gab 4 Punkte, die Verdrängung 1.
lesson-temple-book =
    Wer auf einem Buch der Weisen steht, wird nicht verdrängt.
    Deine Marke Buch holt eines, auch von anderen.
lesson-temple-task = Verdränge mit 16 zwei Novizen, dann hol ihr das Buch von 6.
lesson-temple-safe =
    22 und 27 sind höher, aber deine 16 hat das Buch.
    Sie bleibt bis zum Ende des Spiels.
lesson-temple-worth = Jeder Novize im Tempel bringt in jeder Wertung 1 Punkt, bis zur letzten.

## 4

lesson-move = Unterwegs
lesson-move-goal = Alle heim vom Bootssteg, und zwei sind wach
lesson-move-journey =
    Eine Reise bringt aktive Novizen auf andere Inseln.
    Wähle deine zwei auf Gezeiten, dann Segelboot, dann bestätige.
lesson-move-journey-wrong = Hier ist eine Reise beider Novizen von Gezeiten nach Segelboot dran.
lesson-move-asleep =
    Nach einer Reise ruhen Novizen.
    In der nächsten Runde erwachen sie.
lesson-move-sail =
    Mit der Marke Segelboot kommen zwei Novizen wach an.
    Bring beide von der Bibliothek nach Bestechung.
lesson-move-sail-wrong = Nutze das Segelboot: beide Novizen von der Bibliothek nach Bestechung.
lesson-move-awake =
    Sie sind noch aktiv.
    Also können sie auf Bestechung in dieser Runde handeln.
lesson-move-act =
    Nimm mit ihnen die Gunst von Bestechung.
    Drücke Gunst, dann die Marken.
lesson-move-act-wrong = Noch nicht: Erst die Gunst von Bestechung.
lesson-move-jetty =
    Deine verdrängten Novizen warten am Bootssteg auf Gezeiten oder Segelboot.
    Gezeiten nehmen alle mit, auch Ruhende.
lesson-move-herbs =
    Die Marke Heilkräuter weckt einen oder zwei Ruhende einer Insel.
    Auf Heilkräuter selbst wirkt sie nie.
lesson-move-task = Bring alle vom Bootssteg heim, und zwei sollen wach sein.
lesson-move-home = Alle sind daheim, und zwei können in dieser Runde noch handeln.
lesson-move-worth = Auch in der letzten Runde gibt es Punkte für Novizen, die richtig stehen.

## 5

lesson-moon = Mond und Schatten
lesson-moon-goal = Den Gleichstand bei der Priesterin gewinnen und dem Schatten entgehen
lesson-moon-priestess =
    Am Ende der Runde belohnt die Mondpriesterin aktive Novizen hier.
    Die meisten bringen 5 Punkte, die nächsten 2.
lesson-moon-tie =
    Ihr habt dort beide zwei Novizen.
    Bei Gleichstand gewinnt die weitere Zählscheibe im Priesterrat.
lesson-moon-council =
    Jeder genutzte Novize rückt deine Zählscheibe einen Sitz vor.
    Drücke Rat, dann deinen Novizen auf Gezeiten.
lesson-moon-council-wrong = Hier ist dein einer Novize auf Gezeiten für den Priesterrat dran.
lesson-moon-stepped =
    Einen Sitz weiter.
    Auf demselben Sitz ist die obere Scheibe voraus.
lesson-moon-shadow =
    Der Abtrünnige nimmt allen in seiner Nähe Punkte.
    Du verlierst einen mehr, als du dort Novizen hast.
lesson-moon-expel =
    Aktive Novizen bei ihm treiben ihn weiter, je eine Insel.
    Sie bleiben, wo sie sind, und ruhen.
lesson-moon-task = Gewinne den Gleichstand und vertreibe den Abtrünnigen dorthin, wo niemand von dir ist.
lesson-moon-end =
    Eine Kerze brennt.
    Drücke Meditieren, und noch einmal, um die Runde zu beenden.
lesson-moon-end-wrong = Alles ist bereit: Lösche die letzte Kerze.
lesson-moon-scored =
    Die Mondpriesterin gab dir 5 Punkte, der Schatten nahm keinen.
    Die Kerze brachte 1, der Tempel 1.
lesson-moon-next =
    Alle sind wach, und die Figuren sind weitergezogen.
    Die blassen zeigen, wohin sie als Nächstes gehen.
lesson-moon-worth = Sechs Runden, sechs Preise: Priesterin und Schatten machen viel vom Ende aus.

## 6

lesson-candle = Die letzte Kerze
lesson-candle-goal = Die letzte Kerze nehmen, wenn du führst
lesson-candle-candles =
    Statt zu handeln darfst du eine Kerze löschen: Das ist Meditation.
    Dann müssen die anderen ziehen.
lesson-candle-meditate =
    Lösche jetzt eine.
    Drücke Meditieren.
lesson-candle-meditate-wrong = Hier ist eine Kerze dran: Drücke Meditieren.
lesson-candle-lower =
    Eine Kerze bleibt.
    Wer meditiert hat, darf später wieder handeln.
lesson-candle-last =
    Die letzte Kerze beendet sofort die Runde und bringt 1 Punkt.
    Die neue Runde beginnt, wer danach sitzt.
lesson-candle-end =
    Das ist die letzte Runde des Spiels.
    Dann zählen Kultstätten je 4, Gunstmarken je 1, und dein Ratssitz.
lesson-candle-forecast =
    Die Vorschau zeigt das Ende, wie es jetzt wäre.
    Bei gleichen Punkten entscheidet der Priesterrat.
lesson-candle-task = Lösche die letzte Kerze, wenn das die Partie gewinnt.
lesson-candle-over =
    Beide haben 60 Punkte, und deine Scheibe ist im Rat weiter vorn.
    Du hast gewonnen.
lesson-candle-worth = Die meisten Punkte gewinnen, bei Gleichstand der Priesterrat: Nun weißt du alles.
