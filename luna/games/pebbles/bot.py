"""The bot of Pebbles: the default evaluator, with playouts and search."""

from typing import ClassVar, Final

from luna.bots.evaluator import Evaluator
from luna.games.pebbles import rules


class PebblesEvaluator(Evaluator):
    """The default evaluator for a game in which only the winner has a point."""

    scale: ClassVar[int] = 1


_EVERYWHERE: Final = PebblesEvaluator(rules)


def evaluator(position: bytearray) -> Evaluator:
    """The evaluator, the same for every number of seats."""
    return _EVERYWHERE
