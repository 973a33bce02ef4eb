"""python -m tests.oracle trace FILE | game SEED [PLAYERS] ... | coverage [GAMES]"""

import argparse
import json
import sys
from pathlib import Path

from .coverage import coverage, missing, sample
from .generate import random_game
from .header import OPTIONS
from .lines import BadLine
from .trace import trace


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle")
    commands = parser.add_subparsers(dest="command", required=True)
    tracing = commands.add_parser("trace", help="print the trace of a notation file")
    tracing.add_argument("file", help="- for standard input")
    making = commands.add_parser("game", help="print a random game")
    making.add_argument("seed", type=int)
    making.add_argument("players", type=int, nargs="?", default=2, choices=(2, 3, 4))
    making.add_argument("--setup", choices=("free", "preset"), default="free")
    making.add_argument("--solo", type=int, choices=(0, 1, 2, 3), default=0, metavar="LEVEL")
    making.add_argument("--options", nargs="*", choices=OPTIONS, default=[])
    making.add_argument("--max-turns", type=int, default=400)
    covering = commands.add_parser("coverage", help="count what random games meet")
    covering.add_argument("games", type=int, nargs="?", default=300)
    arguments = parser.parse_args()
    if arguments.command == "trace":
        return print_trace(arguments.file)
    if arguments.command == "game":
        a = arguments
        if a.solo and a.setup == "preset":
            parser.error("V13: no preset in the solo game")
        if OPTIONS[1] in a.options and (a.solo or a.players != 2):
            parser.error("O2: startplayer=fixed only with two players")
        print(random_game(a.seed, a.players, a.setup, a.solo, a.options, max_turns=a.max_turns), end="")
        return 0
    return print_coverage(arguments.games)


def print_trace(name: str) -> int:
    """As notation.md demands: nothing more on standard output after a bad line, one line on standard error."""
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as problem:
        print(f"{name}: {problem.strerror}", file=sys.stderr)
        return 2
    try:
        for entry in trace(raw.decode(errors="surrogateescape")):
            print(json.dumps(entry))
    except BadLine as bad:
        sys.stdout.flush()
        print(f"{name}: {bad}", file=sys.stderr)
        return 2
    return 0


def print_coverage(games: int) -> int:
    seen = coverage(sample(games))
    for what, count in sorted(seen.items()):
        print(f"{count:7} {what}")
    for what in missing(seen):
        print(f"missing {what}")
    return 1 if missing(seen) else 0


if __name__ == "__main__":
    sys.exit(main())
