"""Sections W and A: movement, handing in, and buying amulets."""

import pytest

from luna.games.pangea import rules as pangea
from luna.games.pangea.rules.events import Bought, Earned, HandedIn, Moved
from tests.games.pangea.factories import (
    Player,
    Row,
    after,
    goods,
    moves_of,
    of,
    offered,
    on,
    position,
    refused,
    rule,
    told,
)
from tests.oracle.pangea.data import LANDSCAPES

# --- movement --------------------------------------------------------------------------------------------------------


@rule("W1")
def test_every_own_tribe_moves_once_all_at_the_same_time() -> None:
    """Two tribes swap places: neither counts at its destination."""
    row = position(tribes={"forest2": "blue forest", "forest3": "blue forest, blue desert"})
    assert offered(row, "move desert") == [
        "move desert@forest3>forest2",
        "move desert@forest3>forest4",
        "move desert@forest3>swamp3",
    ]
    assert refused(row, "move forest@forest2>forest3*2") == "W1"
    assert refused(row, "move forest@forest2>forest3 forest@forest3>forest2*2") == "W1"
    row = after(row, "move forest@forest2>forest3 forest@forest3>forest2 desert@forest3>forest2")
    assert on(row, "forest2") == {"blue forest": 1, "blue desert": 1}
    assert on(row, "forest3") == {"blue forest": 1}


@rule("W1")
def test_tribes_of_a_kind_go_different_ways() -> None:
    row = position(tribes={"forest3": "blue grassland*4"})
    assert "move grassland@forest3>swamp3*4" in offered(row)
    row = after(row, "move grassland@forest3>swamp3 grassland@forest3>forest2*2")
    assert [sum(on(row, tile).values()) for tile in ("swamp3", "forest2", "forest3")] == [1, 2, 1]


@rule("W1")
def test_nobody_steps_twice_onto_water_or_across_a_tile() -> None:
    row = position(tribes={"forest2": "blue forest"})
    assert refused(row, "move forest@forest2>forest3 forest@forest3>forest4") == "W1"
    assert refused(row, "move forest@forest2>forest4") == "W1"
    assert refused(row, "move forest@forest2>forest2") == "W1"
    assert refused(row, "move forest@forest2>c1") == "N-turn"


@rule("W1")
def test_only_own_tribes_move() -> None:
    row = position(tribes={"forest2": "green swamp, yellow forest"})
    assert offered(row, "move") == []
    assert refused(row, "move forest@forest2>forest3") == "W1"


@rule("W1")
def test_a_tribe_drawn_in_this_turn_moves_too() -> None:
    row = after(position(), "draw blue=forest", "move forest@desert2>mountain3")
    assert on(row, "mountain3") == {"blue forest": 1}


@rule("W1")
@pytest.mark.parametrize(
    "line",
    [
        "move forest@forest3>forest2 desert@forest2>forest3",
        "move desert@forest2>forest3 forest@forest2>forest3",
        "move forest@forest2>forest3 forest@forest2>forest3",
        "move forest@forest2>forest3 forest@forest2>swamp4",
        "move forest@forest2>forest3*1",
        "move",
    ],
)
def test_a_movement_is_written_in_one_way_only(line: str) -> None:
    row = position(tribes={"forest2": "blue forest*2, blue desert", "forest3": "blue grassland"})
    assert refused(row, line) == "N-turn"


@rule("W2")
def test_a_tribe_keeps_the_amulet_that_it_carries() -> None:
    row = position(towers={"blue": "grassland4"}, tribes={"forest2": "blue forest+swamp, blue forest"})
    assert offered(row, "move forest+swamp") == [
        f"move forest+swamp@forest2>{tile}" for tile in ("forest3", "mountain3", "swamp4")
    ]
    assert refused(row, "move forest+desert@forest2>forest3") == "W2"
    row = after(row, "move forest+swamp@forest2>forest3")
    assert on(row, "forest3") == {"blue forest+swamp": 1}
    assert on(row, "forest2") == {"blue forest": 1}
    buying = position(phase="buying", blue={"goods": 9}, tribes={"forest2": "blue forest+swamp, yellow forest"})
    assert offered(buying, "buy") == []
    assert refused(buying, "buy forest@forest2 from yellow") == "A2"


@rule("W3", "T2")
def test_amulets_are_handed_in_at_the_own_tower() -> None:
    tribes = {"desert2": "blue forest+swamp", "desert3": "blue forest+desert, blue desert+forest"}
    row = position(tribes=tribes)
    line = "move forest+desert@desert3>desert2"
    assert told(row, line, HandedIn) == [HandedIn(0, "swamp", 1), HandedIn(0, "desert", 2)]
    row = after(row, line)
    assert of(row, "blue")["amulets"] == ["swamp", "desert"]
    assert on(row, "desert2") == {"blue forest": 2}
    assert on(row, "desert3") == {"blue desert+forest": 1}


