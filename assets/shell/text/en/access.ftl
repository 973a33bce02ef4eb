## For screen readers

access-seats = Players
access-board = Board
access-commands = Buttons
access-possible = Possible.
