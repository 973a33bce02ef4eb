"""`perft DEPTH [FILE]`: counts move sequences from a game's last position, move by move (divide)."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

from luna.core import registry
from luna.core.game import Game, GameError, Turn
from luna.core.options import Options
from luna.core.perft import divide
from luna.log.notices import fault


def run(argv: list[str]) -> int:
    """Exit status 0, or 2 with one sentence."""
    parser = argparse.ArgumentParser(prog="perft", description="Count move sequences, split by the first move.")
    parser.add_argument("depth", type=int, choices=range(1, 9), metavar="DEPTH", help="1 to 8 moves")
    parser.add_argument("file", nargs="?", help="game in notation; default: the usual set-up with all seats")
    parser.add_argument("--game", choices=registry.names(), default="", help="default: that of the file")
    options = parser.parse_args(argv)
    try:
        game, header, turns = _game(options.game, options.file)
    except GameError as error:
        return _refuse(options.file, fault(error))
    except OSError as error:
        return _refuse(options.file, f"cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        return _refuse(options.file, "is not UTF-8 text")
    position = game.start(header)
    for turn in turns:
        for move in turn:
            game.play(position, move)
    began = time.perf_counter()
    table = divide(game, position, options.depth)
    seconds = time.perf_counter() - began
    for move, leaves in table:
        print(f"{leaves:12,}  {game.turn_text(position, (move,))}")
    total = sum(leaves for _, leaves in table)
    print(
        f"{total:12,}  leaves at depth {options.depth} in {seconds:.2f} s, {total / seconds / 1e6:.2f} million a second"
    )
    return 0


def _refuse(path: str, sentence: str) -> int:
    print(f"{path}: {sentence}", file=sys.stderr)
    return 2


def _game(name: str, path: str | None) -> tuple[Game, Any, list[Turn]]:
    if path is None:
        game = registry.load(name or registry.default())
        seats = tuple(look.id for look in game.SEATS)[: max(game.COUNTS)]
        return game, game.deal(Options(seats, first=0), b"perft"), []
    text = Path(path).read_text(encoding="utf-8")
    game = registry.load(name or registry.called(text))
    return game, *game.from_text(text)
