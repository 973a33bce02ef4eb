"""Every tip: a position that calls for it and one, a little different, that does not."""

from __future__ import annotations

from typing import Any

import pytest

from luna.games.luna import rules as game
from luna.games.luna.board.targets import Target
from luna.games.luna.board.words.tips import NAMES, Tip, tip
from luna.games.luna.rules.picture import forecast, view
from tests.games.luna.factories import position

Facts = dict[str, Any]
BUSY = {"tide": 2, "novice": 2}


def tip_of(facts: Facts, name: str) -> Tip | None:
    """The tip of that name, all others having been seen."""
    row = position(**facts)
    return tip(view(row), forecast(row), game.legal(row), frozenset(NAMES) - {name})


CASES: list[tuple[str, str, Target, Facts, Facts]] = [
    (
        "shrine",
        "shrine",
        Target("build", "sail"),
        {"yellow": {"active": {"sail": 2}, "favours": ["shrine"]}},
        {"yellow": {"active": {"sail": 1, "tide": 1}, "favours": ["shrine"]}},  # one novice short
    ),
    (
        "shrine",
        "shrine-token",
        Target("stack", "shrine"),
        {"yellow": {"active": {"sail": 2, "shrine": 2}}},
        {"yellow": {"active": {"sail": 2, "shrine": 2}, "shrines": ["sail"]}},  # built there already
    ),
    (
        "shrine",
        "shrine-token",
        Target("stack", "shrine"),
        {"builder": "shrine", "yellow": {"active": {"shrine": 4}}},
        {"builder": "shrine", "yellow": {"active": {"shrine": 3}}},  # the token takes two of them
    ),
    (
        "appoint",
        "appoint",
        Target("tile", tile=10),
        {"round": 2, "yellow": {"active": {"novice": 2}}},
        {"round": 4, "yellow": {"active": {"novice": 2}}},  # not early any more
    ),
    (
        "appoint",
        "appoint",
        Target("tile", tile=10),
        {"round": 2, "yellow": {"active": {"novice": 2}}},
        {"round": 2, "path": {5: "yellow"}, "yellow": {"active": {"novice": 2}}},  # one is on the way already
    ),
    (
        "council",
        "council",
        Target("seat", number=1),
        {"yellow": {"active": {"book": 1, "tide": 1}}, "red": {"active": {"book": 1}}},
        {"yellow": {"active": {"book": 1, "tide": 1}}, "red": {"active": {"book": 2}}},  # no tie
    ),
    (
        "council",
        "council",
        Target("seat", number=1),
        {"yellow": {"active": {"book": 1, "tide": 1}}, "red": {"active": {"book": 1}}},
        {  # one step is not enough
            "council": [("yellow", 0), ("red", 3)],
            "yellow": {"active": {"book": 1, "tide": 1}},
            "red": {"active": {"book": 1}},
        },
    ),
    (
        "council",
        "council",
        Target("seat", number=1),
        {"yellow": {"active": {"book": 1, "tide": 1}}, "red": {"active": {"book": 1}}},
        {"yellow": {"active": {"book": 1}}, "red": {"active": {"book": 1}}},  # nobody elsewhere to do it
    ),
    (
        "tide",
        "tide",
        Target("island", "shrine"),
        {"candles": 1, "yellow": {"inactive": {"tide": 2}, "favours": ["tide"]}},
        {"candles": 3, "yellow": {"inactive": {"tide": 2}, "favours": ["tide"]}},  # the round is young
    ),
    (
        "tide",
        "tide",
        Target("island", "shrine"),
        {"candles": 1, "yellow": {"inactive": {"tide": 2}, "favours": ["tide"]}},
        {"candles": 1, "round": 6, "yellow": {"inactive": {"tide": 2}, "favours": ["tide"]}},  # nothing comes after
    ),
    (
        "tide",
        "journey",
        Target("island", "shrine"),
        {"candles": 1, "yellow": {"active": {"tide": 1}}},
        {"candles": 1, "yellow": {"active": {"book": 1}}},  # with the Priestess: they count there now
    ),
    (
        "recruit",
        "recruit",
        Target("recruit", "tide"),
        {"yellow": {"active": {"tide": 2}}},
        {"yellow": {"active": {"tide": 2}, "supply": 0}},
    ),
    (
        "favour",
        "favour",
        Target("stack", "tide"),
        {"yellow": {"active": {"tide": 1, "novice": 2}, "shrines": ["tide"]}},
        {"yellow": {"active": BUSY, "favours": ["book", "sail", "herbs"]}},  # three are enough
    ),
]


@pytest.mark.parametrize(("name", "key", "thing", "calls", "does_not"), CASES)
def test_a_tip_comes_where_it_helps(name: str, key: str, thing: Target, calls: Facts, does_not: Facts) -> None:
    found = tip_of(calls, name)
    assert found is not None and (found.name, found.key, found.thing) == (name, key, thing)
    assert tip_of(does_not, name) is None


def test_all_are_tried() -> None:
    assert {case[0] for case in CASES} == set(NAMES) - {"welcome"}


def test_the_aim_is_told_at_the_very_first_decision_and_never_again() -> None:
    row = game.start(game.deal(game.choose(("yellow", "red"), "free"), b"1" * 32))
    assert view(row).phase == "preparation"

    def found(row: bytearray, seen: set[str]) -> Tip | None:
        return tip(view(row), forecast(row), game.legal(row), frozenset(seen))

    assert (first := found(row, set())) is not None and first.name == "welcome"
    assert found(row, {"welcome"}) is None
    later = position(yellow={"active": {"tide": 2}}, round=3)
    assert (other := found(later, set())) is not None and other.name != "welcome"


def test_a_seen_tip_makes_room_for_the_next() -> None:
    row = position(yellow={"active": {"sail": 2, "novice": 2}, "favours": ["shrine"]}, round=2)
    seen: set[str] = set()
    order = []
    while (found := tip(view(row), forecast(row), game.legal(row), frozenset(seen))) is not None:
        order.append(found.name)
        seen.add(found.name)
    assert order == ["shrine", "appoint", "recruit", "favour"]


def test_no_tip_without_an_action_to_choose() -> None:
    dealt = game.deal(game.choose(("yellow", "red"), "free"), b"1" * 32)
    row = game.start(dealt)
    assert view(row).phase == "preparation"
    assert tip(view(row), forecast(row), game.legal(row), frozenset({"welcome"})) is None
    assert tip_of({"phase": "over", "yellow": {"active": {"tide": 2}}}, "recruit") is None
