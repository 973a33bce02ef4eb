"""Section V: the solo game. Seat 0 is the automaton, seat 1 the player, here yellow."""

import pytest

from luna.core.game import GameError
from luna.games.luna import rules as luna
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.events import Consecrated, Evicted, RoundScored
from luna.games.luna.rules.notation import state
from luna.games.luna.rules.views import view
from tests.games.luna.factories import (
    Pieces,
    Row,
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
    share,
    told,
)

EVERYWHERE: Pieces = {"active": dict.fromkeys(ISLANDS, 1)}


def solo_table(level: int = 1, seed: int = 1) -> Row:
    return luna.start(luna.deal(luna.choose(("yellow",), "free", solo=level), seed.to_bytes(4, "big")))


def round_start(level: int = 1, **words: object) -> Row:
    return position(solo=level, phase="round-start", **words)  # type: ignore[arg-type]


@rule("V1")
def test_as_for_two_players_but_with_one_favour_an_island_and_no_candles() -> None:
    seen = view(position(solo=1, yellow={"favours": ["tide"]}))
    assert seen.favours_left == (1, 1, 1, 1, 1, 1, 0)
    assert (seen.candles, seen.candles_most) == (0, 0)
    assert (seen.prizes, seen.priestess_steps, len(seen.boards)) == ((5, 2), 5, 2)
    assert refused(position(solo=1), "meditate") == "V1"
    assert refused(solo_table(), "shrine at herbs") == "S11"


@rule("V1")
def test_the_result_is_the_own_influence_against_the_opponents() -> None:
    row = position(solo=1, round=6, automaton={"ip": 20}, yellow={"ip": 30})
    result = luna.result(after(row, "finish"))
    assert result is not None
    assert result.ip == (20 + 1, 30 + 1)


@rule("V2")
def test_the_opponent_starts_with_1_shrine_and_1_novice_at_the_builder_and_2_elsewhere() -> None:
    for seed in range(20):
        row = solo_table(seed=seed)
        mine, builder = of(row, "solo"), figure(row, "builder")
        (tile,) = [t for t, what in state(row)["temple"].items() if what["owner"] == "solo"]
        expected = {island: 1 if island == builder else 2 for island in ISLANDS}
        expected[ISLANDS[(int(tile) - 1) % 7]] -= 1  # V3
        assert mine["active"] == {island: count for island, count in expected.items() if count}
        assert (mine["shrines"], mine["shrines_left"], mine["supply"], mine["favours"]) == ([builder], 5, 0, [])
        assert (state(row)["start"], state(row)["turn"]) == ("solo", "yellow")


@rule("V3")
def test_the_opponents_novice_goes_into_the_temple_without_a_book_the_players_with_one() -> None:
    for seed in range(20):
        temple = state(solo_table(seed=seed))["temple"]
        assert sorted((what["owner"], what["book"]) for what in temple.values()) == [("solo", False), ("yellow", True)]


@rule("V3")
def test_the_player_then_places_shrine_and_pairs() -> None:
    row = solo_table()
    builder = figure(row, "builder")
    assert offered(row, "shrine") == sorted(f"shrine at {name}" for name in ISLANDS if name not in (builder, "herbs"))
    assert refused(row, f"shrine at {builder}") == "S11"
    row = after(row, offered(row, "shrine")[0])
    row = after(row, offered(row, "pairs")[0])
    assert state(row)["phase"] == "round-start"
    mine = of(row, "yellow")
    assert (sum(mine["active"].values()), len(mine["favours"]), mine["supply"]) == (8, 2, 4)
    assert of(row, "solo")["favours"] == []


@rule("V4")
def test_at_the_start_of_a_round_the_player_deactivates_an_island_of_the_opponent() -> None:
    row = round_start(automaton={"active": {"tide": 3, "book": 2}, "inactive": {"tide": 1}}, yellow=EVERYWHERE)
    assert refused(row, "journey book>tide") == "V4"
    assert refused(row, "finish") == "V4"
    new = after(row, "deactivate tide")
    assert (of(new, "solo")["active"], of(new, "solo")["inactive"]) == ({"book": 2}, {"tide": 4})
    assert council(new) == [["yellow", 0], ["solo", 3]]
    assert (state(new)["phase"], state(new)["turn"]) == ("action", "yellow")
    assert refused(new, "deactivate tide") == "V4"


