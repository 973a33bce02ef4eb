"""The places of the stage, in units: squares, pieces on a tile relative to its centre, the right column.

The figures of a crowd stand on pads and in rows.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.core import data
from luna.games.pangea.rules.board import NUMBER, SQUARES, STEPS, over_the_edge
from luna.games.pangea.rules.position import SQUARE as POSITION
from luna.games.pangea.rules.position import Tribe, tribes

Point = tuple[float, float]
TABLE: Final = data.toml("pangea", "table.toml")
VERBS: Final[dict[str, dict[str, str]]] = {
    verb: look for family in TABLE["verbs"].values() for verb, look in family.items()
}
"""The verbs with key, picture and question."""

PITCH: Final = 148  # from one square to the next, which is also a square's width
SQUARE: Final[tuple[Point, ...]] = tuple(
    (510.0 + PITCH * "abcdef".index(name[0]), 210.0 + PITCH * (int(name[1]) - 1)) for name in SQUARES
)
"""The centre of each square."""
GATE: Final = (93, 91)  # from an outer square to the letters of the gates: left and right, above and below
ECHO: Final = (26, 14)
"""The visible part of the tile at the other end, beyond an outer square: left and right, above and below."""

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
TRIBE_SIZE: Final = 1.15  # the scale of a tribe on the world, relative to its picture
TRIBE: Final = (37, 67)  # width and height of a tribe
OVER_HEADS: Final = 48  # height of the hit area of a tribe behind others: its visible upper part
WIDEST: Final = 48  # width of the hit area of a tribe with room: 32 pixels in the smallest window
HEAD: Final = 55  # from the foot of a tribe to the foot of its load
TOWER: Final = (41, -16)
TOWER_TOP: Final = (41, -100)
BAN: Final = ((-6, -20), (-15, -20), (34, -20), (-6, -46))
"""Feet of the ban stone, the best first: away from an amulet; the third where no tower stands."""
BAN_ASIDE: Final = 26
BAN_ON_WATER: Final = (0, 30)
PLATE: Final = (0, 66)
MENHIR: Final = (-52, -30)  # the place of a tile's amulet
SUN: Final = (1626, 152)  # the source and the destination of goods
BADGE: Final = (-22, -81, 72, 48)  # the price of a purchase: middle, size

COLUMN: Final = (1438, 376)  # the right column: left, width
NEUTRAL_HIGH: Final = 92
NEUTRAL_TOP: Final = 250
ENDING_TOP: Final = 352
ENDING_HIGH: Final = 186
CARD: Final = (1438, 556, 376, 384)


WAYS: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))  # the directions, as in `STEPS`


class Leg(NamedTuple):
    """The way from one square to the next."""

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
    """The shortest straight way, preferably not over the edge; empty without one."""
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


# ---- figures on a tile: on its pads, one behind, one for each people in a crowd


_ON_PADS: Final = {(2, 1): (0,), (3, 1): (1,), (4, 1): (1,), (3, 2): (0, 2), (4, 2): (1, 2)}
"""By number of the tile and tribes on it: the used pads, where they are not the first ones."""
_CARRIED: Final = {(2, 1): (1,), (4, 1): (2,)}  # the same for a carrier: clear of the menhir
_BEHIND: Final = 1  # figures without a pad, before each people has one figure
_FRONT, _MANY = 3, 6  # figures in front of a crowd; one more if there are more in all
_APART, _WIDE = 30, 42  # u from one figure to the next: the least in front, the most
_LEFT: Final = -26.0  # of the front row: clear of the menhir


class Stand(NamedTuple):
    """A figure, and all the tribes that it stands for."""

    tribes: tuple[tuple[Tribe, int], ...]  # each kind with its number; the first one is drawn
    foot: Point  # from the centre of the tile
    behind: bool = False  # without a pad

    @property
    def tribe(self) -> Tribe:
        """The tribe that is drawn."""
        return self.tribes[0][0]

    def many(self, *, home: bool) -> int:
        """The number of these tribes, at home or away."""
        return sum(count for tribe, count in self.tribes if tribe.at_home == home)


def stands(row: bytearray) -> dict[int, list[Stand]]:
    """The figures of each tile, those behind first, in drawing order."""
    kinds: dict[int, list[tuple[Tribe, int]]] = {}
    for tribe, count in tribes(row).items():
        kinds.setdefault(tribe.tile, []).append((tribe, count))
    return {tile: _placed(tile, _figures(tile, found)) for tile, found in kinds.items()}


def foot(row: bytearray, tribe: Tribe) -> Point:
    """The foot of a tribe of this kind on the stage."""
    x, y = SQUARE[row[POSITION + tribe.tile]]
    found = (stand for stand in stands(row).get(tribe.tile, ()) if tribe in dict(stand.tribes))
    # its figure in front, which is drawn last
    spot = max((stand.foot for stand in found), key=lambda spot: spot[1], default=(0.0, 15.0))
    return x + spot[0], y + spot[1]


def apart(row: bytearray, tile: int) -> list[Stand]:
    """The tribes of a tile where a figure stands for several kinds: each kind with its number; else none."""
    if all(len(stand.tribes) == 1 for stand in stands(row).get(tile, ())):
        return []
    found = sorted((tribe, count) for tribe, count in tribes(row).items() if tribe.tile == tile)
    return [Stand((one,), (0, 0), True) for one in found]


def _figures(tile: int, kinds: Sequence[tuple[Tribe, int]]) -> Sequence[tuple[tuple[Tribe, int], ...]]:
    """One figure per tribe while there is room, then one per people; carriers never stack.

    Carriers come last: to the right, where an amulet over a head covers no menhir.
    """
    plain = [(tribe, count) for tribe, count in kinds if not tribe.amulet]
    carriers = [((tribe, 1),) for tribe, count in kinds if tribe.amulet for _ in range(count)]
    single = [((tribe, 1),) for tribe, count in plain for _ in range(count)]
    if len(single) + len(carriers) <= NUMBER[tile] + _BEHIND:
        return single + carriers
    peoples = sorted({tribe.people for tribe, _ in plain})
    of = [tuple(kind for kind in plain if kind[0].people == people) for people in peoples]
    return of + carriers


def _placed(tile: int, figures: Sequence[tuple[tuple[Tribe, int], ...]]) -> list[Stand]:
    """The last ones get the pads, the others stand behind; a crowd larger than that stands in two rows."""
    number = NUMBER[tile]
    extra = max(0, len(figures) - number)
    if extra > _BEHIND or any(sum(count for _, count in tribes) > 1 for tribes in figures):
        return _rows(figures)
    behind = [Stand(tribes, BEHIND[at], True) for at, tribes in enumerate(figures[:extra])]
    front = figures[extra:]
    taken = {**_ON_PADS, **_CARRIED} if front[-1][0][0].amulet else _ON_PADS
    pads = taken.get((number, len(front)), range(len(front)))
    row = [Stand(tribes, PADS[number][pad]) for pad, tribes in zip(pads, front, strict=True)]
    return sorted(behind, key=lambda one: one.foot[1]) + sorted(row, key=lambda one: one.foot[1])


def _rows(figures: Sequence[tuple[tuple[Tribe, int], ...]]) -> list[Stand]:
    """A great crowd: carriers behind at the right, where they cover nothing, the others in front and beside them."""
    plain, most = [tribes for tribes in figures if not tribes[0][0].amulet], _FRONT + (len(figures) > _MANY)
    front = plain[-most:]
    back = plain[:-most] + [tribes for tribes in figures if tribes[0][0].amulet]
    left, right, high = BACK_ROW
    gap = min(_WIDE, (right - left) / max(1, len(back) - 1))
    stands = [Stand(one, (right - gap * (len(back) - 1 - at), high), True) for at, one in enumerate(back)]
    step = _WIDE if len(front) <= _FRONT else _APART
    first = max(_LEFT, -step * (len(front) - 1) / 2)
    return stands + [Stand(one, (first + step * at, FRONT_ROW), True) for at, one in enumerate(front)]
