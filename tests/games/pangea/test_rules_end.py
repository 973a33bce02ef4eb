"""Sections P, B, E, X and O: production, ban, the end of the game, what is known, options."""

import pytest

from luna.games.pangea import rules as pangea
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.events import BanPut, Earned, GameOver, LastRound
from tests.games.pangea.factories import (
    Player,
    Row,
    after,
    game,
    goods,
    of,
    offered,
    on,
    position,
    reached,
    refused,
    rule,
    told,
)
from tests.oracle.pangea.data import LANDSCAPES, SQUARES

THREE, FOUR = LANDSCAPES[:3], LANDSCAPES[:4]


def produced(tribes: dict[str, str], people: str = "blue") -> int:
    """Goods at the end of blue's turn."""
    return goods(after(position(phase="buying", tribes=tribes), "end"), people)


# --- production ------------------------------------------------------------------------------------------------------


@rule("P1")
@pytest.mark.parametrize(
    ("tribes", "expected"),
    [
        ({"forest2": "blue forest"}, 1),
        ({"forest2": "blue desert"}, 0),  # not at home
        ({"forest2": "blue forest+swamp"}, 0),  # carries an amulet
        ({"forest2": "blue forest+swamp, blue forest"}, 1),
        ({"forest2": "blue forest*2", "desert3": "blue desert"}, 3),
        ({}, 0),
    ],
)
def test_a_tribe_produces_at_home_without_an_amulet(tribes: dict[str, str], expected: int) -> None:
    assert produced(tribes) == expected


@rule("P2")
@pytest.mark.parametrize("others", ["green swamp", "yellow forest", "blue forest+swamp", "yellow grassland"])
def test_everybody_counts_for_a_crowd(others: str) -> None:
    assert produced({"forest2": f"blue forest, {others}"}) == 1
    assert produced({"forest2": f"blue forest, {others}, purple swamp"}) == 0
    assert produced({"forest3": f"blue forest, {others}, purple swamp"}) == 1


@rule("P2")
def test_towers_do_not_crowd_a_tile() -> None:
    towers = {"blue": "forest2", "green": "swamp3"}
    row = position(phase="buying", towers=towers, tribes={"forest2": "blue forest*2"})
    assert goods(after(row, "end"), "blue") == 2


@rule("P2")
def test_example_3_three_on_a_tile_of_two() -> None:
    assert produced({"grassland2": "blue grassland, purple swamp, yellow forest"}) == 0


@rule("P1")
def test_example_4_one_of_two_is_at_home() -> None:
    row = position("green", "blue", phase="buying", tribes={"swamp4": "green swamp, green desert"})
    assert told(row, "end", Earned) == [Earned(0, 1, ("swamp4",), "production")]
    assert goods(after(row, "end"), "green") == 1


@rule("P3")
def test_example_5_three_of_four_produce() -> None:
    assert produced({"grassland4": "blue grassland*2", "desert2": "blue desert", "swamp3": "blue forest"}) == 3


@rule("P3")
def test_only_the_active_player_gets_goods() -> None:
    row = after(position(phase="buying", tribes={"swamp4": "green swamp*2"}), "end")
    assert goods(row, "green") == 0
    assert goods(after(row, "stay", "end"), "green") == 2


# --- ban -------------------------------------------------------------------------------------------------------------


@rule("B1")
def test_the_ban_lies_on_a_tile_or_a_water_square() -> None:
    row = position(phase="buying")
    bans = offered(row, "ban")
    assert len(bans) == 26
    assert "ban swamp2" in bans
    assert "ban c1" in bans
    assert "ban b1" not in bans
    assert refused(row, "ban b1") == "N-turn"  # where swamp 2 lies
    assert told(row, "ban c1", BanPut) == [BanPut(0, "c1")]
    assert of(after(row, "ban c1"), "blue")["ban"] == "c1"
    assert of(after(row, "ban swamp2"), "blue")["ban"] == "swamp2"
    assert of(after(row, "end"), "blue")["ban"] is None


@rule("B2")
def test_a_ban_binds_in_the_turns_of_the_others() -> None:
    row = after(position(phase="buying"), "ban mountain3")
    assert refused(row, "shift mountain3>b3") == "B2"
    row = after(position(phase="buying"), "ban b3")
    assert refused(row, "shift mountain3>b3") == "B2"
    assert refused(row, "shift mountain3>d3") == ""


@rule("B3")
def test_several_bans_lie_on_one_place() -> None:
    row = position("blue", "green", "orange", phase="buying")
    row = after(row, "ban c1", "stay", "ban c1", "stay", "ban c1")
    assert [of(row, people)["ban"] for people in ("blue", "green", "orange")] == [None, "c1", "c1"]
    assert refused(row, "shift swamp2>c1") == "B2"


@rule("B3")
def test_the_same_place_again_and_any_place_in_any_turn() -> None:
    row = after(position(phase="buying"), "ban swamp2", "stay", "end", "stay", "ban swamp2")
    assert of(row, "blue")["ban"] == "swamp2"


