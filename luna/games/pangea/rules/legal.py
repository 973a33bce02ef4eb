"""Legal moves: what the lie of the land allows is looked up, what stands on it is passed over once.

`why_not` in `refusals.py` says in words what this module says in ints.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.games.pangea.rules.board import HOMES, NUMBER, PEOPLES, SQUARES, STEPS, TILES
from luna.games.pangea.rules.moves import (
    BAN,
    CLOSE,
    DRAW,
    LEAD,
    MOVE,
    NO_BAN,
    NOBODY,
    PLACE,
    encode,
    encode_buy,
    encode_part,
    encode_shift,
)
from luna.games.pangea.rules.position import (
    AMULETS,
    BLOCK,
    BUYING,
    CROWD,
    DRAWING,
    GROUPS,
    HOME_OF,
    IN_BAG,
    LAND,
    LAST,
    MAGIC,
    MAGICAL,
    MOVED,
    NOWHERE,
    OPTIONS,
    OVER,
    PEOPLE,
    PHASE,
    PLACING,
    PLAYERS,
    RANK,
    SLIDE,
    SQUARE,
    TOWER,
    TRIBE,
    TURN,
    goods,
    owned,
)
from luna.games.pangea.rules.position import (
    BAN as BAN_AT,
)

Moves = tuple[int, ...]

BANS: Final = [*(encode(BAN, square) for square in range(len(SQUARES))), NO_BAN]
DRAWS: Final = tuple(encode(DRAW, people) for people in range(len(PEOPLES)))
PLACES: Final = tuple(encode(PLACE, tile) for tile in range(len(TILES)))


class Land(NamedTuple):
    """What follows from where the tiles lie."""

    near: tuple[Moves, ...]  # tiles beside each tile, ascending
    shifts: Moves  # M3 without bans
    leads: dict[int, Moves]  # a neutral tribe's ways by HOME_KEY + place, as far as they were asked for


_MOST: Final = 2000
_lands: dict[bytes, Land] = {}
_SHIFT: Final = tuple(tuple(encode_shift(tile, square) for square in range(26)) for tile in range(15))
_ONTO: Final = tuple(zip(*_SHIFT, strict=True))
HOME_KEY: Final = tuple(tuple((people * 3 + home) * 90 for home in homes) for people, homes in enumerate(HOME_OF))
"""By people and tribe: a number for its home, far from those of other homes."""
_PART: Final = tuple(tuple(encode_part(place // 6, home, place % 6, 0) for place in range(MOVED)) for home in range(3))
"""By home and place of a tribe: its step to tile 0."""


def land(row: bytearray) -> Land:
    """The lie of the land; the last ones are kept, for many positions share one."""
    key = bytes(row[LAND:CROWD])
    known = _lands.get(key)
    if known is None:
        if len(_lands) >= _MOST:
            _lands.clear()
        known = _lands[key] = _land(row)
    return known


def _land(row: bytearray) -> Land:
    near, shifts = [], list[int]()
    for tile in range(15):
        codes = _SHIFT[tile]
        beside: list[int] = []
        free: list[int] = []
        for square in STEPS[row[SQUARE + tile]]:
            other = row[LAND + square]
            if other == NOWHERE:
                free.append(codes[square])
            else:
                beside.append(other)
        beside.sort()
        free.sort()
        near.append(tuple(beside))
        shifts += free
    return Land(tuple(near), tuple(shifts), {})


def legal(row: bytearray) -> list[int]:
    """Sorted, without duplicates; empty at a draw and when the game is over.

    A movement comes as single steps; after the first the list has the steps that may follow in ascending order, and
    CLOSE.
    """
    phase = row[PHASE]
    if phase == MAGICAL:
        if row[DRAWING]:
            return []
        if row[LAST] or row[LAST + 1]:
            return _rest_of_movement(row)
        out = _magic(row) if row[MAGIC] else []
        out += sorted(_steps(row))
        out.append(NOBODY)
        return out
    if phase == BUYING:
        return _purchases(row) + BANS
    if phase == PLACING:
        return [PLACES[tile] for tile in range(15) if tile not in row[TOWER:TRIBE]]
    return []


def _steps(row: bytearray) -> list[int]:
    """W1: every step of an own tribe that has not moved."""
    people = row[PEOPLE + row[TURN]]
    near = land(row).near
    out: list[int] = []
    for steps, (first, last) in zip(_PART, GROUPS[people], strict=True):
        for place in set(row[first:last]):
            if place < MOVED:
                code = steps[place]
                out += [code + target for target in near[place // 6]]
    return out


def _rest_of_movement(row: bytearray) -> list[int]:
    last = (row[LAST] << 8 | row[LAST + 1]) - 1 | MOVE << 12
    out = sorted([move for move in _steps(row) if move >= last])
    out.append(CLOSE)
    return out


def _magic(row: bytearray) -> list[int]:
    """M2 to M5, sorted."""
    neutral = row[PEOPLE + row[PLAYERS] : PEOPLE + len(PEOPLES)]
    bags = sorted((row[PEOPLE + row[TURN]], *neutral))
    out = [DRAWS[people] for people in bags if row.find(IN_BAG, *BLOCK[people]) >= 0]
    out += shifts(row)
    near, _, leads = land(row)
    for people in neutral:
        before = -1
        first, last = BLOCK[people]
        for home, place in zip(HOME_KEY[people], row[first:last], strict=True):
            if place < MOVED and home + place != before:
                before = home + place  # tribes of one home and place lie beside each other
                ways = leads.get(before)
                if ways is None:
                    code = LEAD << 12 | (home // 6 + place // 6) * 15
                    ways = leads[before] = tuple([code + target for target in near[place // 6]])
                out += ways
    return out


def shifts(row: bytearray) -> Moves | list[int]:
    """M3, or O2."""
    if row[OPTIONS] & SLIDE:
        return _slides(row)
    found = land(row).shifts
    banned = {
        move
        for ban in row[BAN_AT : BAN_AT + 4]
        if ban
        for move in (_ONTO[ban - 1] if row[LAND + ban - 1] == NOWHERE else _SHIFT[row[LAND + ban - 1]])
    }
    return [move for move in found if move not in banned] if banned else found


def _slides(row: bytearray) -> list[int]:
    """O2: over one or more water squares without a ban, and stop on any of them."""
    banned = {ban - 1 for ban in row[BAN_AT : BAN_AT + 4] if ban}
    out = set()
    for tile in range(15):
        start = row[SQUARE + tile]
        if start in banned:
            continue
        for way in range(4):
            square = STEPS[start][way]
            while row[LAND + square] == NOWHERE and square not in banned:
                out.add(_SHIFT[tile][square])
                square = STEPS[square][way]
    return sorted(out)


def _purchases(row: bytearray) -> list[int]:
    """A2."""
    seat = row[TURN]
    me = row[PEOPLE + seat]
    if goods(row, seat) <= RANK[row[AMULETS + seat]]:
        return []
    mine: dict[int, list[int]] = {}
    for home, (first, last) in enumerate(GROUPS[me]):
        for place in row[first:last]:
            if place < MOVED and not place % 6:
                mine.setdefault(place // 6, []).append(home)
    have = owned(row, seat)
    out = []
    for tile, homes in mine.items():
        if not have >> tile // 3 & 1 and row[CROWD + tile] <= NUMBER[tile]:
            for people in range(5):
                if people != me and sells(row, people, tile):
                    out += [encode_buy(tile, home, people) for home in set(homes)]
    out.sort()
    return out


def sells(row: bytearray, people: int, tile: int) -> bool:
    """Whether a people has a producing tribe on a tile that is not overcrowded (P1)."""
    landscape = tile // 3
    if landscape not in HOMES[people]:
        return False
    first, last = GROUPS[people][HOMES[people].index(landscape)]
    return tile * 6 in row[first:last]


def over(row: bytearray) -> bool:
    """Whether the game is finished."""
    return row[PHASE] == OVER
