"""The bot of Pangea, see `luna.bots.evaluator`."""

from __future__ import annotations

from typing import Final

from luna.games.pangea.bot import training
from luna.games.pangea.bot.evaluator import evaluator
from luna.games.pangea.bot.training import MATCHES, NAMES, partner

SPEED: Final = {"step_ratio_chess": "<= 0.25", "games_per_s_2p": ">= 400"}
"""Speed goals of the rules for `bench`."""

__all__ = ["MATCHES", "NAMES", "SPEED", "evaluator", "partner", "training"]
