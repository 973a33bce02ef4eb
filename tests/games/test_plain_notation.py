"""The text of a small game names the line and what was expected there; lines may be blank or have a comment."""

import pytest

from luna.core.game import GameError, IllegalTurn
from luna.games.pebbles import rules

BAG = 'pebbles {"seats": ["red", "blue"], "pebbles": 9, "bag": [1, 1, 1], "turn": 0, "given": 0, "drawn": 0}\n'
PLAIN = 'pebbles {"seats": ["red", "blue"], "pebbles": 9}\n'


def test_lines_may_be_blank_or_commented() -> None:
    assert rules.from_text(f"\ufeff{PLAIN}\n3 # three\n\n4 4 9\n")[1] == [(3,), (4, 4, 9)]
    assert rules.from_text(f"{BAG}5 22\n1\n")[1] == [(5, 22), (1,)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("stones {}", "line 1: expected 'pebbles' and its set-up as JSON"),
        ("pebbles {", "line 1: expected JSON after 'pebbles'"),
        ("pebbles {}", "line 1: the set-up of this game is not one of Pebbles"),
        (f"{PLAIN}1\ntwo", "line 3: expected a turn such as '1' or '2' or '3', not 'two'"),
        (f"{PLAIN}1 # one\n4 4", "line 3: P2"),
        (f"{PLAIN}1 2", "line 2: P1"),
        (f"{BAG}5", "line 2: what is drawn is missing"),
        (f"{BAG}5 1", "line 2: '1' cannot be drawn here"),
        (f"{BAG}5 21\n5 21", "line 3: '21' cannot be drawn here"),
        (f"{BAG}1 5 21", "line 2: P1"),
    ],
)
def test_the_first_bad_line_is_named(text: str, said: str) -> None:
    with pytest.raises(GameError) as refused:
        rules.from_text(text)
    if isinstance(refused.value, IllegalTurn):
        assert f"{refused.value.where}".startswith(said) and refused.value.reason.code
    else:
        assert str(refused.value).startswith(said)
