"""The compact form: round trip, and less than a kibibyte for a long game of four."""

from __future__ import annotations

import pytest

from luna.core.game import Game
from luna.log import savefile
from luna.log.replay import check_header, records_of, replay
from luna.table.table import Player, Table
from tests.log.helpers import GAMES, LUNA, dealt, new_table, random_game

GOAL = 1024  # bytes
LONG = 220  # turns


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_round_trip_keeps_header_turns_and_digest(game: Game) -> None:
    for seed in range(10):
        table = new_table(game, seed=seed)
        header = dealt(game, seed)
        turns = random_game(game, header, seed)
        fold = replay(game, header, records_of(game, header, turns)).fold
        digest = fold.node.after.digest
        back = savefile.expand(savefile.shrink(table.header, turns, digest), "")
        assert back == (table.header, turns, digest)
        assert check_header(game, back.header, "") == header


def long_game(seed: int) -> tuple[Table, list[tuple[int, ...]]]:
    """Four players with long names and 220 turns. Random games are shorter, so a second one lends its turns."""
    header = dealt(LUNA, seed)
    names = ("Maximiliana", "Bartholomew", "Wilhelmina", "Constantine")
    options = {"orders": list(header.orders), "setup": "free", "live_scoring": False, "solo": 0, "first": None}
    players = {order: Player(name) for order, name in zip(header.orders, names, strict=True)}
    table = Table.new(LUNA, header, players, options=options)
    turns: list[tuple[int, ...]] = []
    for part in range(10):
        turns += random_game(LUNA, header, seed * 10 + part)
    return table, turns[:LONG]


def test_a_long_game_of_four_fits_into_a_kibibyte() -> None:
    for seed in range(10):
        table, turns = long_game(seed)
        assert len(turns) == LONG
        data = savefile.shrink(table.header, turns, table.digest)
        assert len(data) <= GOAL
        assert savefile.expand(data, "").turns == turns
