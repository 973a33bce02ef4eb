"""Section A: the actions but those of the temple."""

import pytest

from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.events import FigureMoved, TokenReturned
from luna.games.luna.rules.notation import state
from luna.games.luna.rules.views import view
from tests.games.luna.factories import (
    Pieces,
    after,
    council,
    figure,
    gained,
    may,
    of,
    offered,
    position,
    refused,
    rule,
    told,
)

# --- whose turn, whose novices ---------------------------------------------------------------------------------------


@rule("A1")
def test_turns_go_round_clockwise_one_action_each() -> None:
    row, turns = position(3, candles=9), []
    for _ in range(7):
        turns.append(state(row)["turn"])
        row = after(row, "meditate")
    assert turns == ["yellow", "red", "blue", "yellow", "red", "blue", "yellow"]


@rule("A1")
def test_the_start_player_begins() -> None:
    assert state(position(4, turn="blue", start="blue"))["turn"] == "blue"
    assert state(after(position(4, turn="white", start="blue"), "meditate"))["turn"] == "yellow"


@rule("A2")
def test_only_own_active_novices_act_and_they_become_inactive_beside_the_same_island() -> None:
    others = position(yellow={"inactive": {"tide": 5}}, red={"active": {"tide": 5}})
    assert refused(others, "council tide 1") == "A10"
    assert refused(others, "journey tide>book") == "A9"
    row = after(position(yellow={"active": {"tide": 3}, "inactive": {"tide": 1}}), "council tide 2")
    assert of(row, "yellow")["active"] == {"tide": 1}
    assert of(row, "yellow")["inactive"] == {"tide": 3}


# --- tokens ----------------------------------------------------------------------------------------------------------


@rule("A3")
def test_a_used_token_goes_back_to_its_island() -> None:
    row = position(yellow={"favours": ["sail"], "jetty": 1})
    assert view(row).favours_left[ISLANDS.index("sail")] == 1
    new = after(row, "sail jetty>book")
    assert of(new, "yellow")["favours"] == []
    assert view(new).favours_left[ISLANDS.index("sail")] == 2
    assert told(row, "sail jetty>book", TokenReturned) == [TokenReturned(0, "sail")]


@rule("A3")
def test_nobody_holds_two_of_a_kind() -> None:
    row = position(yellow={"active": {"tide": 2}, "favours": ["tide"]}, red={"favours": ["tide"]})
    assert refused(row, "favour tide") == "A5"
    assert may(position(yellow={"active": {"tide": 2}}, red={"favours": ["tide"]}), "favour tide")


@rule("A4")
@pytest.mark.parametrize("action", ["favour book", "recruit book", "build", "council book 1", "expel 1", "appoint 15"])
def test_the_novice_token_replaces_exactly_one_novice(action: str) -> None:
    """Allowed in A5, A6, A7, A10, A13 and A14."""
    pieces: Pieces = {"active": {"book": 1}, "favours": ["novice", "shrine"]}
    row = position(round=4, builder="book", apostate="book", yellow=pieces)
    assert may(row, f"{action} +novice")
    new = after(row, f"{action} +novice")
    assert "novice" not in of(new, "yellow")["favours"]
    used_up = of(new, "yellow")["inactive"].get("book", 0) - (1 if action == "recruit book" else 0)
    assert used_up == (0 if action == "appoint 15" else 1)  # there the only novice has stepped onto the tile
    without = position(round=4, builder="book", apostate="book", yellow={"active": {"book": 1}, "favours": ["shrine"]})
    assert refused(without, f"{action} +novice") == "A4"


@rule("A4")
@pytest.mark.parametrize("line", ["herbs book 1", "journey book>tide", "tide book>tide", "sail book>tide", "book 1>5"])
def test_the_novice_token_helps_in_no_other_action(line: str) -> None:
    everything: Pieces = {"active": {"book": 1}, "inactive": {"book": 1}, "favours": ISLANDS}
    row = position(temple={5: "yellow"}, yellow=everything)
    assert may(row, line)
    assert f"{line} +novice" not in offered(row, line.split(maxsplit=1)[0])


@rule("A4")
def test_the_novice_token_never_gains_the_novice_favour() -> None:
    row = position(yellow={"active": {"novice": 2}, "favours": ["novice"], "shrines": ["novice"]})
    assert offered(row, "favour") == []
    assert refused(row, "favour novice +novice") == "A5"