@rule("B4")
def test_the_ban_comes_back_at_the_beginning_of_the_next_turn_of_its_owner() -> None:
    row = after(position(phase="buying"), "ban mountain3", "stay")
    assert of(row, "blue")["ban"] == "mountain3"
    row = after(row, "end")
    assert of(row, "blue")["ban"] is None
    assert refused(row, "shift mountain3>b3") == ""


# --- the end ---------------------------------------------------------------------------------------------------------


def last_round(row: Row) -> bool:
    found: bool = pangea.state(row)["last_round"]
    return found


@rule("E1")
@pytest.mark.parametrize(
    ("amulets", "stock", "met"),
    [(5, 0, 3), (4, 10, 2), (4, 9, 0), (3, 20, 1), (3, 19, 0), (2, 99, 0), (4, 20, 2), (5, 99, 3), (0, 99, 0)],
)
def test_the_three_conditions(amulets: int, stock: int, met: int) -> None:
    """Checked when the movement ends."""
    row = position(blue={"goods": stock, "amulets": LANDSCAPES[:amulets]})
    assert told(row, "stay", LastRound) == ([LastRound(0, met)] if met else [])
    assert last_round(after(row, "stay")) == bool(met)


@rule("E2")
def test_handing_in_brings_the_last_round() -> None:
    row = position(blue={"amulets": FOUR}, tribes={"desert2": "blue forest+grassland"})
    row = after(row, "stay")
    assert last_round(row)
    row = after(row, "end")
    assert pangea.state(row)["phase"] == "magic"  # green has a turn, too
    row = after(row, "stay", "end")
    state = pangea.state(row)
    assert (state["phase"], state["turn"], state["ranking"]) == ("over", None, [["blue"], ["green"]])


@rule("E2", "A4")
def test_the_good_of_a_sale_brings_the_last_round() -> None:
    tribes = {"swamp4": "blue forest, green swamp"}
    row = position(phase="buying", blue={"goods": 1}, green={"goods": 19, "amulets": THREE}, tribes=tribes)
    line = "buy forest@swamp4 from green"
    assert told(row, line, LastRound) == [LastRound(1, 1)]
    row = after(row, line)
    assert last_round(row)
    assert pangea.state(after(row, "end", "stay", "end"))["ranking"] == [["green"], ["blue"]]


@rule("E2", "P3")
def test_production_in_the_last_turn_of_a_round_ends_the_game_at_once() -> None:
    row = position(
        phase="buying", turn="green", green={"goods": 19, "amulets": THREE}, tribes={"swamp4": "green swamp"}
    )
    assert not last_round(row)
    assert told(row, "ban c1", GameOver) == [GameOver()]
    row = after(row, "ban c1")
    state = pangea.state(row)
    assert (state["phase"], state["round"], state["last_round"], state["magic"]) == ("over", 1, True, 0)
    assert state["players"]["green"]["ban"] == "c1"
    assert pangea.legal(row) == []
    assert pangea.over(row)
    assert pangea.to_move(row) is None
    assert refused(row, "stay") == "E2"


@rule("E2")
def test_all_have_as_many_turns() -> None:
    row = after(position("blue", "green", "orange", turn="green", green={"goods": 10, "amulets": FOUR}), "stay", "end")
    assert pangea.state(row)["turn"] == "orange"
    assert pangea.state(after(row, "stay", "end"))["phase"] == "over"


@rule("E2", "E4")
def test_the_last_round_is_final_even_if_nobody_meets_a_condition_at_its_end() -> None:
    tribes = {"grassland3": "blue desert, yellow grassland"}
    row = position(blue={"goods": 20, "amulets": THREE}, tribes=tribes)
    row = after(row, "stay", "buy desert@grassland3 from yellow")
    assert goods(row, "blue") == 16
    assert last_round(row)
    row = after(row, "end", "stay", "end")
    assert pangea.state(row)["ranking"] == [["blue"], ["green"]]


@pytest.mark.parametrize(
    ("blue", "green", "ranking"),
    [
        ({"goods": 20, "amulets": THREE}, {"goods": 10, "amulets": FOUR}, [["green"], ["blue"]]),
        ({"goods": 0, "amulets": LANDSCAPES}, {"goods": 99, "amulets": FOUR}, [["blue"], ["green"]]),
        ({"goods": 12, "amulets": FOUR}, {"goods": 13, "amulets": FOUR}, [["green"], ["blue"]]),
        ({"goods": 12, "amulets": FOUR}, {"goods": 12, "amulets": FOUR}, [["blue", "green"]]),
        ({"goods": 20, "amulets": THREE}, {"goods": 9, "amulets": FOUR}, [["blue"], ["green"]]),
        ({"goods": 5, "amulets": ["swamp"]}, {"goods": 0, "amulets": THREE}, [["green"], ["blue"]]),  # none
        ({"goods": 5, "amulets": ["swamp"]}, {"goods": 4, "amulets": ["swamp"]}, [["blue"], ["green"]]),
    ],
)
@rule("E3", "E4")
def test_the_ranking(blue: Player, green: Player, ranking: list[list[str]]) -> None:
    row = after(position(phase="buying", turn="green", last_round=True, blue=blue, green=green), "end")
    assert pangea.state(row)["ranking"] == ranking


