"""The gold of the phase bar on its way from chip to chip. It holds nothing up."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from luna.games.pangea.board.layout.bars import PHASES
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.picture import topbar
from luna.games.pangea.rules.position import ROUND, TURN
from luna.shell.board.pen import Rect
from luna.shell.drawing.motion import STD

LENGTH: Final = 0.22  # seconds of a step at speed 1
_PASSES: Final = 0.11  # of one over a phase that is only passed
_ALPHA: Final = 190


class PhaseSlide:
    """From the chip of one phase to that of the next; a phase without a choice is only passed."""

    def __init__(self) -> None:
        self._steps: list[tuple[str, str]] = []
        self._time = 0.0

    def turn(self, before: bytearray, after: bytearray) -> None:
        """The table was so, and is so now."""
        first, last = topbar.phase_of(before), topbar.phase_of(after)
        same = before[TURN] == after[TURN] and before[ROUND : ROUND + 3] == after[ROUND : ROUND + 3]
        if first and last and (first != last or not same):
            start, end = PHASES.index(first), PHASES.index(last)
            if start < end and same:
                ways = [PHASES[start : end + 1]]
            elif not same:  # the rest of one day, the beginning of the next
                ways = [PHASES[start:], PHASES[: end + 1]]
            else:  # taken back
                ways = [(first, last)]
            self._steps, self._time = [step for way in ways for step in pairwise(way)], 0.0

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether it was on its way."""
        sliding = bool(self._steps)
        self._time += dt
        while self._steps and self._time >= self._length:
            self._time -= self._length
            self._steps.pop(0)
        return sliding

    @property
    def way(self) -> list[tuple[str, str]]:
        """The steps that are still to come, the one that is made now first."""
        return self._steps

    @property
    def _length(self) -> float:
        """Of the step that is made now."""
        return LENGTH if len(self._steps) == 1 else _PASSES

    def end(self) -> None:
        """It is there."""
        self._steps = []

    def draw(self, pen: Pen) -> None:
        """Over the bar."""
        chips = pen.layout.top.chips
        if not self._steps or not chips:
            return
        first, last = (chips[name] for name in self._steps[0])
        share = STD(self._time / self._length)
        rect = Rect(round(first.x + (last.x - first.x) * share), first.y, *first.size)
        gold = topbar.ground(pen, first.size, lit=True).copy()
        gold.set_alpha(_ALPHA)
        pen.surface.blit(gold, rect)
