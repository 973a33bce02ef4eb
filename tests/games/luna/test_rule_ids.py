"""Every rule has a test: the ids of docs/rules-luna.md against the ids that the tests name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.luna.factories import RULE_IDS, rule


def named_in(source: str) -> Iterator[str]:
    """The ids in the `@rule(...)` of the test functions of a source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                    yield from (str(ast.literal_eval(argument)) for argument in mark.args)


def untested(sources: list[str]) -> list[str]:
    """The rules that no test of these sources names."""
    named = {name for source in sources for name in named_in(source)}
    return [name for name in RULE_IDS if name not in named]


def sources() -> list[str]:
    return [path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py"))]


def test_every_rule_has_a_test() -> None:
    assert untested(sources()) == []


def test_a_rule_without_a_test_is_noticed() -> None:
    assert untested([source.replace('"A15.2"', '"A15"') for source in sources()]) == ["A15.2"]


def test_a_comment_or_a_helper_is_no_test() -> None:
    assert "A1" in untested(['# @rule("A1")\n@rule("A1")\ndef helper() -> None: ...'])


def test_a_rule_that_does_not_exist_cannot_be_named() -> None:
    with pytest.raises(ValueError, match=r"A15\.9"):
        rule("A15.9")


def test_the_list_is_the_whole_rule_book() -> None:
    chapters = {letter: sum(name[0] == letter and "." not in name for name in RULE_IDS) for letter in "CSAREVO"}
    assert chapters == {"C": 7, "S": 14, "A": 18, "R": 6, "E": 2, "V": 13, "O": 2}
    assert sum("." in name for name in RULE_IDS) == 10
