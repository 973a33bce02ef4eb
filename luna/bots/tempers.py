"""Tempers: of turns that are worth nearly the same, a character plays the one that he likes.

A game declares what its turns are like (`Evaluator.traits`) and who likes what (`Evaluator.tempers`); which temper a
bot has, the seed says (`core.cast`). A liking never costs more than `NEAR`, so a level stays as strong as it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from luna.bots.evaluator import Evaluator, Scored
from luna.bots.search import utility
from luna.core.game import Position, Turn

Temper = Mapping[str, int]
"""By trait of a turn, how much better one with it seems than it is: thousandths of a game won."""

NEAR: Final = 0.02
"""The share of games won that a turn may be behind the best one to be liked instead of it."""
_EVEN: Final = 2
"""Utilities go from -1 to 1, shares of games won from 0 to 1."""


def preferred(evaluator: Evaluator, position: Position, seen: Sequence[Scored], temper: str | None) -> Turn:
    """What a character plays; `seen`: what turns seem to be worth. Without a temper the best, the first of equals."""
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
