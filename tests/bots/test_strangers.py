"""No simple idea beats the shipped players of Pangea, and the simple players follow the rules."""

import pytest

from luna.games.pangea import rules
from tests.bots import strangers
from tests.workshop import matches

SEED = 3


@pytest.mark.parametrize("idea", [*strangers.IDEAS, "rollouts"])
def test_an_outside_strategy_plays_legal_turns(idea: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "LONGEST", 30)
    monkeypatch.setattr(strangers, "ROLLOUTS", 1)

    def checked(row: bytearray, seed: int) -> tuple[int, ...]:
        turn = strangers.stranger(idea)(row, seed)
        assert rules.why_not(row, turn) is None
        return turn

    matches.play_game("pangea", [checked] * 3, SEED)


@pytest.mark.slow
@pytest.mark.parametrize("idea", strangers.IDEAS)
def test_one_ply_is_not_beaten_by_a_simple_idea(idea: str) -> None:
    wins, _ = strangers.beaten("level-9", idea, 2, 8, SEED)
    assert wins >= 5
