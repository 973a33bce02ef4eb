"""Puzzles from a person's own games: found among missed turns, repeated in Leitner's three boxes until they are known.

A repetition is an entry `GAME/own/PUZZLE/DATE` of the progress; its number is the box that the puzzle moved to.
"""

import hashlib
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import Final

from luna.bots.proof import whole_turns
from luna.core import registry
from luna.core.game import GameError, Turn
from luna.core.teaching import BEST
from luna.learning.mining import NONE, Budget, find_best_turn, is_instructive, last
from luna.learning.progress import MOST, Progress
from luna.learning.puzzle import Puzzle, read, write

_TOTAL: Final = 120_000  # positions for the proofs of a game
_EACH: Final = 6_000
_SEARCHES: Final = 6  # puzzles of a game that a search answers
_DAYS: Final = (0, 1, 3)  # days until a puzzle is asked again, by its box; after the last box it is known
_APART: Final = "\n=\n"


def find_puzzles(moments: Sequence[tuple[str, Turn]]) -> Iterator[str]:
    """A job of the thinking process: yields "" while it works, then the puzzles as one text, or `NONE`.

    `moments`: positions in the notation of the game, and the turn that was played. A moment makes at most one puzzle:
    one whose answer the played turn provably misses, else the question for the best turn, if that is clearly best.
    """
    texts, budget, searches = list[str](), Budget(_TOTAL, _EACH), _SEARCHES
    for body, played in moments:
        made = yield from last(_proved(body, played, budget))
        if made is None and searches:
            made = yield from last(find_best_turn(read(f"puzzle {BEST}\n{body}"), played))
            searches -= made is not None
        texts += [write(made)] if made else []
    yield _APART.join(texts) or NONE


def _proved(body: str, played: Turn, budget: Budget) -> Iterator[Puzzle | None]:
    """Yields None while it searches, then the first proved puzzle."""
    for word, kind in registry.puzzles(registry.game_of_text(body)).items():
        yield None
        puzzle = read(f"puzzle {word}\n{body}")
        if not puzzle.fits:
            continue
        row = puzzle.position()
        proof = budget.prove(puzzle.rules, row, word)
        if proof is None or played in proof.best or not is_instructive(proof, kind, natural=False):
            continue
        if played not in whole_turns(puzzle.rules, row, kind.ask(row).order):  # it may be as good as another turn
            continue
        if kind.shows(proof.own):
            yield puzzle.proved(proof)
            return


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a text of `find_puzzles`; `GameError` in one sentence if one of them is invalid."""
    puzzles = [] if text == NONE else [read(part) for part in text.split(_APART)]
    if any(puzzle.claim is None or not puzzle.fits for puzzle in puzzles):
        raise GameError("A puzzle from a player's own game lacks its proof.")
    return puzzles


def key(puzzle: Puzzle) -> str:
    """The name of a puzzle in the progress."""
    question = puzzle.kind + puzzle.rules.to_text(puzzle.header, [])
    return f"{puzzle.game}/own/{hashlib.blake2b(question.encode(), digest_size=8).hexdigest()}/"


def box(progress: Progress, puzzle: Puzzle) -> int:
    """How often a puzzle was solved when it was due, 0 to `MOST`; `MOST`: it is known."""
    return max((number for _, number in _solved(progress, puzzle)), default=0)


def due(progress: Progress, puzzle: Puzzle, today: date) -> bool:
    """Whether a puzzle is due again. Setting the clock back delays none."""
    last = max(_solved(progress, puzzle), default=None)
    if last is None:
        return True
    day, number = last
    return number < MOST and not day <= today < day + timedelta(_DAYS[number])


def record_answer(progress: Progress, puzzle: Puzzle, today: date, *, solved: bool) -> None:
    """Move a puzzle to the next box if it was due and is solved, and to the first box if it is not solved."""
    if not solved:
        progress.forget(key(puzzle))
    elif due(progress, puzzle, today):
        progress.win(f"{key(puzzle)}{today.isoformat()}", box(progress, puzzle) + 1)


def _solved(progress: Progress, puzzle: Puzzle) -> Iterator[tuple[date, int]]:
    start = key(puzzle)
    for name, number in progress.won.items():
        if name.startswith(start):
            try:
                yield date.fromisoformat(name.removeprefix(start)), number
            except ValueError:
                continue
