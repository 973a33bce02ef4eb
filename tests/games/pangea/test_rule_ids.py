"""Every rule has a test: the ids of the paper against the ids that the tests name."""

from pathlib import Path

from tests.games.luna.test_rule_ids import named_in
from tests.games.pangea.factories import RULE_IDS


def named() -> set[str]:
    here = Path(__file__).parent
    return {name for path in here.glob("test_rules_*.py") for name in named_in(path.read_text("utf-8"))}


def test_every_rule_has_a_test() -> None:
    assert set(RULE_IDS) == named()


def test_the_list_is_the_whole_rule_book() -> None:
    chapters = {letter: sum(name[0] == letter for name in RULE_IDS) for letter in "CGSTMWAPBEXO"}
    assert chapters == {"C": 7, "G": 3, "S": 8, "T": 4, "M": 6, "W": 4, "A": 6, "P": 3, "B": 4, "E": 4, "X": 3, "O": 2}
    assert len(set(RULE_IDS)) == len(RULE_IDS) == sum(chapters.values())
