"""The value of a turn of the preparation: the best total after completing the seat's set-up."""

from __future__ import annotations

from collections.abc import Iterable

from luna.games.luna.bot.value import Value
from luna.games.luna.rules.moves import QUARTETS
from luna.games.luna.rules.position import ACTION, BASE, FAVOUR, PHASE, SHRINE, SOLO, SUPPLY, TURN


def prepared(row: bytearray, seat: int, value: Value) -> int:
    """The total of a seat after a turn of the preparation, with the rest of its pieces placed in the best way.

    The pieces of the others stay as they are. Their totals are ignored, since most of their pieces are not placed yet.
    """
    row = row[:]
    base = BASE[seat]
    shrine = row.index(1, base + SHRINE) - base - SHRINE
    row[PHASE] = ACTION
    row[TURN] = 1 if row[SOLO] else 0
    quartets: Iterable[tuple[int, ...]] = QUARTETS
    if any(row[base : base + 7]):
        quartets = [tuple(isle for isle in range(7) if row[base + isle])]
    else:
        row[base + SUPPLY] -= 8
    best = -(1 << 30)
    for isles in quartets:
        if shrine not in isles:
            row[base : base + 7] = bytes(2 if isle in isles else 0 for isle in range(7))
            row[base + FAVOUR : base + SUPPLY] = bytes(isle not in isles and isle != shrine for isle in range(7))
            best = max(best, value.totals(row)[seat])
    return best
