"""`perft DEPTH [FILE]`: counts move sequences from a game's last position, move by move (divide)."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import cast

from luna.core.game import Game, GameError, Turn
from luna.core.perft import divide
from luna.games.luna import rules as luna
from luna.games.luna.rules.notation import action_text

GAME = cast(Game, luna)


def run(argv: list[str]) -> int:
    """Exit status 0, or 2 with one sentence."""
    parser = argparse.ArgumentParser(prog="perft", description="Count move sequences, split by the first move.")
    parser.add_argument("depth", type=int, choices=range(1, 9), metavar="DEPTH", help="1 to 8 moves")
    parser.add_argument("file", nargs="?", help="game in notation; default: the first-game set-up of four players")
    options = parser.parse_args(argv)
    try:
        header, turns = _game(options.file)
    except (GameError, OSError, UnicodeDecodeError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 2
    position = luna.start(header)
    for turn in turns:
        for move in turn:
            luna.play(position, move)
    began = time.perf_counter()
    table = divide(GAME, position, options.depth)
    seconds = time.perf_counter() - began
    for move, leaves in table:
        print(f"{leaves:12,}  {action_text((move,))}")
    total = sum(leaves for _, leaves in table)
    print(
        f"{total:12,}  leaves at depth {options.depth} in {seconds:.2f} s, {total / seconds / 1e6:.2f} million a second"
    )
    return 0


def _game(path: str | None) -> tuple[luna.Header, list[Turn]]:
    if path is None:
        return luna.deal(luna.choose(("yellow", "blue", "red", "white"), first=0), b"perft"), []
    return luna.from_text(Path(path).read_text(encoding="utf-8"))
