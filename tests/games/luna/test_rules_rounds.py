"""Sections R, E and O: the end of a round, the end of the game, the options. Every worked example is here."""

import pytest

from luna.core.game import GameError
from luna.games.luna import rules as luna
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.events import GameEnded, Points, RoundScored, ScoringBeat
from luna.games.luna.rules.notation import state
from tests.games.luna.factories import (
    Pieces,
    Row,
    after,
    council,
    figure,
    gained,
    of,
    offered,
    position,
    refused,
    rule,
    share,
    told,
)


def scored(row: Row) -> list[tuple[int, int]]:
    """IP before and after the scoring of a last meditation (the candle's point is in both), by seat."""
    (event,) = told(row, "meditate", RoundScored)
    return list(zip(event.before, event.after, strict=True))


# --- R ---------------------------------------------------------------------------------------------------------------


@rule("R1")
def test_the_three_values_are_netted_before_the_floor() -> None:
    """5 for the Priestess, 1 in the temple, 10 lost: from 4 to 0 is right, 0 + 5 + 1 would be wrong."""
    row = position(
        candles=1, priestess="book", apostate="tide", turn="red", yellow={"ip": 4, "active": {"book": 2, "tide": 9}}
    )
    assert scored(row)[0] == (4, 0)
    richer = position(
        candles=1, priestess="book", apostate="tide", turn="red", yellow={"ip": 6, "active": {"book": 2, "tide": 9}}
    )
    assert scored(richer)[0] == (6, 2)


@rule("R1")
def test_points_never_fall_below_zero_and_the_events_say_what_was_really_lost() -> None:
    row = position(candles=1, apostate="tide", turn="red", yellow={"ip": 1, "active": {"tide": 5}})
    assert scored(row)[0] == (1, 0)
    lost = sum(event.points for event in told(row, "meditate", Points) if event.seat == 0)
    assert lost == -1


@rule("R2")
def test_the_attested_example_of_the_priestess() -> None:
    """Prizes 6/3/1: yellow alone highest 6, red and blue equal, red better in the Council: red 3, blue 1."""
    row = position(
        4,
        candles=1,
        priestess="tide",
        council=[("yellow", 0), ("blue", 2), ("white", 3), ("red", 3)],
        yellow={"active": {"tide": 3}},
        red={"active": {"tide": 2}},
        blue={"active": {"tide": 1}, "shrines": ["tide"]},
    )
    assert [share(row, seat).priestess for seat in range(4)] == [6, 3, 1, 0]
    beats = {beat.beat: beat for beat in told(row, "meditate", ScoringBeat)}
    assert [(line.counted, line.place, line.points) for line in beats["priestess"].lines] == [
        (3, 1, 6),
        (2, 2, 3),
        (2, 3, 1),
        (0, 0, 0),
    ]


@rule("R2")
def test_the_priestess_counts_active_novices_and_one_for_the_shrine() -> None:
    row = position(
        priestess="tide",
        yellow={"active": {"tide": 1}, "inactive": {"tide": 7}},
        red={"active": {"tide": 1}, "shrines": ["tide"]},
    )
    assert [(share(row, s).priestess_count, share(row, s).priestess) for s in (0, 1)] == [(1, 2), (2, 5)]


@rule("R2")
def test_players_without_anything_there_take_no_part_and_prizes_lapse() -> None:
    row = position(4, priestess="tide", white={"shrines": ["tide"]})
    assert [share(row, seat).priestess for seat in range(4)] == [0, 0, 0, 6]
    assert [share(position(4), seat).priestess for seat in range(4)] == [0] * 4


@rule("R2")
def test_prizes_of_two_and_three_players_are_5_and_2_only() -> None:
    pieces: Pieces = {"active": {"tide": 1}}
    row = position(
        3, priestess="tide", council=[("red", 0), ("blue", 1), ("yellow", 2)], yellow=pieces, red=pieces, blue=pieces
    )
    assert [share(row, seat).priestess for seat in range(3)] == [5, 0, 2]


@rule("R2")
def test_ties_on_one_council_seat_go_to_the_upper_disc() -> None:
    pieces: Pieces = {"active": {"tide": 1}}
    for worse, better in (("yellow", "red"), ("red", "yellow")):
        for seat in (0, 4, 10):
            row = position(priestess="tide", council=[(worse, seat), (better, seat)], yellow=pieces, red=pieces)
            prizes = dict(zip(("yellow", "red"), (share(row, 0).priestess, share(row, 1).priestess), strict=True))
            assert prizes == {better: 5, worse: 2}


