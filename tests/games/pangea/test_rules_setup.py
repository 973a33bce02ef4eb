"""Sections C, G and S: the printed matter, the round world, the set-up."""

from collections import Counter

import pytest

from luna.core.game import GameError
from luna.core.options import Options
from luna.games.pangea import rules as pangea
from luna.games.pangea.rules import board
from luna.games.pangea.rules.setup import Header
from tests.games.pangea.factories import (
    Player,
    after,
    game,
    of,
    offered,
    on,
    position,
    reached,
    refused,
    rule,
)
from tests.oracle.pangea.data import HOMES, LANDSCAPES, NUMBERED, PEOPLES, TILES

SEATS = ("blue", "green", "purple", "yellow")


def dealt(number: int, *, players: int = 2, first: int | None = None) -> Header:
    header: Header = pangea.deal(Options(SEATS[:players], first=first), number.to_bytes(4, "big"))
    return header


# --- components ------------------------------------------------------------------------------------------------------


@rule("C1")
def test_the_board_has_26_squares_of_which_15_are_numbered() -> None:
    assert len(board.SQUARES) == 26
    assert len(set(board.FIRST)) == 15
    assert [board.SQUARES[square] for square in board.FIRST[:3]] == ["b1", "d1", "b2"]


@rule("C2")
def test_there_are_15_tiles() -> None:
    assert sorted(board.TILES) == sorted(f"{name}{number}" for name in LANDSCAPES for number in (2, 3, 4))
    assert board.NUMBER == (2, 3, 4) * 5


@rule("C3", "C4")
def test_every_people_has_eight_tribes_of_three_homes() -> None:
    assert len(board.PEOPLES) == 5
    for people in range(5):
        assert len(board.HOMES[people]) == 3
        assert sum(board.COUNT[people]) == 8
        assert sorted(board.COUNT[people]) == [2, 2, 4]


@rule("C4")
def test_every_landscape_is_home_to_eight_tribes_of_three_peoples() -> None:
    for landscape in range(5):
        counts = [
            board.COUNT[people][board.HOMES[people].index(landscape)]
            for people in range(5)
            if landscape in board.HOMES[people]
        ]
        assert (len(counts), sum(counts)) == (3, 8)


@rule("C5")
def test_five_amulets_of_a_landscape_are_more_than_can_be_bought() -> None:
    """Four players with every amulet: each has one of a landscape, so one of five is left."""
    rich: Player = {"amulets": LANDSCAPES}
    row = position(*SEATS, blue=rich, green=rich, purple=rich, yellow=rich)
    state = pangea.state(row)
    assert [player["amulets"] for player in state["players"].values()] == [list(LANDSCAPES)] * 4


@rule("C6")
def test_goods_have_no_limit() -> None:
    row = position(phase="buying", blue={"goods": 299}, tribes={"grassland4": "blue grassland*4"})
    assert of(after(row, "end"), "blue")["goods"] == 303


@rule("C7")
def test_goods_of_neutral_peoples_are_not_counted() -> None:
    row = position(phase="buying", blue={"goods": 1}, tribes={"forest2": "blue desert, yellow forest"}, options=["O1"])
    state = pangea.state(after(row, "buy desert@forest2 from yellow", "end"))
    assert list(state["players"]) == ["blue", "green"]
    assert [player["goods"] for player in state["players"].values()] == [0, 0]


# --- squares and neighbours ------------------------------------------------------------------------------------------


@rule("G1")
def test_neighbours_are_orthogonal() -> None:
    """A tribe on c2 can go left, right and down; diagonal squares are no neighbours."""
    row = position(tribes={"forest2": "blue forest"})
    assert offered(row, "move") == [f"move forest@forest2>{tile}" for tile in ("forest3", "mountain3", "swamp4")]
    assert refused(row, "move forest@forest2>swamp2") == "W1"


@rule("G2")
@pytest.mark.parametrize(("one", "other"), [("b1", "e1"), ("a2", "a4"), ("f2", "a2"), ("d1", "d5"), ("b1", "b5")])
def test_a_step_over_the_edge_comes_in_at_the_other_end(one: str, other: str) -> None:
    squares = board.SQUARES
    assert squares.index(other) in board.STEPS[squares.index(one)]
    assert squares.index(one) in board.STEPS[squares.index(other)]


@rule("G2")
def test_every_square_has_four_neighbours() -> None:
    for square, steps in enumerate(board.STEPS):
        assert len(set(steps)) == 4
        assert square not in steps
        assert all(square in board.STEPS[step] for step in steps)


@rule("G2")
def test_tribes_and_tiles_go_over_the_edge() -> None:
    row = position(tribes={"mountain2": "blue forest"})  # on f2
    assert "move forest@mountain2>grassland2" in offered(row)  # f4: the column is short
    assert "shift mountain2>a2" in offered(row)
    assert pangea.state(after(row, "shift mountain2>a2"))["board"]["a2"] == "mountain2"


@rule("G3")
def test_a_shifted_tile_takes_everything_along() -> None:
    crowd = {"mountain2": "blue forest+swamp, orange desert, purple swamp*2"}
    row = after(position(tribes=crowd), "shift mountain2>f3")
    state = pangea.state(row)
    assert "f2" not in state["board"]
    assert state["board"]["f3"] == "mountain2"
    assert state["towers"]["orange"] == "mountain2"
    assert on(row, "mountain2") == {"purple swamp": 2, "orange desert": 1, "blue forest+swamp": 1}


