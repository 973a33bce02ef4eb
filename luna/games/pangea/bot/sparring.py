"""Sparring partners for matches: the hand-written value."""

from __future__ import annotations

from typing import Final

from luna.bots.evaluator import Player
from luna.bots.oneply import ranked
from luna.games.pangea.bot.evaluator import PangeaEvaluator
from luna.games.pangea.bot.value import written

NAMES: Final = "written"
"""The names that `partner` accepts."""
MATCHES: Final = (("level-3", "written"),)
"""Matches of the ladder beside the levels."""


def partner(name: str) -> Player | None:
    """The player of that name, or None."""
    if name == "written":
        plain = PangeaEvaluator(written())
        return lambda row, seed: ranked(plain, row)[0][1]
    return None
