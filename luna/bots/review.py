"""A finished game looked at again: where a seat gave most away, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from luna.bots.levels import value_for
from luna.bots.oneply import ranked, worth
from luna.core.game import Turn
from luna.games.luna.bot.reasons import Why, reasons
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.position import ACTION, OVER, PHASE, TURN

TRIED: Final = 6
"""Turns that are looked at besides the one that was played."""
_REPLIES: Final = 12  # at most, until the seat is to move again


class Miss(NamedTuple):
    """One turn that could have been better."""

    number: int  # of the turn in the game, 1 = the first
    seat: int
    played: Turn
    better: Turn
    cost: int  # thousandths of a point
    why: tuple[Why, ...]


def look(row: bytearray, number: int, played: Turn) -> Miss | None:
    """What a turn cost; None when nothing better is known. The others are thought to answer with their best."""
    if row[PHASE] != ACTION:
        return None
    seat = row[TURN]
    tried = [turn for _, turn in ranked(row, value_for(row))[:TRIED]]
    best = max(tried, key=lambda turn: settled(after(row, turn), seat))
    cost = settled(after(row, best), seat) - settled(after(row, played), seat)
    if best == played or cost <= 0:
        return None
    return Miss(number, seat, played, best, cost, tuple(reasons(row, seat, best, played)))


def settled(row: bytearray, seat: int) -> int:
    """What a position is worth to a seat once the others have answered, in thousandths of a point."""
    for _ in range(_REPLIES):
        if row[PHASE] == OVER or row[TURN] == seat:
            break
        row = after(row, ranked(row, value_for(row))[0][1])
    return worth(row, seat, value_for(row))


def turning_points(misses: Sequence[Miss | None], most: int = 3) -> list[Miss]:
    """The turns that cost most, in the order of the game."""
    found = sorted((miss for miss in misses if miss is not None), key=lambda miss: -miss.cost)[:most]
    return sorted(found, key=lambda miss: miss.number)