@rule("V4")
def test_the_disc_goes_at_most_to_10_underneath_and_a_disc_that_stays_keeps_its_place() -> None:
    far = round_start(council=[("solo", 8), ("yellow", 10)], automaton={"active": {"tide": 5}})
    assert council(after(far, "deactivate tide")) == [["solo", 10], ["yellow", 10]]
    there = round_start(council=[("yellow", 10), ("solo", 10)], automaton={"active": {"tide": 5}})
    assert council(after(there, "deactivate tide")) == [["yellow", 10], ["solo", 10]]
    beside = round_start(council=[("yellow", 0), ("solo", 2)], automaton={"active": {"tide": 2}})
    assert council(after(beside, "deactivate book")) == [["yellow", 0], ["solo", 2]]
    lower = round_start(council=[("solo", 3), ("yellow", 3)], automaton={"active": {"tide": 2}})
    assert council(after(lower, "deactivate book")) == [["solo", 3], ["yellow", 3]]


@rule("V5")
def test_the_highest_released_tile_whose_island_has_an_active_opponent_goes_straight_to_the_temple() -> None:
    """Released in round 2: 5 herbs, 6 shrine, 10 novice, 12 herbs."""
    row = round_start(round=2, automaton={"active": {"herbs": 1, "novice": 1, "book": 1}}, temple={2: "closed"})
    new = after(row, "deactivate book")
    assert state(new)["temple"]["12"] == {"owner": "solo", "book": False}
    assert gained(row, "solo", new) == 5
    assert of(new, "solo")["active"] == {"novice": 1}
    assert told(row, "deactivate book", Consecrated) == [Consecrated(0, 12, "herbs")]
    tired = after(row, "deactivate herbs")  # those who have just become inactive cannot go
    assert state(tired)["temple"]["10"]["owner"] == "solo"
    claimed = round_start(round=2, path={12: "yellow"}, automaton={"active": {"herbs": 1}})
    assert state(after(claimed, "deactivate book"))["temple"]["5"]["owner"] == "solo"
    nothing = round_start(round=2, automaton={"active": {"tide": 2}})
    assert len(state(after(nothing, "deactivate book"))["temple"]) == 2


@rule("V5", "A15.2")
def test_the_opponent_evicts_to_the_players_jetty() -> None:
    """Yellow board 17 6 21 2 12 25 15: tile 12 lies beside 2."""
    row = round_start(round=2, automaton={"active": {"herbs": 1}}, temple={2: "yellow", 6: "yellow", 1: "yellow book"})
    new = after(row, "deactivate book")
    assert of(new, "yellow")["jetty"] == 1
    assert gained(row, "solo", new) == 5 + 1 + 1  # guard, eviction, and the book of tile 1
    assert state(new)["temple"]["1"] == {"owner": "yellow", "book": False}
    assert state(new)["temple"]["12"] == {"owner": "solo", "book": True}


@rule("V5")
def test_the_book_of_the_players_lowest_tile_goes_to_the_opponents_lowest() -> None:
    temple = {1: "solo", 2: "yellow", 6: "yellow book", 25: "yellow book"}
    row = round_start(round=2, automaton={"active": {"novice": 1}}, temple=temple)
    new = after(row, "deactivate book")
    assert state(new)["temple"]["6"] == {"owner": "yellow", "book": False}
    assert state(new)["temple"]["25"] == {"owner": "yellow", "book": True}
    assert state(new)["temple"]["1"] == {"owner": "solo", "book": True}
    assert gained(row, "solo", new) == 5 + 1


@rule("V5")
def test_no_book_moves_when_the_opponents_lowest_tile_has_one_or_the_player_has_none() -> None:
    has = round_start(round=2, automaton={"active": {"novice": 1}}, temple={1: "solo book", 2: "yellow book"})
    assert gained(has, "solo", after(has, "deactivate book")) == 5
    assert state(after(has, "deactivate book"))["temple"]["2"]["book"]
    none = round_start(round=2, automaton={"active": {"novice": 1}}, temple={1: "solo book", 2: "yellow"})
    assert gained(none, "solo", after(none, "deactivate book")) == 5


