"""Perft tables: a game in notation, a line of dashes, the leaves by depth, and the divide of the deepest but one.

luna 1
...
red: favour tide
----
1        120
2      13579
divide 2
34  appoint 5
...
"""

from itertools import takewhile
from pathlib import Path
from typing import NamedTuple, cast

from luna.core.game import Game
from luna.games.luna import rules as luna
from luna.games.luna.rules.notation import action_text
from tests.workshop.perft import divide

GAME = cast(Game, luna)
FOLDER = Path(__file__).parent


class Table(NamedTuple):
    """One file."""

    name: str
    game: str
    leaves: dict[int, int]  # by depth
    divide_depth: int
    divided: dict[str, int]  # leaves after each first move

    def row(self) -> bytearray:
        """The position that is counted."""
        header, turns = luna.from_text(self.game)
        row = luna.start(header)
        for turn in turns:
            for move in turn:
                luna.play(row, move)
        return row

    def text(self) -> str:
        lines = [f"{depth} {count:>10}" for depth, count in self.leaves.items()]
        lines += [f"divide {self.divide_depth}"]
        lines += [f"{count:>6}  {line}" for line, count in self.divided.items()]
        return self.game + "----\n" + "\n".join(lines) + "\n"


def count(row: bytearray, depth: int) -> dict[str, int]:
    """Leaves after each first move, by its line."""
    return {action_text((move,)): leaves for move, leaves in divide(GAME, row, depth)}


def make(name: str, game: str, depth: int) -> Table:
    """Counts a table."""
    row = Table(name, game, {}, 0, {}).row()
    leaves = {d: sum(count(row, d).values()) for d in range(1, depth + 1)}
    return Table(name, game, leaves, depth - 1, count(row, depth - 1))


def read(path: Path) -> Table:
    """Reads a file."""
    game, _, tables = path.read_text("utf-8").partition("----\n")
    lines = iter(tables.rstrip("\n").split("\n"))
    leaves = {int(depth): int(many) for depth, many in map(str.split, takewhile(_is_number, lines))}
    divided = {line.strip().partition("  ")[2]: int(line.strip().partition("  ")[0]) for line in lines}
    return Table(path.stem, game, leaves, max(leaves) - 1, divided)


def _is_number(line: str) -> bool:
    return not line.startswith("divide")
