# Uitdagingen, en wat ervan gezegd wordt als hun spel voorbij is.

challenges-title = Uitdagingen
challenges-below = { $met } van { $most } gehaald. Geen ervan wacht op een andere; terugnemen mag.
challenges-count = { $met } van { $most } gehaald
challenge-against =
    { $bots ->
        [0] Solo.
        [one] Tegen één bot van niveau { $level }.
       *[other] Tegen { $bots } bots van niveau { $level }.
    }
challenge-met = Uitdaging gehaald: { $name }.
challenge-missed = { $name }: deze keer niet.
wanted-place-most =
    { $number ->
        [1] Eerste aan het einde; nu { $now }
       *[other] Plaats { $number } of beter; nu { $now }
    }
wanted-lead-least = Punten voor: { $now } van { $number }
