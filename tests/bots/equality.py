"""Finds the first difference between the compiled core and pure Python.

`python -m tests.bots.equality` compares in full: a million positions, every kept game, 500 searches. It needs a core
(`python .ci/core.py`). `test_core.py` does the same with a small budget.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from luna.bots.oneply import ranked, worth
from luna.bots.search import Tree
from luna.games.luna import rules as luna
from luna.games.luna.bot import endings, turns, value
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.rules import position as at
from luna.games.luna.rules.moves import JOURNEY, TIDE, kind_of
from luna.games.luna.rules.position import BASE, TIRED
from tests.bots.helpers import ORDERS
from tests.bots.probe import Probe, nodes
from tests.bots.same_rules import difference
from tests.perft.tables import FOLDER, read

LONGEST: Final = 400
STIRRED: Final = 0.03
EQUAL_ENDS: Final = bytes.fromhex(
    "0200030b0306010002040204010000000000000000000000010203040506000102030405060c0c08000c0c0c000000312000"
    "0001010100300000010001000001010001000100010100010000000001000000000000010100000400000100030000000000"
    "0001000100000000000001051000110000020001000001000104000100000000010000000000000000010002000528000a00"
    "0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"
    "0000000000000000000000000000000000"
)
"""The one of a million random positions whose last round can be won by two turns that a core once ranked otherwise."""


class Pure(LunaEvaluator):
    """The evaluator without a core."""

    core = None


class Pair:
    """Both sides for one table size."""

    def __init__(self, size: int) -> None:
        self.pure = Pure(value.learned(size))
        self.core = Probe(self.pure.value, self.pure.scale)

    def rules(self, row: bytearray, move: int | None) -> str:
        """Legal list, values and the next row."""
        return difference(self.core, self.pure, row, move, valued=row[at.PHASE] >= at.ROUND_START)

    def ranking(self, row: bytearray) -> str:
        """Candidates, their order and values, a refined journey."""
        if row[at.PHASE] != at.ACTION:
            return ""
        if (said := self.core.candidates(row)) != (wanted := self.pure.candidates(row)):
            return f"candidates: {said} should be {wanted}"
        known = ranked(self.pure, row)
        if (order := self.core.ranked(row)) != known:
            return f"ranked: {order} should be {known}"
        seat = row[at.TURN]
        for travel in [turn for _, turn in known if JOURNEY <= kind_of(turn[0]) <= TIDE][:1]:
            better = turns.refined(row, travel, lambda one: worth(self.pure, self.pure.after(row, one), seat))
            if (told := self.core.refined(row, travel)) != better:
                return f"refined {travel}: {told} should be {better}"
        return ""

    def ending(self, row: bytearray, limit: int = 600) -> str:
        """The exact end of the last round."""
        if row[at.DRAFT] or row[at.PHASE] != at.ACTION:
            return ""
        said, wanted = self.core.solved(row, limit), endings.solved(row, limit)
        return "" if said == wanted else f"solved: {said} should be {wanted}"

    def search(self, row: bytearray, visits: int) -> str:
        """Equal trees: every node with its visits, sums and drift."""
        scored = ranked(self.pure, row)
        pure, tree = Tree(self.pure, row, scored), self.core.tree(row, scored)
        for _ in range(visits):
            pure.visit()
        tree.visit(visits)
        if tree.best() != pure.best():
            return f"best: {tree.best()} should be {pure.best()}"
        if tree.line() != pure.line():
            return f"line: {tree.line()} should be {pure.line()}"
        seats = pure.seats
        wanted = {row: (node.visits, node.sums, node.drift) for row, node in pure.nodes.items()}
        found = {row: (count, sums[:seats], drift) for row, count, sums, drift in nodes(tree)}
        return "" if wanted == found else f"{len(found)} nodes should be {len(wanted)}, or their sums differ"


def starts(rng: Random) -> bytearray:
    """The start of any kind of game."""
    players = rng.choice((1, 2, 2, 3, 4))
    setup = rng.choice(("free", "preset"))
    options = {"live_scoring": rng.random() < 0.2, "fixed_start": players == 2 and rng.random() < 0.3}
    chosen = luna.choose(ORDERS[:players], setup, solo=rng.randint(1, 3) if players == 1 else 0, first=0, **options)
    return luna.start(luna.deal(chosen, rng.randbytes(8)))


def positions(rng: Random) -> Iterator[tuple[bytearray, int | None]]:
    """Positions of endless random games, each with the move played there, None after the end of a game."""
    while True:
        row, hasty = starts(rng), rng.choice((0.0, 0.1, 0.3))
        for _ in range(LONGEST):
            moves = luna.legal(row)
            if not moves:
                yield row, None
                break
            move = moves[-1] if rng.random() < hasty else rng.choice(moves)
            yield row, move
            row = row[:]
            luna.play(row, move)
            if row[at.PHASE] == at.ACTION and not row[at.DRAFT] and rng.random() < STIRRED:
                _stir(row, rng)


def _stir(row: bytearray, rng: Random) -> None:
    """Give the seats favours and novices that are rare in random games."""
    for base in BASE[: row[at.PLAYERS]]:
        for isle in range(7):
            row[base + at.FAVOUR + isle] |= rng.random() < 0.3
            count = rng.randint(0, row[base + isle])
            row[base + isle] -= count
            row[base + TIRED + isle] += count
        while row[base + at.SUPPLY] and rng.random() < 0.7:
            row[base + at.SUPPLY] -= 1
            row[base + rng.choice((rng.randrange(14), at.ON_JETTY))] += 1


def kept() -> Iterator[tuple[bytearray, int | None]]:
    """Every position of the kept games and of the perft tables."""
    texts = [path.read_text("utf-8") for path in sorted((FOLDER.parent / "golden").glob("*.luna"))]
    for text in (*texts, *(read(path).game for path in sorted(FOLDER.glob("*.txt")))):
        header, played = luna.from_text(text)
        row = luna.start(header)
        for turn in played:
            for move in turn:
                yield row[:], move
                luna.play(row, move)
        yield row[:], None


def pair(row: bytearray, known: dict[int, Pair]) -> Pair:
    size = value.table_size(row)
    if size not in known:
        known[size] = Pair(size)
    return known[size]


def first_difference(rng: Random, count: int, every: int, searches: int, visits: int) -> str:
    """The first difference in `count` random positions, rankings of each `every`-th, and `searches` searches."""
    known: dict[int, Pair] = {}
    ranked = searched = 0
    if found := pair(bytearray(EQUAL_ENDS), known).ending(bytearray(EQUAL_ENDS)):
        return found
    for number, (row, move) in enumerate(positions(rng)):
        if number >= count and searched >= searches:
            return ""
        both = pair(row, known)
        found = both.rules(row, move) if number < count else ""
        if not found and number % every == 0:
            ranked += 1
            found = both.ranking(row) or (both.ending(row) if _last(row) else "")
        due = searched * max(1, count // max(1, searches)) <= number and searched < searches
        if not found and due and row[at.PHASE] == at.ACTION and not row[at.DRAFT] and not row[at.SOLO]:
            searched += 1
            found = both.search(row, visits)
        if found:
            return f"position {number}, {row.hex()}: {found}"
    raise AssertionError("the games never end")


def _last(row: bytearray) -> bool:
    return row[at.ROUND] == 6 and row[at.PLAYERS] == 2 and sum(sum(row[base : base + TIRED]) for base in BASE[:2]) <= 8


def main() -> int:
    parser = argparse.ArgumentParser("tests.bots.equality", description="Compare the compiled core with the Python.")
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=50, help="rank the candidates of each position of so many (50)")
    parser.add_argument("--searches", type=int, default=500)
    parser.add_argument("--visits", type=int, default=300, help="of each search (300)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began, known = time.perf_counter(), dict[int, Pair]()
    played = [(pair(row, known).rules(row, move) or pair(row, known).ranking(row)) for row, move in kept()]
    print(f"{len(played):,} positions of kept games: {next(filter(None, played), 'equal')}", flush=True)
    for path in sorted(FOLDER.glob("*.txt")):
        table = read(path)
        row = table.row()
        for depth in table.leaves:
            said = pair(row, known).core.perft(row, depth)
            print(f"perft {table.name} {depth}: {said:,}, {'equal' if said == table.leaves[depth] else 'DIFFERENT'}")
    found = first_difference(Random(wanted.seed), wanted.positions, wanted.every, wanted.searches, wanted.visits)
    print(f"{wanted.positions:,} positions, {wanted.searches} searches of {wanted.visits} visits: {found or 'equal'}")
    print(f"{time.perf_counter() - began:.0f} s")
    return bool(found or any(played))


if __name__ == "__main__":
    sys.exit(main())
