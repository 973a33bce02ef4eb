"""`python -m tests.golden`: writes the golden games that are missing; with `--renew` also the digests of the others.

A golden game is a game in notation with the digest of the position behind every turn, as comments:

    # rules revision 1, board 0123456789abcdef
    luna 1
    ...
    setup free            # 0123456789abcdef      the first position
    red: shrine at tide   # 0123456789abcdef
    # result blue 43 red 40

The games stay; only a new layout of the row, or a new rules revision in files of its own, may change the digests.
"""

import sys
from pathlib import Path

from luna.core.options import Options
from luna.games.luna import rules as luna
from luna.games.luna.rules.notation import header_lines, turn_text
from tests.games.luna.games import KINDS_OF_GAMES, Played, random_game
from tests.oracle import coverage

FOLDER = Path(__file__).parent
KINDS = (
    *KINDS_OF_GAMES,
    luna.choose(("blue", "yellow"), "preset"),
    luna.choose(("white",), "free", live_scoring=True, solo=3),
)
SEEDS = 40  # games of each kind from which the richest is taken


def name_of(options: Options) -> str:
    """For example `3-preset-live`."""
    chosen = options.values
    words = [f"solo-{chosen['solo']}" if chosen["solo"] else f"{len(options.seats)}-{chosen['setup']}"]
    return "-".join(words + ["live"] * bool(chosen["live_scoring"]) + ["fixed"] * bool(chosen["fixed_start"]))


def richest(options: Options) -> Played:
    """The game that meets the most special cases."""
    found = [random_game(seed, options) for seed in range(SEEDS)]
    return max(found, key=lambda played: (len(coverage([played.text()])), -len(played.turns)))


def annotated(played: Played) -> str:
    """The game with its digests."""
    row = luna.start(played.header)
    lines = [(line, "") for line in header_lines(played.header)]
    lines[-1] = (lines[-1][0], luna.digest(row).hex())
    for turn in played.turns:
        line = turn_text(row, turn)
        for move in turn:
            luna.play(row, move)
        lines.append((line, luna.digest(row).hex()))
    width = max(len(line) for line, digest in lines if digest)
    first = f"# rules revision {luna.RULES_REVISION}, board {luna.board_digest().hex()}"
    body = [f"{line:<{width}}  # {digest}" if digest else line for line, digest in lines]
    result, names = luna.result(row), luna.seats(played.header)
    if result is None:
        raise ValueError("a golden game is played to its end")
    last = "# result " + " ".join(f"{names[seat]} {result.ip[seat]}" for seat in result.ranking)
    return "\n".join([first, *body, last]) + "\n"


def main(renew: bool) -> None:
    for options in KINDS:
        path = FOLDER / f"{name_of(options)}.luna"
        if not path.exists():
            path.write_text(annotated(richest(options)), encoding="utf-8")
        elif renew:
            path.write_text(annotated(Played(*luna.from_text(path.read_text("utf-8")))), encoding="utf-8")


if __name__ == "__main__":
    main("--renew" in sys.argv[1:])
