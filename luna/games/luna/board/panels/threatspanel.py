"""The overlay of the temple: who is safe, who is not, and by which tiles (command `threats`)."""

from __future__ import annotations

from collections.abc import Callable

from typing_extensions import override

from luna.games.luna.board.hand import danger
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.threats import stands
from luna.shell.board import pen as pens
from luna.shell.board.panel import Panel


class ThreatsPanel(Panel):
    """All threats in the temple; the panel lies on the fields and lets every click through."""

    name = "threats"

    def __init__(self, position: Callable[[], bytearray], shown: Callable[[], Shown], pen: Callable[[], Pen]) -> None:
        self._position, self._shown, self._pen = position, shown, pen

    @override
    def draw(self, pen: pens.Pen) -> None:
        danger.draw(self._pen().on(pen.surface), self._shown(), stands(self._position()))
