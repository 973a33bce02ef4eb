"""Miner: puzzles out of games that computer players play. The same seed gives the same puzzles on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Final

from luna.bots.players import player
from luna.bots.proof import NoProof, Proof, prove
from luna.core import registry
from luna.core.game import Game, Position
from luna.core.options import Options, checked
from luna.learning import pack
from luna.learning.puzzle import Puzzle

_PLAYER: Final = "level-1"
_DAILY: Final = 60_000
"""Positions that may be looked at for the puzzle of a day: integers, so that every machine stops at the same one."""
_DAILY_PROOF: Final = 6_000
_DAILY_GAMES: Final = 3


class Budget:
    """Positions that may still be looked at."""

    def __init__(self, total: int, each: int) -> None:
        self.left, self.each = total, each

    def prove(self, game: Game, row: Position, kind: str) -> Proof | None:
        """The proof of a question, if it is within the budget."""
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


def mined(name: str, seed: int, budget: Budget) -> Iterator[Puzzle]:
    """Good puzzles from one game, proved, in the order of its turns; from the same stretch of it only one a kind."""
    game, kinds = registry.load(name), registry.puzzles(name)
    count = game.COUNTS[seed % len(game.COUNTS)]
    seats = tuple(look.id for look in game.SEATS[:count])
    header = game.deal(Options(seats, checked(game, {"setup": "free"}, count), first=0), seed.to_bytes(8, "big"))
    row, player_, number = game.start(header), player(name, _PLAYER), 0
    found: dict[str, int] = {}
    while not game.over(row) and budget.left > 0:
        turn = player_(row, seed << 12 | number)
        for word, kind in kinds.items():
            if found.get(word) == game.round_of(row) or not kind.fits(row):
                continue
            proof = budget.prove(game, row, word)
            if proof is not None and good(proof, kind.highest, natural=turn in proof.best):
                found[word] = game.round_of(row)
                placed = game.with_state(header, game.state(row))
                yield Puzzle(name, word, placed).proved(proof)
        for move in turn:
            game.play(row, move)
        number += 1


def good(proof: Proof, highest: int | None, *, natural: bool) -> bool:
    """Whether it is worth somebody's time: not everything is right, and something tempts.

    `natural`: a weak player begins so without thinking, so that it takes a longer line to make it interesting.
    """
    if proof.turns < 4 or (highest is not None and proof.value < highest) or proof.value <= 0:
        return False
    few = len(proof.best) <= 2 or 20 * len(proof.best) <= proof.turns
    return few and (not natural or len(proof.line) > 2)


def of_the_day(name: str, day: date) -> Puzzle:
    """The puzzle of a day: equal on every machine; one of the pack when nothing good is found soon enough."""
    budget = Budget(_DAILY, _DAILY_PROOF)
    for number in range(_DAILY_GAMES):
        best: Puzzle | None = None
        for puzzle in mined(name, day.toordinal() * 16 + number, budget):
            assert puzzle.claim is not None
            if best is None or best.claim is None or puzzle.claim.level > best.claim.level:
                best = puzzle
        if best is not None:
            return best
    names = pack.names(name)
    return pack.load(name, names[day.toordinal() % len(names)])
