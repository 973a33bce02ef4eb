"""Perft tables of Pangea: the number of sequences of plies, by the engine and by the slow reference.

A step of a movement, its end, a draw and its outcome are plies. The reference has counted every table to depth 3, but
for the last turns of two players (to depth 2).
"""

from typing import NamedTuple, cast

import pytest

from luna.core.game import Game
from luna.games.pangea import rules as pangea
from luna.games.pangea.rules import board
from luna.games.pangea.rules.moves import CLOSE, DRAWN, MOVE, kind_of
from luna.games.pangea.rules.notation import action_text
from tests.games.pangea import slow_perft
from tests.games.pangea.factories import Row, reached
from tests.golden.__main__ import FOLDER
from tests.workshop.perft import divide, perft

GAME = cast(Game, pangea)


class Table(NamedTuple):
    """A position of a golden game and its leaves from depth 1 on."""

    golden: str
    turns: int  # turns played; negative: before the end
    leaves: tuple[int, ...]

    def game(self) -> str:
        header, turns = pangea.from_text((FOLDER / f"{self.golden}.pangea").read_text("utf-8"))
        return pangea.to_text(header, turns[: self.turns if self.turns >= 0 else len(turns) + self.turns])


TABLES = (
    Table("2", 0, (12, 132, 6556, 36344)),
    Table("2", 2, (51, 331, 3432, 74041)),
    Table("2", 40, (11, 77, 1850, 74495)),
    Table("2", -4, (85, 5386, 91075)),
    Table("3-slide", 60, (27, 1682, 17349)),
    Table("3-slide", 120, (76, 994, 10022)),
    Table("4-all", 0, (14, 182, 2184, 24024)),
    Table("4-all", 60, (12, 88, 1597, 20566)),
    Table("4-all", -2, (46, 415, 2631, 12134)),
)
every_table = pytest.mark.parametrize("table", TABLES, ids=[f"{table.golden}, {table.turns}" for table in TABLES])


def name(row: Row, move: int) -> str:
    """The reference's name of a ply."""
    if move == CLOSE:
        return "closed"
    if kind_of(move) == DRAWN:
        return "=" + drawn_home(move)
    return action_text(row, (move, CLOSE) if kind_of(move) == MOVE else (move,))


def drawn_home(move: int) -> str:
    people, home = divmod(move & 4095, 3)
    return board.LANDSCAPES[board.HOMES[people][home]]


@every_table
def test_the_leaves_are_as_many_as_in_the_table(table: Table) -> None:
    row = reached(table.game())
    past = bytes(row)
    assert tuple(perft(GAME, row, depth + 1) for depth in range(len(table.leaves))) == table.leaves
    assert bytes(row) == past


@every_table
def test_the_reference_counts_the_same_behind_every_first_ply(table: Table) -> None:
    row = reached(table.game())
    depth = 2 if table.leaves[1] < 1000 else 1
    found = {name(row, move): leaves for move, leaves in divide(GAME, row, depth)}
    assert found == slow_perft.divide(slow_perft.start(table.game()), depth)


def test_an_outcome_of_a_draw_is_a_ply() -> None:
    row = reached(TABLES[1].game())
    draws = {name(row, move): leaves for move, leaves in divide(GAME, row, 2) if move >> 12 == 1}
    assert set(draws.values()) <= {1, 2, 3}
    assert draws


def test_a_game_that_is_over_has_no_leaves() -> None:
    row = reached((FOLDER / "2.pangea").read_text("utf-8"))
    assert [perft(GAME, row, depth) for depth in (1, 2)] == [0, 0]