@rule("R3")
def test_the_attested_example_of_the_apostate() -> None:
    """Blue with 3 novices at the Apostate loses 4, red with 2 loses 3, the others nothing. Shrines do not count."""
    row = position(
        4,
        apostate="tide",
        yellow={"shrines": ["tide"]},
        red={"active": {"tide": 2}},
        blue={"active": {"tide": 1}, "inactive": {"tide": 2}},
    )
    assert [share(row, seat).apostate for seat in range(4)] == [0, 3, 4, 0]


@rule("R4")
def test_one_point_for_each_own_novice_in_the_temple() -> None:
    row = position(candles=1, turn="red", path={10: "yellow"}, temple={5: "yellow", 6: "yellow", 12: "closed"})
    assert share(row, 0).temple == 3
    assert gained(row, "yellow", after(row, "meditate")) == 3


@rule("R5")
def test_the_next_round_is_prepared_in_order() -> None:
    row = position(
        candles=1,
        priestess="book",
        builder="sail",
        apostate="shrine",
        bonus=False,
        yellow={"inactive": {"herbs": 3}, "active": {"herbs": 1}},
    )
    new = after(row, "meditate")
    assert (of(new, "yellow")["active"], of(new, "yellow")["inactive"]) == ({"herbs": 4}, {})
    assert [figure(new, name) for name in ("priestess", "builder", "apostate")] == ["shrine", "book", "herbs"]
    seen = state(new)
    assert (seen["round"], seen["guard"], seen["candles"], seen["book_bonus_open"]) == (2, 5, 3, True)


@rule("R5", "S10")
def test_the_priestess_walks_six_islands_with_four_players_and_five_with_fewer() -> None:
    assert [figure(after(position(n, candles=1), "meditate"), "priestess") for n in (2, 3, 4)] == [
        "shrine",
        "shrine",
        "tide",
    ]


@rule("R5")
def test_figures_walk_along_the_ring() -> None:
    ring = ("tide", "book", "shrine", "herbs", "bribery", "sail", "novice")
    new = after(position(islands=ring, candles=1, priestess="book", builder="book"), "meditate")
    assert (figure(new, "priestess"), figure(new, "builder")) == ("novice", "sail")


@rule("R5")
@pytest.mark.parametrize(
    ("novices", "goal"),
    [({"tide": 1, "book": 1}, "tide"), ({"book": 1, "shrine": 4}, "book"), ({"shrine": 2}, "shrine"), ({}, "shrine")],
    ids=["next door", "skips empty islands", "round to his own", "stays"],
)
def test_the_apostate_goes_to_the_next_island_with_a_novice_of_anyone(novices: dict[str, int], goal: str) -> None:
    for who in ("yellow", "red"):
        pieces: Pieces = {"inactive": novices}
        row = position(candles=1, apostate="shrine", **{who: pieces})  # type: ignore[arg-type]
        assert figure(after(row, "meditate"), "apostate") == goal
        assert luna.forecast(row).apostate == goal


@rule("R6")
def test_round_r_has_r_released_groups_and_unclaimed_tiles_stay() -> None:
    everywhere: Pieces = {"active": dict.fromkeys(ISLANDS, 1), "shrines": ISLANDS, "shrines_left": 0}
    row = position(path={10: "red"}, yellow=everywhere)
    groups = [(5, 6), (12,), (13, 15), (17, 18), (21, 23), (25, 28)]
    for number in range(1, 7):
        seen = state(row)
        assert (seen["round"], seen["guard"]) == (number, (6, 5, 4, 3, 2, 2)[number - 1])
        released = [tile for group in groups[:number] for tile in group]
        mine = row if seen["turn"] == "yellow" else after(row, "meditate")
        assert offered(mine, "appoint") == sorted(f"appoint {tile}" for tile in released)
        assert seen["path"]["10"] == "red"
        while state(row)["round"] == number and number < 6:
            row = after(row, "meditate")


# --- E ---------------------------------------------------------------------------------------------------------------


@rule("E1")
def test_the_attested_example_of_the_final_scoring() -> None:
    """4 shrines + 2 tokens + seat worth 6 = 24."""
    row = position(
        round=6,
        candles=1,
        council=[("red", 0), ("yellow", 6)],
        turn="red",
        apostate="tide",
        priestess="bribery",
        yellow={"ip": 10, "shrines": ["book", "novice", "sail", "herbs"], "favours": ["book", "tide"]},
    )
    assert gained(row, "yellow", after(row, "meditate")) == 24 + 1  # and the novice in the temple
    assert share(row, 0).final == 10 + 24 + 1


