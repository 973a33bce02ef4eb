"""The bot of Luna, see `luna.bots.evaluator`."""

from collections.abc import Sequence
from typing import Final

from luna.games.luna.bot.evaluator import evaluator
from luna.games.luna.bot.features import FACTS

STEPS: Final[Sequence[int]] = FACTS["strength"]["steps"]
WAITS: Final = {int(level): seconds for level, seconds in FACTS["strength"]["waits"].items()}

__all__ = ["STEPS", "WAITS", "evaluator"]
