## Keys of the keyboard

key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-alt = Alt
key-alt-right = Alt Gr
key-ctrl = Ctrl
key-shift = Shift

## Buttons of the gamepad

pad-gone = The gamepad is disconnected. Use the keyboard, the mouse, or plug it in again.
pad-a = A
pad-b = B
pad-x = X
pad-y = Y
pad-lb = LB
pad-rb = RB
pad-lt = LT
pad-rt = RT
pad-select = Back
pad-start = Start
pad-l3 = Left stick pressed
pad-r3 = Right stick pressed
pad-pad-up = D-pad up
pad-pad-down = D-pad down
pad-pad-left = D-pad left
pad-pad-right = D-pad right
pad-left-up = Left stick up
pad-left-down = Left stick down
pad-left-left = Left stick left
pad-left-right = Left stick right
pad-right-up = Right stick up
pad-right-down = Right stick down
pad-right-left = Right stick left
pad-right-right = Right stick right

## Commands; the verbs have the names of their actions

command-do = Do it
command-back = Step back
command-more = More
command-less = Fewer
command-undo = Undo
command-redo = Redo
command-reset = Reset turn
command-skip = Skip the animation, or end the golden ring
command-next = Next possible target
command-previous = Previous possible target
command-up = Select upwards
command-down = Select downwards
command-left = Select to the left
command-right = Select to the right
command-reveal = Show a letter on everything you can choose
command-log = Log
command-forecast = Forecast: if the round ended now
command-whatif = What-if board
command-recap = Since your last turn
command-hint = Hint
command-rules = Rules
command-menu = Menu

## The page of the settings

keys-section-turn = The turn
keys-section-going = Moving around the table
keys-section-open = Panels and pages
keys-intro = Choose a key or a button, then press the new one. If another command already has it, the two swap.
keys-column-key = Key
keys-column-pad = Gamepad
keys-press-key = Press the new key for “{ $command }”.
keys-press-button = Press the new gamepad button for “{ $command }”.
keys-press-cancel = Esc leaves everything as it is.
keys-press-reset = Backspace brings back the default.
keys-swapped = { $key } now means “{ $command }”, and “{ $other }” has { $before }.
keys-taken = { $key } now means “{ $command }”; “{ $other }” is left without one.
keys-reset-all = Reset all keys and buttons

## The menu over the table

menu-restart = Take back the whole game
menu-restarted = You have taken back the whole game; “Redo” brings it back.

## One hand

keys-hand-left = Left hand only
keys-hand-right = Right hand only
keys-hand-both = Both hands
keys-hand-left-done = Everything a turn needs now lies under the left hand, on keys and pad.
keys-hand-right-done = Everything a turn needs now lies under the right hand, on keys and pad.
keys-hand-both-done = All keys and buttons are back to normal.
keyboard-shift = Shift
keyboard-more = áéñ
keyboard-letters = abc
keyboard-clear = Clear
keyboard-delete = Delete
keyboard-cancel = Cancel
keyboard-done = Done