@rule("W3")
def test_handing_in_happens_to_those_who_stay_too() -> None:
    row = after(position(tribes={"desert2": "blue forest+swamp"}), "stay")
    assert of(row, "blue")["amulets"] == ["swamp"]


@rule("W3")
def test_a_tribe_that_leaves_the_tower_does_not_hand_in() -> None:
    row = after(position(tribes={"desert2": "blue forest+swamp"}), "move forest+swamp@desert2>desert3")
    assert of(row, "blue")["amulets"] == []


@rule("W3")
def test_the_tower_of_another_takes_no_amulet() -> None:
    row = after(position(tribes={"forest3": "blue forest+swamp"}), "move forest+swamp@forest3>forest2")  # green's
    assert on(row, "forest2") == {"blue forest+swamp": 1}


@rule("W4")
def test_an_amulet_bought_at_the_tower_goes_in_at_the_end_of_the_next_movement() -> None:
    row = position(phase="buying", blue={"goods": 1}, tribes={"desert2": "blue forest, orange desert"})
    row = after(row, "buy forest@desert2 from orange", "end")
    assert of(row, "blue")["amulets"] == []
    row = after(row, "shift swamp2>c1", "stay", "end")  # green's turn
    assert on(row, "desert2") == {"orange desert": 1, "blue forest+desert": 1}
    assert of(after(row, "stay"), "blue")["amulets"] == ["desert"]
    assert of(after(row, "move forest+desert@desert2>desert3"), "blue")["amulets"] == []


# --- buying ----------------------------------------------------------------------------------------------------------


def market(**more: str) -> Row:
    """Blue with four goods; on forest 3 there are one tribe of blue, a yellow seller and the given tribes."""
    crowd = ", ".join(["blue desert", "yellow forest", *more.values()])
    return position(phase="buying", blue={"goods": 4}, tribes={"forest3": crowd})


@rule("A1")
def test_any_number_of_purchases_one_after_the_other() -> None:
    tribes = {
        "forest3": "blue desert, yellow forest",
        "swamp4": "blue forest, green swamp",
        "desert3": "blue grassland, orange desert",
    }
    row = position(phase="buying", blue={"goods": 3}, tribes=tribes)
    assert len(offered(row, "buy")) == 3
    row = after(
        row, "buy desert@forest3 from yellow", "buy forest@swamp4 from green", "buy grassland@desert3 from orange"
    )
    assert goods(row, "blue") == 0
    assert goods(row, "green") == 1
    assert offered(row, "buy") == []


@rule("A2")
def test_a_an_own_tribe_without_an_amulet_stands_there() -> None:
    assert offered(market(), "buy") == ["buy desert@forest3 from yellow"]
    row = position(phase="buying", blue={"goods": 4}, tribes={"forest3": "yellow forest", "forest2": "blue desert"})
    assert offered(row, "buy") == []
    assert refused(row, "buy desert@forest3 from yellow") == "A2"


@rule("A2", "P1")
@pytest.mark.parametrize(
    ("crowd", "rule_id"),
    [
        ("blue desert", "A2"),  # nobody else
        ("blue desert, yellow grassland", "A2"),  # not at home
        ("blue desert, blue forest", "A2"),  # no other people
        ("blue desert, green swamp", "A2"),
        ("blue desert*2, yellow forest, green swamp", "P2"),  # overcrowded
        ("blue desert, green swamp, yellow forest+swamp", "A2"),  # carries one itself
    ],
)
def test_b_another_people_produces_there(crowd: str, rule_id: str) -> None:
    players = ("blue", "green", "yellow")
    row = position(*players, phase="buying", blue={"goods": 4}, tribes={"forest3": crowd})
    assert offered(row, "buy") == []
    assert refused(row, "buy desert@forest3 from yellow") == rule_id
    assert refused(row, "buy desert@forest3 from blue") == "A2"


@rule("A2")
def test_c_nobody_has_two_amulets_of_a_landscape() -> None:
    tribes = {"forest3": "blue desert, yellow forest", "swamp4": "blue forest+forest"}
    on_the_way = position(phase="buying", blue={"goods": 4}, tribes=tribes)
    in_the_tower = position(
        phase="buying", blue={"goods": 4, "amulets": ["forest"]}, tribes={"forest3": "blue desert, yellow forest"}
    )
    for row in (on_the_way, in_the_tower):
        assert offered(row, "buy") == []
        assert refused(row, "buy desert@forest3 from yellow") == "A2"
    others = position(
        phase="buying",
        blue={"goods": 4},
        green={"amulets": ["forest"]},
        tribes={"forest3": "blue desert, yellow forest"},
    )
    assert len(offered(others, "buy")) == 1