@rule("A4")
def test_the_novice_token_may_be_the_only_novice_of_a_council_or_expulsion() -> None:
    row = position(yellow={"favours": ["novice"]})
    assert council(after(row, "council +novice")) == [["red", 0], ["yellow", 1]]
    assert figure(after(row, "expel +novice"), "apostate") == "tide"


@rule("A4", "A5.1")
def test_with_an_own_shrine_the_novice_token_alone_pays_for_a_favour() -> None:
    row = position(yellow={"favours": ["novice"], "shrines": ["tide"]})
    assert of(after(row, "favour tide +novice"), "yellow")["favours"] == ["tide"]
    assert refused(row, "favour tide") == "A5"


@rule("A4", "A14")
def test_the_novice_token_never_steps_onto_a_tile() -> None:
    row = position(yellow={"favours": ["novice"], "shrines": ["herbs"]})
    assert refused(row, "appoint 5") == "A14"
    assert not may(row, "appoint 5 +novice")


# --- favours, recruits, shrines, herbs -------------------------------------------------------------------------------


@rule("A5")
def test_a_favour_costs_two_active_novices_of_its_island() -> None:
    row = position(yellow={"active": {"tide": 2, "book": 1}, "inactive": {"book": 3}})
    new = after(row, "favour tide")
    assert of(new, "yellow")["favours"] == ["tide"]
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({"book": 1}, {"book": 3, "tide": 2})
    assert refused(row, "favour book") == "A5"


@rule("A5.1")
def test_with_an_own_shrine_a_favour_costs_exactly_one() -> None:
    row = position(yellow={"active": {"tide": 2}, "shrines": ["tide"]}, red={"shrines": ["book"]})
    assert of(after(row, "favour tide"), "yellow")["inactive"] == {"tide": 1}
    others = position(yellow={"active": {"book": 1}}, red={"shrines": ["book"]})
    assert refused(others, "favour book") == "A5"


@rule("A6")
def test_two_novices_recruit_a_third_who_joins_them_inactive() -> None:
    row = position(yellow={"active": {"tide": 2}})
    new = after(row, "recruit tide")
    assert of(new, "yellow")["inactive"] == {"tide": 3}
    assert of(row, "yellow")["supply"] - of(new, "yellow")["supply"] == 1


@rule("A6")
def test_no_recruitment_from_an_empty_supply_and_no_discount_by_a_shrine() -> None:
    empty = position(yellow={"active": {"tide": 2}, "inactive": {"book": 10}})
    assert of(empty, "yellow")["supply"] == 0
    assert refused(empty, "recruit tide") == "A6"
    shrine = position(yellow={"active": {"tide": 1}, "shrines": ["tide"]})
    assert refused(shrine, "recruit tide") == "A6"


@rule("A7")
def test_a_shrine_is_built_on_the_builders_island() -> None:
    row = position(builder="tide", yellow={"active": {"tide": 3}, "favours": ["shrine"]}, red={"shrines": ["tide"]})
    new = after(row, "build")  # that red has a shrine there does not matter
    assert (of(new, "yellow")["shrines"], of(new, "yellow")["shrines_left"]) == (["tide"], 5)
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({"tide": 1}, {"tide": 2})
    assert of(new, "yellow")["favours"] == []


@rule("A7")
@pytest.mark.parametrize(
    "pieces",
    [
        {"active": {"tide": 2}},
        {"active": {"tide": 1}, "favours": ["shrine"]},
        {"active": {"book": 2}, "favours": ["shrine"]},
        {"active": {"tide": 2}, "favours": ["shrine"], "shrines": ["tide"]},
        {"active": {"tide": 2}, "favours": ["shrine"], "shrines": [n for n in ISLANDS if n != "tide"]},
    ],
    ids=["no token", "one novice", "elsewhere", "a shrine is there", "no shrine left"],
)
def test_no_shrine_without_token_two_novices_there_and_room(pieces: Pieces) -> None:
    assert refused(position(builder="tide", yellow=pieces), "build") == "A7"


@rule("A8")
def test_herbs_wake_one_or_two_novices_of_one_island() -> None:
    row = position(yellow={"inactive": {"tide": 3}, "favours": ["herbs"]})
    assert offered(row, "herbs") == ["herbs tide 1", "herbs tide 2"]
    new = after(row, "herbs tide 2")
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({"tide": 2}, {"tide": 1})
    assert of(new, "yellow")["favours"] == []


@rule("A8")
def test_herbs_not_on_the_herbs_island_and_not_without_token() -> None:
    row = position(yellow={"inactive": {"herbs": 3, "tide": 1}, "favours": ["herbs"]})
    assert refused(row, "herbs herbs 1") == "A8"
    assert refused(row, "herbs tide 2") == "A8"
    assert refused(position(yellow={"inactive": {"tide": 3}}), "herbs tide 1") == "A8"


