# Herausforderungen, und was von ihnen gesagt wird, wenn ihr Spiel vorbei ist.

challenges-title = Herausforderungen
challenges-below = { $met } von { $most } geschafft. Keine wartet auf eine andere; Zurücknehmen ist erlaubt.
challenges-count = { $met } von { $most } geschafft
challenge-against =
    { $bots ->
        [0] Solo.
        [one] Gegen einen Bot der Stufe { $level }.
       *[other] Gegen { $bots } Bots der Stufe { $level }.
    }
challenge-met = Geschafft: { $name }.
challenge-missed = { $name }: diesmal nicht.
wanted-place-most =
    { $number ->
        [1] Am Ende Erster; jetzt { $now }
       *[other] Mindestens Platz { $number }; jetzt { $now }
    }
wanted-lead-least = Vorsprung: { $now } von { $number }
