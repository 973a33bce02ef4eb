"""Training data of Luna's value (a `Training`): noisy games of bots, each position of them a sample.

The target of a sample is the influence that a seat won from there on. Each round has weights of its own, and within it
each number of burning candles.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from luna.bots.evaluator import POINT, Evaluator
from luna.bots.linear_value import Moment, Sample, Weights
from luna.bots.oneply import noisy, ranked
from luna.games.luna import rules as luna
from luna.games.luna.bot import sparring
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.bot.features import features, names
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import DATA_FILE, Value
from luna.games.luna.rules.position import ACTION, BASE, PHASE, PLAYERS, ROUND, SOLO, TURN, ip
from luna.games.luna.rules.position import CANDLES as CANDLES_AT

__all__ = ["CHAMPION", "FILE", "LENGTH", "evaluator", "names", "samples"]

FILE: Final = DATA_FILE
LENGTH: Final = {2: (8, 500), 3: (6, 500), 4: (8, 500), 1: (5, 300)}
CHAMPION: Final = "written"

ORDERS: Final = ("yellow", "red", "blue", "white")
RANDOM: Final = 0.03
"""Share of moves that are random, so that odd positions are seen."""
PARTNERS: Final = 0.2
"""Share of games with one scripted seat."""
PRINTED: Final = 0.2
"""Share of games with the printed set-up."""
BOOTSTRAPPED: Final = 0.5
"""How much of a sample is what the value of the generation before says at the start of the next round, and not the
outcome of the game: less noise for less truth."""


def evaluator(weights: Mapping[Moment, Weights]) -> LunaEvaluator:
    """Luna's evaluator with these weights."""
    return LunaEvaluator(Value(weights))


def samples(seed: int, players: int, value: Evaluator | None) -> list[Sample]:
    """The samples of one noisy game; without a learned value the seats follow the one written by hand."""
    rng = random.Random(seed)
    setup = "preset" if rng.random() < PRINTED else "free"
    options = luna.choose(ORDERS[:players], setup, solo=rng.randint(1, 3) if players == 1 else 0)
    row = luna.start(luna.deal(options, seed.to_bytes(8, "big")))
    learners = [1] if players == 1 else range(players)
    script = rng.choice(list(sparring.PLANS)) if rng.random() < PARTNERS else ""
    stranger = rng.choice(learners) if script and players > 1 else -1
    noise = rng.choice((300, 700, 1000, 1500))
    anything = rng.random() < 0.3  # a preparation far from the usual
    horizon: list[list[int]] = []  # by round: what the seats were thought to have at its end
    seen: list[tuple[int, Moment, dict[str, int], int]] = []
    while not luna.over(row):
        if row[TURN] == stranger:
            turn = sparring.scripted(row, script)
        else:
            scored = ranked(value or sparring.written(), row)
            loose = rng.random() < RANDOM or (anything and row[PHASE] != ACTION)
            turn = rng.choice(scored)[1] if loose else noisy(scored, noise, 1 << 30, rng)
        number = row[ROUND]
        row = after(row, turn)
        if row[ROUND] != number and value:
            horizon.append([0, value.margin(value.totals(row), row, 1)] if row[SOLO] else value.totals(row))
        if row[PHASE] == ACTION:
            moment = row[ROUND], row[CANDLES_AT]
            seen += [(seat, moment, features(row, seat), _points(row)[seat]) for seat in learners if seat != stranger]
    final = _points(row)
    horizon += [final] * (6 - len(horizon))
    return [
        (
            moment,
            found,
            round((1 - BOOTSTRAPPED) * final[seat] + BOOTSTRAPPED * horizon[moment[0] - 1][seat]) - points,
        )
        for seat, moment, found, points in seen
    ]


def _points(row: bytearray) -> list[int]:
    """The points that the solo player is ahead."""
    points = [ip(row, base) * POINT for base in BASE[: row[PLAYERS]]]
    return [0, points[1] - points[0]] if row[SOLO] else points
