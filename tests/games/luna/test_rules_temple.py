"""Section A: appointments, consecrations, evictions and books.

Two players with blue and yellow: the groups from the jetty are 5 6, 10 12, 13 15, 17 18, 21 23, 25 28.
"""

import pytest

from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.events import Evicted
from luna.games.luna.rules.notation import state
from luna.games.luna.rules.views import view
from tests.games.luna.factories import (
    Pieces,
    after,
    gained,
    may,
    of,
    offered,
    position,
    refused,
    rule,
    told,
)


@rule("A14")
def test_an_appointment_costs_two_one_on_the_tile_one_inactive() -> None:
    row = position(yellow={"active": {"herbs": 3}})
    new = after(row, "appoint 5")
    assert state(new)["path"]["5"] == "yellow"
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({"herbs": 1}, {"herbs": 1})
    assert refused(position(yellow={"active": {"herbs": 1}}), "appoint 5") == "A14"
    assert refused(position(yellow={"active": {"tide": 2}}), "appoint 5") == "A14"  # the symbol of tile 5 is herbs


@rule("A14")
def test_a_claimed_tile_and_a_tile_in_the_temple_cannot_be_claimed() -> None:
    assert refused(position(path={5: "red"}, yellow={"active": {"herbs": 2}}), "appoint 5") == "A14"
    assert refused(position(path={5: "yellow"}, yellow={"active": {"herbs": 2}}), "appoint 5") == "A14"
    assert refused(position(temple={5: "closed"}, yellow={"active": {"herbs": 2}}), "appoint 5") == "A14"


@rule("A14.1")
def test_with_an_own_shrine_the_second_novice_is_not_needed() -> None:
    row = position(yellow={"active": {"herbs": 2}, "shrines": ["herbs"]})
    new = after(row, "appoint 5")
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({"herbs": 1}, {})
    assert may(position(yellow={"active": {"herbs": 1}, "shrines": ["herbs"]}), "appoint 5")
    assert not may(position(yellow={"active": {"herbs": 1}}, red={"shrines": ["herbs"]}), "appoint 5")


@rule("A14.2")
def test_the_novice_token_replaces_the_second_novice_also_when_there_is_one() -> None:
    for there in (1, 2):
        row = position(yellow={"active": {"herbs": there}, "favours": ["novice"]})
        new = after(row, "appoint 5 +novice")
        assert of(new, "yellow")["active"] == ({"herbs": 1} if there == 2 else {})
        assert (of(new, "yellow")["inactive"], of(new, "yellow")["favours"]) == ({}, [])


@rule("A14.2")
def test_with_an_own_shrine_there_is_nothing_to_replace() -> None:
    row = position(yellow={"active": {"herbs": 2}, "favours": ["novice"], "shrines": ["herbs"]})
    assert refused(row, "appoint 5 +novice") == "A14.2"
    assert offered(row, "appoint") == ["appoint 5"]


@rule("A14.3")
def test_only_tiles_between_the_guard_and_the_jetty_are_released() -> None:
    everywhere: Pieces = {"active": dict.fromkeys(ISLANDS[:4], 2)}
    assert offered(position(round=1, yellow=everywhere), "appoint") == []
    assert offered(position(round=2, yellow=everywhere), "appoint") == ["appoint 10"]
    assert offered(position(round=4, yellow=everywhere), "appoint") == [f"appoint {t}" for t in (10, 15, 17, 18)]
    assert refused(position(round=3, yellow=everywhere), "appoint 25") == "A14.3"


@rule("A14.4")
def test_bribery_opens_the_one_group_behind_the_guard() -> None:
    row = position(round=1, yellow={"active": {"herbs": 2, "novice": 2, "sail": 2}, "favours": ["bribery"]})
    assert offered(row, "appoint") == ["appoint 10 +bribery", "appoint 12 +bribery", "appoint 5"]
    assert refused(row, "appoint 10") == "A14.4"
    assert refused(row, "appoint 5 +bribery") == "A14.4"  # not to be spent on a released tile
    assert refused(row, "appoint 17 +bribery") == "A14.3"  # group 17 18 is too far
    new = after(row, "appoint 10 +bribery")
    assert (state(new)["path"]["10"], of(new, "yellow")["favours"]) == ("yellow", [])
    assert refused(position(round=1, yellow={"active": {"novice": 2}}), "appoint 10 +bribery") == "A14.4"


