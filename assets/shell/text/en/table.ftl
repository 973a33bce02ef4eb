## The table

bar-unsaved = Not saved
bar-reset = Reset
bar-undo = Undo
bar-redo = Redo
bar-point = Point anywhere
turn-yours = Your turn
turn-other = { $name }’s turn
turn-to-move = to move
turn-over = Game over
final = final ~{ $points }
panel-you = you

## Hints of the table

table-again = { $means ->
    [finger] Tap again
    [mouse] Click again
    [keys] { $key } or { $do } again
    [elsewhere] { $key } again
   *[key] { $do } again
}
table-not-yet = A click here ends nothing; the question is withdrawn.
table-draft-first = Finish this move first, or take it back.
table-nothing-here = Nothing to do here now.
table-choose = Choose how.
table-log = Log
table-not-possible = Not possible
preview-final = final ~{ $before } › ~{ $after }
preview-influence = { $before } › { $after }
turn-preparation = Preparation
told-says = “{ $words }”
told-go-on = Go on
