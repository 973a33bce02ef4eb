"""The worked examples of luna.md."""

from itertools import combinations

import pytest

from tests.games.luna.games import games

from .data import COLOURS, ISLANDS, ORDERS, PRINTED_FIGURES, STRIPS, TILES_OF, adjacent, symbol
from .effects import enter_temple, play
from .header import read_header
from .legal import legal
from .lines import Items
from .model import Game, Header, Novice
from .rules import why_not
from .samples import FREE, PRESET, SOLO, game_of
from .scoring import apostate_loss, end_phase, final_parts, priestess_prizes, ranking, score_round, shown_ip
from .setup import new_game, path_from_gate
from .text import Fault, understand
from .trace import replay, state


def started(players: tuple[str, ...] = ORDERS, **changes: object) -> Game:
    """A preset position with this number of players, in its action phase."""
    boards = ("blue", "yellow", "green", "red")[: len(players)]
    tiles = dict(zip(players, (1, 2, 3, 4), strict=False))
    settings = {"live_scoring": False, "fixed_start": False, "level": 0, **changes}
    return new_game(
        Header(players, boards=boards, islands=ISLANDS, figures=PRINTED_FIGURES, tiles=tiles, preset=True, **settings)  # type: ignore[arg-type]
    )


def strip(game: Game, order: str) -> list[Novice]:
    """Take all novices of an order off the islands."""
    novices = game.in_place(order, "island")
    for novice in novices:
        novice.go("supply")
    return novices


def put(game: Game, order: str, island: str, count: int, active: bool = True) -> None:
    for novice in game.in_place(order, "supply")[:count]:
        novice.go("island", island, active)


def do(game: Game, *lines: str) -> None:
    for line in lines:
        assert why_not(game, line) is None, why_not(game, line)
        play(game, understand(line))


# data ------------------------------------------------------------------------------------------------------------


