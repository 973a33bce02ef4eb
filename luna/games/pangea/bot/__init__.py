"""The bot of Pangea, see `luna.bots.evaluator`."""

from typing import Final

from luna.games.pangea.bot.evaluator import evaluator

STEPS: Final = (69, 69, 69, 69, 69, 69, 69, 69, 69, 65, 65, 65)
"""In how many games of a hundred each level beats the one below, see `bots.steps`."""

__all__ = ["STEPS", "evaluator"]
