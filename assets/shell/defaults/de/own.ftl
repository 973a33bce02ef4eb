## Was ein Spiel mit eigenen Worten sagen kann: Runden, und was ein Wendepunkt wert ist

turning-when = Runde { $round }, Zug { $turn }: { $name }
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
title-continue-below = Runde { $round } mit { $names }
saves-round = Runde { $round }
bar-round = Runde { $number }
round-short = R{ $number }
turning-below = Ein Klick zeigt den Tisch, wie er war. Die Zahl sagt, wie viel verschenkt wurde, wie der Bot es sieht.
