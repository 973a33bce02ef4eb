"""The value of a position: a linear function of features with whole-number weights, for every seat.

A feature is a named integer. A point is a twentieth of a game: a sure win is worth about twenty points more than a
sure loss.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial, reduce
from operator import mul, or_
from typing import Final, NamedTuple

from luna.bots.linear_value import Moment, Weights
from luna.core import data
from luna.core.lazy import BoundedCache
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER, SQUARES, STEPS
from luna.games.pangea.rules.legal import LANDS
from luna.games.pangea.rules.play import condition

FARTHEST: Final = 8  # the maximum distance
WATER: Final = 3  # the extra distance over water: a tile has to be shifted first
RESTLESS: Final = 10  # the round from which standing still costs value, more with every further round
_MOST_RESTLESS: Final = 30
CROWDED: Final = 2  # steps added for each excess tribe on a market tile
_WANTED: Final = (0, 0, 0, 20, 10, 0)  # goods needed for a condition, by amulets owned (E1)
_REMEMBERED: Final = 100_000
_ARRANGEMENTS: Final = 2000  # cached arrangements of the tiles

_DATA: Final = data.toml("pangea", "bot.toml")
_NAMES: Final = tuple(_DATA["features"])

_TILES: Final = tuple(
    tuple(tuple(3 * landscape + tile for tile in range(3) if bits >> tile & 1) for bits in range(8))
    for landscape in range(5)
)
"""By landscape and three bits: the selected tiles of it."""


def names() -> tuple[str, ...]:
    """All feature names, in the order of the weights."""
    return _NAMES


def features(row: bytearray, seat: int) -> dict[str, int]:
    """The nonzero features of one seat."""
    return {name: amount for name, amount in zip(_NAMES, amounts(look(row).seats[seat]), strict=True) if amount}


class Tribes(NamedTuple):
    """A summary of the eight tribes of a people, independent of the tiles' places. Sets of tiles are bit masks."""

    on_board: int
    free: int  # tiles with a tribe without an amulet
    carriers: tuple[int, ...]  # tiles of tribes with an amulet
    carried: int  # bit mask of the landscapes of these amulets
    at_home: tuple[int, ...]  # tiles of tribes at home without an amulet
    selling: int  # the same as a bit mask


@lru_cache(_REMEMBERED)
def _tribes(people: int, places: bytes) -> Tribes:
    free = carried = selling = 0
    carriers, at_home = list[int](), list[int]()
    standing = [(place, home) for place, home in zip(places, at.HOME_OF[people], strict=True) if place < at.IN_HAND]
    for place, home in standing:
        tile, amulet = divmod(place % at.MOVED, 6)
        if amulet:
            carriers.append(tile)
            carried |= 1 << amulet - 1
            continue
        free |= 1 << tile
        if tile // 3 == HOMES[people][home]:
            at_home.append(tile)
            selling |= 1 << tile
    return Tribes(len(standing), free, tuple(carriers), carried, tuple(at_home), selling)


class Seen(NamedTuple):
    """All inputs of the features of one seat: the key of their cache."""

    people: int
    places: bytes  # of its tribes
    tower: int
    amulets: int
    goods: int
    elsewhere: int  # bit mask of tiles on which others sell
    crowded: bytes  # by tile, see `_crowded`
    land: Roads
    unrest: int
    acts: bool
    magic: int  # magic actions left, -1 outside its magic phase
    soon: bool  # whether it has yet to move in this round


class Look(NamedTuple):
    """The inputs of all features of a position."""

    last_round: int
    foremost: int  # the most amulets of a seat, in the tower or carried
    seats: list[Seen]