@rule("A2", "A3")
@pytest.mark.parametrize("rank", range(5))
def test_d_the_price_is_the_rank_and_one(rank: int) -> None:
    """With rank 4 the last amulet costs five."""
    owned = LANDSCAPES[:rank]
    crowd = {"grassland3": "blue desert, yellow grassland"}
    row = position(phase="buying", blue={"goods": rank + 1, "amulets": owned}, tribes=crowd)
    assert goods(after(row, "buy desert@grassland3 from yellow"), "blue") == 0
    row = position(phase="buying", blue={"goods": rank, "amulets": owned}, tribes=crowd)
    assert refused(row, "buy desert@grassland3 from yellow") == "A3"
    assert offered(row, "buy") == []


@rule("A3")
def test_with_rank_5_there_is_nothing_left_to_buy() -> None:
    crowd = {"grassland3": "blue desert, yellow grassland"}
    row = position(phase="buying", blue={"goods": 99, "amulets": LANDSCAPES}, tribes=crowd)
    assert offered(row, "buy") == []


@rule("A3", "A4")
def test_example_2_what_an_amulet_costs() -> None:
    """Rank 2 pays 3; rank 3 pays 4 for the swamp's, of which the seller gets 1."""
    tribes = {"swamp3": "blue forest, green swamp"}
    two = position(phase="buying", blue={"goods": 5, "amulets": ["forest", "desert"]}, tribes=tribes)
    assert goods(after(two, "buy forest@swamp3 from green"), "blue") == 2
    three = position(phase="buying", blue={"goods": 5, "amulets": ["forest", "desert", "mountain"]}, tribes=tribes)
    line = "buy forest@swamp3 from green"
    assert told(three, line, Bought) == [Bought(0, "swamp", "swamp3", "green", 4, "forest")]
    assert told(three, line, Earned) == [Earned(1, 1, (), "sale")]
    row = after(three, line)
    assert (goods(row, "blue"), goods(row, "green")) == (1, 1)
    assert on(row, "swamp3") == {"green swamp": 1, "blue forest+swamp": 1}


@rule("A4")
def test_the_buyer_chooses_tribe_and_seller() -> None:
    tribes = {"swamp4": "blue forest, blue desert, green swamp, purple swamp"}
    row = position(phase="buying", blue={"goods": 4}, tribes=tribes)
    assert offered(row, "buy") == [
        f"buy {home}@swamp4 from {seller}" for home in ("desert", "forest") for seller in ("green", "purple")
    ]
    assert goods(after(row, "buy desert@swamp4 from purple"), "green") == 0
    assert goods(after(row, "buy desert@swamp4 from green"), "green") == 1


@rule("A5")
def test_a_seller_sells_again_in_the_turn_of_another() -> None:
    tribes = {"swamp4": "blue forest, green swamp, orange desert"}
    one: Player = {"goods": 1}
    row = position("blue", "green", "orange", phase="buying", tribes=tribes, blue=one, orange=one)
    row = after(row, "buy forest@swamp4 from green", "end", "stay", "end", "stay", "buy desert@swamp4 from green")
    assert goods(row, "green") == 1 + 1 + 1  # two sales and a production
    assert on(row, "swamp4") == {"green swamp": 1, "orange desert+swamp": 1, "blue forest+swamp": 1}


@rule("A6")
def test_the_price_stays_the_same_in_a_phase() -> None:
    tribes = {"forest3": "blue desert*2, yellow forest", "swamp4": "blue forest, green swamp"}
    row = position(phase="buying", blue={"goods": 4, "amulets": ["desert"]}, tribes=tribes)
    row = after(row, "buy desert@forest3 from yellow", "buy forest@swamp4 from green")
    assert goods(row, "blue") == 0
    assert refused(row, "buy desert@forest3 from yellow") == "A2"


def test_a_movement_tells_every_step() -> None:
    row = position(tribes={"forest2": "blue forest*2"})
    line = "move forest@forest2>forest3 forest@forest2>mountain3"
    steps = told(row, line, Moved)
    assert [(step.home, step.origin, step.target) for step in steps] == [
        ("forest", "forest2", "forest3"),
        ("forest", "forest2", "mountain3"),
    ]
    assert pangea.why_not(row, moves_of(row, line)[:1]) is not None  # a movement that is not closed
