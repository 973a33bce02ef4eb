"""What bots say at turning points: only there, seldom, and by role in every language."""

import pytest

from luna.core import registry
from luna.games.luna import rules
from luna.games.luna.board.words.remarks import MOMENTS, MOST, Remarks, moment
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.picture import view
from luna.text import Catalogue


def position() -> bytearray:
    return rules.start(rules.deal(rules.choose(("yellow", "red")), bytes(32)))


def test_a_turn_that_brings_little_is_no_turning_point() -> None:
    row = position()
    for points, expected in ((4, None), (5, "gain")):
        told = [ev.Consecrated(0, 11, "book"), ev.Points(0, points, "consecrated", 9)]
        assert moment(told, 0, row, row) == expected
        assert moment(told, 1, row, row) is None, "the points of somebody else"


def test_every_kind_of_turning_point_is_known() -> None:
    row = position()
    evicted = ev.Evicted(1, 12, 0, "jetty")
    home = next(name for number, name in enumerate(ISLANDS) if not any(stands(row, 1, number)))
    met = next(name for number, name in enumerate(ISLANDS) if any(stands(row, 1, number)))
    for told, expected in (
        ([evicted, ev.Consecrated(0, 11, "path"), ev.Points(0, 9, "guard", 9)], "evict"),
        ([ev.Evicted(1, 12, 2, "jetty")], None),
        ([ev.FigureMoved("apostate", (home, met), 0)], "shadow"),
        ([ev.FigureMoved("apostate", (met, home), 0)], None),
        ([ev.FigureMoved("builder", (home, met), 0)], None),
        ([ev.FigureMoved("apostate", (home, met), None)], None),
        ([ev.CandleOut(0, 0), ev.Points(0, 1, "candle", 1)], "candle"),
        ([ev.CandleOut(0, 1)], None),
    ):
        assert moment(told, 0, row, row) == expected, told


def stands(row: bytearray, seat: int, island: int) -> tuple[int, int]:
    one = view(row).seats[seat]
    return one.active[island], one.inactive[island]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_every_role_has_words_and_nobody_talks_too_much(language: str) -> None:
    text, row = Catalogue(language).of("luna"), position()
    for role in registry.characters("luna").roles:
        for turned in MOMENTS:
            remarks = Remarks()
            said = [remarks.next(text, role, turned, row) for _ in range(MOST + 2)]
            assert all(said[:MOST]) and said[0] != said[1] and said[MOST:] == ["", ""]
            assert not any("remark-" in line for line in said)
