"""Luna's coach: triggers for advice, and the good turns of a game. Facts only; the words are in `coach.ftl`."""

from typing import Final

from luna.games.luna.coach.deeds import ACTIONS, action, deeds
from luna.games.luna.coach.moment import look, turn
from luna.games.luna.coach.triggers import TRIGGERS
from luna.games.luna.rules.choices import choose

EVENING: Final = choose(("yellow", "red"), "preset", first=0)

__all__ = ["ACTIONS", "EVENING", "TRIGGERS", "action", "deeds", "look", "turn"]
