"""Perft tables: the number of move sequences. Where a number differs, the divide names the first move."""

from importlib import import_module

import pytest

from luna.games.luna import rules as luna
from luna.games.luna.rules.legal import legal
from tests.games.luna.differential import unlike
from tests.perft import slow
from tests.perft.tables import FOLDER, GAME, Table, count, make, read
from tests.workshop.perft import perft

TABLES = [read(path) for path in sorted(FOLDER.glob("*.txt"))]
SMALL = [table for table in TABLES if table.leaves[1] < 100]


def names(tables: list[Table]) -> list[str]:
    return [table.name for table in tables]


def test_there_are_tables() -> None:
    assert len(TABLES) >= 8
    assert len(SMALL) >= 6
    assert max(table.leaves[max(table.leaves)] for table in TABLES) > 100_000


@pytest.mark.parametrize("table", TABLES, ids=names(TABLES))
def test_the_leaves_are_as_many_as_in_the_table(table: Table) -> None:
    row = table.row()
    found = {depth: perft(GAME, row, depth) for depth in table.leaves}
    assert found == table.leaves, unlike(table.divided, count(row, table.divide_depth)) or "below the divide"
    assert sum(table.divided.values()) == table.leaves[table.divide_depth]


@pytest.mark.parametrize("table", TABLES, ids=names(TABLES))
def test_the_oracle_knows_the_same_first_moves(table: Table) -> None:
    assert slow.count(slow.game_of(table.game), 1) == count(table.row(), 1)


@pytest.mark.parametrize("table", SMALL, ids=names(SMALL))
def test_the_oracle_counts_the_same_two_moves_deep(table: Table) -> None:
    found = slow.count(slow.game_of(table.game), 2)
    assert unlike(found, count(table.row(), 2)) == ""


def test_a_planted_bug_is_noticed_and_the_divide_shows_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bug: nobody may go to the Council."""
    (table,) = [table for table in TABLES if table.name == "ten-kinds-of-moves"]
    row = table.row()
    monkeypatch.setattr(import_module("luna.games.luna.rules.legal"), "COUNCIL_AT", (((((),) * 14,) * 7,) * 11,) * 2)
    assert perft(GAME, row, 2) < table.leaves[2]
    assert "council" in unlike(sorted(table.divided), sorted(count(row, table.divide_depth)))


def test_a_table_comes_back_as_it_was_written() -> None:
    for table in TABLES:
        assert read(FOLDER / f"{table.name}.txt") == table
        assert table.text() == (FOLDER / f"{table.name}.txt").read_text("utf-8")
    assert make("again", TABLES[-1].game, 2).leaves == {d: TABLES[-1].leaves[d] for d in (1, 2)}


def test_counting_leaves_the_position_as_it_was() -> None:
    row = TABLES[0].row()
    before = row[:]
    perft(GAME, row, 2)
    assert row == before
    assert perft(GAME, row, 1) == len(legal(row))


def test_a_game_that_is_over_has_no_leaves() -> None:
    (table,) = [table for table in TABLES if table.name == "the-end"]
    header, turns = luna.from_text(table.game)
    row = table.row()
    while not luna.over(row):
        luna.play(row, next(move for move in legal(row) if move == 0x8900))
    assert [perft(GAME, row, depth) for depth in (1, 2, 3)] == [0, 0, 0]
    assert luna.from_text(luna.to_text(header, turns))[1] == turns
