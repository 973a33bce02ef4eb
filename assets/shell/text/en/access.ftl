## For screen readers

access-seats = Players
access-board = Board
access-commands = Buttons
access-possible = Possible.
access-chosen = Chosen.
access-becomes = to

## The game's own voice

voice-on = Luna reads aloud. F4 reads the page, one part per press. Any key silences me, F3 switches me off.
voice-off = Luna no longer reads aloud.
voice-offer = Welcome to Luna. Press F3 to have everything read aloud.
voice-none = Luna found no voice on this system; on Linux it uses Speech Dispatcher.
access-how = { $next } leads to what can be done, { $do } does it, { $undo } takes it back. F4 reads the table, a part with each press; with Shift it goes on to the next group.
voice-empty = empty
voice-button = button
voice-switch = switch
voice-choice = choice
voice-slider = slider
voice-field = text field
voice-is-on = On
voice-is-off = Off
voice-chosen = chosen
voice-locked = not possible now
voice-place = { $number } of { $count }
access-closed = Closed: { $name }
