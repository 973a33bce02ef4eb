"""Legal moves: the geography is cached, the tribes on it are scanned once.

`refusals.py` gives the reasons in words.
"""

from bisect import bisect_left
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from luna.core.lazy import BoundedCache
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER, PEOPLES, SQUARES, STEPS, TILES
from luna.games.pangea.rules.moves import BAN, BUY, CLOSE, DRAW, LEAD, MOVE, NO_BAN, NOBODY, PLACE, SHIFT, encode
from luna.games.pangea.rules.position import CROWD, GROUPS, LAND, MAGIC, MAGICAL, MOVED, NOWHERE, PEOPLE, PHASE, TURN

Moves = tuple[int, ...]

BANS: Final = [*(encode(BAN, square) for square in range(len(SQUARES))), NO_BAN]
DRAWS: Final = tuple(encode(DRAW, people) for people in range(len(PEOPLES)))
PLACES: Final = tuple(encode(PLACE, tile) for tile in range(len(TILES)))


class Land(NamedTuple):
    """The geography of a layout of tiles."""

    near: tuple[Moves, ...]  # by tile: its neighbours, ascending
    shifts: Moves  # M3 without bans
    leads: tuple[BoundedCache[bytes, Moves], ...]  # by people and places of its tribes: their moves (M5)
    steps: tuple[BoundedCache[bytes, Moves], ...]  # by home and places of its tribes: their steps (W1)