# --- moving ----------------------------------------------------------------------------------------------------------


@rule("A9")
def test_a_journey_takes_any_active_novices_anywhere_and_they_arrive_inactive() -> None:
    row = position(yellow={"active": {"book": 3, "herbs": 1}})
    new = after(row, "journey book>sail book>tide*2 herbs>sail")
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({}, {"sail": 2, "tide": 2})


@rule("A9")
def test_a_journey_leads_to_other_islands_and_not_from_the_jetty() -> None:
    row = position(yellow={"active": {"book": 2}, "inactive": {"tide": 2}, "jetty": 2})
    assert refused(row, "journey book>book") == "A9"
    assert refused(row, "journey book>tide*3") == "A9"
    assert refused(row, "journey tide>book") == "A9"  # inactive
    assert all(line.startswith("journey book>") for line in offered(row, "journey"))
    assert len(offered(row, "journey")) == 6


@rule("A9")
def test_nobody_travels_twice_in_one_journey() -> None:
    row = position(yellow={"active": {"book": 1, "bribery": 1}})
    assert may(row, "journey book>bribery bribery>book")
    assert refused(row, "journey book>bribery bribery>book*2") == "A9"


@rule("A10")
def test_k_novices_of_one_island_advance_the_disc_k_seats_on_top_of_the_discs_there() -> None:
    row = position(council=[("yellow", 0), ("red", 3)], yellow={"active": {"tide": 3, "book": 9}})
    assert council(after(row, "council tide 3")) == [["red", 3], ["yellow", 3]]
    assert council(after(row, "council book 4")) == [["red", 3], ["yellow", 4]]
    assert council(after(row, "council book 2")) == [["yellow", 2], ["red", 3]]


@rule("A10")
def test_on_seat_10_the_disc_goes_underneath() -> None:
    row = position(3, council=[("yellow", 8), ("red", 10), ("blue", 10)], yellow={"active": {"tide": 2}})
    assert council(after(row, "council tide 2")) == [["yellow", 10], ["red", 10], ["blue", 10]]


@rule("A10")
def test_no_more_novices_than_seats_are_left() -> None:
    row = position(council=[("red", 0), ("yellow", 8)], yellow={"active": {"tide": 5}, "favours": ["novice"]})
    assert offered(row, "council") == ["council +novice", "council tide 1", "council tide 1 +novice", "council tide 2"]
    assert refused(row, "council tide 3") == "A10"
    assert refused(row, "council tide 2 +novice") == "A10"
    there = position(council=[("red", 0), ("yellow", 10)], yellow={"active": {"tide": 5}, "favours": ["novice"]})
    assert offered(there, "council") == []
    assert refused(there, "council +novice") == "A10"


@rule("A11")
def test_the_tide_moves_active_inactive_and_fetched_novices_who_all_arrive_inactive() -> None:
    row = position(yellow={"active": {"book": 2}, "inactive": {"herbs": 1}, "jetty": 3, "favours": ["tide"]})
    new = after(row, "tide book>tide*2 ~herbs>tide jetty>sail*3")
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({}, {"sail": 3, "tide": 3})
    assert (of(new, "yellow")["jetty"], of(new, "yellow")["favours"]) == (0, [])


@rule("A11")
def test_the_tide_needs_its_token_and_other_islands() -> None:
    assert refused(position(yellow={"active": {"book": 1}}), "tide book>tide") == "A11"
    row = position(yellow={"active": {"book": 1}, "inactive": {"herbs": 1}, "favours": ["tide"]})
    assert refused(row, "tide book>book") == "A11"
    assert refused(row, "tide ~herbs>herbs") == "A11"
    assert refused(row, "tide jetty>book") == "A11"


@rule("A12")
def test_the_sailboat_moves_one_or_two_who_arrive_active() -> None:
    row = position(yellow={"active": {"book": 3}, "inactive": {"herbs": 2}, "jetty": 3, "favours": ["sail"]})
    assert of(after(row, "sail book>tide*2"), "yellow")["active"] == {"book": 1, "tide": 2}
    fetched = after(row, "sail jetty>tide*2")
    assert (of(fetched, "yellow")["active"], of(fetched, "yellow")["jetty"]) == ({"book": 3, "tide": 2}, 1)
    assert of(fetched, "yellow")["favours"] == []
    assert refused(row, "sail book>tide*3") == "A12"
    assert refused(row, "sail book>book") == "A12"
    assert refused(row, "sail herbs>book") == "A12"  # inactive
    assert refused(position(yellow={"active": {"book": 3}}), "sail book>tide") == "A12"