def look(row: bytearray) -> Look:
    """Collect the inputs of all features of a position."""
    everywhere = [bytes(row[first:last]) for first, last in at.BLOCK]
    tribes = [_tribes(people, places) for people, places in enumerate(everywhere)]
    elsewhere = _elsewhere(tuple([one.selling for one in tribes]))
    crowded, land = _crowded(bytes(row[at.CROWD : at.GOODS])), _ROADS[bytes(row[at.LAND : at.CROWD])]
    unrest = min(max(0, at.round_number(row) - RESTLESS), _MOST_RESTLESS)
    turn, marching = row[at.TURN], row[at.PHASE] == at.MAGICAL
    foremost, seats = 0, list[Seen]()
    for seat in range(row[at.PLAYERS]):
        people, amulets, acts = row[at.PEOPLE + seat], row[at.AMULETS + seat], turn == seat
        marches = acts and marching
        foremost = max(foremost, at.RANK[amulets | tribes[people].carried])
        own = people, everywhere[people], row[at.TOWER + people], amulets, at.goods(row, seat), elsewhere[people]
        timing = acts, row[at.MAGIC] if marches else -1, marches or turn < seat
        seats.append(Seen(*own, crowded, land, unrest, *timing))
    return Look(row[at.LAST_ROUND], foremost, seats)


@lru_cache(_REMEMBERED)
def _crowded(tribes: bytes) -> bytes:
    """By tile: the excess of tribes if one more arrived; 0 where there is room."""
    return bytes([max(0, count + 1 - number) for count, number in zip(tribes, NUMBER, strict=True)])


@lru_cache(_REMEMBERED)
def _elsewhere(selling: tuple[int, ...]) -> tuple[int, ...]:
    """By people: the tiles on which other peoples sell."""
    return tuple(
        reduce(or_, [tiles for other, tiles in enumerate(selling) if other != people]) for people in range(len(selling))
    )


def amounts(seen: Seen) -> list[int]:
    """The features of one seat, in the order of `names`."""
    tower, amulets, have, land, crowded = seen.tower, seen.amulets, seen.goods, seen.land, seen.crowded
    mine, unrest, acts, marches = _tribes(seen.people, seen.places), seen.unrest, seen.acts, seen.magic >= 0
    rank = at.RANK[amulets]
    carried = len(mine.carriers)
    near = door = 0
    if carried:
        to_tower = land.away[tower]
        for tile in mine.carriers:
            near += FARTHEST - to_tower[tile]
            door += to_tower[tile] <= 1
    producing = 0
    for tile in mine.at_home:
        producing += crowded[tile] <= 1
    wanted = max(_WANTED[rank], _WANTED[rank + carried])
    met = rank == 5 or (rank == 4 and have >= 10) or (rank >= 3 and have >= 20)
    market = [0, 0, 0]
    if rank + carried < 5 and (have > rank or rank < 3):
        closest = _markets(crowded, amulets | mine.carried, mine.free, seen.elsewhere, land)
        market[: len(closest)] = closest[:3]
        market[5 - rank - carried :] = [0] * (3 - (5 - rank - carried))
    return [
        *(rank >= 1, rank >= 2, rank >= 3, rank >= 4, rank >= 5),
        *(carried, near, door, rank < 3 <= rank + carried),
        *(min(have, 6), min(max(have - 6, 0), 24), min(have, wanted), max(0, wanted - have)),
        *(met, rank - 3 if met else 0),
        *(producing, producing if rank + carried >= 3 else 0),
        *(0 if wanted > have else producing * unrest, mine.on_board * unrest),
        *(len(mine.at_home), mine.on_board, tower < at.NOWHERE and crowded[tower] > 1),
        *(*market, market[0] == FARTHEST, unrest * (FARTHEST * (rank + carried) + market[0])),
        *(acts, seen.magic if marches else 0, marches, producing if acts else 0),
        *(max(0, rank + 1 - have), door if seen.soon else 0),
    ]


