"""Perft: the number of move sequences of a given depth, for any game; each outcome of a draw is a move too.

`python -m tests.workshop.perft DEPTH [FILE]` counts them from a game's last position, on any Python without a package.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from luna.core import registry
from luna.core.game import Game, GameError, Move, Position, Turn, play_all
from luna.core.options import Options
from luna.log.notices import fault
from luna.notice import fail


def continuations(game: Game, position: Position) -> Sequence[Move]:
    """The legal moves, or the outcomes of a draw; nothing after the end."""
    moves = game.legal(position)
    if moves:
        return moves
    draw = game.chance(position)
    return draw.outcomes if draw else ()


def perft(game: Game, position: Position, depth: int) -> int:
    """Leaves of the move tree; a game that ends earlier has no leaves below."""
    moves = continuations(game, position)
    if depth == 1:
        return len(moves)
    play = game.play
    total = 0
    for move in moves:
        after = position[:]
        play(after, move)
        total += perft(game, after, depth - 1)
    return total


def divide(game: Game, position: Position, depth: int) -> list[tuple[int, int]]:
    """Each first move with its number of leaves: where two tables differ, the fault is below that move."""
    out = []
    for move in continuations(game, position):
        after = position[:]
        game.play(after, move)
        out.append((move, perft(game, after, depth - 1) if depth > 1 else 1))
    return out


def run(argv: list[str]) -> int:
    """Count move sequences from a game's last position, by first move. Exit status 0, or 2."""
    parser = argparse.ArgumentParser(prog="perft", description="Count move sequences, split by the first move.")
    parser.add_argument("depth", type=int, choices=range(1, 9), metavar="DEPTH", help="1 to 8 moves")
    parser.add_argument("file", nargs="?", help="game in notation; default: the usual set-up with all seats")
    parser.add_argument("--game", choices=registry.names(), default="", help="default: that of the file")
    options = parser.parse_args(argv)
    try:
        game, header, turns = _game(options.game, options.file)
    except GameError as error:
        return fail(f"{options.file}: {fault(error)}")
    except OSError as error:
        return fail(f"{options.file}: cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        return fail(f"{options.file}: is not UTF-8 text")
    position = game.start(header)
    for turn in turns:
        play_all(game, position, turn)
    began = time.perf_counter()
    table = divide(game, position, options.depth)
    seconds = time.perf_counter() - began
    for move, leaves in table:
        print(f"{leaves:12,}  {game.turn_text(position, (move,))}")
    total = sum(leaves for _, leaves in table)
    rate = total / seconds / 1e6
    print(f"{total:12,}  leaves at depth {options.depth} in {seconds:.2f} s, {rate:.2f} million a second")
    return 0


def _game(name: str, path: str | None) -> tuple[Game, Any, list[Turn]]:
    if path is None:
        game = registry.load(name or registry.default())
        seats = tuple(look.id for look in game.SEATS)[: max(game.COUNTS)]
        return game, game.deal(Options(seats, first=0), b"perft"), []
    text = Path(path).read_text(encoding="utf-8")
    game = registry.load(name or registry.game_of_text(text))
    return game, *game.from_text(text)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
