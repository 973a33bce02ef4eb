# Was Rätsel fragen, und wofür ihre Lösungen Beispiele sind.

puzzle-asks-siege = Sturm auf den Tempel: Welcher einzelne Zug bringt dir die meisten Punkte?
puzzle-asks-rout = Sturm auf den Tempel: Wie viele Novizen anderer verdrängst du mit einem einzigen Zug?
puzzle-asks-candle = Letzte Kerze: Den anderen bleiben nur noch Kerzen. Wie viele Punkte holst du, bis die Runde gewertet ist?
puzzle-asks-moon = Fang den Mond: Gewinne in dieser Runde den ersten Preis der Mondpriesterin und verliere nichts an den Abtrünnigen, was die anderen auch tun.
puzzle-asks-stand = Letztes Aufgebot: Gewinne das Spiel von hier aus, was der andere Orden auch tut.

puzzle-teaches-appointment = Ein besetztes Plättchen bringt erst mit der Weihe Punkte.
puzzle-teaches-book = Ein Buch der Weisen bringt jedes Mal Punkte, wenn es wandert.
puzzle-teaches-candle = Manchmal ist die Kerze der stärkste Zug.
puzzle-teaches-consecration = Wo ein Novize den Tempel betritt, entscheidet, wen er verdrängt.
puzzle-teaches-council = Ein besserer Platz im Priesterrat gewinnt bei Gleichstand.
puzzle-teaches-expulsion = Die Vertreibung schickt den Abtrünnigen zu den anderen.
puzzle-teaches-favour = Eine Gunstmarke, die du behältst, ist am Ende ein Punkt.
puzzle-teaches-herbs = Kräuter wecken Novizen für eine weitere Aktion.
puzzle-teaches-journey = Eine Reise kostet die Aktion, führt aber fort vom Abtrünnigen.
puzzle-teaches-recruitment = Ein neuer Novize kommt dort an, wo er gebraucht wird.
puzzle-teaches-sailboat = Wer segelt, bleibt aktiv.
puzzle-teaches-shrine = Eine Kultstätte zählt am Ende und bei der Mondpriesterin.
puzzle-teaches-tide = Die Gezeiten tragen auch Novizen, die ruhen.

puzzle-value-rout =
    { $value ->
        [one] Dein Zug verdrängt { $value } Novizen; der beste verdrängt { $best }.
       *[other] Dein Zug verdrängt { $value } Novizen; der beste verdrängt { $best }.
    }
