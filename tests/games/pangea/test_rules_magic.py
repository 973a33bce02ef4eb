"""Sections T and M: the phases of a turn, and magic."""

import pytest

from luna.games.pangea import rules as pangea
from luna.games.pangea.rules.events import BanLifted, Drawn, Led, Shifted, TurnBegun
from luna.games.pangea.rules.moves import DRAW, encode
from luna.games.pangea.rules.play import play
from tests.games.pangea.factories import (
    Row,
    after,
    goods,
    of,
    offered,
    on,
    position,
    refused,
    rule,
    told,
)
from tests.oracle.pangea.data import LANDSCAPES, PEOPLES


def magic_left(row: Row) -> int:
    left: int = pangea.state(row)["magic"]
    return left


# --- the turn --------------------------------------------------------------------------------------------------------


@rule("T1")
def test_the_phases_come_in_their_order() -> None:
    row = position(blue={"goods": 5}, tribes={"forest2": "blue forest, yellow forest"})
    assert refused(row, "end") == refused(row, "ban e3") == refused(row, "buy forest@forest2 from yellow") == "T1"
    row = after(row, "draw blue=forest", "stay")
    for line in ("draw blue=desert", "shift swamp2>c1", "lead yellow forest@forest2>swamp4", "stay"):
        assert refused(row, line) == "T1"
    row = after(row, "buy forest@forest2 from yellow")
    assert refused(row, "move forest+forest@forest2>swamp4") == "T1"
    assert pangea.state(after(row, "end"))["turn"] == "green"


@rule("T2")
def test_the_rank_counts_the_amulets_in_the_tower_alone() -> None:
    row = position(phase="buying", turn="green", blue={"amulets": ["swamp", "desert"]})
    assert magic_left(after(row, "end")) == 2
    carried = position(
        phase="buying", turn="green", blue={"amulets": ["swamp", "desert"]}, tribes={"swamp2": "blue forest+forest"}
    )
    assert magic_left(after(carried, "end")) == 2


@rule("T3")
def test_a_player_may_do_without_everything() -> None:
    row = position(blue={"goods": 9}, tribes={"forest2": "blue forest, yellow forest"})
    row = after(row, "stay", "end")
    assert goods(row, "blue") == 10  # production is compulsory
    assert pangea.state(row)["turn"] == "green"


@rule("T4")
def test_a_game_has_no_limit_of_rounds() -> None:
    row = after(position(phase="buying", turn="green", round=255), "end")
    assert pangea.state(row)["round"] == 256
    assert pangea.state(after(row, "stay", "end"))["phase"] == "magic"


# --- how many magic actions ------------------------------------------------------------------------------------------


