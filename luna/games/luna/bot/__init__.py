"""The bot of Luna, see `luna.bots.evaluator`."""

from collections.abc import Mapping, Sequence
from typing import Final

from luna.games.luna.bot import training
from luna.games.luna.bot.evaluator import evaluator
from luna.games.luna.bot.features import FACTS
from luna.games.luna.bot.training import MATCHES, NAMES, partner

SPEED: Final[Mapping[str, str]] = FACTS["speed"]
STEPS: Final[Sequence[int]] = FACTS["strength"]["steps"]
WAITS: Final = {int(level): seconds for level, seconds in FACTS["strength"]["waits"].items()}

__all__ = ["MATCHES", "NAMES", "SPEED", "STEPS", "WAITS", "evaluator", "partner", "training"]
