# Herausforderungen, und was von ihnen gesagt wird, wenn ihr Spiel vorbei ist.

challenges-title = Herausforderungen
challenges-below = { $met } von { $most } geschafft. Die Reihenfolge ist frei; Zurücknehmen ist erlaubt.
challenges-count = { $met } von { $most } geschafft
challenge-against =
    { $bots ->
        [0] Solo.
        [one] Gegen einen Bot der Stufe { $level }.
        [2] Gegen zwei Bots der Stufe { $level }.
        [3] Gegen drei Bots der Stufe { $level }.
       *[other] Gegen { $bots } Bots der Stufe { $level }.
    }
challenge-met = Geschafft: { $name }.
challenge-missed = { $name }: diesmal nicht.
wanted-place-most =
    { $number ->
        [1] Am Ende Erster: jetzt auf Platz { $now }
       *[other] Mindestens Platz { $number }: jetzt auf Platz { $now }
    }
wanted-lead-least = Vorsprung: { $now } von { $number }
