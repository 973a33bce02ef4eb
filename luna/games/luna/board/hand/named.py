"""The things of the board by the names that lessons have for them.

| name | thing |
| --- | --- |
| `island tide`, `figure builder`, `stack tide` | an island without its name, a figure, a stack of favours |
| `group tide`, `tired tide` | own active novices of an island, own inactive ones |
| `tile 16`, `space 16` | a temple tile wherever it lies, its place in the temple |
| `council 3`, `panel 0`, `token tide` | a seat of the Council, the panel of a seat, an own favour in it |
| `verb recruit`, `rail forecast` | buttons |
| `jetty`, `candles`, `guard`, `temple` | |
"""

from __future__ import annotations

from luna.games.luna.board.layout.layout import Pen
from luna.games.luna.board.picture import things
from luna.games.luna.board.shown import Shown
from luna.shell.board.pen import Rect


def place(pen: Pen, shown: Shown, name: str, seat: int) -> Rect | None:
    """Its rectangle; None when it is not there now."""
    layout = pen.layout
    what, _, which = name.partition(" ")
    match what:
        case "stack":
            return layout.stack_hit(which)
        case "group":
            return layout.active_hit(shown, which, seat)
        case "tired":
            return layout.boat_hit(shown, which, seat)
        case "verb":
            return layout.bar.verbs.get(which)
        case "rail":
            return layout.rail.buttons.get(which)
    return things.place(pen, shown, things.named(name, seat)) or None