@rule("E1")
def test_after_round_six_nothing_is_prepared_any_more() -> None:
    row = position(
        round=6,
        candles=1,
        yellow={"inactive": {"tide": 2}, "favours": ["book"]},
        red={"shrines": ["tide"]},
    )
    new = after(row, "meditate")
    seen = state(new)
    assert (seen["phase"], seen["turn"], seen["round"], seen["guard"]) == ("over", None, 6, 2)
    assert seen["figures"] == state(row)["figures"]
    assert (of(new, "yellow")["inactive"], of(new, "yellow")["favours"]) == ({"tide": 2}, ["book"])
    assert (luna.legal(new), luna.over(new), luna.to_move(new)) == ([], True, None)
    assert refused(new, "meditate") == "E1"


@rule("E2")
def test_most_influence_wins() -> None:
    row = position(round=6, candles=1, turn="red", yellow={"ip": 9}, red={"ip": 20})
    (end,) = told(row, "meditate", GameEnded)
    assert (end.ranking, end.ip) == ((1, 0), (10, 22))
    result = luna.result(after(row, "meditate"))
    assert result is not None
    assert (result.ranking, result.ip, result.tie_broken_by_council) == ((1, 0), (10, 22), False)
    assert luna.result(row) is None


@rule("E2")
def test_ties_are_broken_by_the_council() -> None:
    for order, winner in ((("red", "yellow"), 0), (("yellow", "red"), 1)):
        row = position(
            round=6, candles=1, turn="red", council=[(name, 3) for name in order], yellow={"ip": 9}, red={"ip": 8}
        )
        result = luna.result(after(row, "meditate"))
        assert result is not None
        assert (result.ranking[0], result.tie_broken_by_council) == (winner, True)


# --- O ---------------------------------------------------------------------------------------------------------------


@rule("O1")
def test_online_scoring_shows_shrines_and_council_at_once_and_tokens_at_the_end() -> None:
    pieces: Pieces = {"ip": 10, "shrines": ["book", "novice"], "favours": ["tide"]}
    discs = [("red", 0), ("yellow", 7)]
    plain = position(round=6, candles=1, turn="red", priestess="tide", council=discs, yellow=pieces)
    live = position(round=6, candles=1, turn="red", priestess="tide", council=discs, yellow=pieces, live=True)
    assert (of(plain, "yellow")["ip"], of(live, "yellow")["ip"]) == (10, 10 + 8 + 7)
    assert of(after(live, "meditate"), "yellow")["ip"] == of(after(plain, "meditate"), "yellow")["ip"] == 10 + 1 + 16


@rule("O1")
def test_with_online_scoring_the_floor_looks_at_the_points_without_them() -> None:
    pieces: Pieces = {"ip": 1, "active": {"tide": 9}, "shrines": ["book"]}
    for live in (False, True):
        row = position(candles=1, turn="red", apostate="tide", priestess="herbs", yellow=pieces, live=live)
        assert of(after(row, "meditate"), "yellow")["ip"] == (4 if live else 0)


@rule("O1")
def test_online_scoring_counts_for_the_automaton_too() -> None:
    row = position(solo=1, live=True, council=[("yellow", 0), ("solo", 3)], automaton={"shrines": ["book", "tide"]})
    assert of(row, "solo")["ip"] == 5 + 8 + 3


@rule("O2")
def test_with_a_fixed_start_player_turns_strictly_alternate_through_the_whole_game() -> None:
    row, turns = position(fixed=True), []
    while not luna.over(row):
        turns.append(state(row)["turn"])
        row = after(row, "meditate")
        assert state(row)["start"] == "yellow"
    assert turns == ["yellow", "red"] * 9
    for turner, begins in (("yellow", "red"), ("red", "yellow")):
        new = after(position(candles=1, turn=turner, fixed=True), "meditate")
        assert (state(new)["turn"], state(new)["start"]) == (begins, "yellow")


@rule("O2")
def test_a_fixed_start_player_is_for_two_players_only() -> None:
    with pytest.raises(GameError, match="O2"):
        luna.deal(luna.choose(("yellow", "red", "blue"), fixed_start=True), b"1")
    with pytest.raises(GameError, match="O2"):
        luna.deal(luna.choose(("yellow",), "free", fixed_start=True, solo=1), b"1")


def test_the_council_does_not_change_at_the_end_of_a_round() -> None:
    row = position(3, candles=1, council=[("blue", 2), ("yellow", 10), ("red", 10)])
    assert council(after(row, "meditate")) == council(row)
