"""The overlay of the temple: who is safe, who is not, and by which tiles (command `threats`)."""

from __future__ import annotations

from collections.abc import Callable

from luna.games.luna.board.hand import danger
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.threats import stands
from luna.shell.board.panel import Panel
from luna.shell.board.pen import Pen


class ThreatsPanel(Panel):
    """It lies on the fields and lets every click through."""

    name = "threats"

    def __init__(self, position: Callable[[], bytearray], shown: Callable[[], Shown]) -> None:
        self._position, self._shown = position, shown

    def draw(self, pen: Pen) -> None:
        """See `Panel`."""
        danger.draw(pen, self._shown(), stands(self._position()))
