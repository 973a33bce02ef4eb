"""Pangea's coach: triggers for advice, and the good turns of a game. Facts only; the words are in `coach.ftl`."""

from typing import Final

from luna.core.options import Options
from luna.games.pangea.coach.deeds import ACTIONS, action, deeds
from luna.games.pangea.coach.moment import look, turn
from luna.games.pangea.coach.triggers import TRIGGERS

EVENING: Final = Options(("blue", "green"), first=0)

__all__ = ["ACTIONS", "EVENING", "TRIGGERS", "action", "deeds", "look", "turn"]
