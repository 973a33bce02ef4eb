"""Ways of tiles and tribes from square to square, over the edge of the world too. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.games.pangea.board.layout import places
from luna.games.pangea.rules.board import STEPS

WAYS: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
"""The directions, as in `STEPS`."""


def over_the_edge(square: int, way: int) -> bool:
    """Whether this way leads round the world."""
    (x, y), (dx, dy) = places.SQUARE[square], WAYS[way]
    there = places.SQUARE[STEPS[square][way]]
    return (there[0] - x) * dx + (there[1] - y) * dy < 0


class Leg(NamedTuple):
    """From one square to the next."""

    origin: int
    target: int
    way: int

    @property
    def edge(self) -> bool:
        """Whether it goes over the edge."""
        return over_the_edge(self.origin, self.way)

    @property
    def towards(self) -> tuple[int, int]:
        """The direction."""
        return WAYS[self.way]


def legs(origin: int, target: int) -> tuple[Leg, ...]:
    """The shortest straight way, rather not over the edge; empty when there is none."""
    found = [line for way in range(4) if (line := _line(origin, target, way))]
    return min(found, key=lambda line: (len(line), any(leg.edge for leg in line)), default=())


def _line(origin: int, target: int, way: int) -> tuple[Leg, ...]:
    line, at = list[Leg](), origin
    while at != target:
        line.append(Leg(at, STEPS[at][way], way))
        at = STEPS[at][way]
        if at == origin:
            return ()
    return tuple(line)
