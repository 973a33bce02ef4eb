"""The gold of the phase bar on its way from chip to chip. It holds nothing up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from luna.games.pangea.board.layout.bars import PHASES
from luna.games.pangea.board.layout.layout import Pen
from luna.games.pangea.board.picture import topbar
from luna.games.pangea.rules.position import ROUND, TURN
from luna.shell.board.films.film import Echo, Flight
from luna.shell.board.pen import Rect
from luna.shell.drawing.motion import STD

LENGTH: Final = 220  # milliseconds of the last step
_PASSES: Final = 110  # of a step over a phase without a choice
_ALPHA: Final = 190


def steps(before: bytearray, after: bytearray) -> Sequence[tuple[str, str]]:
    """From the phase of one row to that of another; a phase without a choice is only passed."""
    first, last = topbar.phase_of(before), topbar.phase_of(after)
    same = before[TURN] == after[TURN] and before[ROUND : ROUND + 3] == after[ROUND : ROUND + 3]
    if not first or not last or (first == last and same):
        return []
    start, end = PHASES.index(first), PHASES.index(last)
    if not same:  # the rest of one day, the beginning of the next
        return [*pairwise(PHASES[start:]), *pairwise(PHASES[: end + 1])]
    return list(pairwise(PHASES[start : end + 1])) if start < end else [(first, last)]  # or taken back


def slide(way: Sequence[tuple[str, str]]) -> Echo:
    """The gold passes these steps, over the bar."""
    length = _PASSES * (len(way) - 1) + LENGTH

    def look(pen: Pen, _: Flight, time: float) -> None:
        pen, number = pen.frame, min(int(time * length / _PASSES), len(way) - 1)
        chips = pen.layout.top.chips
        if chips and time < 1:
            first, last = (chips[name] for name in way[number])
            share = STD((time * length - number * _PASSES) / (LENGTH if number == len(way) - 1 else _PASSES))
            rect = Rect(round(first.x + (last.x - first.x) * share), first.y, *first.size)
            gold = topbar.ground(pen, first.size, lit=True).copy()
            gold.set_alpha(_ALPHA)
            pen.surface.blit(gold, rect)

    return Echo(0, length, look, over=True)
