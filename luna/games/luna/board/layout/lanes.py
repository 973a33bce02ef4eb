"""Sea lanes: the ways of boats between moorings, never over land, and the ways of figures around the ring.

The islands nearly touch Temple Island, so the water consists of bays. The great southern bay reaches from the Shrine
Island's place to the third one. Boats leave the two northern bays outside the picture, where the sea continues under
the player panels, the rail and the top bar.
"""

from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from math import dist, hypot
from typing import Final

from luna.games.luna.board.layout.places import JETTY_MIDDLE, ORIGINS, TABLE, Point
from luna.shell.drawing.vector import smooth

WATER: Final = TABLE["water"]
JETTY: Final = 7
"""The number of the jetty, after the seven places 0..6 of the ring."""
MOORINGS: Final[list[str]] = WATER["moorings"]
BUOYS: Final[dict[str, Point]] = {name: (x, y) for name, (x, y) in WATER["buoys"].items()}
LANES: Final[list[list[str]]] = WATER["lanes"]

_ROUND_THE_NORTH: Final[tuple[Point, ...]] = ((600, 120), (660, 52), (1470, 52), (1540, 120))
"""Figures go from the first place to the second behind the temple, never across it."""
_SMOOTH: Final = 6  # points from buoy to buoy
_TEMPLE: Final = (1064.0, 412.0, 486.0, 352.0)
_ISLE: Final = (160.0, 128.0, 186.0, 160.0)
"""Centre and radii of the area kept free around Temple Island, and around an island: coast, shallows, name."""


def open_water(x: float, y: float) -> bool:
    """Whether a point in units lies on open water, away from every coast."""
    if _inside(x, y, _TEMPLE, 4):
        return False
    return not any(_inside(x - left, y - top, _ISLE, 2.6) for left, top in ORIGINS)


def _inside(x: float, y: float, shape: tuple[float, float, float, float], power: float) -> bool:
    middle_x, middle_y, wide, high = shape
    return float(abs((x - middle_x) / wide) ** power + abs((y - middle_y) / high) ** power) < 1


@cache
def lane(start: int, end: int) -> tuple[Point, ...]:
    """The shortest way on the water between two moorings, as a smooth line of points in units."""
    return tuple(smooth([BUOYS[name] for name in _shortest(MOORINGS[start], MOORINGS[end])], _SMOOTH))


def walk(place: int) -> tuple[Point, ...]:
    """Points between a place and the next one of the ring that a figure passes besides the islands themselves."""
    return _ROUND_THE_NORTH if place == 0 else ()


@cache
def _neighbours() -> dict[str, list[tuple[str, float]]]:
    out: dict[str, list[tuple[str, float]]] = {name: [] for name in BUOYS}
    for chain in LANES:
        for one, other in pairwise(chain):
            far = hypot(BUOYS[one][0] - BUOYS[other][0], BUOYS[one][1] - BUOYS[other][1])
            out[one].append((other, far))
            out[other].append((one, far))
    return out


def _shortest(start: str, end: str) -> list[str]:
    """Dijkstra."""
    heap: list[tuple[float, str, list[str]]] = [(0.0, start, [start])]
    seen: set[str] = set()
    while heap:
        far, here, way = heappop(heap)
        if here == end:
            return way
        if here in seen:
            continue
        seen.add(here)
        for other, more in _neighbours()[here]:
            heappush(heap, (far + more, other, [*way, other]))
    raise AssertionError("the lanes are connected")


LEAVES: Final = (160, 196)
ARRIVES: Final = (160, 222)
"""In an island's box: a place among the novices, and the body of the arriving novice."""
_COAST: Final[list[Point]] = [(x, y) for x, y in WATER["coast"]]
_GATES: Final = (0, 3, 4, 5, 6, 7, 8)
_JETTY_GATES: Final = (0, 8)  # where places 0..6 and the jetty meet that way, between two of them.


@cache
def bow(start: int, end: int) -> tuple[Point, ...]:
    """The shorter way around from a place 0..6 or `JETTY` to a place, as points in units."""
    gates = _JETTY_GATES if start == JETTY else (_GATES[start],)
    ways = [_coast(gate, _GATES[end], step) for gate in gates for step in (1, -1)]
    return min(
        ((_end(start, LEAVES), *way, _end(end, ARRIVES)) for way in ways), key=lambda way: sum(map(dist, way, way[1:]))
    )


def _coast(first: int, last: int, step: int) -> tuple[Point, ...]:
    """From gate to gate in one direction."""
    count = (last - first) * step % len(_COAST)
    return tuple(_COAST[(first + step * number) % len(_COAST)] for number in range(count + 1))


def _end(place: int, spot: Point) -> Point:
    if place == JETTY:
        return JETTY_MIDDLE
    return ORIGINS[place][0] + spot[0], ORIGINS[place][1] + spot[1]
