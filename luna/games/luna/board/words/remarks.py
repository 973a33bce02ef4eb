"""What a bot says at a turning point of the game, in the voice of its role. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from luna.games.luna.rules import events as ev
from luna.games.luna.rules import round_of, scores
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.views import view
from luna.text import Catalogue

MOMENTS: Final = ("lead", "evict", "gain", "shadow", "candle")
"""Takes the lead, puts others out of the temple, gets much at once, sends the Apostate to others, ends the round."""
MOST: Final = 3
"""Remarks in a round."""
_GAIN: Final = 5
"""Points at once that are worth a word."""
_VARIANTS: Final = 2


def moment(events: Sequence[Any], seat: int, before: bytearray, after: bytearray) -> str | None:
    """What a turn of a seat was to the game: the first that holds of `MOMENTS`; None for most turns."""
    was, now = scores(before), scores(after)
    if _leads(now, seat) and not _leads(was, seat):
        return "lead"
    if any(isinstance(event, ev.Evicted) and event.by == seat for event in events):
        return "evict"
    gained = sum(event.points for event in events if isinstance(event, ev.Points) and event.seat == seat)
    consecrated = any(isinstance(event, ev.Consecrated) for event in events)
    if consecrated and gained >= _GAIN:
        return "gain"
    for event in events:
        match event:
            case ev.FigureMoved("apostate", path, by) if by == seat and _meets(path[-1], seat, before):
                return "shadow"
            case ev.CandleOut(left=0):
                return "candle"
    return None


def remark(text: Catalogue, role: str, moment: str, number: int) -> str:
    """The words; `number`: how many there were before, so that they take turns."""
    return text(f"remark-{moment}-{role}-{number % _VARIANTS + 1}")


class Remarks:
    """Counts what was said, so that nobody talks too much."""

    def __init__(self) -> None:
        self._round, self._said, self._all = 0, 0, 0

    def next(self, text: Catalogue, role: str, moment: str, before: bytearray) -> str:
        """The next remark; "" when enough has been said in this round."""
        if (now := round_of(before)) != self._round:
            self._round, self._said = now, 0
        if self._said >= MOST:
            return ""
        self._said, self._all = self._said + 1, self._all + 1
        return remark(text, role, moment, self._all)


def _meets(island: str, seat: int, row: bytearray) -> bool:
    """Whether others have novices there."""
    at = ISLANDS.index(island)
    return any(one.active[at] + one.inactive[at] for number, one in enumerate(view(row).seats) if number != seat)


def _leads(points: Sequence[int], seat: int) -> bool:
    return all(points[seat] > other for number, other in enumerate(points) if number != seat)