@rule("A14.4", "A14")
def test_a_tile_claimed_by_bribery_is_claimed() -> None:
    pieces: Pieces = {"active": {"novice": 2}, "favours": ["bribery"]}
    row = after(position(yellow=pieces, red=pieces), "appoint 10 +bribery")
    assert offered(row, "appoint") == []
    assert refused(row, "appoint 10 +bribery") == "A14"


@rule("A14.4")
def test_bribery_opens_nothing_in_the_last_round() -> None:
    row = position(round=6, path={28: "yellow"}, yellow={"active": dict.fromkeys(ISLANDS, 1), "favours": ["bribery"]})
    lines = offered(row, "appoint") + offered(row, "consecrate")
    assert lines == ["consecrate 28"]


@rule("A14.4", "A14.2")
def test_both_tokens_together() -> None:
    row = position(yellow={"active": {"novice": 1}, "favours": ["bribery", "novice"]})
    assert offered(row, "appoint") == ["appoint 10 +novice +bribery"]
    assert of(after(row, "appoint 10 +novice +bribery"), "yellow")["favours"] == []


@rule("A15")
@pytest.mark.parametrize(("number", "points"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)])
def test_a_consecration_scores_the_guard(number: int, points: int) -> None:
    row = position(round=number, path={6: "yellow"})
    new = after(row, "consecrate 6")
    assert gained(row, "yellow", new) == points
    assert state(new)["temple"]["6"] == {"owner": "yellow", "book": False}
    assert "6" not in state(new)["path"]


@rule("A15")
def test_only_own_claimed_and_released_tiles_are_consecrated() -> None:
    assert refused(position(path={6: "red"}), "consecrate 6") == "A15"
    assert refused(position(), "consecrate 6") == "A15"
    assert refused(position(path={17: "yellow"}, yellow={"favours": ["bribery"]}), "consecrate 17 +bribery") == "A15"


@rule("A15.1")
def test_bribery_consecrates_a_tile_behind_the_guard_for_the_same_points() -> None:
    row = position(path={10: "yellow", 6: "yellow"}, yellow={"favours": ["bribery"]})
    new = after(row, "consecrate 10 +bribery")
    assert gained(row, "yellow", new) == 6
    assert of(new, "yellow")["favours"] == []
    assert refused(row, "consecrate 10") == "A15.1"
    assert refused(row, "consecrate 6 +bribery") == "A15.1"
    assert refused(position(path={10: "yellow"}), "consecrate 10 +bribery") == "A15.1"


@rule("A15.2")
def test_the_newcomer_evicts_adjacent_lower_unprotected_opponents() -> None:
    """Blue board 10 23 5 1 28 13 18: tile 28 lies beside 5 1 13 18, and as p5 beside nothing of the next board."""
    row = position(
        round=6,
        path={28: "yellow"},
        temple={5: "red", 1: "red book", 13: "yellow", 18: "red", 23: "red", 10: "red"},
        yellow={"ip": 0},
    )
    new = after(row, "consecrate 28")
    temple = state(new)["temple"]
    assert [tile for tile, what in temple.items() if what["owner"] is None] == ["5", "18"]
    assert temple["1"] == {"owner": "red", "book": True}  # a book protects
    assert temple["13"]["owner"] == "yellow"  # own novices never
    assert temple["23"]["owner"] == temple["10"]["owner"] == "red"  # not adjacent
    assert of(new, "yellow")["ip"] == 2 + 1 + 1
    assert of(new, "red")["jetty"] == 2
    assert told(row, "consecrate 28", Evicted) == [Evicted(1, 5, 0, "jetty"), Evicted(1, 18, 0, "jetty")]


