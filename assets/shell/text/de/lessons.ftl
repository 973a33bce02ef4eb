# Die Seite zum Lernen, und was auf den Knöpfen der Laternenträgerin steht.

title-learn = Lernen
learn-title = Lernen
learn-below = Lektionen am echten Tisch, jede eine Aufgabe zum Gewinnen. Gewonnen: { $won } von { $most }.
learn-lesson = Lektion { $number }
learn-start = Beginnen · etwa 3 Minuten
learn-goes-on = Weiter: Schritt { $step } von { $steps }
learn-won = Gewonnen in { $time }
learn-rules = Die Regeln
learn-rules-below = Zum Nachschlagen: Keine Lektion setzt sie voraus.
learn-puzzles = Rätsel
learn-puzzles-below = Eins am Tag und ein Vorrat zum Aussuchen.
lesson-place = { $name } · { $step } von { $steps }
lesson-won = Gewonnen in { $time }
lesson-on = Weiter
lesson-show = Zeig es mir
lesson-skip = Tu es für mich
lesson-again = Noch einmal
lesson-leave = Zu den Lektionen
lesson-next = Nächste Lektion
lesson-failed = Verfehlt: So ist das Ziel nicht mehr zu erreichen.
lesson-waits = Der Tisch wartet auf dich