@rule("E3", "C6")
def test_goods_count_however_many() -> None:
    row = position(blue={"goods": 1200}, green={"goods": 1300})
    assert pangea.places(row) == (2, 1)


@rule("E3")
def test_sharers_stand_in_turn_order() -> None:
    same: Player = {"goods": 3, "amulets": ["swamp"]}
    row = position("yellow", "blue", "green", phase="buying", turn="green", last_round=True, yellow=same, green=same)
    row = after(row, "end")
    assert pangea.state(row)["ranking"] == [["yellow", "green"], ["blue"]]
    assert pangea.places(row) == (1, 3, 1)


# --- chance and hidden things ----------------------------------------------------------------------------------------


@rule("X1")
def test_nothing_but_the_draws_is_left_to_chance() -> None:
    row = position(tribes={"forest2": "blue forest, yellow forest"}, blue={"goods": 1})
    for line in ("shift swamp2>c1", "lead yellow forest@forest2>forest3", "stay"):
        assert pangea.chance(after(row, line)) is None


@rule("X2")
def test_what_is_left_in_the_bags_is_known_to_all() -> None:
    row = after(position(), "draw purple=mountain")
    assert pangea.state(row)["bags"]["purple"] == {"swamp": 2, "forest": 2, "mountain": 3}


@rule("X3")
def test_a_game_is_its_set_up_and_its_lines() -> None:
    text = game("blue: place swamp2", "green: place swamp3", "blue: draw blue=forest", "blue: stay", "blue: end")
    assert pangea.to_text(*pangea.from_text(text)) == text
    assert reached(text) == reached(text)


# --- options ---------------------------------------------------------------------------------------------------------


@rule("O1")
def test_production_of_all() -> None:
    tribes = {"swamp4": "green swamp*2", "forest2": "blue forest"}
    row = after(position(phase="buying", tribes=tribes, options=["O1"]), "end")
    assert (goods(row, "blue"), goods(row, "green")) == (1, 2)
    row = after(row, "stay", "end")
    assert (goods(row, "blue"), goods(row, "green")) == (2, 4)


@rule("O1", "E2")
def test_production_of_all_can_end_the_game_in_the_turn_of_another() -> None:
    tribes = {"swamp4": "green swamp*2"}
    row = position(phase="buying", tribes=tribes, options=["O1"], green={"goods": 18, "amulets": THREE})
    assert last_round(after(row, "end"))


@rule("O2")
def test_long_shifts() -> None:
    row = position(options=["O2"])
    squares = {line.partition(">")[2] for line in offered(row, "shift mountain2")}  # on f2
    assert squares == {"f3", "a2"}
    assert {line.partition(">")[2] for line in offered(row, "shift desert4")} == {"e3", "e5", "e1"}
    assert refused(row, "shift desert4>e2") == "M3"  # land
    assert refused(row, "shift desert4>d3") == "O2"  # not in a line
    assert pangea.state(after(row, "shift desert4>e1"))["board"]["e1"] == "desert4"


@rule("O2", "B2")
def test_no_tile_slides_across_a_ban() -> None:
    row = position(options=["O2"], green={"ban": "e5"})
    assert {line.partition(">")[2] for line in offered(row, "shift desert4")} == {"e3"}
    assert refused(row, "shift desert4>e5") == "B2"
    assert refused(row, "shift desert4>e1") == "O2"


@rule("O2")
def test_a_tile_goes_round_the_world_but_never_back_on_its_own_square() -> None:
    """Row 3 is all water except mountain 3, which slides to every other square in both directions."""
    lines = offered(position(options=["O2"]), "shift mountain3")
    assert [line.partition(">")[2] for line in lines] == ["a3", "b3", "d3", "e3", "f3"]
    assert refused(position(options=["O2"]), "shift mountain3>c3") == "M3"


@rule("O2", "M1")
def test_a_long_shift_is_one_action_and_off_by_default() -> None:
    row = after(position(options=["O2"]), "shift mountain3>e3")
    assert pangea.state(row)["magic"] == 0
    assert refused(position(), "shift mountain3>e3") == "M3"


def test_the_land_that_is_kept_in_mind_follows_the_tiles() -> None:
    """The same tribes on the same tiles at other places."""
    row = position(tribes={"swamp2": "blue forest"}, magic=2)
    assert offered(row, "move") == ["move forest@swamp2>grassland3", "move forest@swamp2>swamp4"]
    row = after(row, "shift swamp2>c1")
    assert offered(row, "move") == ["move forest@swamp2>forest2", "move forest@swamp2>swamp3"]
    assert on(row, "swamp2") == {"blue forest": 1}


def test_a_tile_that_is_in_the_air_slides_no_farther_than_round_the_world() -> None:
    """A row without that tile is no position; the rules must end their search all the same."""
    row = position(options=["O2"])
    square = SQUARES.index("c3")  # mountain 3 alone lies in row 3
    row[at.LAND + square] = at.NOWHERE
    lines = offered(row, "shift mountain3")
    assert [line.partition(">")[2] for line in lines] == ["a3", "b3", "d3", "e3", "f3"]
