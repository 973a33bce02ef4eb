"""The review of a finished game: the most expensive errors of a seat, with better turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.bots.answers import Miss
from luna.bots.evaluator import Evaluator
from luna.bots.oneply import ranked, worth
from luna.core.game import Position, Turn

TRIED: Final = 6
"""Candidates that are compared with the played turn."""
_REPLIES: Final = 12  # maximum turns of the others until the seat is to move again


def look(evaluator: Evaluator, position: Position, number: int, played: Turn) -> Miss | None:
    """The cost of a turn; None without a better one. The others are assumed to answer with their best turn."""
    seat = evaluator.to_move(position)
    if seat is None or not evaluator.reviewed(position):
        return None
    tried = [turn for _, turn in ranked(evaluator, position)[:TRIED]]
    best = max(tried, key=lambda turn: settled(evaluator, evaluator.after(position, turn), seat))
    cost = settled(evaluator, evaluator.after(position, best), seat)
    cost -= settled(evaluator, evaluator.after(position, played), seat)
    if best == played or cost <= 0:
        return None
    return Miss(number, seat, played, best, cost, tuple(evaluator.reasons(position, best, played)))


def settled(evaluator: Evaluator, position: Position, seat: int) -> int:
    """The value of a position to a seat after the answers of the others, in thousandths of a point.

    A chance node ends the answers and counts as its expected value.
    """
    for _ in range(_REPLIES):
        if evaluator.to_move(position) in (seat, None):
            break
        position = evaluator.after(position, ranked(evaluator, position)[0][1])
    return worth(evaluator, position, seat)


def turning_points(misses: Sequence[Miss | None], most: int = 3) -> list[Miss]:
    """The most expensive misses, in the order of the game."""
    found = sorted((miss for miss in misses if miss is not None), key=lambda miss: -miss.cost)[:most]
    return sorted(found, key=lambda miss: miss.number)
