"""Section S: the set-up, its chance (`deal`) and the preparation round."""

import random
from collections import Counter
from typing import Any

import pytest

from luna.core.game import GameError
from luna.core.options import for_rematch
from luna.games.luna import rules as luna
from luna.games.luna.rules.board import ISLANDS, ORDERS
from luna.games.luna.rules.notation import state
from luna.games.luna.rules.views import view
from tests.games.luna.factories import after, council, figure, may, of, offered, refused, rule

NAMES = ("yellow", "red", "blue", "white")


def dealt(seed: int, players: int = 4, setup: str = "free", first: int | None = None) -> luna.Header:
    return luna.deal(luna.choose(NAMES[:players], setup, first=first), seed.to_bytes(4, "big"))


def table(players: int = 2, setup: str = "free", seed: int = 1) -> bytearray:
    return luna.start(dealt(seed, players, setup, first=0))


def fixed_header(**changes: object) -> luna.Header:
    plain: dict[str, object] = {
        "orders": ["yellow", "red"],
        "solo": 0,
        "boards": ["blue", "yellow"],
        "islands": list(ISLANDS),
        "figures": ["book", "sail", "shrine"],
        "tiles": [1, 2],
        "preset": False,
        "live_scoring": False,
        "fixed_start": False,
    }
    return luna.header_from(plain | changes)


@rule("S1")
def test_two_to_four_players() -> None:
    for players in (2, 3, 4):
        assert len(view(table(players)).seats) == players
    for players in (0, 1):
        with pytest.raises(GameError, match="S1"):
            dealt(1, players)
    with pytest.raises(GameError, match="S1"):
        luna.deal(luna.choose(("red", "red")), b"1")


@rule("S1")
def test_the_start_player_is_drawn_by_lot_and_the_order_of_seats_is_kept() -> None:
    drawn = Counter(dealt(seed).orders for seed in range(400))
    assert set(drawn) == {NAMES[k:] + NAMES[:k] for k in range(4)}
    assert min(drawn.values()) > 60


@rule("S2")
def test_as_many_boards_as_players_are_drawn_and_other_colours_leave_the_game() -> None:
    for players in (2, 3, 4):
        assert len({dealt(seed, players).boards for seed in range(400)}) == {2: 12, 3: 24, 4: 24}[players]
        seen = view(table(players))
        assert len(seen.boards) == players
        assert {tile.board for tile in seen.path} == {field.board for field in seen.temple} == set(seen.boards)
    with pytest.raises(GameError, match="S2"):
        fixed_header(boards=["blue", "blue"])


@rule("S3")
def test_the_tiles_1_to_4_in_play_are_dealt_and_lie_in_the_temple_with_a_novice_and_a_book() -> None:
    for players in (2, 3, 4):
        for seed in range(20):
            header = dealt(seed, players)
            seen = view(luna.start(header))
            starters = [field for field in seen.temple if field.tile <= 4]
            assert len(starters) == players
            assert {field.owner: field.tile for field in starters} == dict(enumerate(header.tiles))
            assert all(field.book for field in starters)
            assert all(field.state == "empty" for field in seen.temple if field.tile > 4)
    assert len({dealt(seed, 4).tiles for seed in range(300)}) == 24
    with pytest.raises(GameError, match="S3"):
        fixed_header(tiles=[1, 3])


@rule("S4")
def test_the_path_of_two_players_with_blue_and_yellow() -> None:
    seen = view(luna.start(fixed_header()))
    groups = [[tile.tile for tile in seen.path if tile.group == group] for group in range(6)]
    from_gate = list(zip(seen.guard_tiles, groups, strict=True))[::-1]
    assert from_gate == [(2, [28, 25]), (2, [23, 21]), (3, [18, 17]), (4, [15, 13]), (5, [12, 10]), (6, [6, 5])]
    assert [tile.tile for tile in seen.path] == [28, 25, 23, 21, 18, 17, 15, 13, 12, 10, 6, 5]


