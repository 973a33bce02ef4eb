"""Finds the first difference between the compiled core of Pangea and pure Python.

`python -m tests.games.pangea.equality` compares in full: a million positions, every kept game, 500 plans. It needs a
core (`python .ci/core.py`). `test_core.py` does the same with a small budget.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from luna.bots.oneply import ranked
from luna.bots.search import Plan
from luna.core.game import Move
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.bot.evaluator import LEVELS, PangeaEvaluator
from luna.games.pangea.bot.features import UNREST, WRITTEN, Value, names
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import PEOPLES
from tests.bots.same_rules import difference
from tests.games.pangea.probe import Probe

GAMES: Final = sorted((Path(__file__).parents[2] / "golden").glob("*.pangea"))
WIDTHS: Final = LEVELS[12].plan
LONGEST: Final = 700
SHORT: Final = 24
"""Moves after which a random game is left, from its start and from amulets and goods."""


class Pure(PangeaEvaluator):
    """The evaluator without a core."""

    core = None


def learned() -> Value:
    """A value with different weights for every moment, so that no two moments are confused."""
    moments = [(last, amulets) for last in (0, 1) for amulets in range(6)]
    return Value(
        {
            when: {name: WRITTEN.get(name, 70) + 13 * number + 5 * here for number, name in enumerate(names())}
            for here, when in enumerate(moments)
        }
    )


class Pair:
    """Both sides."""

    def __init__(self) -> None:
        seen = learned()
        assert all(line[names().index(name)] == worth for line in seen.lines.values() for name, worth in UNREST.items())
        self.pure = Pure(seen)
        self.core = Probe(self.pure, seen)

    def rules(self, row: bytearray, move: Move | None) -> str:
        """Legal list, values and the next row."""
        return difference(self.core, self.pure, row, move, valued=row[at.PHASE] != at.PLACING)

    def ranking(self, row: bytearray) -> str:
        """Candidates, their order and values."""
        if rules.to_move(row) is None or at.moving(row) or row[at.PHASE] == at.PLACING:
            return ""
        said, wanted = self.core.ranked(row), ranked(self.pure, row)
        return "" if said == wanted else f"ranked: {said} should be {wanted}"

    def plan(self, row: bytearray) -> str:
        """The plan of every candidate."""
        seat = row[at.TURN]
        pure, core = Plan(self.pure, seat, WIDTHS), self.core.plan(seat, WIDTHS)
        for _, turn in ranked(self.pure, row):
            then = self.pure.after(row, turn)
            if (said := core(then)) != (wanted := pure.worth(then)):
                return f"the plan of {turn}: {said} should be {wanted}"
        return ""


def positions(rng: Random) -> Iterator[tuple[bytearray, Move | None]]:
    """Positions of endless random games, each with the move played there; half of the games are sensible.

    In half of them the seats begin with amulets and goods, as late in a game.
    """
    sensible = Pure(learned())
    while True:
        seats = tuple(rng.sample(PEOPLES, rng.choice((2, 3, 4))))
        chosen = {"all_produce": rng.random() < 0.3, "slide": rng.random() < 0.3}
        row = rules.start(rules.deal(Options(seats, chosen, first=0), rng.randbytes(8)))
        thinks, late, due = rng.random() < 0.5, rng.random() < 0.5, list[Move]()
        for _ in range(SHORT if late else LONGEST):
            if late and row[at.PHASE] != at.PLACING:
                late = False
                at.set_round(row, rng.randrange(1, 45))
                for seat in range(len(seats)):
                    row[at.AMULETS + seat] = rng.choice((0, 4, 9, 7, 14, 15, 23, 27, 30, 31))
                    at.set_goods(row, seat, rng.choice((0, 3, 8, 9, 10, 18, 19, 20)))
            draw = rules.chance(row)
            moves = draw.outcomes if draw else rules.legal(row)
            if not moves:
                break
            if thinks and not due and not draw and row[at.PHASE] != at.PLACING and rng.random() < 0.8:
                due = [*ranked(sensible, row)[0][1]]
            move = due.pop(0) if due else rng.choice(moves)
            yield row, move
            row = row[:]
            rules.play(row, move)
        yield row, None


def kept() -> Iterator[tuple[bytearray, Move | None]]:
    """Every position of the kept games."""
    for path in GAMES:
        header, played = rules.from_text(path.read_text("utf-8"))
        row = rules.start(header)
        for move in (move for turn in played for move in turn):
            yield row[:], move
            rules.play(row, move)
        yield row[:], None


def first_difference(rng: Random, count: int, every: int, plans: int) -> str:
    """The first difference in `count` random positions, rankings of each `every`-th, and `plans` plans."""
    both, planned = Pair(), 0
    for number, (row, move) in enumerate(positions(rng)):
        if number >= count and planned >= plans:
            return ""
        found = both.rules(row, move) if number < count else ""
        if not found and number % every == 0:
            found = both.ranking(row)
        ready = rules.to_move(row) is not None and not at.moving(row) and row[at.PHASE] != at.PLACING
        if not found and ready and planned < plans and planned * max(1, count // max(1, plans)) <= number:
            planned += 1
            found = both.plan(row)
        if found:
            return f"position {number}, {row.hex()}: {found}"
    raise AssertionError("the games never end")


def main() -> int:
    parser = argparse.ArgumentParser("tests.games.pangea.equality", description="Compare the core with the Python.")
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=50, help="rank the candidates of each position of so many (50)")
    parser.add_argument("--plans", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began, both = time.perf_counter(), Pair()
    played = [both.rules(row, move) or both.ranking(row) for row, move in kept()]
    print(f"{len(played):,} positions of kept games: {next(filter(None, played), 'equal')}", flush=True)
    found = first_difference(Random(wanted.seed), wanted.positions, wanted.every, wanted.plans)
    print(f"{wanted.positions:,} positions, {wanted.plans} plans: {found or 'equal'}")
    print(f"{time.perf_counter() - began:.0f} s")
    return bool(found or any(played))


if __name__ == "__main__":
    sys.exit(main())