@rule("M1")
@pytest.mark.parametrize(("rank", "actions"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_as_many_actions_as_the_rank_at_least_one(rank: int, actions: int) -> None:
    row = position("blue", "green", "orange", phase="buying", last_round=True, green={"amulets": LANDSCAPES[:rank]})
    row = after(row, "end")
    assert magic_left(row) == actions
    row = position(tribes={"forest2": "yellow forest"}, blue={"amulets": LANDSCAPES[:rank]})
    for number in range(actions):
        row = after(row, "lead yellow forest@forest3>forest2" if number % 2 else "lead yellow forest@forest2>forest3")
        assert magic_left(row) == actions - 1 - number
    assert refused(row, "shift swamp2>c1") == "M1"


@rule("M1")
def test_example_1_rank_3_up_to_three_actions_rank_0_one() -> None:
    three = position(blue={"amulets": ["swamp", "forest", "desert"]})
    row = after(three, "draw blue=forest", "shift swamp2>c1", "draw orange=swamp")
    assert refused(row, "shift swamp2>b1") == "M1"
    assert pangea.state(after(three, "draw blue=forest", "stay"))["phase"] == "buying"
    assert refused(after(position(), "draw blue=forest"), "draw blue=forest") == "M1"


@rule("M1")
def test_the_same_action_several_times_with_the_same_tile() -> None:
    row = position(blue={"amulets": ["swamp", "forest", "desert"]})
    row = after(row, "shift swamp2>c1", "shift swamp2>b1", "shift swamp2>e1")
    assert pangea.state(row)["board"]["e1"] == "swamp2"


# --- the five actions ------------------------------------------------------------------------------------------------


@rule("M2")
def test_an_own_tribe_comes_to_the_own_tower() -> None:
    row = position(towers={"blue": "swamp3"})
    assert offered(row, "draw blue") == ["draw blue=desert", "draw blue=forest", "draw blue=grassland"]
    assert told(row, "draw blue=forest", Drawn) == [Drawn(0, "blue", "forest", "swamp3")]
    row = after(row, "draw blue=forest")
    assert on(row, "swamp3") == {"blue forest": 1}
    assert pangea.state(row)["bags"]["blue"] == {"forest": 1, "desert": 2, "grassland": 4}


@rule("M2", "M4")
def test_nothing_comes_out_of_an_empty_bag() -> None:
    row = position(bags={"blue": "", "yellow": "", "purple": "swamp"})
    assert refused(row, "draw blue=forest") == "M2"
    assert refused(row, "draw yellow=forest") == "M2"
    assert [line for line in offered(row, "draw") if "orange" not in line] == ["draw purple=swamp"]
    assert refused(row, "draw purple=forest") == "M6"


@rule("M3")
def test_a_tile_is_shifted_one_square_onto_water() -> None:
    row = position(tribes={"mountain3": "green mountain"})
    assert offered(row, "shift mountain3") == ["shift mountain3>b3", "shift mountain3>d3"]
    assert refused(row, "shift mountain3>c2") == "M3"  # land
    assert refused(row, "shift mountain3>e3") == "M3"  # two squares
    assert refused(row, "shift mountain3>b2") == "M3"
    assert told(row, "shift mountain3>d3", Shifted) == [Shifted(0, "mountain3", "c3", "d3")]


@rule("M3", "B2")
def test_bans_hold_tiles_and_bar_squares() -> None:
    row = position(green={"ban": "mountain3"})
    assert offered(row, "shift mountain3") == []
    assert refused(row, "shift mountain3>b3") == "B2"
    row = position(green={"ban": "b3"})
    assert offered(row, "shift mountain3") == ["shift mountain3>d3"]
    assert refused(row, "shift swamp4>b3") == "B2"


@rule("M4")
def test_a_tribe_of_a_neutral_people_comes_to_its_tower() -> None:
    row = position(towers={"purple": "grassland4"})
    assert {line.split("=", maxsplit=1)[0] for line in offered(row, "draw")} == {
        "draw blue",
        "draw orange",
        "draw purple",
        "draw yellow",
    }
    assert refused(row, "draw green=swamp") == "M4"
    row = after(row, "draw purple=mountain")
    assert on(row, "grassland4") == {"purple mountain": 1}


@rule("M5")
def test_a_neutral_tribe_is_led_to_a_neighbouring_tile() -> None:
    tribes = {"forest2": "yellow forest*2, yellow grassland, green swamp, blue forest"}
    row = position(tribes=tribes, green={"ban": "forest2"})
    assert len(offered(row, "lead")) == 6
    assert refused(row, "lead green swamp@forest2>swamp4") == "M5"
    assert refused(row, "lead blue forest@forest2>swamp4") == "M5"
    assert refused(row, "lead yellow forest@forest2>swamp2") == "M5"
    assert refused(row, "lead yellow mountain@forest2>swamp4") == "M5"
    assert told(row, "lead yellow forest@forest2>swamp4", Led) == [Led(0, "yellow", "forest", "forest2", "swamp4")]
    assert on(after(row, "lead yellow forest@forest2>swamp4"), "swamp4") == {"yellow forest": 1}


@rule("M5", "B3")
def test_bans_do_not_matter_for_tribes() -> None:
    row = position(tribes={"forest2": "yellow forest, blue forest"}, green={"ban": "forest3"})
    assert refused(row, "lead yellow forest@forest2>forest3") == ""
    assert refused(row, "move forest@forest2>forest3") == ""


@rule("M6", "X1")
def test_every_tribe_in_the_bag_has_the_same_chance() -> None:
    row = position(bags={"purple": "swamp mountain mountain mountain"})
    play(row, encode(DRAW, PEOPLES.index("purple")))
    draw = pangea.chance(row)
    assert draw is not None
    assert draw.weights == (1, 3)
    assert pangea.legal(row) == []
    assert pangea.to_move(row) is None


@rule("M6")
def test_a_draw_is_seen_before_the_next_action() -> None:
    row = position(magic=2)
    row = after(row, "draw blue=forest")
    assert magic_left(row) == 1
    assert "move forest@desert2>mountain3" in offered(row)
    assert after(row, "draw blue=desert") != after(row, "draw blue=forest")


@rule("B4", "M1")
def test_the_next_turn_begins_with_the_ban_in_the_hand() -> None:
    row = position(phase="buying", turn="green", blue={"ban": "e1", "amulets": ["swamp", "forest"]})
    assert of(after(row, "end"), "blue")["ban"] is None
    assert told(row, "end", BanLifted) == [BanLifted(0, "e1")]
    assert told(row, "end", TurnBegun) == [TurnBegun(0, 2, 2)]
