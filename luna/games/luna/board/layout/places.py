"""Coordinates on the virtual table of 1920 x 1080 units (`u`); plain numbers, taken from the art.

Islands lie at *places* 1..7 clockwise; the ring of the game says which island lies where.
"""

from math import cos, pi, sin
from typing import Final

from luna.core import data

Point = tuple[float, float]

TABLE: Final = data.toml("luna", "table.toml")

ORIGINS: Final[list[Point]] = [(x, y) for x, y in TABLE["islands"]["origins"]]
"""Top left of the 320 x 300 box of places 1..7."""
ISLAND: Final[Point] = (320, 300)
LAND: Final = (24, 40, 272, 240)
"""The part of that box that the island fills with its pieces and its name: x, y, width, height."""
ISLAND_ANCHOR: Final[Point] = (160, 140)
PLINTH: Final[Point] = (40, 196)
STACK: Final[Point] = (40, 200)  # foot of the favour stack
STACK_MIDDLE: Final[Point] = (40, 176)  # the middle of its rings
ACTIVE_Y: Final = 190
BOAT_Y: Final = 253
BOAT: Final[Point] = (68, 68)  # with its crew
SHRINE_Y: Final = 148
FIGURE_Y: Final = 174
GHOST: Final[Point] = (286, 184)
NAME: Final[Point] = (160, 270)

PATH_SLOTS: Final = 29  # the jetty end; guard tiles are on 0 5 10 15 20 25
PATH_GROUP: Final = 5  # slots from guard tile to guard tile
HEX_FIRST: Final[Point] = (782.5, 275.1)
HEX_STEP: Final[Point] = (60.75, 70.1)
COLUMNS: Final = 8
SEAT_FIRST: Final[Point] = (775, 556)
SEAT_STEP: Final = 60.4
SEATS: Final = 11
DISC_RISE: Final = (0, 8, 14, 18)  # u, by height: a full stack must not cover the numbers of the fields above
CANDLES: Final[tuple[Point, ...]] = ((1305, 356), (1363, 356), (1305, 488), (1363, 488))
ALTAR: Final[Point] = (1334, 478)  # of the solo game, which has no candles: foot
JETTY: Final[Point] = (566, 352)
JETTY_MIDDLE: Final[Point] = (640, 405)  # place of the evicted; the deck rises to the right
BY_JETTY: Final[Point] = (598, 436)  # water before it, where the evicted fall in
JETTY_STEP: Final[Point] = (21, -3)
JETTY_STEP_NUMBERED: Final[Point] = (26, -4)
SKERRY: Final[Point] = (152, 812)
COMPASS: Final[Point] = (1304, 806)
CARD: Final = (1110, 686, 380, 258)
"""Free water kept for the card of consequences: x, y, width, height."""
WATER: Final = (1084, 660, 412, 290)
"""All the water of a place, up to the next islands."""
DESK: Final = (1110, 826, 380, 118)
"""The part of the water that a draft uses: legs, vehicles, set sail."""
HALL: Final = (690, 194, 756, 412)
"""The temple within its path."""

LANTERNS: Final[list[tuple[int, float, float]]] = [(slot, x, y) for slot, x, y in TABLE["temple"]["lanterns"]]
"""Slot and foot of each lantern on the path; it burns when its slot is nearer to the jetty than the Guard's."""

_LEFT, _RIGHT, _TOP, _BOTTOM, _CORNER = 690.0, 1446.0, 194.0, 630.0, 92.0
_START, _END = 836.0, 424.0  # x on the top edge, y on the left edge
_ARC: Final = _CORNER * pi / 2
_LEGS: Final = (
    _RIGHT - _CORNER - _START,
    _ARC,
    _BOTTOM - _TOP - 2 * _CORNER,
    _ARC,
    _RIGHT - _LEFT - 2 * _CORNER,
    _ARC,
    _BOTTOM - _CORNER - _END,
)
_LENGTH: Final = sum(_LEGS)


def on_path(slot: float) -> Point:
    """The point of the path at a slot, 0 = the guard tile at the gate, 29 = the last tile before the jetty."""
    rest = slot / PATH_SLOTS * _LENGTH
    for leg, length in enumerate(_LEGS):
        if rest <= length or leg == len(_LEGS) - 1:
            return _on_leg(leg, rest)
        rest -= length
    raise AssertionError("the last leg ends the path")


def _on_leg(leg: int, along: float) -> Point:
    if leg == 0:
        return _START + along, _TOP
    if leg == 2:
        return _RIGHT, _TOP + _CORNER + along
    if leg == 4:
        return _RIGHT - _CORNER - along, _BOTTOM
    if leg == 6:
        return _LEFT, _BOTTOM - _CORNER - along
    centre_x = _LEFT + _CORNER if leg == 5 else _RIGHT - _CORNER
    centre_y = _TOP + _CORNER if leg == 1 else _BOTTOM - _CORNER
    angle = (leg // 2 - 1) * pi / 2 + along / _CORNER  # 0 = right, growing clockwise: y points down
    return centre_x + _CORNER * cos(angle), centre_y + _CORNER * sin(angle)


def guard_slot(round_number: int) -> int:
    """Slot of the guard tile the Guard stands on in a round 1..6."""
    return 25 - PATH_GROUP * (round_number - 1)


def guard_aside(round_number: int) -> int:
    """The distance from the guard tile of a round to the Guard, who stands beside it so that no tile is hidden."""
    return {3: 42, 4: 27}.get(round_number, 0)


def tile_slot(group: int, index: int, size: int) -> float:
    """Slot of a path tile: `group` 0 is nearest to the jetty, `index` 0 nearest to the jetty within the group.

    With fewer players a group has fewer tiles; they spread evenly, and the guard tiles keep their places.
    """
    return guard_slot(group + 1) + 0.5 + (size - index - 0.5) * (PATH_GROUP - 1) / size


def field(column: int, row: int, boards: int) -> Point:
    """Middle of a hexagon; fewer boards are centred in the hall."""
    x = HEX_FIRST[0] + HEX_STEP[0] * (column + COLUMNS // 2 - boards)
    return x, HEX_FIRST[1] + HEX_STEP[1] * (row + column % 2 / 2)


def bare_fields(boards: int) -> list[Point]:
    """Middles of the floor beside the boards in play, where the others would lie."""
    spare = COLUMNS // 2 - boards
    columns = (*range(-spare, 0), *range(2 * boards, 2 * boards + spare))
    return [field(column, row, boards) for column in columns for row in range(4 - column % 2)]


def council_seat(seat: int) -> Point:
    """Middle of a seat of the Council, 0..10."""
    return SEAT_FIRST[0] + SEAT_STEP * seat, SEAT_FIRST[1]
