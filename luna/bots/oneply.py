"""One turn ahead: every turn worth considering, by what the position behind it is worth to the seat that acts."""

from __future__ import annotations

import random
from collections.abc import Iterable

from luna.core.game import Turn
from luna.games.luna.bot.turns import after, candidates, single_moves
from luna.games.luna.bot.value import Value, margin
from luna.games.luna.rules.moves import QUARTETS
from luna.games.luna.rules.position import (
    ACTION,
    BASE,
    FAVOUR,
    PHASE,
    PLACE_PAIRS,
    PLACE_SHRINES,
    SHRINE,
    SOLO,
    SUPPLY,
    TURN,
)

Scored = tuple[int, Turn]
"""What a turn is worth, in thousandths of a point, and the turn."""


def ranked(row: bytearray, value: Value) -> list[Scored]:
    """Every candidate, best first; equal ones in the order of the moves."""
    me = row[TURN]
    if row[PHASE] in (PLACE_SHRINES, PLACE_PAIRS):
        scored = [(prepared(after(row, turn), me, value), turn) for turn in single_moves(row)]
    else:
        scored = [(worth(after(row, turn), me, value), turn) for turn in candidates(row, value)]
    return sorted(scored, key=lambda one: (-one[0], one[1]))


def worth(row: bytearray, seat: int, value: Value) -> int:
    """How far the seat is ahead of the others."""
    return margin(value.totals(row), row, seat)


def prepared(row: bytearray, seat: int, value: Value) -> int:
    """What a seat has after its turn of the preparation: the rest of its pieces stand where they are worth most.

    The others are seen as they stand now, and only the own total counts: most of theirs is not on the table yet.
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


def noisy(scored: list[Scored], noise: int, drop: int, rng: random.Random) -> Turn:
    """The best turn by values with a bell-shaped error of `noise`; turns more than `drop` below the best stay out."""
    chosen, top = scored[0][1], None
    for value, turn in near(scored, drop):
        seen = value + bell(rng, noise)
        if top is None or seen > top:
            top, chosen = seen, turn
    return chosen


def near(scored: list[Scored], drop: int) -> list[Scored]:
    """The turns that are no more than `drop` below the best; best first, as they come."""
    return [one for one in scored if scored[0][0] - one[0] <= drop]


def bell(rng: random.Random, width: int) -> int:
    """An error of about that standard deviation; a sum of uniform numbers, because it is the same on every machine."""
    return int(width * (sum([rng.random() for _ in range(6)]) - 3) * 1.414)
