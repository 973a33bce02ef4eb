"""Every rule has a test: the ids of the papers against the ids that the tests of the rules name."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.luna import factories as luna
from tests.games.pangea import factories as pangea

CHAPTERS = {
    "luna": {"C": 7, "S": 14, "A": 28, "R": 6, "E": 2, "V": 13, "O": 2},
    "pangea": {"C": 7, "G": 3, "S": 8, "T": 4, "M": 6, "W": 4, "A": 6, "P": 3, "B": 4, "E": 4, "X": 3, "O": 2},
}
IDS = {"luna": luna.RULE_IDS, "pangea": pangea.RULE_IDS}
every_game = pytest.mark.parametrize("game", IDS)


def named_in(source: str) -> Iterator[str]:
    """The ids in the `@rule(...)` of the test functions of a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    yield from (str(ast.literal_eval(argument)) for argument in mark.args)


def sources(game: str) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((Path(__file__).parent / game).glob("test_*.py"))]


@every_game
def test_every_rule_has_a_test(game: str) -> None:
    named = {name for source in sources(game) for name in named_in(source)}
    assert set(IDS[game]) == named


def test_a_rule_without_a_test_is_found() -> None:
    named = {name for source in sources("luna") for name in named_in(source.replace('"A15.2"', '"A15"'))}
    assert set(luna.RULE_IDS) - named == {"A15.2"}


def test_a_comment_or_a_helper_is_no_test() -> None:
    assert not list(named_in('# @rule("A1")\n@rule("A1")\ndef helper() -> None: ...'))


def test_a_rule_that_does_not_exist_cannot_be_named() -> None:
    with pytest.raises(ValueError, match=r"A15\.9"):
        luna.rule("A15.9")


@every_game
def test_the_list_is_the_whole_rule_book(game: str) -> None:
    assert Counter(name[0] for name in IDS[game]) == CHAPTERS[game]
    assert len(set(IDS[game])) == len(IDS[game])
