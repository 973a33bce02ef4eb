# Was Rätsel fragen, und wofür ihre Lösungen Beispiele sind.

puzzle-asks-harvest = Ernte: Wie viele Güter produzieren deine Stämme in diesem Zug, was du auch ziehst?
puzzle-asks-bag = Glück im Beutel: Welcher Zug produziert im Schnitt die meisten Güter? Jeder Stamm in einem Beutel ist gleich wahrscheinlich.
puzzle-asks-market = Der billigste Weg zum Amulett: Kaufe in diesem Zug eines. Wie viele Güter hast du an seinem Ende, was du auch ziehst?
puzzle-asks-home = Heimwärts: Wie viele Amulette bringst du in diesem Zug in deinen Turm?
puzzle-asks-guard = Halte auf: Wer nach dir am Zug ist, darf kein Amulett in den Turm bringen, was dort auch geschieht.
puzzle-asks-crown = Die Krone: Gewinne das Spiel von hier aus, was auch gezogen wird und was die anderen auch tun.

puzzle-teaches-ban = Ein Bann hält ein Plättchen fest, und er hält Plättchen vom Wasser fern.
puzzle-teaches-buy = Jedes Amulett im Turm macht das nächste teurer: Überlege, wann du kaufst.
puzzle-teaches-draw = Zähle, was noch im Beutel ist, bevor du ziehst.
puzzle-teaches-lead = Führe einen neutralen Stamm fort, und ein volles Plättchen ernährt deine wieder.
puzzle-teaches-move = Zähle die Plätze auf einem Plättchen, bevor deine Stämme gehen.
puzzle-teaches-shift = Verschieben bringt Länder zusammen, und andere reißt es auseinander.
puzzle-teaches-stay = Manchmal ist kein Schritt der beste.

puzzle-value-harvest =
    { $value ->
        [one] Dein Zug produziert { $value } Gut; der beste produziert { $best }.
       *[other] Dein Zug produziert { $value } Güter; der beste produziert { $best }.
    }
puzzle-value-bag =
    { $value ->
        [one] Dein Zug produziert im Schnitt { $value } Gut; der beste { $best }.
       *[other] Dein Zug produziert im Schnitt { $value } Güter; der beste { $best }.
    }
puzzle-value-market =
    { $value ->
        [0] Kein Amulett gekauft, oder es bleibt nichts; der beste Zug kauft eines und behält { $best }.
        [one] Dir bleibt { $value } Gut; der beste Zug behält { $best }.
       *[other] Dir bleiben { $value } Güter; der beste Zug behält { $best }.
    }
puzzle-value-home =
    { $value ->
        [one] Du bringst { $value } Amulett heim; der beste Zug { $best }.
       *[other] Du bringst { $value } Amulette heim; der beste Zug { $best }.
    }