def _markets(crowded: bytes, owned: int, free: int, selling: int, land: Roads) -> list[int]:
    """The nearness of own tribes to a seller, for each missing landscape, the nearest first."""
    found = []
    near = land.nearest[free]
    for landscape in range(5):
        if owned >> landscape & 1:
            continue
        best = FARTHEST
        for tile in _TILES[landscape][selling >> 3 * landscape & 7]:
            steps = near[tile]
            if crowded[tile]:
                steps += CROWDED * (crowded[tile] - (free >> tile & 1))  # a tribe on the tile adds no excess
            best = min(best, steps)
        found.append(FARTHEST - best)
    found.sort(reverse=True)
    return found


# ---- distances


def _reach(near: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    """Steps from a place to every other one; FARTHEST without a way."""
    steps = [FARTHEST] * len(near)
    steps[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for other in near[here]:
            if steps[other] > steps[here] + 1:
                steps[other] = steps[here] + 1
                waiting.append(other)
    return steps


_FLIGHT: Final = tuple(_reach(STEPS, square) for square in range(len(SQUARES)))
"""By two squares: the number of steps over land and water alike."""


class Roads:
    """Distances in one arrangement of the tiles: steps over land, or over water where there is no way over land."""

    __slots__ = ("away", "nearest")

    def __init__(self, lands: bytes) -> None:
        near, squares = LANDS[lands].near, [lands.find(tile) for tile in range(15)]

        def away(tile: int) -> list[int]:
            flight = _FLIGHT[squares[tile]]
            return [min(steps, flight[squares[other]] + WATER) for other, steps in enumerate(_reach(near, tile))]

        def nearest(tiles: int) -> list[int]:
            ways = [self.away[tile] for tile in range(15) if tiles >> tile & 1]
            return list(map(min, *ways, [FARTHEST] * 15)) if ways else [FARTHEST] * 15

        self.away = BoundedCache(15, away)
        """By two tiles: the distance."""
        self.nearest = BoundedCache(1 << 15, nearest)
        """By bit mask and tile: the distance to the nearest tile of the mask; FARTHEST for an empty mask."""


_ROADS: Final = BoundedCache(_ARRANGEMENTS, Roads)


# ---- the value


WRITTEN: Final[Weights] = _DATA["written"]  # hand-written weights; learned weights have to beat them
UNREST: Final[Weights] = _DATA["unrest"]  # fixed weights against standing still
_MET: Final = 20_000
_VALUES: Final = 20_000  # cached values of a seat
_RANK: Final = 1000
_GOODS: Final = 10


def moment(row: bytearray) -> Moment:
    """The key of the weights: whether it is the last round, and the most amulets of a seat."""
    seen = look(row)
    return seen.last_round, seen.foremost


class Value:
    """The value for one table size."""

    def __init__(self, weights: Mapping[Moment, Weights]) -> None:
        moments = [(last, amulets) for last in (0, 1) for amulets in range(6)]
        self.weights = {when: {**_nearest(weights, when), **UNREST} for when in moments}
        self.lines = {when: [found.get(name, 0) for name in names()] for when, found in self.weights.items()}
        self._known = {when: BoundedCache(_VALUES, partial(_worth, self.lines[when])) for when in moments}

    def totals(self, row: bytearray) -> list[int]:
        """The value of every seat, in thousandths of a point; of a finished game its standing (E3)."""
        seats = range(row[at.PLAYERS])
        if row[at.PHASE] == at.OVER:
            return [
                _MET * condition(row, seat) + _RANK * at.rank(row, seat) + _GOODS * min(at.goods(row, seat), 90)
                for seat in seats
            ]
        last_round, foremost, seen = look(row)
        known = self._known[last_round, foremost]
        return [known[one] for one in seen]


def _worth(line: Sequence[int], seen: Seen) -> int:
    """The value of one seat."""
    return sum(map(mul, line, amounts(seen)))


def _nearest(weights: Mapping[Moment, Weights], when: Moment) -> Weights:
    """The weights of a moment, or of the nearest moment with weights: training may not have met all."""
    return weights[min(weights, key=lambda known: (known[0] != when[0], abs(known[1] - when[1])))]


@cache
def written() -> Value:
    """The hand-written value, the same for every table size."""
    return Value({(0, 0): WRITTEN})
