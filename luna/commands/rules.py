"""`trace`, `perft` and `version`: the rules on a bare Python, without any package."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from luna import __version__
from luna.core import registry
from luna.core.game import Game, GameError, Turn, play_all
from luna.core.options import Options
from luna.core.perft import divide
from luna.log.notices import fault
from luna.notice import fail


def trace(argv: list[str]) -> int:
    """`trace [--game NAME] FILE`: one JSON object a line for the start and every turn. Exit status 0, or 2."""
    name, words = (argv[1], argv[2:]) if argv[:1] == ["--game"] and len(argv) > 1 else ("", argv)
    if len(words) != 1:
        return fail("usage: trace [--game NAME] FILE")
    path = words[0]
    try:
        text = Path(path).read_bytes().decode(errors="surrogateescape")  # the game names the line that is not UTF-8
    except OSError as error:
        return _refuse(path, f"cannot be read: {error.strerror}")
    try:
        for entry in registry.load(name or registry.called(text)).trace(text):
            print(json.dumps(entry))
    except GameError as error:
        return _refuse(path, fault(error))
    return 0


def perft(argv: list[str]) -> int:
    """`perft DEPTH [FILE]`: count move sequences from a game's last position, by first move. Exit status 0, or 2."""
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


def version(argv: list[str]) -> int:
    """`version`: the versions for a bug report."""
    print(f"Luna {__version__}")
    for name in registry.listed():
        of = f" of {name}" if name != registry.FIRST else ""
        print(f"rules revision {registry.load(name).RULES_REVISION}{of}")
    print(f"Python {sys.version.split()[0]} on {sys.platform}")
    return 0


def _refuse(path: str, sentence: str) -> int:
    return fail(f"{path}: {sentence}")


def _game(name: str, path: str | None) -> tuple[Game, Any, list[Turn]]:
    if path is None:
        game = registry.load(name or registry.default())
        seats = tuple(look.id for look in game.SEATS)[: max(game.COUNTS)]
        return game, game.deal(Options(seats, first=0), b"perft"), []
    text = Path(path).read_text(encoding="utf-8")
    game = registry.load(name or registry.called(text))
    return game, *game.from_text(text)
