"""Positions from random games."""

import random
from collections.abc import Generator, Iterator

from luna.bots import levels, review
from luna.bots.answers import TurnReview
from luna.bots.evaluator import Analysis, Evaluator
from luna.bots.oneply import ranked
from luna.core.game import Turn
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.position import ACTION, PHASE
from tests.workshop.lent import noisy
from tests.workshop.matches import at_random as anything

ORDERS = ("yellow", "red", "blue", "white")


def choose(row: bytearray, level: int, seed: int = 0) -> Turn:
    """The turn of a level of Luna."""
    return levels.choose(evaluator(row), row, level, seed)


def analyse(row: bytearray, level: int, seed: int = 0) -> Generator[Analysis, None, None]:
    """The analysis of a level of Luna, result by result."""
    return levels.analyse(evaluator(row), row, level, seed)


def judged(evaluator: Evaluator, row: bytearray, number: int, turn: Turn) -> TurnReview:
    """The review of a turn."""
    *_, found = review.judge(evaluator, row, number, turn)
    assert found is not None
    return found


def first_row(players: int, seed: int, setup: str = "free") -> bytearray:
    """The start of the game of a seed."""
    return luna.start(luna.deal(luna.choose(ORDERS[:players], setup, first=0), seed.to_bytes(8, "big")))


def at_random(players: int, seed: int) -> Iterator[bytearray]:
    """Every position of a random game in which a seat acts."""
    row, number = first_row(players, seed), 0
    while not luna.over(row):
        if row[PHASE] == ACTION:
            yield row
        row, number = after(row, anything(luna.NAME, row, seed << 12 | number)), number + 1


def sensible(players: int, seed: int) -> Iterator[bytearray]:
    """Every position of a game played by the learned value with some noise."""
    row, rng = first_row(players, seed), random.Random(seed)
    while not luna.over(row):
        yield row
        row = after(row, noisy(ranked(evaluator(row), row), 1000, 8000, rng))