_MOST: Final = 2000  # layouts in the cache
_WAYS: Final = 60  # entries of each cache in a layout
_SHIFT: Final = tuple(tuple(encode(SHIFT, tile, square) for square in range(26)) for tile in range(15))
_ONTO: Final = tuple(zip(*_SHIFT, strict=True))
_BANNED_TILE: Final = tuple(map(frozenset, _SHIFT))
_BANNED_WATER: Final = tuple(map(frozenset, _ONTO))
SELLERS: Final = tuple(
    tuple((people, *GROUPS[people][homes.index(landscape)]) for people, homes in enumerate(HOMES) if landscape in homes)
    for landscape in range(5)
)
"""By landscape: the peoples with a home there, and the places of those tribes in the row."""
_PART: Final = tuple(tuple(encode(MOVE, place // 6, home, place % 6, 0) for place in range(MOVED)) for home in range(3))
"""By home and place of a tribe: its distance from tile 0."""


def _land(lands: bytes) -> Land:
    """The geography of the tiles by square."""
    near, shifts = list[Moves](), list[int]()
    for tile in range(15):
        codes = _SHIFT[tile]
        beside: list[int] = []
        free: list[int] = []
        for square in STEPS[lands.find(tile)]:
            other = lands[square]
            if other == NOWHERE:
                free.append(codes[square])
            else:
                beside.append(other)
        beside.sort()
        free.sort()
        near.append(tuple(beside))
        shifts += free
    leads = tuple(BoundedCache(_WAYS, partial(_leads, near, people)) for people in range(len(PEOPLES)))
    steps = tuple(BoundedCache(_WAYS, partial(_ways, near, home)) for home in range(3))
    return Land(tuple(near), tuple(shifts), leads, steps)


def _leads(near: Sequence[Moves], people: int, places: bytes) -> Moves:
    """M5: the moves of a neutral people's tribes; tribes of one home and place are equal."""
    tribes = sorted({(home, place) for home, place in zip(at.HOME_OF[people], places, strict=True) if place < MOVED})
    return tuple([encode(LEAD, people, home, place // 6, to) for home, place in tribes for to in near[place // 6]])


def _ways(near: Sequence[Moves], home: int, places: bytes) -> Moves:
    """W1: the steps of the tribes of one home."""
    part = _PART[home]
    return tuple([part[place] + target for place in set(places) if place < MOVED for target in near[place // 6]])


LANDS: Final = BoundedCache(_MOST, _land)  # the geography by the tiles of the squares: many positions share one


def land(row: bytearray) -> Land:
    """The geography of a position."""
    return LANDS[bytes(row[LAND:CROWD])]


def legal(row: bytearray) -> list[int]:
    """The legal moves, sorted; empty at a draw and when the game is over.

    A movement is given as single steps. After the first, the list holds the steps that may follow in ascending order,
    and CLOSE.
    """
    phase = row[PHASE]
    if phase == MAGICAL:
        if row[at.DRAWING]:
            return []
        if row[at.LAST] or row[at.LAST + 1]:
            before, steps = (row[at.LAST] << 8 | row[at.LAST + 1]) - 1 | MOVE << 12, _steps(row)
            return [*steps[bisect_left(steps, before) :], CLOSE]
        out = _magic(row) if row[MAGIC] else []
        out += _steps(row)
        out.append(NOBODY)
        return out
    if phase == at.BUYING:
        return _purchases(row) + BANS
    if phase == at.PLACING:
        return [PLACES[tile] for tile in range(15) if tile not in row[at.TOWER : at.TRIBE]]
    return []


def _steps(row: bytearray) -> list[int]:
    """W1: the steps of own tribes that have not moved, sorted."""
    here = land(row)
    out: list[int] = []
    for home, (first, last) in enumerate(GROUPS[row[PEOPLE + row[TURN]]]):
        out += here.steps[home][bytes(row[first:last])]
    out.sort()
    return out


def _magic(row: bytearray) -> list[int]:
    """M2 to M5, sorted."""
    neutral = row[PEOPLE + row[at.PLAYERS] : PEOPLE + len(PEOPLES)]
    bags = sorted((row[PEOPLE + row[TURN]], *neutral))
    out = [DRAWS[people] for people in bags if row.find(at.IN_BAG, *at.BLOCK[people]) >= 0]
    out += shifts(row)
    here = land(row)
    for people in neutral:
        out += here.leads[people][bytes(row[slice(*at.BLOCK[people])])]
    return out


def shifts(row: bytearray) -> Moves | list[int]:
    """M3, or O2."""
    if row[at.OPTIONS] & at.SLIDE:
        return _slides(row)
    found: Moves | list[int] = land(row).shifts
    for ban in row[at.BAN : at.BAN + 4]:
        if ban:
            tile = row[LAND + ban - 1]
            banned = _BANNED_WATER[ban - 1] if tile == NOWHERE else _BANNED_TILE[tile]
            found = [move for move in found if move not in banned]
    return found


def _slides(row: bytearray) -> list[int]:
    """O2: over one or more water squares without a ban, with a stop on any of them."""
    banned = {ban - 1 for ban in row[at.BAN : at.BAN + 4] if ban}
    out = set()
    for tile in range(15):
        start = row[at.SQUARE + tile]
        if start in banned:
            continue
        for way in range(4):
            square = STEPS[start][way]
            while row[LAND + square] == NOWHERE and square not in banned and square != start:
                out.add(_SHIFT[tile][square])
                square = STEPS[square][way]
    return sorted(out)


def _purchases(row: bytearray) -> list[int]:
    """A2."""
    seat = row[TURN]
    me = row[PEOPLE + seat]
    if at.goods(row, seat) <= at.RANK[row[at.AMULETS + seat]]:
        return []
    have = at.owned(row, seat)
    out = []
    for home, (first, last) in enumerate(GROUPS[me]):
        for place in {*row[first:last]}:
            if place < MOVED and not place % 6:
                tile = place // 6
                if not have >> tile // 3 & 1 and row[CROWD + tile] <= NUMBER[tile]:
                    for people, start, end in SELLERS[tile // 3]:
                        if people != me and row.find(place, start, end) >= 0:
                            out.append(encode(BUY, tile, home, people))
    out.sort()
    return out


def sells(row: bytearray, people: int, tile: int) -> bool:
    """P1: whether a people has a producing tribe on a tile."""
    return any(seller == people and row.find(tile * 6, first, last) >= 0 for seller, first, last in SELLERS[tile // 3])


def over(row: bytearray) -> bool:
    """Whether the game is finished."""
    return row[PHASE] == at.OVER
