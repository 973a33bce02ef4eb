"""The gold of the phase bar on its way to the next chip. It holds nothing up."""

from __future__ import annotations

from typing import Final

from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.picture import topbar
from luna.shell.board.pen import Rect
from luna.shell.motion import STD

_LENGTH: Final = 0.22  # seconds at speed 1
_ALPHA: Final = 190


class PhaseSlide:
    """From the chip of one phase to that of the next."""

    def __init__(self) -> None:
        self._way = "", ""
        self._time = _LENGTH

    def turn(self, before: bytearray, after: bytearray) -> None:
        """The table was so, and is so now."""
        way = topbar.phase_of(before), topbar.phase_of(after)
        if all(way) and way[0] != way[1]:
            self._way, self._time = way, 0.0

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether it is on its way."""
        sliding = self._time < _LENGTH
        self._time += dt
        return sliding

    def end(self) -> None:
        """It is there."""
        self._time = _LENGTH

    def draw(self, pen: Pen) -> None:
        """Over the bar."""
        chips = pen.layout.top.chips
        if self._time >= _LENGTH or not chips:
            return
        first, last = (chips[name] for name in self._way)
        share = STD(self._time / _LENGTH)
        rect = Rect(round(first.x + (last.x - first.x) * share), first.y, *first.size)
        gold = topbar.ground(pen, first.size, lit=True).copy()
        gold.set_alpha(_ALPHA)
        pen.surface.blit(gold, rect)
