"""Rows of an island open and close: while a group comes or goes, those beside it glide to their new places.

The rows of an island are packed anew with every group (`layout.crowd`). Neighbours of a newcomer move before it lands;
behind a group that leaves they close the gap. Meanwhile the rows are drawn by a clip and not at rest.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from luna.games.luna.board.layout import crowd
from luna.games.luna.board.layout.crowd import Spot
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.layout.places import Point
from luna.games.luna.board.picture import islands
from luna.games.luna.board.shown import CROWD, ISLANDS, Shown
from luna.shell.board.films.film import Clip, Film, Flight, Playing
from luna.shell.drawing.motion import STD

MAKES_ROOM: Final = 0.24
"""Seconds of the film in which a row closes up or opens."""


Row = Callable[[Shown, str], list[Spot]]


class Shift(NamedTuple):
    """A time, in seconds of a film, in which the rows of an island move together or apart."""

    island: str
    start: float
    end: float


def make_room(film: Film) -> Film:
    """The film with clips of the rows that shift; meanwhile they are out of its stills."""
    film.flights[:0] = [_taken_out(film, shift) for shift in _shifts(film.times, film.stills, film.length)]
    return film


def _taken_out(film: Film, shift: Shift) -> Playing:
    """Take the rows of an island out of the stills while they shift, and into the air."""
    times, stills, hidden = film.times, film.stills, (CROWD, ISLANDS.index(shift.island))

    def split(number: int, time: float) -> int:
        times.insert(number, time)
        stills.insert(number, stills[number - 1])
        return number

    begin = split(max(1, bisect_left(times, shift.start)), shift.start)  # before whoever goes then
    end = split(bisect_right(times, shift.end), shift.end)  # after whoever comes
    ends = stills[begin - 1], stills[end]
    for number in range(begin, end):
        still = stills[number] = stills[number].copy()
        still.in_hand |= {hidden}

    def look(pen: Pen, _: Flight, share: float) -> None:
        now = film.at(shift.start + (shift.end - shift.start) * share)
        islands.draw_rows(pen, now, shift.island, *rows(shift.island, now, ends, share))

    clip = Clip(None, shift.start * 1000, (shift.end - shift.start) * 1000, look=look)
    return Playing(Flight(clip, (), *ends), shift.start, shift.end)


def _shifts(times: Sequence[float], stills: Sequence[Shown], length: float) -> list[Shift]:
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
            first, last = max(first, 0.0), min(last, length)
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
