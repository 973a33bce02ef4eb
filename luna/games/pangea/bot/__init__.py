"""The bot of Pangea, see `luna.bots.evaluator`."""

from typing import Final

from luna.games.pangea.bot import training
from luna.games.pangea.bot.evaluator import evaluator
from luna.games.pangea.bot.training import MATCHES, NAMES, partner

SPEED: Final = {"step_ratio_chess": "<= 0.25", "games_per_s_2p": ">= 400"}  # speed goals of the rules for `bench`
STEPS: Final = (69, 69, 69, 69, 69, 69, 69, 69, 69, 65, 65, 65)
"""In how many games of a hundred each level beats the one below, see `bots.steps`."""

__all__ = ["MATCHES", "NAMES", "SPEED", "STEPS", "evaluator", "partner", "training"]
