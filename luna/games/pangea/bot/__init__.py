"""What computer players know of Pangea: what a position is worth, and the turns worth a thought."""

from __future__ import annotations

from functools import cache
from typing import Final

from luna.games.pangea.bot.evaluator import PangeaEvaluator

SPEED: Final = {
    "step_ratio_chess": "<= 0.25",
    "games_per_s_2p": ">= 400",
}
"""What a search needs of the rules: the goals of `bench`."""


def evaluator(position: bytearray) -> PangeaEvaluator:
    """The evaluator, one for every table."""
    return _only()


@cache
def _only() -> PangeaEvaluator:
    """One, so that it remembers."""
    return PangeaEvaluator()
