"""The bot of Luna, see `luna.bots.evaluator`."""

from typing import Final

from luna.games.luna.bot import training
from luna.games.luna.bot.evaluator import evaluator
from luna.games.luna.bot.training import MATCHES, NAMES, partner

SPEED: Final = {
    "step_ratio_chess": "<= 0.10",
    "apply_ratio_chess": "<= 0.77",
    "legal_ratio_chess": "<= 0.15",
    "copy_ratio_chess": "<= 0.12",
    "perft_ratio_chess": ">= 20",
    "import_ratio_chess": "<= 0.45",
    "games_per_s": ">= 500",
    "games_per_s_2p": ">= 1000",
    "replay_ms": "<= 0.28",
    "undo_ms": "<= 0.5",
}
"""Speed goals of the rules for `bench`."""
WAITS: Final = {10: 3, 11: 10}
"""Seconds that a turn of a level may take in pure Python, see `bots.longest_wait`."""
STEPS: Final = (71, 72, 75, 76, 72, 78, 79, 80, 79, 71, 73)
"""In how many games of a hundred each level beats the one below, see `bots.steps`."""

__all__ = ["MATCHES", "NAMES", "SPEED", "STEPS", "WAITS", "evaluator", "partner", "training"]
