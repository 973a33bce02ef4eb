"""What computer players know of Pebbles: that one point decides it. Playouts and the search do the rest."""

from __future__ import annotations

from typing import ClassVar, Final

from luna.bots.evaluator import Evaluator
from luna.games.pebbles import rules


class PebblesEvaluator(Evaluator):
    """The default, for a game in which the winner has a point and nobody else has any."""

    scale: ClassVar[int] = 1


_EVERYWHERE: Final = PebblesEvaluator(rules)


def evaluator(position: bytearray) -> Evaluator:
    """The evaluator, one for every number of seats."""
    return _EVERYWHERE