@rule("A15.2")
def test_a_higher_number_is_not_evicted_and_only_the_newcomer_evicts() -> None:
    row = position(round=6, path={5: "yellow"}, temple={10: "red", 23: "red", 28: "red", 1: "yellow"})
    new = after(row, "consecrate 5")  # 10, 23 and 28 are adjacent and higher
    assert gained(row, "yellow", new) == 2
    assert [state(new)["temple"][tile]["owner"] for tile in ("5", "10", "23", "28")] == ["yellow", "red", "red", "red"]


@rule("A15.2")
def test_evictions_reach_over_to_the_next_board() -> None:
    """Blue p6 = 13 lies beside yellow p5 = 12 and p7 = 15."""
    row = position(round=6, path={15: "yellow"}, temple={13: "red", 12: "red"})
    new = after(row, "consecrate 15")
    assert state(new)["temple"]["13"]["owner"] is None
    assert state(new)["temple"]["12"]["owner"] is None
    back = after(position(round=6, path={13: "yellow"}, temple={12: "red"}), "consecrate 13")
    assert state(back)["temple"]["12"]["owner"] is None
    turned = position(round=6, boards=["yellow", "blue"], path={15: "yellow"}, temple={13: "red"})
    assert state(after(turned, "consecrate 15"))["temple"]["13"]["owner"] == "red"


@rule("A15.3")
def test_an_evicted_novices_space_is_closed_for_good() -> None:
    row = position(round=6, temple={5: "closed"}, yellow={"active": {"herbs": 5}, "favours": ["book"]})
    assert state(row)["temple"]["5"] == {"owner": None, "book": False}
    assert "appoint 5" not in offered(row, "appoint")
    assert refused(row, "appoint 5") == "A14"
    assert refused(row, "consecrate 5") == "A15"
    assert refused(row, "book 1>5") == "A16"
    (field,) = [field for field in view(row).temple if field.tile == 5]
    assert field.state == "closed"


@rule("A16")
def test_any_book_in_the_temple_goes_to_an_own_novice_without_one() -> None:
    row = position(3, temple={5: "yellow", 6: "red"}, yellow={"favours": ["book"]})
    assert offered(row, "book") == ["book 1>5", "book 2>5", "book 3>5"]
    new = after(row, "book 2>5")
    assert state(new)["temple"]["2"] == {"owner": "red", "book": False}
    assert state(new)["temple"]["5"] == {"owner": "yellow", "book": True}
    assert (gained(row, "yellow", new), of(new, "yellow")["favours"]) == (1, [])


@rule("A16")
def test_a_book_goes_to_no_other_order_no_second_one_and_not_without_token() -> None:
    row = position(temple={5: "yellow", 6: "red"}, yellow={"favours": ["book"]})
    assert refused(row, "book 1>6") == "A16"
    assert refused(row, "book 2>1") == "A16"
    assert refused(row, "book 5>5") == "A16"
    assert refused(row, "book 6>5") == "A16"
    assert refused(position(temple={5: "yellow"}), "book 1>5") == "A16"
    assert refused(position(path={5: "yellow"}, yellow={"favours": ["book"]}), "book 1>5") == "A16"


@rule("A16")
def test_with_two_players_the_first_book_action_of_a_round_gives_two() -> None:
    both: Pieces = {"favours": ["book"]}
    row = position(temple={5: "yellow", 6: "red"}, yellow=both, red=both)
    first = after(row, "book 2>5")
    assert gained(row, "yellow", first) == 2
    second = after(first, "book 5>6")
    assert gained(first, "red", second) == 1
    assert (state(row)["book_bonus_open"], state(first)["book_bonus_open"]) == (True, False)
    last = after(second, "meditate", "meditate", "meditate")
    assert state(last)["book_bonus_open"]
    assert not state(position(3))["book_bonus_open"]


@rule("A16", "A15.2")
def test_books_never_leave_the_temple() -> None:
    row = position(round=6, path={28: "yellow"}, temple={5: "red book", 1: "red"})
    new = after(row, "consecrate 28")
    assert state(new)["temple"]["5"] == {"owner": "red", "book": True}
    assert state(new)["temple"]["1"] == {"owner": None, "book": False}
    assert view(new).books == view(row).books
