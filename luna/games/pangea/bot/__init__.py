"""The bot of Pangea, see `luna.bots.evaluator`."""

from typing import Final

from luna.games.pangea.bot.evaluator import evaluator

STEPS: Final = (62, 67, 70, 82, 61, 67, 71, 73, 66, 72, 62, 62)
"""In how many games of a hundred each level beats the one below, see `bots.steps`."""

__all__ = ["STEPS", "evaluator"]
