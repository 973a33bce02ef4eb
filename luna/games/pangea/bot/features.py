"""What the value of Pangea sees of a position: whole numbers by name, for every seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from luna.games.pangea.bot.roads import FARTHEST, Roads, roads
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER

RESTLESS: Final = 10
"""Round from which whoever stands still wants to be on the way, more with every round that follows."""
_MOST_RESTLESS: Final = 30
CROWDED: Final = 2
"""Steps that each tribe too many is worth, where somebody is to sell."""
_WANTED: Final = (0, 0, 0, 20, 10, 0)
"""Goods for a condition, by amulets owned (E1)."""
_REMEMBERED: Final = 100_000

_NAMES: Final = (
    *("amulets-1", "amulets-2", "amulets-3", "amulets-4", "amulets-5"),
    *("carried", "carried-near", "carried-at-door", "carried-third"),
    *("goods-few", "goods-more", "goods-wanted", "goods-still-wanted"),
    *("condition", "condition-better"),
    *("producing", "producing-three", "producing-restless", "on-board-restless"),
    *("at-home", "on-board", "tower-crowded"),
    *("market-1", "market-2", "market-3", "market-here", "market-restless"),
    *("to-move", "magic-left", "march-left", "harvest-left"),
    *("price-short", "door-in-time"),
)


def names() -> tuple[str, ...]:
    """All features, in the order of the file of weights."""
    return _NAMES


def features(row: bytearray, seat: int) -> dict[str, int]:
    """All features of one seat that are not nought."""
    return {name: amount for name, amount in zip(_NAMES, amounts(row)[seat], strict=True) if amount}


class Tribes(NamedTuple):
    """What the eight tribes of a people come to, wherever the tiles lie. Tiles in bits, where each counts once."""

    on_board: int
    free: int  # tiles with a tribe that carries nothing
    carriers: tuple[int, ...]  # tiles of those that carry an amulet
    carried: int  # landscapes of these amulets, in bits
    at_home: tuple[int, ...]  # tiles of those at home that carry nothing
    selling: int  # the same


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


def foremost(row: bytearray) -> int:
    """The most amulets that a seat has, in the tower or on the way."""
    found = 0
    for seat in range(row[at.PLAYERS]):
        people = row[at.PEOPLE + seat]
        first, last = at.BLOCK[people]
        found = max(found, at.RANK[row[at.AMULETS + seat] | _tribes(people, bytes(row[first:last])).carried])
    return found


def amounts(row: bytearray) -> list[list[int]]:
    """By seat all its features, in the order of `names`."""
    peoples = [_tribes(people, bytes(row[first:last])) for people, (first, last) in enumerate(at.BLOCK)]
    land = roads(row)
    return [_of(row, seat, peoples, land) for seat in range(row[at.PLAYERS])]


def _of(row: bytearray, seat: int, peoples: list[Tribes], land: Roads) -> list[int]:
    people = row[at.PEOPLE + seat]
    tower, mine = row[at.TOWER + people], peoples[people]
    amulets = row[at.AMULETS + seat]
    rank, have = at.RANK[amulets], at.goods(row, seat)
    carried = len(mine.carriers)
    unrest = min(max(0, at.round_number(row) - RESTLESS), _MOST_RESTLESS)
    near = door = 0
    if carried:
        to_tower = land.away(tower)
        for tile in mine.carriers:
            near += FARTHEST - to_tower[tile]
            door += to_tower[tile] <= 1
    producing = 0
    for tile in mine.at_home:
        producing += row[at.CROWD + tile] <= NUMBER[tile]
    acts = row[at.TURN] == seat
    marches = acts and row[at.PHASE] == at.MAGICAL
    wanted = max(_WANTED[rank], _WANTED[rank + carried])
    met = rank == 5 or (rank == 4 and have >= 10) or (rank >= 3 and have >= 20)
    market = [0, 0, 0]
    if rank + carried < 5 and (have > rank or rank < 3):
        selling = 0
        for other, tribes in enumerate(peoples):
            if other != people:
                selling |= tribes.selling
        closest = _markets(row, amulets | mine.carried, mine.free, selling, land)
        market[: len(closest)] = closest[:3]
        market[5 - rank - carried :] = [0] * (3 - (5 - rank - carried))
    return [
        *(rank >= 1, rank >= 2, rank >= 3, rank >= 4, rank >= 5),
        *(carried, near, door, rank < 3 <= rank + carried),
        *(min(have, 6), min(max(have - 6, 0), 24), min(have, wanted), max(0, wanted - have)),
        *(met, rank - 3 if met else 0),
        *(producing, producing if rank + carried >= 3 else 0),
        *(0 if wanted > have else producing * unrest, mine.on_board * unrest),
        *(len(mine.at_home), mine.on_board, tower < at.NOWHERE and row[at.CROWD + tower] > NUMBER[tower]),
        *(*market, market[0] == FARTHEST, unrest * (FARTHEST * (rank + carried) + market[0])),
        *(acts, row[at.MAGIC] if marches else 0, marches, producing if acts else 0),
        *(max(0, rank + 1 - have), door if marches or row[at.TURN] < seat else 0),
    ]


def _markets(row: bytearray, owned: int, free: int, selling: int, land: Roads) -> list[int]:
    """By missing landscape: how near the own tribes are to somebody who sells there, the nearest first."""
    found = []
    for landscape in range(5):
        if owned >> landscape & 1:
            continue
        best = FARTHEST
        for tile in range(3 * landscape, 3 * landscape + 3):
            if selling >> tile & 1:
                crowded = row[at.CROWD + tile] + (not free >> tile & 1) - NUMBER[tile]
                steps = land.nearest(tile, free) + (crowded * CROWDED if crowded > 0 else 0)
                best = min(best, steps)
        found.append(FARTHEST - best)
    found.sort(reverse=True)
    return found
