"""Section C, the contents of the box: our tables agree with the oracle's, which were typed by hand."""

from itertools import permutations

from luna.games.luna import rules as luna
from luna.games.luna.rules import board
from luna.games.luna.rules.views import view
from tests.games.luna.factories import after, of, position, rule
from tests.oracle import data as printed


@rule("C1")
def test_seven_islands_with_one_favour_each() -> None:
    assert board.ISLANDS == printed.ISLANDS
    assert len(set(board.ISLANDS)) == 7
    for island in board.ISLANDS:
        row = position(yellow={"active": {island: 2}})
        assert of(after(row, f"favour {island}"), "yellow")["favours"] == [island]


@rule("C2")
def test_the_temple_island_has_four_boards_a_path_a_council_and_a_jetty() -> None:
    seen = view(position(4, yellow={"jetty": 2}))
    assert seen.boards == ("blue", "yellow", "green", "red")
    assert len(seen.temple) == 28
    assert len(seen.path) == 24
    assert len(seen.council) == 4
    assert seen.seats[0].jetty == 2


@rule("C3")
def test_each_colour_has_each_symbol_once_and_one_tile_of_every_four() -> None:
    for number, name in enumerate(board.BOARDS):
        tiles = [tile for tile in range(1, 29) if board.COLOUR[tile] == number]
        assert tuple(tiles) == printed.TILES_OF[name]
        assert sorted(board.SYMBOL[tile] for tile in tiles) == list(range(7))
        assert [(tile - 1) // 4 for tile in tiles] == list(range(7))
    assert [board.ISLANDS[board.SYMBOL[tile]] for tile in range(1, 29)] == [printed.symbol(t) for t in range(1, 29)]


@rule("C3")
def test_neighbours_in_the_temple_are_those_of_a_hexagonal_grid() -> None:
    for number, layout in enumerate(board.LAYOUTS):
        names = tuple(board.BOARDS[colour] for colour in layout)
        tiles = [tile for colour in layout for tile in board.SPACES[colour]]
        edges = {(a, b) for a in tiles for b in board.temple(number).neighbours[a]}
        assert edges == {(a, b) for a in tiles for b in tiles if printed.adjacent(names, a, b)}
        assert len(edges) == 2 * {2: 28, 3: 45, 4: 62}[len(layout)]


@rule("C4")
def test_six_guard_tiles_four_candles_four_of_each_favour_and_four_books() -> None:
    assert sorted(board.GUARDS, reverse=True) == [6, 5, 4, 3, 2, 2]
    seen = view(position(4))
    assert (seen.candles, seen.candles_most, seen.books) == (4, 4, 4)
    assert seen.favours_left == (4,) * 7


@rule("C5")
def test_the_priestess_has_two_sides_and_the_builder_moves_four() -> None:
    assert (view(position(4)).prizes, view(position(4)).priestess_steps) == ((6, 3, 1), 6)
    assert (view(position(3)).prizes, view(position(3)).priestess_steps) == ((5, 2), 5)
    assert board.BUILDER_STEPS == 4


@rule("C6")
def test_everybody_has_13_novices_6_shrines_and_5_influence() -> None:
    row = luna.start(luna.deal(luna.choose(board.ORDERS, "free"), b"1"))
    for order in board.ORDERS:
        mine = of(row, order)
        assert (mine["supply"], mine["shrines_left"], mine["ip"]) == (12, 6, 5)  # the 13th is in the temple
    assert board.ORDERS == ("yellow", "red", "blue", "white")


@rule("C7")
def test_the_council_has_eleven_seats_worth_0_to_10() -> None:
    assert list(board.SEAT_IP) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


@rule("S9")
def test_the_printed_set_up_is_the_printed_one() -> None:
    assert tuple(board.ISLANDS[i] for i in board.PRESET.ring) == printed.PRINTED_ISLANDS
    for order, isles, shrine in zip(board.ORDERS, board.PRESET.novices, board.PRESET.shrines, strict=True):
        named = [name for name in printed.ISLANDS if order in printed.PRINTED_NOVICES[name]]
        assert [board.ISLANDS[isle] for isle in isles] == named
        assert board.ISLANDS[shrine] == printed.PRINTED_SHRINES[order]
    figures = dict(zip(printed.FIGURES, (board.ISLANDS[i] for i in board.PRESET.figures), strict=True))
    assert figures == printed.PRINTED_FIGURES


def test_every_way_to_lay_boards_is_known() -> None:
    assert set(board.LAYOUTS) == {way for count in (2, 3, 4) for way in permutations(range(4), count)}