@rule("G3")
def test_any_number_of_all_peoples_shares_a_tile() -> None:
    row = position(tribes={"swamp2": "purple swamp*2, green swamp*4, orange swamp*2", "swamp4": "blue forest"})
    row = after(row, "move forest@swamp4>swamp2")
    assert sum(on(row, "swamp2").values()) == 9


@rule("G3", "S6")
def test_one_tower_on_a_tile() -> None:
    row = reached(game())
    assert refused(row, "place mountain4") == "S6"  # a neutral one
    assert refused(after(row, "place swamp2"), "place swamp2") == "S6"


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_sit_in_turn_order(players: int) -> None:
    for first in range(players):
        seats = pangea.seats(dealt(1, players=players, first=first))
        assert seats == SEATS[first:players] + SEATS[:first]


@rule("S1")
@pytest.mark.parametrize("seats", [(), ("blue",), PEOPLES, ("blue", "blue"), ("blue", "red")])
def test_nobody_else_can_sit_down(seats: tuple[str, ...]) -> None:
    with pytest.raises(GameError, match="S1"):
        pangea.deal(Options(seats, first=0), b"1")


@rule("S1", "X1")
def test_the_start_player_is_drawn_by_lot() -> None:
    firsts = Counter(dealt(number, players=4).players[0] for number in range(400))
    assert set(firsts) == set(SEATS)
    assert min(firsts.values()) > 60


@rule("S2", "S4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_others_are_neutral_and_stand_on_their_start_tiles(players: int) -> None:
    state = pangea.state(pangea.start(dealt(3, players=players)))
    start = {"orange": "desert4", "purple": "mountain4", "yellow": "forest4"}
    neutral = [people for people in PEOPLES if people not in SEATS[:players]]
    assert list(state["towers"]) == neutral
    for people in neutral:
        assert state["towers"][people] == start[people]
        assert sum(state["tribes"][start[people]].values()) == 3
    assert len(state["tribes"]) == len(neutral)


@rule("S3")
def test_the_tiles_lie_on_the_numbers_in_their_order() -> None:
    header = dealt(4)
    laid = pangea.state(pangea.start(header))["board"]
    assert [laid[square] for square in NUMBERED] == list(header.tiles)
    assert sorted(header.tiles) == sorted(TILES)
    assert header.tiles != dealt(5).tiles


@rule("S4", "S5", "X1")
def test_three_tribes_are_drawn_out_of_each_bag_of_eight() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for number in range(400):
        header = dealt(number)
        for people, drawn in zip(PEOPLES, header.tribes, strict=True):
            assert len(drawn) == 3
            assert all(drawn.count(home) <= HOMES[people][home] for home in drawn)
        seen[header.tribes[0]] += 1
    # purple: 2 swamp, 2 forest, 4 mountain; one third of all draws is mountain, mountain and one of the others (24/56)
    one_of_the_others = seen["swamp", "mountain", "mountain"] + seen["forest", "mountain", "mountain"]
    assert 400 * 18 / 56 < one_of_the_others < 400 * 30 / 56
    assert ("swamp", "swamp", "mountain") in seen


@rule("S5", "X2")
def test_what_was_drawn_is_open_until_it_is_placed() -> None:
    row = reached(game())
    assert of(row, "blue")["drawn"] == ["grassland"] * 3
    assert of(row, "green")["drawn"] == ["swamp"] * 3
    assert of(after(row, "place swamp2"), "blue")["drawn"] == []


@rule("S6")
def test_the_players_place_in_turn_order() -> None:
    row = reached(game())
    assert (pangea.state(row)["phase"], pangea.state(row)["turn"]) == ("placing", "blue")
    assert len(offered(row, "place")) == 12
    assert offered(row) == offered(row, "place")
    assert refused(row, "stay") == "S6"
    row = after(row, "place desert2")
    assert (pangea.state(row)["phase"], pangea.state(row)["turn"]) == ("placing", "green")
    assert on(row, "desert2") == {"blue grassland": 3}
    row = after(row, "place desert3")
    assert (pangea.state(row)["phase"], pangea.state(row)["turn"]) == ("magic", "blue")


@rule("S4", "S6")
def test_example_6_blue_chooses_desert_4() -> None:
    """Purple is neutral, on mountain 4 with three tribes; orange plays, so desert 4 is free."""
    row = reached(game(players="blue orange"))
    assert pangea.state(row)["towers"]["purple"] == "mountain4"
    assert on(row, "mountain4") == {"purple mountain": 3}
    row = after(row, "place desert4")
    assert pangea.state(row)["towers"]["blue"] == "desert4"
    assert on(row, "desert4") == {"blue grassland": 3}


@rule("S7")
def test_everybody_begins_with_nothing() -> None:
    state = pangea.state(reached(game("blue: place swamp2", "green: place swamp3")))
    assert state["bags"]["blue"] == {"forest": 2, "desert": 2, "grassland": 1}
    assert all(sum(bag.values()) == 5 for bag in state["bags"].values())
    nothing = {"goods": 0, "amulets": [], "drawn": [], "ban": None}
    assert state["players"] == {"blue": nothing, "green": nothing}


@rule("S8")
def test_the_start_player_begins_the_first_round() -> None:
    row = reached(game("blue: place swamp2", "green: place swamp3"))
    turns = []
    for _ in range(5):
        state = pangea.state(row)
        turns.append((state["round"], state["turn"]))
        row = after(row, "stay", "end")
    assert turns == [(1, "blue"), (1, "green"), (2, "blue"), (2, "green"), (3, "blue")]
