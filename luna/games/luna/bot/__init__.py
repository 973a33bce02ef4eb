"""What computer players know of Luna, see `luna.bots.evaluator`."""

from luna.games.luna.bot.evaluator import evaluator
from luna.games.luna.bot.sparring import NAMES, partner

__all__ = ["NAMES", "evaluator", "partner"]
