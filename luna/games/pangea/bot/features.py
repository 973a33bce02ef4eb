"""What the value of Pangea sees of a position: whole numbers by name, for one seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from luna.games.pangea.bot.roads import FARTHEST, away, roads
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER
from luna.games.pangea.rules.legal import SELLERS

RESTLESS: Final = 10
"""Round from which whoever stands still wants to be on the way, more with every round that follows."""
_MOST_RESTLESS: Final = 30
CROWDED: Final = 2
"""Steps that each tribe too many is worth, where somebody is to sell."""
_WANTED: Final = (0, 0, 0, 20, 10, 0)
"""Goods for a condition, by amulets owned (E1)."""

_NAMES: Final = (
    *("amulets-1", "amulets-2", "amulets-3", "amulets-4", "amulets-5"),
    *("carried", "carried-near", "carried-at-door", "carried-third"),
    *("goods-few", "goods-more", "goods-wanted", "goods-still-wanted"),
    *("condition", "condition-better"),
    *("producing", "producing-three", "at-home", "on-board", "tower-crowded"),
    *("producing-restless", "on-board-restless", "market-restless"),
    *("market-1", "market-2", "market-3", "market-here"),
    "to-move",
)


def names() -> tuple[str, ...]:
    """All features, in the order of the file of weights."""
    return _NAMES


def features(row: bytearray, seat: int) -> dict[str, int]:
    """All features of one seat that are not nought."""
    return {name: amount for name, amount in _of(row, seat) if amount}


def _of(row: bytearray, seat: int) -> Iterator[tuple[str, int]]:
    people, known = row[at.PEOPLE + seat], roads(row)
    tower, first = row[at.TOWER + people], at.BLOCK[people][0]
    homes, here = HOMES[people], at.HOME_OF[people]
    rank, have, price = at.rank(row, seat), at.goods(row, seat), at.rank(row, seat) + 1
    owned = row[at.AMULETS + seat]
    unrest = min(max(0, at.round_number(row) - RESTLESS), _MOST_RESTLESS)
    to_tower = away(row, known, tower) if tower < at.NOWHERE else [FARTHEST] * 15
    carried = near = door = producing = at_home = on_board = 0
    free: set[int] = set()
    for number in range(8):
        place = row[first + number]
        if place >= at.IN_HAND:
            continue
        tile, amulet = divmod(place % at.MOVED, 6)
        on_board += 1
        if amulet:
            owned |= 1 << amulet - 1
            carried += 1
            near += FARTHEST - to_tower[tile]
            door += to_tower[tile] <= 1
            continue
        free.add(tile)
        if tile // 3 == homes[here[number]]:
            at_home += 1
            producing += row[at.CROWD + tile] <= NUMBER[tile]
    for count in range(1, rank + 1):
        yield f"amulets-{count}", 1
    yield "carried", carried
    yield "carried-near", near
    yield "carried-at-door", door
    yield "carried-third", int(rank < 3 <= rank + carried)
    wanted = max(_WANTED[min(rank, 5)], _WANTED[min(rank + carried, 5)])
    yield "goods-few", min(have, 6)
    yield "goods-more", min(max(have - 6, 0), 24)
    yield "goods-wanted", min(have, wanted)
    yield "goods-still-wanted", max(0, wanted - have)
    met = rank == 5 or (rank == 4 and have >= 10) or (rank >= 3 and have >= 20)
    yield "condition", int(met)
    yield "condition-better", rank - 3 if met else 0
    yield "producing", producing
    yield "producing-three", producing if rank + carried >= 3 else 0
    yield "producing-restless", 0 if wanted > have else producing * unrest
    yield "on-board-restless", on_board * unrest
    yield "at-home", at_home
    yield "on-board", on_board
    yield "tower-crowded", int(tower < at.NOWHERE and row[at.CROWD + tower] > NUMBER[tower])
    closest = sorted(_markets(row, people, owned, free, known), reverse=True) if have >= price or rank < 3 else []
    for number, found in enumerate(closest[: min(3, 5 - rank - carried)], start=1):
        yield f"market-{number}", found
    if closest and rank + carried < 5:
        yield "market-here", int(closest[0] == FARTHEST)
    yield "market-restless", unrest * (FARTHEST * (rank + carried) + (closest[0] if closest else 0))
    yield "to-move", int(row[at.TURN] == seat)


def _markets(row: bytearray, people: int, owned: int, free: set[int], known: dict[int, list[int]]) -> Iterator[int]:
    """By missing landscape: how near the own tribes are to somebody who sells there."""
    for landscape in range(5):
        if owned >> landscape & 1:
            continue
        best = FARTHEST
        for tile in range(3 * landscape, 3 * landscape + 3):
            crowded = max(0, row[at.CROWD + tile] + (tile not in free) - NUMBER[tile]) * CROWDED
            if crowded < best and any(
                seller != people and row.find(tile * 6, first, last) >= 0 for seller, first, last in SELLERS[landscape]
            ):
                steps = away(row, known, tile)
                for mine in free:
                    best = min(best, steps[mine] + crowded)
        yield FARTHEST - best
