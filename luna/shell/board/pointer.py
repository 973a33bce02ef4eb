"""What leads at a table: the pointer, and whether keys or a pad spoke since."""

from __future__ import annotations

from dataclasses import dataclass

from luna.shell.board.pen import Pixel


@dataclass(slots=True)
class Pointer:
    """The pointer of one table; its `Steering` says who leads, its `Board` where the pointer is."""

    point: Pixel = (0, 0)
    keyed: bool = False
    """Keys or pad spoke last: cards stand at home, and what has the focus is meant instead of what is pointed at."""
    padded: bool = False
    """It was the pad."""
