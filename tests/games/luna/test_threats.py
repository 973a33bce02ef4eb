"""Threats, evictions, routes and races in single positions; `test_previews.py` compares them with brute force."""

from luna.games.luna.rules import position as at
from luna.games.luna.rules.threats import Race, Threat, evictions, next_race, next_round, race, routes, stands, threats
from tests.games.luna.factories import position, rule

# With two players tile 12 (group 1) has the neighbours 1, 2, 13 and 15 (group 2), 21 (group 4) and 25 (group 5).


@rule("A15.2")
def test_higher_tiles_of_others_threaten() -> None:
    row = position(round=3, path={15: "red", 21: "yellow"}, temple={12: "yellow", 13: "red"})
    assert threats(row, 12, 0) == (Threat(15, (1,), "next"), Threat(25, (1,), "dark"))
    assert [(stand.tile, stand.owner, stand.book) for stand in stands(row)] == [
        (1, 0, True),
        (2, 1, True),
        (12, 0, False),
        (13, 1, False),
    ]
    assert all(not stand.threats for stand in stands(row) if stand.book)
    assert stands(row)[3].threats == (Threat(18, (0,), "bribable"), Threat(28, (0,), "dark"))
    assert evictions(row, 1, 15) == (12,) and evictions(row, 0, 15) == (13,)


@rule("A15.1", "A14.4")
def test_bribery_brings_a_tile_nearer() -> None:
    near = {"round": 2, "path": {15: "red"}, "temple": {12: "yellow"}}
    assert threats(position(**near), 12, 0)[0] == Threat(13, (1,), "bribable")  # type: ignore[arg-type]
    assert threats(position(**near), 12, 0)[1] == Threat(15, (1,), "bribable")  # type: ignore[arg-type]
    bribed = position(**near, red={"favours": ["bribery"]})  # type: ignore[arg-type]
    assert threats(bribed, 12, 0)[:2] == (Threat(13, (1,), "bribable"), Threat(15, (1,), "next"))


@rule("V5")
def test_the_automaton_hunts_from_a_round_on() -> None:
    row = position(solo=1, round=2, temple={12: "yellow"})
    assert {one.tile: (one.seats, one.reach, one.round) for one in threats(row, 12, 1)} == {
        13: ((0,), "round", 3),
        15: ((0,), "round", 3),
        21: ((0,), "round", 5),
        25: ((0,), "round", 6),
    }
    assert {one.round for one in threats(position(solo=1, round=5, temple={12: "yellow"}), 12, 1)} == {6}
    begins = position(solo=1, round=5, phase="round-start", temple={12: "yellow"})
    assert {one.round for one in threats(begins, 12, 1)} == {5, 6}
    assert not threats(position(solo=1, round=6, temple={12: "yellow"}), 12, 1)
    mine = position(solo=1, round=3, temple={12: "solo"})
    assert threats(mine, 12, 0)[0] == Threat(13, (1,), "released")


@rule("R5")
def test_where_the_figures_go() -> None:
    ways = routes(position(priestess="bribery", builder="sail"), 3)
    assert ways["priestess"] == ("bribery", "tide", "herbs") and ways["builder"][0] == "sail"


@rule("R2", "R5")
def test_the_races() -> None:
    row = position(yellow={"active": {"book": 2}, "shrines": ["shrine"]}, red={"inactive": {"shrine": 3}})
    assert race(row) == Race(1, "book", (2, 0), (5, 0))
    assert next_race(row) == Race(2, "shrine", (1, 3), (2, 5))
    assert next_race(position(round=6)) is None
    later = next_race(position(priestess="tide", yellow={"active": {"herbs": 1}}))
    assert later == Race(2, "herbs", (1, 0), (5, 0))


def test_the_next_round_of_a_seat() -> None:
    then = next_round(position(round=2, red={"inactive": {"tide": 2}}), 1)
    assert then is not None and (then[at.ROUND], then[at.TURN], then[at.PHASE]) == (3, 1, at.ACTION)
    assert then[at.BASE[1] + 6] == 2
    assert next_round(position(round=6), 1) is None
    assert next_round(position(solo=1, phase="round-start"), 1) is None
