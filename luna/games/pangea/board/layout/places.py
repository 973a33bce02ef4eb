"""The places of the stage, in units: squares, what lies on a tile measured from its centre, the right column."""

from typing import Final, NamedTuple

from luna.core import data
from luna.games.pangea.rules.board import SQUARES, STEPS, over_the_edge

Point = tuple[float, float]
TABLE: Final = data.toml("pangea", "table.toml")
VERBS: Final[dict[str, dict[str, str]]] = {
    verb: look for family in TABLE["verbs"].values() for verb, look in family.items()
}
"""The verbs with key, picture and question."""

PITCH: Final = 148  # from one square to the next; a square is as wide
SQUARE: Final[tuple[Point, ...]] = tuple(
    (510.0 + PITCH * "abcdef".index(name[0]), 210.0 + PITCH * (int(name[1]) - 1)) for name in SQUARES
)
"""The middle of each square."""
GATE: Final = (93, 91)  # from an outer square to the letters of the gates: left and right, above and below
ECHO: Final = (26, 14)
"""How much of the tile at the other end is seen beyond an outer square: left and right, above and below."""

PADS: Final[dict[int, tuple[Point, ...]]] = {
    2: ((-22, 44), (22, 44)),
    3: ((-33, 44), (0, 46), (33, 44)),
    4: ((-55.5, 45), (-18.5, 47), (18.5, 47), (55.5, 45)),
}
"""Feet of the tribes by the number of the tile."""
BEHIND: Final[tuple[Point, ...]] = ((-6, 15), (24, 13), (54, 13))
"""Feet of the tribes without a pad: to the right of the menhir."""
FRONT_ROW: Final = 37
BACK_ROW: Final = (-18, 62, -4)  # feet of a great crowd: height of those in front; of those behind left, right, height
TRIBE_SIZE: Final = 1.15  # how much larger a tribe stands on the world than in its picture
TRIBE: Final = (37, 67)  # width and height of a tribe
OVER_HEADS: Final = 48  # height of the hit area of a tribe behind others: from above, where it is seen
WIDEST: Final = 48  # width of the hit area of a tribe that has room: 32 pixels of the smallest window
HEAD: Final = 55  # from the foot of a tribe to the foot of what it carries
TOWER: Final = (41, -16)
TOWER_TOP: Final = (41, -100)
BAN: Final = ((-6, -20), (-15, -20), (34, -20), (-6, -46))
"""Feet of the ban stone, the best first: an amulet beside it stays clear of it; the third where no tower stands."""
BAN_ASIDE: Final = 26
BAN_ON_WATER: Final = (0, 30)
PLATE: Final = (0, 66)
MENHIR: Final = (-52, -30)  # where the amulet of a tile is shown
SUN: Final = (1626, 152)  # where goods come from and go to
BADGE: Final = (-22, -81, 72, 48)  # the price of a purchase: middle, size

COLUMN: Final = (1438, 376)  # the right column: left, width
NEUTRAL_HIGH: Final = 92
NEUTRAL_TOP: Final = 250
ENDING_TOP: Final = 352
ENDING_HIGH: Final = 186
CARD: Final = (1438, 556, 376, 384)


WAYS: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))  # the directions, as in `STEPS`


class Leg(NamedTuple):
    """From one square to the next."""

    origin: int
    target: int
    way: int

    @property
    def edge(self) -> bool:
        """Whether it goes over the edge."""
        return over_the_edge(self.origin, self.target)

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
