# The page of puzzles, and what is said at the table of one.

title-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-level = Level { $level }
puzzle-sign = Puzzle · level { $level }
puzzle-you = You
puzzle-shown = The best line is being shown.
puzzle-answered = You have answered this puzzle: undo, or begin again.
puzzle-no-proof = There is no proven answer to this turn. Please undo it.
puzzle-solved = Solved
puzzle-missed = Not yet
puzzle-value = { $value ->
    [one] Your line wins { $value } point; the best wins { $best }.
   *[other] Your line wins { $value } points; the best wins { $best }.
}
puzzle-reached = You did it, and nobody could have stopped you.
puzzle-not-reached = Your line falls short. Another one works, whatever the others do.
puzzle-luck = You drew on the way; luck is left out of the count.
puzzle-next = Next puzzle
puzzle-line = Show the best line
puzzle-again = Try again
puzzles-pack = The pack of { $count }
puzzles-below = { $won } of { $most } stars won. Every answer is proved, whatever the others do.
puzzles-stars = { $won } of { $most } stars
puzzles-solved = { $won } of { $most } solved
puzzle-day = The puzzle of the day
puzzle-day-comes = Today’s puzzle is being made; just a moment.
puzzle-day-facts = { $day }, level { $level }
puzzle-day-turns =
    { $turns } possible turns, { $best ->
        [one] one of them is best.
       *[other] { $best } of them are best.
    } A hint costs a star.
puzzle-day-solve = Solve it
puzzle-day-again = Solve it again
puzzle-day-won = Won:
puzzle-share = Copy my result
puzzle-copy = Copy the puzzle
puzzle-shared =
    Luna, puzzle of { $day }, level { $level }: { $stars } { $days ->
        [0] { "" }
        [one] (day 1)
       *[other] ({ $days } days in a row)
    }
puzzle-shared-copied = Your result is on the clipboard; it gives nothing away.
puzzle-copied = The puzzle is on the clipboard, without its answer.
puzzle-run =
    { $days ->
        [0] No days in a row yet
        [one] One day in a row
       *[other] { $days } days in a row
    }
puzzle-moon-0 = not played
puzzle-moon-1 = one star
puzzle-moon-2 = two stars
puzzle-moon-3 = three stars
puzzle-paste = Paste a puzzle
puzzle-pasting = Proving it
puzzle-paste-unproved = Luna found no clear answer, so it does not offer this puzzle.
puzzle-paste-unreadable = This is not a puzzle: { $fault }
puzzle-paste-other = This puzzle belongs to another game.
puzzle-paste-later = Leave this table first, then paste the puzzle again.
puzzle-hint-comes = Working out the answer.
puzzle-hint-more = Ask again for the next move; it costs one more star.
puzzle-hints =
    { $hints ->
        [one] One hint has cost a star.
       *[other] { $hints } hints have cost stars.
    }
puzzles-clear = Clear stars
puzzles-clear-title = Clear all stars?
puzzles-clear-below = Luna forgets the stars of puzzles, days and challenges, and which of your own puzzles you know. You cannot undo this.
puzzles-clear-yes = Clear them
puzzles-own = From your own games
puzzles-own-known = { $known } of { $most } known
puzzles-own-below = { $due ->
    [0] Nothing is due today. A puzzle you solved comes back after a day, then after three.
    [one] One puzzle is due. You missed its best turn in your own game.
   *[other] { $due } puzzles are due. You missed their best turns in your own games.
}
puzzles-own-spoilt = A file of your own puzzles cannot be read: { $file }. It stays as it is.
puzzles-own-copy = Copy this puzzle
puzzles-own-searched = An eye marks puzzles whose answer comes from a deep search; all others are proved.
puzzle-asks-best = One turn here is clearly better than every other. Which?
puzzle-teaches-best = The answer comes from a deep search; it is not proved.
puzzle-best-found = That is the best turn here.
puzzle-best-cost = { $points ->
    [one] This turn is worth about { NUMBER($points, maximumFractionDigits: 1) } point less than the best one.
   *[other] This turn is worth about { NUMBER($points, maximumFractionDigits: 1) } points less than the best one.
}
