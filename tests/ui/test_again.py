"""One more game of the same people, also after a save from a stranger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from luna.games.luna import rules as game
from luna.log import journal, savefile
from luna.shell.app import navigation
from luna.table.table import Table
from tests.ui.driver import ORDERS, a_game, driving

ODD: list[dict[str, Any]] = [
    {"orders": 5},
    {"orders": ["green", "red", "blue", "white"]},
    {"orders": ["red", "blue"]},
    {"orders": ["red"] * 4},
    {"orders": [["red"], {}, None, 1]},
    {"orders": {"red": 1}},
    {"first": "a"},
    {"first": -1},
    {"first": 4},
    {"first": True},
    {"live_scoring": "maybe"},
    {"fixed_start": 3},
    {"setup": "preset?"},
    {"setup": ["free"]},
    {"orders": None, "setup": None, "first": [], "live_scoring": 1 << 60, "fixed_start": b"x"},
]


@pytest.mark.parametrize("change", ODD, ids=str)
def test_a_rematch_of_a_save_with_odd_options(tmp_path: Path, change: dict[str, Any]) -> None:
    """The people and their orders are kept; what makes no sense is as it was dealt, and every save opens."""
    with driving(tmp_path) as driver:
        saves = driver.app.saves
        contents = savefile.read(a_game(saves, 8))
        options = {"orders": list(ORDERS), "setup": "preset", "first": 0} | change
        odd = saves.folder / "odd.luna"
        journal.create(odd, bytes(16), contents.header._replace(options=options), contents.records).close()
        table = Table.open(game, odd)
        navigation.rematch(driver.app, table)
        driver.frames()
        assert driver.top == "TableView"
        again = driver.scene.table
        assert again.length == 0 and not again.unsaved
        assert {seat.order: seat.name for seat in again.seats} == {seat.order: seat.name for seat in table.seats}
        navigation.leave(driver.app)
        driver.frames()
        table.close()
        assert again.path is not None
        assert [save.problem for save in saves.list()] == [None] * 3
        opened = Table.open(game, again.path)
        kept = opened.header.options
        assert sorted(kept["orders"]) == sorted(ORDERS) and kept["first"] in (None, 0, 1)
        opened.close()


def test_a_rematch_keeps_the_seats_round_the_table_and_who_begins(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        seated = ("white", "yellow", "red")
        navigation.begin(driver.app, game, game.choose(seated, "free", True, first=1), {"red": "Ann"})
        driver.frames()
        table = driver.scene.table
        navigation.rematch(driver.app, table)
        driver.frames()
        again = driver.scene.table
        assert again.header.options == table.header.options
        assert [seat.order for seat in again.seats] == ["yellow", "red", "white"]
        assert again.dealt.live_scoring and again.seats[1].name == "Ann"
