"""Training data of Luna's value (a `Training`): every position of noisy bot games is a sample.

The target of a sample is the influence that the seat gains from there on. Each round and number of burning candles has
its own weights.
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
from luna.games.luna.bot.value import DATA_FILE, Value, table_size
from luna.games.luna.rules.position import ACTION, BASE, PHASE, PLAYERS, ROUND, SOLO, TURN, ip
from luna.games.luna.rules.position import CANDLES as CANDLES_AT

__all__ = ["CHAMPION", "FILE", "LENGTH", "evaluator", "names", "samples", "table_size"]

FILE: Final = DATA_FILE
LENGTH: Final = {2: (8, 500), 3: (6, 500), 4: (8, 500), 1: (5, 300)}
CHAMPION: Final = "written"

ORDERS: Final = ("yellow", "red", "blue", "white")
RANDOM: Final = 0.03
"""Share of random turns, for more varied positions."""
PARTNERS: Final = 0.2
"""Share of games with one scripted seat."""
PRINTED: Final = 0.2
"""Share of games with the printed set-up."""
BOOTSTRAPPED: Final = 0.5
"""Weight of the previous generation's value at the start of the next round in a target; the rest is the final result.
It trades bias for less noise."""


def evaluator(weights: Mapping[Moment, Weights]) -> LunaEvaluator:
    """The evaluator with these weights."""
    return LunaEvaluator(Value(weights))


def samples(seed: int, players: int, value: Evaluator | None) -> list[Sample]:
    """The samples of one noisy game; without a learned value the seats use the hand-written weights."""
    rng = random.Random(seed)
    setup = "preset" if rng.random() < PRINTED else "free"
    options = luna.choose(ORDERS[:players], setup, solo=rng.randint(1, 3) if players == 1 else 0)
    row = luna.start(luna.deal(options, seed.to_bytes(8, "big")))
    learners = [1] if players == 1 else range(players)
    script = rng.choice(list(sparring.PLANS)) if rng.random() < PARTNERS else ""
    stranger = rng.choice(learners) if script and players > 1 else -1
    noise = rng.choice((300, 700, 1000, 1500))
    anything = rng.random() < 0.3  # unusual preparation
    horizon: list[list[int]] = []  # by round: expected totals at its end
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
    """The points by seat; in a solo game the lead of the player."""
    points = [ip(row, base) * POINT for base in BASE[: row[PLAYERS]]]
    return [0, points[1] - points[0]] if row[SOLO] else points
