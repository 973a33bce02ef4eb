# The page of puzzles, and what is said at the table of one.

title-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-below = Every answer is proved, whatever the others do. Stars won: { $won } of { $most }.
puzzles-level = Level { $level }
puzzle-sign = Puzzle · level { $level }
puzzle-you = You
puzzle-shown = The best line is being shown.
puzzle-answered = The puzzle has been answered: undo, or begin again.
puzzle-no-hint = There are no hints in a puzzle. You may try things out and undo.
puzzle-no-proof = There is no proven answer to this turn. Please undo it.
puzzle-solved = Solved
puzzle-missed = Not yet
puzzle-value = { $value ->
    [one] Your line wins { $value } point; the best wins { $best }.
   *[other] Your line wins { $value } points; the best wins { $best }.
}
puzzle-reached = You have reached it, and nobody could have stopped you.
puzzle-not-reached = Your line does not reach it. Another one does, whatever the others do.
puzzle-next = Next puzzle
puzzle-line = Show the best line
puzzle-again = Try again