@rule("S4")
def test_the_path_has_six_groups_of_as_many_tiles_as_players() -> None:
    for players in (2, 3, 4):
        for seed in range(20):
            path = view(table(players, seed=seed)).path
            assert [tile.group for tile in path] == [group for group in range(5, -1, -1) for _ in range(players)]
            assert [tile.tile for tile in path] == sorted((tile.tile for tile in path), reverse=True)
            assert all(tile.tile > 4 and tile.owner is None for tile in path)


@rule("S5", "S6", "S7", "S8")
def test_guard_candles_council_and_influence_at_the_start() -> None:
    for players in (2, 3, 4):
        seen = state(table(players, "preset"))
        assert seen["guard"] == 6
        assert seen["candles"] == {2: 3, 3: 4, 4: 4}[players]
        assert seen["council"] == [[order, 0] for order in NAMES[:players]]  # the last player's disc on top
        assert [what["ip"] for what in seen["orders"].values()] == [5] * players


@rule("S9")
def test_the_islands_lie_in_random_or_printed_order() -> None:
    rings = {dealt(seed).islands for seed in range(200)}
    assert len(rings) > 190
    assert all(sorted(ring) == sorted(ISLANDS) for ring in rings)
    assert all(any(ring[0] == island for ring in rings) for island in ISLANDS)
    assert dealt(1, setup="preset").islands == ISLANDS
    with pytest.raises(GameError, match="S9"):
        fixed_header(islands=["book"] * 7)


@rule("S9")
def test_as_many_favours_as_players_on_each_island() -> None:
    for players in (2, 3, 4):
        seen = view(table(players, "preset"))
        held = Counter(favour for seat in seen.seats for favour in seat.favours)
        assert [left + held[island] for left, island in zip(seen.favours_left, ISLANDS, strict=True)] == [players] * 7


@rule("S10")
def test_the_side_of_the_priestess_depends_on_the_players() -> None:
    assert [view(table(players)).priestess_steps for players in (2, 3, 4)] == [5, 5, 6]
    assert [view(table(players)).prizes for players in (2, 3, 4)] == [(5, 2), (5, 2), (6, 3, 1)]


@rule("S10")
def test_the_figures_start_anywhere_and_several_may_share_an_island() -> None:
    drawn = [dealt(seed).figures for seed in range(400)]
    assert all({figures[who] for figures in drawn} == set(ISLANDS) for who in range(3))
    assert {len(set(figures)) for figures in drawn} == {1, 2, 3}
    printed = table(4, "preset")
    assert [figure(printed, name) for name in ("priestess", "builder", "apostate")] == ["book", "sail", "shrine"]


@rule("S11")
def test_starting_shrines_go_to_islands_without_one() -> None:
    row = after(table(3), "shrine at book")
    assert refused(row, "shrine at book") == "S11"
    assert offered(row, "shrine") == [f"shrine at {island}" for island in sorted(ISLANDS) if island != "book"]
    assert (of(row, "yellow")["shrines"], of(row, "yellow")["shrines_left"]) == (["book"], 5)
    assert state(row)["turn"] == "red"


@rule("S11")
def test_with_two_players_no_starting_shrine_on_herbs() -> None:
    assert refused(table(2), "shrine at herbs") == "S11"
    assert may(table(3), "shrine at herbs")


@rule("S12")
def test_then_each_player_places_four_pairs_but_not_at_the_own_shrine() -> None:
    row = after(table(2), "shrine at book", "shrine at tide")
    assert refused(row, "pairs book novice sail herbs") == "S12"
    assert refused(row, "shrine at sail") == "S11"
    assert refused(row, "meditate") == "S12"
    assert len(offered(row, "pairs")) == 15  # four of the six other islands
    row = after(row, "pairs novice sail herbs tide")  # the shrine of the other order does not matter
    assert of(row, "yellow")["active"] == {"novice": 2, "sail": 2, "herbs": 2, "tide": 2}
    assert state(row)["turn"] == "red"


