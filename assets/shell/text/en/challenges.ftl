# Challenges, and what is said of them when their game is over.

challenges-title = Challenges
challenges-below = { $met } of { $most } met. Meet them in any order; you may take turns back.
challenges-count = { $met } of { $most } met
challenge-against =
    { $bots ->
        [0] Solo.
        [one] Against one bot of level { $level }.
        [2] Against two bots of level { $level }.
        [3] Against three bots of level { $level }.
       *[other] Against { $bots } bots of level { $level }.
    }
challenge-met = Challenge met: { $name }.
challenge-missed = { $name }: not this time.
wanted-place-most =
    { $number ->
        [1] Finish first: now in place { $now }
       *[other] Place { $number } or better: now in place { $now }
    }
wanted-lead-least = Points ahead: { $now } of { $number }
