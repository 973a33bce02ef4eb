"""The expected result of an act at a table: an outcome, or a refusal."""

import pytest

from luna.core.game import Reason
from luna.table.chronicle import Outcome
from tests.log.helpers import GAMES

BOTH = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def outcome(result: Outcome | Reason) -> Outcome:
    assert isinstance(result, Outcome), result
    return result


def code(result: Outcome | Reason | None) -> str:
    assert isinstance(result, Reason), result
    return result.code
