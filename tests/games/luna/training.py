"""Training of Luna's value (a `Training`), and sparring partners for matches and training.

Every position of noisy bot games is a sample. Its target is the influence that the seat gains from there on. Each round
and number of burning candles has its own weights.

With three and four seats a search plays the last generations (expert iteration): there a search is limited by its
value, and a value learned from play one turn ahead underrates what needs several turns.

The partners have hand-written weights or one-sided plans, or are greedy. They are not levels. Training games include
them, so the learned value has seen their positions, and matches measure whether a simple plan beats a level.
"""

import random
from collections.abc import Mapping
from functools import cache
from typing import Final

from luna.bots.evaluator import POINT, Evaluator
from luna.bots.linear_value import Moment, Weights
from luna.bots.oneply import ranked
from luna.bots.search import searched
from luna.core.game import Turn
from luna.games.luna import rules as luna
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.bot.features import FACTS, features, named, names
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import DATA_FILE, Value, table_size
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import GUARD_IP
from luna.games.luna.rules.moves import verb_of
from luna.games.luna.rules.position import ACTION, BASE, PHASE, ROUND, SOLO, TURN, ip
from luna.games.luna.rules.scoring import after_round, shares
from tests.workshop.lent import Player, Sample, noisy

__all__ = ["CHAMPION", "FILE", "LENGTH", "SEARCHES", "evaluator", "names", "samples", "table_size"]

FILE: Final = DATA_FILE
LENGTH: Final = {2: (8, 500), 3: (6, 500), 4: (8, 500), 1: (5, 300)}
SEARCHES: Final = {3: (2, 60), 4: (2, 60)}
CHAMPION: Final = "written"

ORDERS: Final = ("yellow", "red", "blue", "white")
RANDOM: Final = 0.03
"""Share of random turns, for more varied positions."""
SEARCHED: Final = 0.8
"""Share of the turns that a search plays, where it plays at all; the rest is noisy."""
PARTNERS: Final = 0.2
"""Share of games with one scripted seat."""
PRINTED: Final = 0.2
"""Share of games with the printed set-up."""
BOOTSTRAPPED: Final = 0.5
"""Weight of the previous generation's value at the start of the next round in a target; the rest is the final result.
It trades bias for less noise."""

PLANS: Final[Mapping[str, Mapping[str, Mapping[str, float]]]] = FACTS["plans"]
"""By name: `weights` added to the hand-written ones, and `actions` that are liked."""


# ---- samples


def evaluator(weights: Mapping[Moment, Weights]) -> LunaEvaluator:
    """The evaluator with these weights."""
    return LunaEvaluator(Value(weights))


def samples(seed: int, players: int, value: Evaluator | None, visits: int = 0) -> list[Sample]:
    """The samples of one noisy game; without a learned value the seats use the hand-written weights.

    `visits`: simulations of the search that plays; 0: the seats look one turn ahead.
    """
    rng = random.Random(seed)
    setup = "preset" if rng.random() < PRINTED else "free"
    options = luna.choose(ORDERS[:players], setup, solo=rng.randint(1, 3) if players == 1 else 0)
    row = luna.start(luna.deal(options, seed.to_bytes(8, "big")))
    learners = [1] if players == 1 else range(players)
    script = rng.choice(list(PLANS)) if rng.random() < PARTNERS else ""
    stranger = rng.choice(learners) if script and players > 1 else -1
    noise = rng.choice((300, 700, 1000, 1500))
    anything = rng.random() < 0.3  # unusual preparation
    horizon: list[list[int]] = []  # by round: expected totals at its end
    seen: list[tuple[int, Moment, dict[str, int], int]] = []
    while not luna.over(row):
        if row[TURN] == stranger:
            turn = scripted(row, script)
        else:
            scored = ranked(value or written(), row)
            loose = rng.random() < RANDOM or (anything and row[PHASE] != ACTION)
            if loose:
                turn = rng.choice(scored)[1]
            elif value and visits and row[PHASE] == ACTION and rng.random() < SEARCHED:
                turn = searched(value, row, scored, visits)
            else:
                turn = noisy(scored, noise, 1 << 30, rng)
        number = row[ROUND]
        row = after(row, turn)
        if row[ROUND] != number and value:
            horizon.append([0, value.margin(value.totals(row), row, 1)] if row[SOLO] else value.totals(row))
        if row[PHASE] == ACTION:
            moment = row[ROUND], row[at.CANDLES]
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
    points = [ip(row, base) * POINT for base in BASE[: row[at.PLAYERS]]]
    return [0, points[1] - points[0]] if row[SOLO] else points


# ---- partners


def _spread(weights: Mapping[str, float]) -> dict[str, float]:
    """The weight of every feature that these patterns mean."""
    return {name: weights[pattern] for name, pattern in named(weights).items()}


def _written(number: int, added: Mapping[str, float]) -> dict[str, int]:
    """Sensible hand-written weights for a round."""
    weights = dict.fromkeys(names(), 0.0) | _spread(FACTS["written"])
    for name, points in FACTS["written-left"].items():
        weights[name] += points * (7 - number)
    weights["claims"] += GUARD_IP[number]
    for name, points in _spread(added).items():
        weights[name] += points
    return {name: round(points * POINT) for name, points in weights.items()}


@cache
def written(plan: str = "") -> LunaEvaluator:
    """The evaluator with hand-written weights, perhaps of a plan; the same for every table size."""
    added = PLANS[plan].get("weights", {}) if plan else {}
    moments = ((number, candles) for number in range(1, 7) for candles in range(5))
    return LunaEvaluator(Value({moment: _written(moment[0], added) for moment in moments}))


NAMES: Final = f"greedy, written, plan:NAME; plans: {', '.join(PLANS)}"
"""The names that `partner` accepts."""
MATCHES: Final = (("greedy", "level-0"), ("level-4", "written"))
"""Matches of the ladder beside the levels."""
SPEED: Final[Mapping[str, str]] = FACTS["speed"]
"""Goals of `bench`."""


def partner(name: str) -> Player | None:
    """The player of that name, or None."""
    kind, _, rest = name.partition(":")
    if name == "greedy":
        return greedy
    if name == "written" or (kind == "plan" and rest in PLANS):
        return lambda row, seed: scripted(row, rest)
    return None


def greedy(row: bytearray, seed: int) -> Turn:
    """The turn with the most immediate points, including the scoring if the round ended now.

    Ties are broken at random; the preparation uses the hand-written weights.
    """
    scored = ranked(written(), row)
    if row[PHASE] != ACTION:
        return scored[0][1]
    at_once = [(_at_once(row, after(row, turn)), turn) for _, turn in scored]
    most = max(points for points, _ in at_once)
    return random.Random(seed).choice(sorted(turn for points, turn in at_once if points == most))


def _at_once(row: bytearray, child: bytearray) -> int:
    seat = row[TURN]
    points = ip(child, BASE[seat])
    return points if child[ROUND] != row[ROUND] or child[PHASE] == at.OVER else after_round(points, shares(child)[seat])


def scripted(row: bytearray, plan: str) -> Turn:
    """The turn of a plan; "": of the hand-written weights alone."""
    likes = PLANS[plan].get("actions", {}) if plan else {}
    scored = ranked(written(plan), row)
    return max(scored, key=lambda one: one[0] + POINT * likes.get(verb_of(one[1]), 0))[1]
