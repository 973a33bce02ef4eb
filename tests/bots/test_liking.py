"""A temper chooses only among turns nearly as good as the best."""

from collections.abc import Mapping
from typing import ClassVar

import pytest

from luna.bots.evaluator import Evaluator
from luna.bots.levels import NEAR, preferred
from luna.bots.search import utility
from luna.core import registry
from luna.core.game import Position, Turn


class Fond(Evaluator):
    """An evaluator that prefers turn 7."""

    tempers: ClassVar[Mapping[str, Mapping[str, int]]] = {"fond": {"seven": 500}}

    def opening(self, position: Position) -> bool:
        return False

    def traits(self, position: Position, turn: Turn) -> Mapping[str, int]:
        return {"seven": 1} if turn == (7,) else {}


@pytest.mark.parametrize(("share", "chosen"), [(0.0, 7), (0.9 * NEAR, 7), (1.1 * NEAR, 1), (10 * NEAR, 1)])
def test_a_preferred_turn_is_played_only_when_near_the_best(share: float, chosen: int) -> None:
    rules = registry.load("pebbles")
    evaluator, best = Fond(rules), 0
    worth = next(-points for points in range(100_000) if -utility(-points, evaluator.scale) / 2 >= share)
    row = bytearray(4)
    assert preferred(evaluator, row, [(best, (1,)), (worth, (7,))], "fond") == (chosen,)
    assert preferred(evaluator, row, [(best, (1,)), (worth, (7,))], None) == (1,), "without a temper the best"
