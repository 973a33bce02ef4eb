"""Unmet requirements of a turn, one position for each way to meet them."""

from typing import Any

import pytest

from luna.games.luna.rules.requirements import Lack, lacks, nearest_lacks
from tests.games.luna.factories import position, turn_of


def told(found: tuple[Lack, ...]) -> list[tuple[str, str]]:
    """Code of the refusal and name of the way."""
    return [(lack.why.code, lack.way.name) for lack in found]


def facts(found: tuple[Lack, ...]) -> dict[str, Any]:
    return dict(found[0].way.facts)


@pytest.mark.parametrize(
    ("action", "lacking", "pieces"),
    [
        ("favour book", [("needs-novices", "bring")], {}),
        ("favour book", [("needs-novices", "waking")], {"inactive": {"book": 2}}),
        ("favour book", [("needs-novices", "waking")], {"active": {"book": 1}, "inactive": {"book": 1}}),
        ("favour book", [("needs-novices", "bring")], {"active": {"book": 1}}),
        ("favour book", [("holds-token", "use-token")], {"favours": ["book"]}),
        ("favour book +novice", [("needs-token", "token"), ("needs-novices", "bring")], {}),
        ("recruit book", [("needs-supply", "supply")], {"supply": 0}),
        ("build", [("shrine-here", "builder")], {"shrines": ["sail"]}),
        ("build", [("needs-shrine", "built")], {"shrines_left": 0}),
        ("build", [("needs-token", "token"), ("needs-novices", "bring")], {"favours": []}),
        ("herbs herbs 1", [("herbs-on-herbs", "herbs")], {}),
        ("herbs tide 2", [("needs-token", "token"), ("needs-inactive", "inactive")], {"inactive": {"tide": 1}}),
        ("council book 1", [("needs-novices", "bring")], {}),
        ("sail book>tide", [("needs-token", "token"), ("needs-traveller", "wake")], {}),
        ("sail jetty>tide", [("needs-traveller", "evicted")], {"favours": ["sail"]}),
        ("tide ~sail>tide", [("needs-traveller", "wake")], {"favours": ["tide"]}),
        ("consecrate 10", [("needs-bribery", "guard")], {}),
        ("consecrate 5", [("not-own-tile", "other-tile")], {}),
        ("appoint 25", [("tile-dark", "guard")], {}),
        ("appoint 10", [("needs-bribery", "guard")], {}),
        ("appoint 5", [("tile-claimed", "other-tile")], {}),
        ("book 1>10", [("not-own-novice", "consecrate"), ("needs-token", "token")], {}),
        ("book 1>6", [("not-own-novice", "consecrate")], {"favours": ["book"]}),
        ("book 10>12", [("no-book", "books")], {"favours": ["book"]}),
        ("book 1>1", [("needs-token", "token"), ("has-book", "safe")], {}),
    ],
)
def test_the_way_to_each_requirement(action: str, lacking: list[tuple[str, str]], pieces: Any) -> None:
    row = position(path={5: "red"}, temple={6: "red", 12: "yellow"}, yellow=pieces)
    before = row[:]
    assert told(lacks(row, turn_of(action))) == lacking
    assert row == before


@pytest.mark.parametrize("round", [3, 6])
def test_the_facts_of_a_way(round: int) -> None:
    last = "yes" if round == 6 else "no"
    row = position(round=round, yellow={"active": {"novice": 1, "herbs": 1}, "shrines": ["herbs"]})
    token = {"island": "novice", "cost": 2, "have": 1, "last": last, "enough": "no"}
    assert facts(lacks(row, turn_of("favour book +novice"))) == token
    token = {"island": "herbs", "cost": 1, "have": 1, "last": last, "enough": "yes"}
    assert facts(lacks(row, turn_of("herbs tide 1"))) == token
    assert facts(lacks(row, turn_of("favour tide"))) == {"island": "tide", "tired": 0, "last": last}
    assert facts(lacks(row, turn_of("consecrate 10"))) == {"tile": 10, "island": "novice", "last": last}


def test_another_seat_than_the_first() -> None:
    row = position(round=3, turn="red", path={12: "red"}, red={"favours": ["book"]})
    assert told(lacks(row, turn_of("consecrate 10"))) == [("not-own-tile", "claim")]
    assert told(lacks(row, turn_of("book 1>10"))) == [("not-own-novice", "consecrate")]
    assert told(lacks(row, turn_of("book 1>12"))) == [("not-own-novice", "consecrate")]


def test_the_next_island_of_the_builder() -> None:
    shrine = {"yellow": {"shrines": ["book"]}}
    assert facts(lacks(position(builder="book", **shrine), turn_of("build")))["island"] == "herbs"  # type: ignore[arg-type]
    assert facts(lacks(position(builder="book", round=6, **shrine), turn_of("build")))["island"] == "shrine"  # type: ignore[arg-type]


def test_the_round_that_opens_a_tile() -> None:
    row = position(yellow={"active": {"sail": 2, "novice": 2}})
    assert facts(lacks(row, turn_of("appoint 25"))) == {"round": 6, "before": 5, "last": "no"}
    needs = nearest_lacks(row, [turn_of("appoint 10"), turn_of("appoint 10 +bribery")])
    assert told(needs) == [("needs-token", "bribery")] and facts(needs)["round"] == 2


def test_the_nearest_of_several_turns() -> None:
    row = position(yellow={"active": {"book": 1, "tide": 1}, "favours": ["tide"]})
    one, two = turn_of("council book 2"), turn_of("council book 3")
    assert nearest_lacks(row, [two, one]) == lacks(row, one)
    assert nearest_lacks(row, [turn_of("meditate")]) == ()
    assert told(nearest_lacks(row, [turn_of("appoint 10")])) == [("needs-bribery", "guard")]
    assert told(nearest_lacks(row, [turn_of("favour book +novice")])) == [("needs-token", "token")]
    assert nearest_lacks(row, [turn_of("recruit book +novice"), turn_of("recruit book")]) == lacks(
        row, turn_of("recruit book")
    )
    hopeless, near = turn_of("herbs herbs 1"), turn_of("herbs tide 1")
    assert nearest_lacks(row, [hopeless, near]) == lacks(row, near)
