"""Neighbours make room: while a group comes to an island or goes, those beside it glide to their new places.

The rows of an island are packed anew with every group (`layout.crowd`). Who comes finds his gap open, so his neighbours
move before he lands; who goes leaves one behind, which they close. Meanwhile the rows are drawn here and not at rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.crowd import Spot
from luna.games.luna.board.layout.places import Point
from luna.games.luna.board.shown import ISLANDS, Shown
from luna.shell.drawing.motion import STD

MAKES_ROOM: Final = 0.24
"""Seconds of the film in which a row closes up or opens."""


Row = Callable[[Shown, str], list[Spot]]


class Shift(NamedTuple):
    """A time, in seconds of a film, in which the rows of an island move together or apart."""

    island: str
    start: float
    end: float


def shifts(times: Sequence[float], stills: Sequence[Shown]) -> list[Shift]:
    """When rows shift in a film that shows each still from its time on; of one island never two at once."""
    found: list[Shift] = []
    for island in ISLANDS:
        own: list[Shift] = []
        for (before, after), at in zip(pairwise(stills), times[1:], strict=True):
            if not _shifted(before, after, island):
                continue
            first, last = (
                (at - MAKES_ROOM, at) if _crowd(after, island) > _crowd(before, island) else (at, at + MAKES_ROOM)
            )
            first, last = max(first, 0.0), min(last, times[-1])
            if own and first <= own[-1].end:
                own[-1] = own[-1]._replace(start=min(first, own[-1].start), end=max(last, own[-1].end))
            elif first < last:
                own.append(Shift(island, first, last))
        found += own
    return found


def rows(island: str, now: Shown, ends: tuple[Shown, Shown], share: float) -> tuple[list[Spot], list[Spot]]:
    """The awake and the tired of an island at a share of the time of a shift. `ends`: the table before and after it."""
    part = STD(share)

    def between(row: Row) -> list[Spot]:
        first, last = ({spot.seat: spot.feet for spot in row(end, island)} for end in ends)
        return [_between(spot, first.get(spot.seat), last.get(spot.seat), part) for spot in row(now, island)]

    return between(crowd.actives), between(crowd.boats)


def _crowd(shown: Shown, island: str) -> int:
    isle = ISLANDS.index(island)
    return sum(one.active[isle] + one.inactive[isle] for one in shown.seats)


def _shifted(before: Shown, after: Shown, island: str) -> bool:
    """Whether somebody who stays stands elsewhere afterwards."""
    for row in (crowd.actives, crowd.boats):
        later = {spot.seat: spot.feet for spot in row(after, island)}
        if any(spot.feet[0] != later.get(spot.seat, spot.feet)[0] for spot in row(before, island)):
            return True
    return False


def _between(spot: Spot, first: Sequence[Point] | None, last: Sequence[Point] | None, part: float) -> Spot:
    """A group on its way; one that comes or goes meanwhile stays where it is then."""
    first, last = first or last or spot.feet, last or first or spot.feet
    feet = []
    for number in range(len(spot.feet)):
        (ax, ay), (bx, by) = first[min(number, len(first) - 1)], last[min(number, len(last) - 1)]
        feet.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return spot._replace(feet=tuple(feet))
