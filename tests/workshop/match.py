"""`python -m tests.workshop.match CHALLENGER CHAMPION` or `--ladder`: let bots play and report which is stronger."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from luna.core import registry
from luna.core.levels import LEVELS
from luna.notice import fail
from tests.workshop import matches
from tests.workshop.lent import lent
from tests.workshop.matches import names, refuse_game

RUNGS = (("level-0", "random"), *((f"level-{level}", f"level-{level - 1}") for level in LEVELS[1:]))
ANCHORS = (("level-4", "random"), ("level-10", "level-4"))


def ladder(game: str) -> tuple[tuple[str, str], ...]:
    """The pairs of the ladder: each level against the one below, wider steps, and the game's own (`MATCHES`)."""
    return (*RUNGS, *ANCHORS, *getattr(lent(game), "MATCHES", ()))


def run(argv: list[str]) -> int:
    """Print a line for each match; the JSON file has everything."""
    parser = argparse.ArgumentParser(
        prog="match",
        description="Matches between computer players: every set-up is played with the challenger in every seat. "
        "Whoever shares a first place has an equal part of the victory.",
        epilog=f"Players: {names(registry.FIRST)}.",
    )
    parser.add_argument("--game", choices=registry.names(), default=registry.FIRST, help="default %(default)s")
    parser.add_argument("challenger", nargs="?", metavar="CHALLENGER")
    parser.add_argument("champion", nargs="?", metavar="CHAMPION", help="takes all other seats")
    parser.add_argument("--ladder", action="store_true", help="every level against the one below, and a few more")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2, help="seats at the table (default 2)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of a match (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="first set-up (default 1)")
    parser.add_argument("--processes", type=int, default=1, metavar="P", help="processes (default 1)")
    parser.add_argument("--setup", default="free", metavar="WORD", help="of a game that offers several (default free)")
    parser.add_argument(
        "--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help="stop when one of two win rates is sure"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to a file")
    options = parser.parse_args(argv)
    if options.ladder == bool(options.challenger) or bool(options.challenger) != bool(options.champion):
        parser.error("please name a challenger and a champion, or ask for the --ladder")
    if options.games < 1 or options.processes < 1 or options.seed < 0:
        parser.error("games and processes are at least 1, and a seed is not negative")
    if options.sprt and not 0 < options.sprt[0] < options.sprt[1] < 1:
        parser.error("the two win rates are between 0 and 1, the lower one first")
    pairs = ladder(options.game) if options.ladder else ((options.challenger, options.champion),)
    results: list[dict[str, Any]] = []
    try:
        if options.json:
            refuse_game(options.json)
        for challenger, champion in pairs:
            result = matches.match(
                challenger,
                champion,
                options.players,
                options.games,
                options.seed,
                options.processes,
                options.setup,
                tuple(options.sprt) if options.sprt else None,
                lambda text: print(f"\r{text}", end="", file=sys.stderr, flush=True) if sys.stderr.isatty() else None,
                options.game,
            )
            results.append(result)
            print(line(result), flush=True)
            if options.json:
                options.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
            if result["games"] < options.games and not result.get("verdict"):
                break  # Ctrl-C
    except ValueError as error:
        return fail(error)
    except OSError as error:
        return fail(f"The results could not be written to {options.json}: {error.strerror}.", 1)
    return 0


def line(result: dict[str, Any]) -> str:
    """A match in one line."""
    low, high = result["interval"]
    return (
        f"{result['challenger']:12} against {result['champion']:12} {result['players']} seats: "
        f"{result['wins']:g} of {result['games']} ({result['share']:.1%}, {low:.1%} to {high:.1%}), "
        f"{result['margin']:+.1f} points, {result['turn_ms']:.1f} ms a turn, p99 {result['turn_p99_ms']:.0f}"
        + (f", {result['unended']} without an end" if result["unended"] else "")
        + (f", {result['verdict']}" if result.get("verdict") else "")
    )


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