def test_c3_tiles() -> None:
    assert sorted(number for tiles in TILES_OF.values() for number in tiles) == list(range(1, 29))
    for colour, tiles in TILES_OF.items():
        assert {symbol(number) for number in tiles} == set(ISLANDS)
        assert [(number - 1) // 4 for number in tiles] == list(range(7))
        assert set(STRIPS[colour]) == set(tiles)


@pytest.mark.parametrize(("boards", "edges"), [(2, 28), (3, 45), (4, 62)])
def test_temple_edges(boards: int, edges: int) -> None:
    in_play = COLOURS[:boards]
    numbers = [number for board in in_play for number in STRIPS[board]]
    assert sum(adjacent(in_play, a, b) for a, b in combinations(numbers, 2)) == edges


def test_temple_geometry_by_the_letter() -> None:
    boards = ("red", "blue", "yellow")
    meant = set()
    for number, board in enumerate(boards):
        p = STRIPS[board]
        meant |= {frozenset((p[i], p[j])) for i in range(7) for j in (i + 1, i + 2) if j < 7}
        if number + 1 < len(boards):
            q = STRIPS[boards[number + 1]]
            meant |= {frozenset((p[i], q[j])) for i, j in ((1, 0), (1, 2), (3, 2), (3, 4), (5, 4), (5, 6))}
    numbers = [number for board in boards for number in STRIPS[board]]
    assert {frozenset(pair) for pair in combinations(numbers, 2) if adjacent(boards, *pair)} == meant


def test_s4_path_example() -> None:
    header = read_header(Items(FREE))
    assert path_from_gate(header) == [[2, 28, 25], [2, 23, 21], [3, 18, 17], [4, 15, 13], [5, 12, 10], [6, 6, 5]]


def test_preset_starting_favours() -> None:
    assert started().favours == {
        "yellow": {"novice", "herbs"},
        "blue": {"bribery", "tide"},
        "red": {"herbs", "shrine"},
        "white": {"bribery", "sail"},
    }


def test_s14_after_the_preparation() -> None:
    for text in (PRESET, *(played.text() for played in games(2))):
        game = next(game for _, game in replay(text) if game.phase == "action")
        for order in game.header.players:
            places = [len(game.in_place(order, place)) for place in ("island", "temple", "supply", "jetty")]
            assert places == [8, 1, 4, 0]
            assert len(game.shrines_left(order)) == 5 and len(game.favours[order]) == 2 and game.ip[order] == 5
        assert game.phase == "action" and game.standing() == list(game.header.players)


# scoring ---------------------------------------------------------------------------------------------------------


def test_r2_example_a() -> None:
    game = started(("yellow", "blue", "red", "white"))
    for order in ORDERS:
        strip(game, order)
    game.figures["priestess"] = "herbs"  # no shrine there
    put(game, "yellow", "herbs", 3)
    put(game, "red", "herbs", 2)
    put(game, "blue", "herbs", 2)
    game.advance("red", 1)
    assert priestess_prizes(game) == {"yellow": 6, "red": 3, "blue": 1}


def test_r2_upper_disc_and_absent_players() -> None:
    game = started(("red", "blue"))
    strip(game, "red")
    strip(game, "blue")
    assert priestess_prizes(game) == {}
    put(game, "red", "book", 1)
    put(game, "blue", "book", 1)
    assert priestess_prizes(game) == {"blue": 5, "red": 2}  # blue lies on top of red (S7)
    game.advance("red", 10)
    game.advance("blue", 10)
    assert game.council[10] == ["blue", "red"]
    assert priestess_prizes(game) == {"red": 5, "blue": 2}


def test_r3_example_b() -> None:
    game = started()
    for order in ORDERS:
        strip(game, order)
    put(game, "blue", "shrine", 1)
    put(game, "blue", "shrine", 2, active=False)
    put(game, "red", "shrine", 2)
    assert [apostate_loss(game, order) for order in ("blue", "red", "yellow", "white")] == [4, 3, 0, 0]


def test_r1_nets_before_the_floor() -> None:
    game = started(("red", "blue"))
    strip(game, "red")
    put(game, "red", "shrine", 8)
    game.ip["red"] = 7
    score_round(game)  # -9 for the Apostate, +1 for the temple
    assert game.ip["red"] == 0
    game.ip["red"] = 8
    score_round(game)
    assert game.ip["red"] == 0
    game.ip["red"] = 9
    score_round(game)
    assert game.ip["red"] == 1


def test_e1_example() -> None:
    game = started(live_scoring=True)
    for shrine, island in zip(game.shrines_left("yellow"), ("book", "herbs", "sail"), strict=False):
        shrine.island = island
    game.advance("yellow", 6)
    assert final_parts(game, "yellow") == (16, 2, 6) and sum(final_parts(game, "yellow")) == 24
    assert shown_ip(game, "yellow") == 5 + 16 + 6  # O1
    game.round = 6
    end_phase(game, "red", "red")
    assert (game.phase, game.start, game.candles) == ("over", "yellow", 4)
    assert state(game)["orders"]["yellow"]["ip"] == game.ip["yellow"] == shown_ip(game, "yellow")


def test_e2_ties() -> None:
    game = started(("red", "blue"))
    assert ranking(game) == ["blue", "red"]
    game.advance("red", 1)
    assert ranking(game) == ["red", "blue"]


# actions ---------------------------------------------------------------------------------------------------------


def test_a17_round_ends() -> None:
    two = started(("red", "blue"))
    do(two, "meditate", "meditate")
    assert two.turn == "red" and two.candles == 1
    do(two, "meditate")
    assert (two.turn, two.start, two.round, two.candles) == ("blue", "blue", 2, 3)
    do(two, "meditate", "journey book>tide", "meditate", "meditate")  # red turns the last one: red starts all the same
    assert (two.turn, two.start, two.round) == ("red", "red", 3)
    four = started()
    do(four, "meditate", "meditate", "meditate", "meditate")
    assert (four.turn, four.start, four.round) == ("yellow", "yellow", 2)


def test_o2_fixed_start_player() -> None:
    game = started(("red", "blue"), fixed_start=True)
    do(game, "meditate", "meditate", "meditate")
    assert (game.turn, game.start) == ("blue", "red")
    do(game, "meditate", "journey book>tide", "meditate", "meditate")
    assert (game.turn, game.start, game.round) == ("blue", "red", 3)


def test_a15_evictions() -> None:
    game = started(("red", "blue"))  # blue board at the gate, then yellow: 10 23 5 1 28 13 18 / 17 6 21 2 12 25 15
    for number, owner, book in ((10, "red", False), (5, "blue", False), (21, "blue", False), (17, "blue", True)):
        enter_temple(game, game.in_place(owner, "island")[0], number)
        game.tiles[number].book = book
    before = dict(game.ip)
    enter_temple(game, game.in_place("red", "island")[0], 23)  # beside 10, 5, 1 and 17, 21
    assert game.ip["red"] == before["red"] + 6 + 2  # 5 and 21; 10 is own, 17 and 1 are on books
    assert len(game.in_place("blue", "jetty")) == 2
    assert state(game)["temple"]["21"] == {"owner": None, "book": False}


def test_a4_novice_token() -> None:
    game = started(("yellow", "red"))
    assert {line for line in legal(game) if line.endswith("+novice")} >= {
        "favour tide +novice",  # an own shrine: the token alone pays
        "favour book +novice",
        "recruit book +novice",
        "council +novice",
        "council book 2 +novice",
        "expel +novice",
        "expel 2 +novice",
        "appoint 6 +novice",
    }
    assert why_not(game, "favour novice +novice") == Fault("A5", "the novice token is held already")
    do(game, "favour tide +novice")
    assert game.favours["yellow"] == {"herbs", "tide"}


def test_a7_build() -> None:
    game = started(("yellow", "blue"))  # the Builder is on sail, two yellow novices and no yellow shrine there
    game.favours["yellow"].add("shrine")
    do(game, "build")
    assert game.has_shrine("yellow", "sail") and game.favours["yellow"] == {"novice", "herbs"}
    game.turn = "yellow"
    game.favours["yellow"].add("shrine")
    assert why_not(game, "build +novice") == Fault("A7", "an own shrine on sail already")
    game.figures["builder"] = "book"
    assert why_not(game, "build +novice") is None
    for shrine, island in zip(game.shrines_left("yellow"), ("bribery", "novice", "herbs", "shrine"), strict=True):
        shrine.island = island
    assert why_not(game, "build +novice") == Fault("A7", "no shrine left")


def test_a14_appointment() -> None:
    game = started(("red", "white"))  # red: shrine on sail; white: shrine on novice
    game.round = 6
    white = game.favours["white"]
    game.turn = "white"
    assert white == {"bribery", "sail"}
    fault = why_not(game, "appoint 13 +bribery")
    assert fault is not None and fault.reason == "tile 13 does not need +bribery"  # A14.4: none in round 6
    do(game, "appoint 13")
    assert len(game.at("white", "shrine", True)) == 0 and len(game.at("white", "shrine", False)) == 1
    game.turn = "white"
    do(game, "consecrate 13")
    assert game.ip["white"] == 5 + 2


def test_a13_ring() -> None:
    game = started(("red", "blue"))
    strip(game, "red")
    put(game, "red", "shrine", 12)
    game.favours["red"].add("novice")
    do(game, "expel 7")
    assert game.figures["apostate"] == "shrine"
    game.turn = "red"
    do(game, "expel 5 +novice")
    assert game.figures["apostate"] == "herbs"


def test_v3_to_v5_solo() -> None:
    text = SOLO + "blue: shrine at sail\nblue: pairs book bribery novice shrine\n"
    game = game_of(text)
    assert (game.phase, game.turn, game.start, game.candles) == ("round-start", "blue", "solo", 0)
    assert game.favours == {"solo": set(), "blue": {"herbs", "tide"}}
    assert not game.at("solo", "book", True)  # the Builder's one went with tile 1
    game = game_of(text + "blue: deactivate tide\n")
    assert game.seat("solo") == 2 and not game.at("solo", "tide", True)
    assert game.owner_of(6) == "solo" and game.tiles[6].in_temple  # the highest released tile, shrine
    assert game.tiles[1].book and not game.tiles[2].book  # blue's book goes to the automaton's lowest tile
    assert game.ip == {"solo": 5 + 6 + 1, "blue": 5}
    assert "finish" in legal(game) and "meditate" not in legal(game)


def test_v12_barred_island() -> None:
    text = SOLO.replace("solo-1", "solo-2").replace("apostate=sail", "apostate=novice")
    text += "blue: shrine at sail\nblue: pairs book bribery novice shrine\nblue: deactivate tide\n"
    game = game_of(text)
    lines = legal(game)
    assert "expel 2" in lines and "journey book>novice*2" in lines
    assert not any(
        line.startswith(("favour novice", "council novice", "journey novice", "tide novice")) for line in lines
    )
    third = text.replace("solo-2", "solo-3").replace("builder=book", "builder=tide")
    assert not any(line.startswith("expel") for line in legal(game_of(third)))