@rule("S13")
def test_favours_of_the_islands_without_novices_or_shrine() -> None:
    row = after(table(2), "shrine at book", "shrine at tide", "pairs novice sail herbs tide")
    assert of(row, "yellow")["favours"] == []  # only when all pairs are placed
    row = after(row, "pairs book bribery novice sail")
    assert of(row, "yellow")["favours"] == ["bribery", "shrine"]
    assert of(row, "red")["favours"] == ["herbs", "shrine"]
    assert (state(row)["phase"], state(row)["turn"]) == ("action", "yellow")


@rule("S13")
def test_the_printed_set_up_gives_the_printed_favours() -> None:
    row = table(4, "preset")
    assert {order: of(row, order)["favours"] for order in NAMES} == {
        "yellow": ["novice", "herbs"],
        "blue": ["bribery", "tide"],
        "red": ["herbs", "shrine"],
        "white": ["bribery", "sail"],
    }


@rule("S14")
def test_each_starts_with_8_novices_on_islands_1_in_the_temple_4_in_the_supply() -> None:
    free = after(
        table(2), "shrine at book", "shrine at tide", "pairs novice sail herbs tide", "pairs book bribery novice sail"
    )
    for row in (free, table(2, "preset"), table(3, "preset"), table(4, "preset")):
        for seat in view(row).seats:
            assert (sum(seat.active), sum(seat.inactive)) == (8, 0)
            assert (seat.in_temple, seat.supply, seat.jetty) == (1, 4, 0)
            assert (sum(seat.shrines), seat.shrines_left) == (1, 5)
            assert len(seat.favours) == 2


@rule("S12")
def test_the_preparation_goes_shrines_first_then_pairs_one_player_after_the_other() -> None:
    row, turns = table(3), []
    for line in ("shrine at book", "shrine at sail", "shrine at tide"):
        turns.append(state(row)["turn"])
        row = after(row, line)
    for _ in range(3):
        turns.append(state(row)["turn"])
        row = after(row, offered(row, "pairs")[0])
    assert turns == ["yellow", "red", "blue"] * 2
    assert council(row) == [["yellow", 0], ["red", 0], ["blue", 0]]
    assert set(ORDERS) >= set(state(row)["orders"])


# ---- one more game


def test_one_more_game_is_chosen_as_the_last_one() -> None:
    header = fixed_header(orders=["red", "yellow"], live_scoring=True, fixed_start=True)
    kept = {"orders": ["yellow", "red"], "first": 1, "setup": "free", "live_scoring": True, "fixed_start": True}
    assert for_rematch(luna.options_of(header), kept) == luna.choose(("yellow", "red"), "free", True, True, 0, 1)
    printed = dealt(1, 3, "preset")
    assert for_rematch(luna.options_of(printed), {}) == luna.choose(printed.orders, "preset")
    alone = luna.deal(luna.choose(("red",), solo=2), b"1")
    assert for_rematch(luna.options_of(alone), {"orders": ["red"]}) == luna.choose(("red",), "free", solo=2)


KEYS = ("orders", "first", "setup", "live_scoring", "fixed_start", "undo", "code")


def junk(chance: random.Random, depth: int = 0) -> Any:
    """Anything that a file can contain."""
    plain = (None, True, False, 0, 1, 3, -1, 1 << 60, "", "a", "maybe", "preset", b"x", *ORDERS)
    match chance.randrange(3 if depth else 2):
        case 0:
            return chance.choice(plain)
        case 1 if depth < 3:
            return [junk(chance, depth + 1) for _ in range(chance.randrange(5))]
        case _:
            return {chance.choice(("", "red")): junk(chance, depth + 1)} if depth < 3 else ["red"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_a_stranger_has_kept_one_more_game_can_be_dealt(seats: int) -> None:
    chance = random.Random(seats)
    for seed in range(300):
        kept = {key: junk(chance) for key in KEYS if chance.random() < 0.7}
        alone = luna.choose(NAMES[:1], solo=1 + seed % 3)
        header = luna.deal(alone if seats == 1 else luna.choose(NAMES[:seats], "free"), bytes([seed % 256]))
        second = luna.deal(for_rematch(luna.options_of(header), kept), b"again")
        assert sorted(second.orders) == sorted(header.orders)
        assert luna.header_from(luna.header_data(second)) == second
