"""Tempers: among turns of nearly equal value a character prefers some traits.

A game declares the traits of its turns (`Evaluator.traits`) and the preferences of each role (`Evaluator.tempers`); the
seed of a bot decides its role (`core.cast`). A preference costs at most `NEAR`, so a level keeps its strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from luna.bots.evaluator import Evaluator, Scored
from luna.bots.search import utility
from luna.core.game import Position, Turn

NEAR: Final = 0.02
"""The maximum loss in win rate that a preference may cost."""
_EVEN: Final = 2
"""Utilities range from -1 to 1, win rates from 0 to 1."""


def preferred(evaluator: Evaluator, position: Position, seen: Sequence[Scored], temper: str | None) -> Turn:
    """The turn of a character; `seen`: turns with their perceived values. Without a temper the first of the best."""
    best = max(seen, key=lambda one: one[0])
    likings = {} if temper is None else evaluator.tempers.get(temper, {})
    if not likings or evaluator.opening(position):
        return best[1]
    chosen, most = best[1], float("-inf")
    for worth, turn in seen:
        behind = (utility(best[0], evaluator.scale) - utility(worth, evaluator.scale)) / _EVEN
        if behind <= NEAR:
            traits = evaluator.traits(position, turn)
            liked = sum([weight * traits.get(trait, 0) for trait, weight in likings.items()]) / 1000 - behind
            if liked > most:
                chosen, most = turn, liked
    return chosen