@rule("A13")
def test_k_novices_expel_the_apostate_k_islands_and_stay_behind_inactive() -> None:
    row = position(apostate="shrine", yellow={"active": {"shrine": 3, "book": 1}})
    new = after(row, "expel 3")
    assert figure(new, "apostate") == "bribery"
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({"book": 1}, {"shrine": 3})
    assert refused(position(apostate="shrine", yellow={"active": {"book": 3}}), "expel 1") == "A13"


@rule("A13")
def test_seven_and_more_steps_go_on_round_the_ring() -> None:
    row = position(apostate="shrine", yellow={"active": {"shrine": 8}, "favours": ["novice"]})
    assert figure(after(row, "expel 7"), "apostate") == "shrine"
    assert figure(after(row, "expel 6 +novice"), "apostate") == "shrine"
    assert figure(after(row, "expel 8 +novice"), "apostate") == "book"
    (walk,) = told(row, "expel 7", FigureMoved)
    assert walk.path == ("shrine", "tide", "book", "bribery", "novice", "sail", "herbs", "shrine")


@rule("A13")
def test_clockwise_is_the_order_of_the_ring_not_of_the_names() -> None:
    ring = ("tide", "book", "shrine", "herbs", "bribery", "sail", "novice")
    row = position(islands=ring, apostate="sail", yellow={"active": {"sail": 2}})
    assert figure(after(row, "expel 2"), "apostate") == "tide"


# --- candles, and waiting novices
# --------------------------------------------------------------------------------------


@rule("A17")
def test_meditation_is_always_allowed_and_acting_again_too() -> None:
    row = position(yellow={"active": {"tide": 2}})
    new = after(row, "meditate")
    assert state(new)["candles"] == 2
    assert may(after(new, "meditate"), "favour tide")
    assert offered(position(), "meditate") == ["meditate"]  # with nothing on the table at all


@rule("A17.1")
def test_the_last_candle_gives_a_point_and_ends_the_phase_at_once() -> None:
    row = position(3, candles=1, priestess="book", turn="red")
    new = after(row, "meditate")
    assert (state(new)["round"], state(new)["candles"], state(new)["guard"]) == (2, 4, 5)
    assert gained(row, "red", new) == 1 + 1  # and the novice in the temple (R4)
    assert gained(row, "yellow", new) == 1
    assert told(position(3, candles=2), "meditate", FigureMoved) == []


@rule("A17.2")
def test_the_player_to_the_left_of_who_turned_the_last_candle_starts_the_next_round() -> None:
    for turner, start in (("yellow", "red"), ("red", "blue"), ("blue", "white"), ("white", "yellow")):
        new = after(position(4, candles=1, turn=turner), "meditate")
        assert (state(new)["start"], state(new)["turn"]) == (start, start)


@rule("A17.2")
def test_with_two_players_the_start_player_changes_every_round() -> None:
    for turner in ("yellow", "red"):
        new = after(position(candles=1, turn=turner, start="yellow"), "meditate")
        assert (state(new)["start"], state(new)["turn"]) == ("red", "red")
        again = after(position(candles=1, turn=turner, start="red"), "meditate")
        assert (state(again)["start"], state(again)["turn"]) == ("yellow", "yellow")


@rule("A18")
def test_novices_on_the_path_count_nowhere_and_stay() -> None:
    row = position(candles=1, path={6: "yellow"}, priestess="shrine", apostate="shrine", red={"active": {"book": 1}})
    new = after(row, "meditate")  # # 6 shows the shrine: neither Priestess nor Apostate counts it
    assert gained(row, "yellow", new) == 1 + 1  # the candle and the novice in the temple
    assert state(new)["path"]["6"] == "yellow"
    late = position(round=6, path={6: "yellow"})
    assert may(late, "consecrate 6")


@rule("A18")
def test_novices_on_the_jetty_stay_until_fetched() -> None:
    row = position(candles=1, yellow={"jetty": 2})
    new = after(row, "meditate")
    assert of(new, "yellow")["jetty"] == 2
    assert offered(position(yellow={"jetty": 2}), "sail") == []
    fetched = position(yellow={"jetty": 2, "favours": ["sail", "tide"]})
    assert may(fetched, "sail jetty>book*2")
    assert may(fetched, "tide jetty>book*2")
