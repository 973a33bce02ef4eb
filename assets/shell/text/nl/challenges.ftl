# Uitdagingen, en wat ervan gezegd wordt als hun spel voorbij is.

challenges-title = Uitdagingen
challenges-below = { $met } van { $most } gehaald. De volgorde is vrij; terugnemen mag.
challenges-count = { $met } van { $most } gehaald
challenge-against =
    { $bots ->
        [0] Solo.
        [one] Tegen één bot van niveau { $level }.
        [2] Tegen twee bots van niveau { $level }.
        [3] Tegen drie bots van niveau { $level }.
       *[other] Tegen { $bots } bots van niveau { $level }.
    }
challenge-met = Uitdaging gehaald: { $name }.
challenge-missed = { $name }: deze keer niet.
wanted-place-most =
    { $number ->
        [1] Eerste aan het einde: nu op plaats { $now }
       *[other] Plaats { $number } of beter: nu op plaats { $now }
    }
wanted-lead-least = Punten voor: { $now } van { $number }
