"""The value of a position: amulets and the way to them, goods, tribes that produce. Made by hand, not learned yet.

All amounts are thousandths of a point; a point is about a good in the hand.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, NUMBER
from luna.games.pangea.rules.legal import land, sells
from luna.games.pangea.rules.play import condition, producing

IN_TOWER: Final = (0, 9000, 18000, 30000, 40000, 60000)
"""By amulets in the tower."""
CARRIED: Final = 6500
"""An amulet on the way, at the door of the tower."""
STEP: Final = 900
"""What every step costs that it is away."""
GOOD: Final = 450
DEAR: Final = 900
"""A good for whoever has three amulets or more, as long as goods are what is missing (E1)."""
PRODUCES: Final = 1500
AT_HOME: Final = 350
ON_BOARD: Final = 250
SELLER: Final = 1900
"""A missing amulet that could be bought now by a tribe that stands there."""
FARTHEST: Final = 6
MET: Final = 12000
"""A condition that is met counts more, the better it is."""


def totals(row: bytearray) -> list[int]:
    """The value of a position by seat."""
    players = row[at.PLAYERS]
    away = _distances(row)
    worth = [_worth(row, seat, away) for seat in range(players)]
    if row[at.PHASE] == at.OVER:
        return [100_000 * condition(row, seat) + worth[seat] for seat in range(players)]
    return worth


def _distances(row: bytearray) -> list[list[int]]:
    """Steps from tile to tile over land, FARTHEST where there is no way."""
    near = land(row).near
    out = []
    for tile in range(15):
        steps = [FARTHEST] * 15
        steps[tile] = 0
        waiting = deque([tile])
        while waiting:
            here = waiting.popleft()
            for other in near[here]:
                if steps[other] > steps[here] + 1:
                    steps[other] = steps[here] + 1
                    waiting.append(other)
        out.append(steps)
    return out


def _worth(row: bytearray, seat: int, away: list[list[int]]) -> int:
    people = row[at.PEOPLE + seat]
    amulets, have = at.rank(row, seat), at.goods(row, seat)
    wanted = (0, 0, 0, 20, 10, 0)[amulets]
    worth = IN_TOWER[amulets] + MET * condition(row, seat)
    worth += DEAR * min(have, wanted) + GOOD * max(0, min(have, 25) - wanted)
    tower = row[at.TOWER + people]
    first, last = at.BLOCK[people]
    free: list[int] = []
    for home, place in zip(at.HOME_OF[people], row[first:last], strict=True):
        if place < at.IN_HAND:
            tile, amulet = divmod(place % at.MOVED, 6)
            worth += ON_BOARD
            if amulet:
                worth += CARRIED - STEP * (away[tile][tower] if tower < at.NOWHERE else FARTHEST)
            else:
                free.append(tile)
                worth += AT_HOME if tile // 3 == HOMES[people][home] else 0
    worth += PRODUCES * len(producing(row, people))
    if amulets < 4:
        worth += _market(row, seat, people, free, away)
    return worth


def _market(row: bytearray, seat: int, people: int, free: list[int], away: list[list[int]]) -> int:
    """How near the own tribes are to somebody who sells what is missing."""
    owned, found = at.owned(row, seat), 0
    for landscape in range(5):
        if owned >> landscape & 1:
            continue
        best = FARTHEST
        for tile in range(3 * landscape, 3 * landscape + 3):
            if row[at.CROWD + tile] <= NUMBER[tile] and any(
                sells(row, other, tile) for other in range(5) if other != people
            ):
                best = min([best, *(away[mine][tile] for mine in free)])
        found += SELLER * (FARTHEST - best) // FARTHEST
    return found