@rule("V6")
def test_the_player_acts_as_often_as_he_likes_and_says_when_the_phase_ends() -> None:
    row = position(solo=1, yellow={"active": {"book": 2, "tide": 2}})
    new = after(row, "favour book", "favour tide")
    assert state(new)["turn"] == "yellow"
    new = after(new, "finish")
    assert (state(new)["phase"], state(new)["round"], state(new)["turn"], state(new)["start"]) == (
        "round-start",
        2,
        "yellow",
        "solo",
    )
    assert gained(row, "yellow", new) == 1  # the novice in the temple, no point for a candle
    assert refused(position(), "finish") == "V6"


@rule("V7")
def test_an_evicted_opponent_goes_inactive_beside_the_island_of_his_tiles_symbol() -> None:
    row = position(solo=1, round=6, path={28: "yellow"}, temple={5: "solo", 13: "solo book", 1: "solo"})
    new = after(row, "consecrate 28")
    assert of(new, "solo")["inactive"] == {"book": 1, "herbs": 1}
    assert (of(new, "solo")["jetty"], gained(row, "yellow", new)) == (0, 2 + 2)
    assert {(event.tile, event.destination) for event in told(row, "consecrate 28", Evicted)} == {
        (1, "book"),
        (5, "herbs"),
    }


@rule("V8")
def test_an_active_opponent_at_the_builder_gives_him_a_shrine_before_the_scoring() -> None:
    row = position(solo=1, builder="tide", priestess="tide", automaton={"active": {"tide": 1}})
    new = after(row, "finish")
    assert (of(new, "solo")["shrines"], of(new, "solo")["shrines_left"]) == (["tide"], 5)
    assert share(row, 0).priestess_count == 2
    last = position(solo=1, round=6, builder="tide", automaton={"active": {"tide": 1}})
    assert of(after(last, "finish"), "solo")["shrines"] == ["tide"]


@rule("V8")
@pytest.mark.parametrize(
    "pieces",
    [
        {"inactive": {"tide": 1}},
        {"active": {"tide": 1}, "shrines": ["tide"]},
        {"active": {"tide": 1}, "shrines": ["book"], "shrines_left": 0},
    ],
    ids=["inactive", "has one there", "supply empty"],
)
def test_no_shrine_for_the_opponent(pieces: Pieces) -> None:
    row = position(solo=1, builder="tide", automaton=pieces)
    assert of(after(row, "finish"), "solo")["shrines"] == of(row, "solo")["shrines"]


@rule("V9")
def test_the_opponent_loses_nothing_to_the_apostate_who_follows_the_player() -> None:
    row = position(
        solo=1,
        apostate="book",
        automaton={"active": {"book": 2, "bribery": 2}},
        yellow={"active": {"book": 2, "sail": 1}},
    )
    assert [share(row, seat).apostate for seat in (0, 1)] == [0, 3]
    (event,) = told(row, "finish", RoundScored)
    assert event.after[0] >= event.before[0]
    assert figure(after(row, "finish"), "apostate") == "sail"
    nobody = position(solo=1, apostate="book", automaton={"active": {"bribery": 2}})
    assert figure(after(nobody, "finish"), "apostate") == "book"


@rule("V10")
def test_in_level_2_only_expulsion_is_allowed_on_the_apostates_island() -> None:
    pieces: Pieces = {"active": {"book": 2, "tide": 2}, "favours": ["novice", "sail"]}
    for level, legal in ((1, True), (2, False)):
        row = position(solo=level, apostate="book", yellow=pieces)
        for action in ("favour book", "recruit book", "council book 1", "journey book>tide", "sail book>tide"):
            assert (refused(row, action) == "") is legal, action
            assert refused(row, action) == ("" if legal else "V10")
            assert may(row, action.replace("book>tide", "tide>book").replace(" book", " tide"))
        assert may(row, "expel 1")
        assert may(row, "expel +novice")


@rule("V11")
def test_in_level_3_expulsion_is_forbidden_too_and_builder_and_priestess_start_together() -> None:
    row = position(solo=3, apostate="book", yellow={"active": {"book": 2}, "favours": ["novice"]})
    assert offered(row, "expel") == []
    assert [refused(row, action) for action in ("expel 1", "expel +novice", "favour book")] == ["V11"] * 3
    for seed in range(20):
        table = solo_table(3, seed)
        assert figure(table, "builder") == figure(table, "priestess")
    assert any(figure(solo_table(2, s), "builder") != figure(solo_table(2, s), "priestess") for s in range(20))


