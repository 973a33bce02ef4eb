"""Lines of a journey that is only planned: round the temple from island to island, all of them in sight.

Boats keep to the sea lanes, part of which lies behind the frame. A line that shows where somebody would go is seen
from end to end, leaves the temple readable and strikes out no island's name.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import dist
from typing import Final

from luna.games.luna.board.layout.lanes import JETTY
from luna.games.luna.board.layout.places import JETTY_MIDDLE, ORIGINS, Point

FROM: Final = (160, 196)
TO: Final = (160, 222)
"""In an island's box: among the novices, and at the body of whoever arrives."""
_ROUND: Final[tuple[Point, ...]] = (
    (636, 286),
    (690, 112),
    (1440, 112),
    (1504, 286),
    (1512, 560),
    (1462, 704),
    (990, 716),
    (664, 704),
    (630, 560),
)
"""Along the coast of Temple Island, clockwise from the first place."""
_GATES: Final = (0, 3, 4, 5, 6, 7, 8)
_JETTY_GATES: Final = (0, 8)
"""Where places 0..6 meet that way, and the jetty, between two of them."""


@cache
def bow(start: int, end: int) -> tuple[Point, ...]:
    """The shorter way round from a place 0..6 or `JETTY` to a place, as points in units."""
    gates = _JETTY_GATES if start == JETTY else (_GATES[start],)
    ways = [_round(gate, _GATES[end], step) for gate in gates for step in (1, -1)]
    return min(((_end(start, FROM), *way, _end(end, TO)) for way in ways), key=_length)


def _round(first: int, last: int, step: int) -> tuple[Point, ...]:
    """From gate to gate in one direction."""
    count = (last - first) * step % len(_ROUND)
    return tuple(_ROUND[(first + step * number) % len(_ROUND)] for number in range(count + 1))


def _end(place: int, spot: Point) -> Point:
    if place == JETTY:
        return JETTY_MIDDLE
    return ORIGINS[place][0] + spot[0], ORIGINS[place][1] + spot[1]


def _length(way: tuple[Point, ...]) -> float:
    return sum(dist(here, there) for here, there in pairwise(way))
