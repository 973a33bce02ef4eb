"""What computer players know of Pangea: what a position is worth, and the turns worth a thought."""

from __future__ import annotations

from functools import cache

from luna.games.pangea.bot.evaluator import PangeaEvaluator


def evaluator(position: bytearray) -> PangeaEvaluator:
    """The evaluator, one for every table."""
    return _only()


@cache
def _only() -> PangeaEvaluator:
    """One, so that it remembers."""
    return PangeaEvaluator()
