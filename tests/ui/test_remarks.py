"""What bots say at turning points: only there, seldom, and by role in every language."""

import pytest

from luna.core import registry
from luna.games.luna import rules
from luna.games.luna.board.words.remarks import MOST, Remarks, moment
from luna.games.luna.rules import events as ev
from luna.text import Catalogue


def position() -> bytearray:
    return rules.start(rules.deal(rules.choose(("yellow", "red")), bytes(32)))


def test_a_turn_that_brings_little_is_no_turning_point() -> None:
    row = position()
    for points, expected in ((4, None), (5, "gain")):
        told = [ev.Consecrated(0, 11, "book"), ev.Points(0, points, "consecrated", 9)]
        assert moment(told, 0, row, row) == expected
        assert moment(told, 1, row, row) is None, "the points of somebody else"


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_every_role_has_words_and_nobody_talks_too_much(language: str) -> None:
    text, row = Catalogue(language).of("luna"), position()
    for role in registry.characters("luna").roles:
        for turned in ("gain", "lead"):
            remarks = Remarks()
            said = [remarks.next(text, role, turned, row) for _ in range(MOST + 2)]
            assert all(said[:MOST]) and said[0] != said[1] and said[MOST:] == ["", ""]
            assert not any("remark-" in line for line in said)
