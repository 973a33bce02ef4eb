"""The miner: puzzles from games between bots. The same seed gives the same puzzles on every machine."""

from collections.abc import Generator, Iterator
from random import Random
from typing import Final

from luna.bots.evaluator import POINT, evaluator_of
from luna.bots.levels import choose
from luna.bots.proof import NoProof, Proof, prove
from luna.bots.review import clearest
from luna.core import registry
from luna.core.game import Game, Position, Turn, play_all
from luna.core.options import Options, checked
from luna.core.teaching import Kind
from luna.learning import pack
from luna.learning.puzzle import Puzzle, read, write

_PLAYER: Final = 3
"""The level that plays the games."""
_LONGEST: Final = 4000
"""Turns after which a game is cut off: some rules have no limit of rounds."""
_DAILY: Final = 50_000
"""Position budget of a game for the daily puzzle: counted, so that every machine stops at the same one."""
_DAILY_PROOF: Final = 6_000
_DAILY_GAMES: Final = 3
_DAILY_LEVEL: Final = 2  # a puzzle of this difficulty ends the search for a daily puzzle
_PASTED: Final = 200_000  # position limit for a pasted puzzle: about ten seconds
_CLEAR: Final = POINT
"""The best turn is at least so much better than the second best, in thousandths of a point."""
NONE: Final = "none"
"""The result for a pasted puzzle without a proof."""


class Budget:
    """A budget of positions for several proofs."""

    def __init__(self, total: int, each: int) -> None:
        self.left, self.each = total, each

    def prove(self, game: Game, row: Position, kind: str) -> Proof | None:
        """The proof of a question, or None if the budget is not enough."""
        limit = min(self.left, self.each)
        if limit <= 0:
            return None
        try:
            proof = prove(game, row, registry.puzzles(game.NAME)[kind].ask(row), limit)
        except NoProof:
            self.left -= limit
            return None
        self.left -= proof.positions
        return proof


def puzzles_of_game(name: str, seed: int, budget: Budget) -> Iterator[Puzzle | None]:
    """Yields proved puzzles from one game, one of a kind in each round at most, and None after each of its turns."""
    game, kinds = registry.load(name), registry.puzzles(name)
    count = game.COUNTS[seed % len(game.COUNTS)]
    seats = tuple(look.id for look in game.SEATS[:count])
    header = game.deal(
        Options(seats, checked(game.OPTIONS, {"setup": "free"}, count), first=0), seed.to_bytes(8, "big")
    )
    row, number = game.start(header), 0
    found: dict[str, int] = {}
    chance = Random(seed)
    while not game.over(row) and budget.left > 0 and number < _LONGEST:
        draw = game.chance(row)
        if draw is not None:
            game.play(row, chance.choices(draw.outcomes, draw.weights)[0])
            continue
        turn = choose(evaluator_of(name, row), row, _PLAYER, seed)
        for word, kind in kinds.items():
            if found.get(word) == game.round_of(row) or not kind.fits(row):
                continue
            proof = budget.prove(game, row, word)
            if proof is not None and is_instructive(proof, kind, natural=turn in proof.best) and kind.shows(proof.own):
                found[word] = game.round_of(row)
                placed = game.with_state(header, game.state(row))
                yield Puzzle(name, word, placed).proved(proof)
        play_all(game, row, turn)
        number += 1
        yield None


def is_instructive(proof: Proof, kind: Kind, *, natural: bool) -> bool:
    """Whether few first turns solve the puzzle; one whose first turn is `natural` needs a longer line."""
    if proof.turns < 4 or proof.value < max(kind.least, kind.highest or 0):
        return False
    few = len(proof.best) <= 2 or 20 * len(proof.best) <= proof.turns
    return few and (not natural or len(proof.line) > 2)


def daily_puzzle(name: str, ordinal: int) -> Iterator[str]:
    """A job of the thinking process: "" while it searches, then the day's puzzle as text, the same everywhere."""
    best, level = None, 0
    for number in range(_DAILY_GAMES):
        for puzzle in puzzles_of_game(name, ordinal * 16 + number, Budget(_DAILY, _DAILY_PROOF)):
            if puzzle is None:
                yield ""
            elif puzzle.claim is not None and puzzle.claim.level > level:
                best, level = puzzle, puzzle.claim.level
        if level >= _DAILY_LEVEL:
            break
    yield write(best or from_pack(name, ordinal))


def from_pack(name: str, ordinal: int) -> Puzzle:
    """The shipped puzzle for a day without a mined one."""
    names = pack.names(name)
    return pack.load(name, names[ordinal % len(names)])


def find_best_turn(puzzle: Puzzle, missed: Turn = ()) -> Iterator[Puzzle | None]:
    """Yields None while it searches, then the puzzle with its claim if a turn other than `missed` is clearly best."""
    row = puzzle.position()
    for clear in clearest(evaluator_of(puzzle.game, row), row):
        yield puzzle.cleared(clear) if clear and clear.gap >= _CLEAR and clear.turn != missed else None


def last(steps: Iterator[Puzzle | None]) -> Generator[str, None, Puzzle | None]:
    """Yields "" for each step and returns the last one."""
    found = None
    for step in steps:
        found = step
        yield ""
    return found


def prove_pasted(text: str) -> Iterator[str]:
    """A job of the thinking process: yields the puzzle's text with its proof, or `NONE`."""
    puzzle = read(text)
    yield ""
    if puzzle.what.searched:
        found = yield from last(find_best_turn(puzzle))
        yield write(found) if found else NONE
        return
    try:
        yield write(puzzle.proved(puzzle.prove(_PASTED))) if puzzle.fits else NONE
    except NoProof:
        yield NONE