@rule("V11")
def test_a_level_3_header_with_the_two_apart_is_no_set_up() -> None:
    data = luna.header_data(luna.deal(luna.choose(("yellow",), "free", solo=3), b"1"))
    with pytest.raises(GameError, match="V11"):
        luna.header_from(data | {"figures": ["book", "tide", "sail"]})


@rule("V12")
@pytest.mark.parametrize("level", [2, 3])
def test_nothing_on_that_island_may_be_used_moved_or_reactivated_no_favour_taken_nothing_built(level: int) -> None:
    """Tile 5 shows herbs. The Novice token with an own shrine there does not help either."""
    pieces: Pieces = {
        "active": {"tide": 2, "book": 1},
        "inactive": {"tide": 2},
        "favours": ["novice", "sail", "herbs", "shrine"],
        "shrines": [],
    }
    row = position(solo=level, apostate="tide", builder="tide", round=2, yellow=pieces)
    for action in (
        "herbs tide 1",
        "build",
        "build +novice",
        "sail tide>book",
        "recruit tide +novice",
        "favour tide",
        "journey tide>book",
        "council tide 1",
    ):
        assert refused(row, action) == ("V10" if level == 2 else "V11"), action
    flood = position(
        solo=level, apostate="tide", yellow={"active": {"tide": 1}, "inactive": {"tide": 1}, "favours": ["tide"]}
    )
    assert not may(flood, "tide tide>book")
    assert not may(flood, "tide ~tide>book")
    shrine = position(solo=level, apostate="herbs", yellow={"shrines": ["herbs"], "favours": ["novice"]})
    assert not may(shrine, "favour herbs +novice")
    tile = position(solo=level, apostate="herbs", yellow={"active": {"herbs": 2}})
    assert not may(tile, "appoint 5")


@rule("V12")
@pytest.mark.parametrize("level", [2, 3])
def test_moving_there_and_what_is_no_action_on_the_island_stays_allowed(level: int) -> None:
    row = position(
        solo=level,
        apostate="book",
        path={6: "yellow"},
        temple={5: "yellow"},
        yellow={"active": {"herbs": 1}, "jetty": 1, "favours": ["book", "novice", "sail", "tide"]},
    )
    for action in (
        "journey herbs>book",
        "sail herbs>book",
        "sail jetty>book",
        "tide herbs>book jetty>book",
        "council +novice",
        "consecrate 6",
        "book 2>5",
        "finish",
    ):
        assert may(row, action), action
    assert may(position(solo=level, apostate="shrine", path={6: "yellow"}), "consecrate 6")  # the symbol of 6


@rule("V10", "V12")
def test_the_ban_follows_the_apostate() -> None:
    row = position(solo=2, apostate="book", yellow={"active": {"book": 1, "bribery": 1}})
    new = after(row, "expel 1")
    assert refused(new, "council bribery 1") == "V10"
    assert refused(row, "council bribery 1") == ""


@rule("V13")
def test_no_preset_in_the_solo_game() -> None:
    header = luna.deal(luna.choose(("yellow",), "preset", solo=1), b"1")
    assert not header.preset
    printed = luna.header_data(luna.deal(luna.choose(("yellow", "red")), b"1"))
    with pytest.raises(GameError, match="V13"):
        luna.header_from(luna.header_data(header) | {"preset": True, "islands": printed["islands"]})


@rule("V13")
def test_the_opponents_book_leaves_the_bonus_of_the_first_book_action_open() -> None:
    row = round_start(
        round=2, automaton={"active": {"novice": 1}}, temple={6: "yellow"}, yellow={"favours": ["book"], "ip": 0}
    )
    new = after(row, "deactivate book")
    assert state(new)["temple"]["1"]["book"]
    assert state(new)["book_bonus_open"]
    mine = after(new, "book 1>6")
    assert of(mine, "yellow")["ip"] == 2
    assert not state(mine)["book_bonus_open"]


@rule("V13", "V4")
def test_any_island_may_be_chosen_also_without_active_opponents() -> None:
    row = round_start(automaton={"active": {"tide": 1}})
    assert offered(row, "deactivate") == sorted(f"deactivate {name}" for name in ISLANDS)
    assert council(after(row, "deactivate book")) == [["solo", 0], ["yellow", 0]]
