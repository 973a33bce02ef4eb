"""What a review says that turns cost, beside games played to the end: `python -m tests.measure.analysed`.

A game of each kind is played by a beginner and a stronger level, and reviewed. Every turn that costs something, and as
many that cost nothing, is judged once more without the search: the played turn and the best one are followed by games
to the end between equal players, both with the same chance. No value of a position but the last takes part.
"""

import argparse
import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from luna.bots import compiled, review
from luna.bots.answers import TurnReview
from luna.bots.evaluator import POINT, evaluator_of
from luna.bots.oneply import ranked
from luna.core import registry
from luna.core.game import Position, Turn
from luna.core.options import Options, checked
from tests.workshop.lent import noisy
from tests.workshop.matches import LONGEST, player

_PLAYERS: Final = ("level-1", "level-7")
_NOISE, _DROP = 700, 4000  # of the players behind the compared turns, thousandths of a point
_CLASSES: Final = (0.0, 0.25, 1.0, 2.0, 4.0, math.inf)  # points that a turn costs


class Seen(NamedTuple):
    """A turn with its cost by the review and by playouts, and the standard error of the latter, in points."""

    cost: float
    played: float
    error: float


def turns(name: str, seed: int) -> Iterator[tuple[Position, Turn]]:
    """The decisions of a game."""
    game, rng = registry.load(name), random.Random(seed)
    options = Options(tuple(look.id for look in game.SEATS[:2]), checked(game.OPTIONS, {}, 2), first=0)
    row, minds = game.start(game.deal(options, seed.to_bytes(8, "big"))), [player(name, one) for one in _PLAYERS]
    for number in range(LONGEST):
        if game.over(row):
            return
        seat, draw = game.to_move(row), game.chance(row)
        turn = (rng.choices(draw.outcomes, draw.weights)[0],) if draw else minds[seat or 0](row, number)
        if not draw:
            yield row[:], turn
        for move in turn:
            game.play(row, move)


def lead(name: str, row: Position, turn: Turn, seat: int, seed: int) -> float:
    """The lead of a seat at the end of a game that goes on with a turn, in the points of its evaluator."""
    game, rng = registry.load(name), random.Random(seed)
    row = evaluator_of(name, row).after(row, turn)
    for _ in range(LONGEST):
        if game.over(row):
            break
        evaluator, draw = evaluator_of(name, row), game.chance(row)
        if draw:
            row = evaluator.after(row, (rng.choices(draw.outcomes, draw.weights)[0],))
        else:
            row = evaluator.after(row, noisy(ranked(evaluator, row), _NOISE, _DROP, rng))
    evaluator = evaluator_of(name, row)
    return evaluator.margin(evaluator.totals(row), row, seat) / POINT


def seen(name: str, seed: int, playouts: int) -> Iterator[Seen]:
    """The turns of a game that cost something, and as many that do not."""
    found: list[tuple[Position, Turn, Turn, int]] = []
    for number, (row, turn) in enumerate(turns(name, seed), 1):
        evaluator = evaluator_of(name, row)
        *_, judged = review.judge(evaluator, row, number, turn)
        if isinstance(judged, TurnReview) and judged.quality is not None:
            miss = judged.miss
            best = miss.better if miss else next((one for _, one in ranked(evaluator, row) if one != turn), turn)
            found.append((row, turn, best, miss.cost if miss else 0))
    costly = [one for one in found if one[3]]
    free = [one for one in found if not one[3]]
    for row, turn, best, cost in costly + random.Random(seed).sample(free, min(len(free), len(costly))):
        seat = registry.load(name).to_move(row)
        assert seat is not None
        lost = [lead(name, row, best, seat, one) - lead(name, row, turn, seat, one) for one in range(playouts)]
        mean = sum(lost) / playouts
        spread = math.sqrt(sum((one - mean) ** 2 for one in lost) / (playouts - 1) / playouts)
        yield Seen(cost / POINT, mean, spread)


def measured(name: str, seeds: range, playouts: int) -> None:
    """Print the agreement by the cost of a turn."""
    known = [one for seed in seeds for one in seen(name, seed, playouts)]
    for low, high in pairwise(_CLASSES):
        here = [one for one in known if low <= one.cost < high and (low or not one.cost)]
        if here:
            mean = sum(one.played for one in here) / len(here)
            error = math.sqrt(sum(one.error**2 for one in here)) / len(here)
            worse, sure = sum(one.played > 0 for one in here), sum(one.played < -2 * one.error for one in here)
            cost = sum(one.cost for one in here) / len(here)
            said = f"{cost:.1f} by the review, {mean:+.1f} ± {error:.1f} by playouts"
            print(f"{name}: {len(here)} turns, {said}; {worse} are worse, {sure} surely better", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", nargs="*", default=["luna", "pangea"])
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=36)
    asked = parser.parse_args()
    compiled.prepare()
    for each in asked.game:
        measured(each, range(asked.seed, asked.seed + asked.games), asked.playouts)
