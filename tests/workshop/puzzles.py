"""`python -m tests.workshop.puzzles check | mine | show | day`: tools for puzzles with a proof."""

import argparse
import sys
import time
from datetime import date
from pathlib import Path

from luna.bots.proof import NoProof, Proof
from luna.commands import output
from luna.core import registry
from luna.core.game import GameError, play_all
from luna.learning import mining, pack
from luna.learning.puzzle import Claim, Puzzle, read, write
from luna.notice import fail
from luna.text import Catalogue

_SAMPLE = 6  # by default one puzzle in six is proved again
_MINING = (400_000, 20_000)  # bounds on positions, for a game and for a proof


def run(argv: list[str]) -> int:
    """Exit status 0; 1 when a claim does not hold; 2 with one sentence for unreadable input."""
    parser = argparse.ArgumentParser(prog="puzzles", description="Puzzles with a proof.")
    parser.add_argument("--game", choices=registry.names(), default=registry.FIRST, help="default %(default)s")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="prove the claims of puzzles again")
    check.add_argument("--all", action="store_true", help="check every shipped puzzle, not only a sample")
    check.add_argument("files", nargs="*", metavar="FILE", help="check these instead")
    mine = commands.add_parser("mine", help="look for puzzles in games of computer players")
    mine.add_argument("--games", type=int, default=1, metavar="N", help="games (default 1)")
    mine.add_argument("--seed", type=int, default=1, metavar="S", help="the first of them (default 1)")
    mine.add_argument(
        "--output", type=Path, metavar="FOLDER", help="write them to this folder instead of printing them"
    )
    show = commands.add_parser("show", help="print a puzzle: what is asked, and the position")
    show.add_argument("file", metavar="FILE", help="a text of a puzzle, or the name of one that ships")
    show.add_argument("--solution", action="store_true", help="also print the best line")
    day = commands.add_parser("day", help="print the puzzle of a day")
    day.add_argument("date", nargs="?", type=date.fromisoformat, default=date.today(), metavar="YYYY-MM-DD")
    options = parser.parse_args(argv)
    try:
        match options.command:
            case "check":
                return _check(options.game, options.files, every=options.all)
            case "mine":
                return _mine(options.game, options.seed, options.games, options.output)
            case "show":
                return _show(_found(options.game, options.file), solution=options.solution)
            case _:
                return _show(of_the_day(options.game, options.date), solution=False)
    except (GameError, OSError, UnicodeDecodeError) as error:
        return fail(error)
    except NoProof:
        return fail("There is no proof within the limit of positions.", 1)


def of_the_day(name: str, day: date) -> Puzzle:
    """The daily puzzle of a date."""
    return read(next(filter(None, mining.daily_puzzle(name, day.toordinal()))))


def _found(game: str, name: str) -> Puzzle:
    return pack.load(game, name) if name in pack.names(game) else read(Path(name).read_text(encoding="utf-8"))


def faults(puzzle: Puzzle, proof: Proof) -> str:
    """The differences between a fresh proof and the claim, or ""; the number of positions may differ."""
    if puzzle.claim is None:
        return ""
    fresh = puzzle.proved(proof).claim
    assert fresh is not None
    wrong = [
        f"{name} is {new}, not {old}"
        for name, old, new in zip(Claim._fields, puzzle.claim, fresh, strict=True)
        if old != new and name not in ("positions", "length", "level")
    ]
    return ", ".join(wrong)


def _check(game: str, files: list[str], *, every: bool) -> int:
    names = files or pack.names(game)[:: 1 if every else _SAMPLE]
    wrong = positions = 0
    began = time.process_time()
    for name in names:
        puzzle = _found(game, name)
        try:
            proof = puzzle.prove()
        except NoProof:
            wrong += 1
            print(f"{name}: no proof", flush=True)
            continue
        positions += proof.positions
        wrong_claims = faults(puzzle, proof)
        wrong += bool(wrong_claims)
        print(f"{name}: {wrong_claims or f'value {proof.value}, {proof.positions:,} positions'}", flush=True)
    spent = time.process_time() - began
    print(f"{len(names)} puzzles, {wrong} wrong, {positions:,} positions in {spent:.1f} s of processor time")
    return 1 if wrong else 0


def _mine(game: str, seed: int, games: int, folder: Path | None) -> int:
    for number in range(seed, seed + games):
        for count, puzzle in enumerate(filter(None, mining.puzzles_of_game(game, number, mining.Budget(*_MINING))), 1):
            assert puzzle.claim is not None
            if folder is None:
                print(write(puzzle), flush=True)
            else:
                folder.mkdir(parents=True, exist_ok=True)
                path = folder / f"{puzzle.claim.level}-{number}-{count}-{puzzle.kind}.txt"
                output.write(path, write(puzzle).encode(), folder)
                print(path, flush=True)
    return 0


def _show(puzzle: Puzzle, *, solution: bool) -> int:
    text, rules, row = Catalogue("en", game=puzzle.game), puzzle.rules, puzzle.position()
    print(text(f"puzzle-asks-{puzzle.kind}"))
    if puzzle.teaches:
        print(text(f"puzzle-teaches-{puzzle.teaches}"))
    print(f"\n{write(puzzle)}", end="")
    if solution:
        proof = puzzle.prove()
        print(
            f"\nvalue {proof.value}; {len(proof.best)} of {proof.turns} first turns reach it, {proof.near} all but one"
        )
        for turn in proof.line:
            print(rules.turn_text(row, turn))
            play_all(rules, row, turn)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
