"""Training of Pangea's value (a `Training`): positions of noisy games with the final result as their target.

The hand-written value is a sparring partner for matches.
"""

import random
from collections.abc import Mapping
from typing import Final

from luna.bots.evaluator import Evaluator
from luna.bots.linear_value import Moment, Weights
from luna.bots.oneply import ranked
from luna.core import data
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.bot.evaluator import PangeaEvaluator
from luna.games.pangea.bot.features import Value, features, moment, names, written
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import PEOPLES
from tests.workshop.lent import Player, Sample, noisy

__all__ = ["CHAMPION", "FILE", "LENGTH", "SEARCHES", "evaluator", "names", "samples", "table_size"]

FILE: Final = data.place("pangea", "value.json")
LENGTH: Final = {2: (4, 200), 3: (4, 160), 4: (4, 160)}
SEARCHES: Final = dict[int, tuple[int, int]]()
CHAMPION: Final = "written"
NAMES: Final = CHAMPION  # the names that `partner` accepts
MATCHES: Final = (("level-9", CHAMPION),)  # matches of the ladder beside the levels
SPEED: Final = {"step_ratio_chess": "<= 0.25", "games_per_s_2p": ">= 400"}  # goals of `bench`

GAME: Final = 20_000  # the value of a won game, in thousandths of a point
RANDOM: Final = 0.03  # share of random turns, for more varied positions
LONGEST: Final = 50  # rounds after which a game is cut off without a winner
AHEAD: Final = 3  # rounds ahead at which the previous generation's value is read for a target
BOOTSTRAPPED: Final = 0.5
"""Weight of that value in a target; the rest is the final result. It trades bias for less noise."""


def evaluator(weights: Mapping[Moment, Weights]) -> PangeaEvaluator:
    """The evaluator with these weights."""
    return PangeaEvaluator(Value(weights))


def table_size(row: bytearray) -> int:
    """The number of players: each number has its own weights."""
    return row[at.PLAYERS]


def samples(seed: int, players: int, value: Evaluator | None, visits: int = 0) -> list[Sample]:
    """The samples of one noisy game; without a value the seats use the hand-written one."""
    assert not visits, "no search plays"
    rng = random.Random(seed)
    seats = tuple(rng.sample(PEOPLES, players))
    row = rules.start(rules.deal(Options(seats, first=0), seed.to_bytes(8, "big")))
    player = value or PangeaEvaluator(written())
    noise = [rng.choice((500, 1500, 1500, 4000)) for _ in seats]
    seen: list[tuple[int, int, Moment, dict[str, int]]] = []
    horizon: list[list[int]] = []  # by round: expected totals at its start
    while not rules.over(row) and rules.round_of(row) <= LONGEST:
        draw = rules.chance(row)
        if draw is not None:
            row = player.after(row, (rng.choices(draw.outcomes, draw.weights)[0],))
            continue
        scored = ranked(player, row)
        mine = noise[row[at.TURN]]
        row = player.after(row, rng.choice(scored)[1] if rng.random() < RANDOM else noisy(scored, mine, 1 << 30, rng))
        number = rules.round_of(row)
        if row[at.PHASE] in (at.MAGICAL, at.BUYING) and rules.chance(row) is None:
            if number > len(horizon) and value is not None:
                horizon.append(value.totals(row))
            seen += [(number, seat, moment(row), features(row, seat)) for seat in range(players)]
    final = _won(row)
    out: list[Sample] = []
    for number, seat, when, found in seen:
        later = number - 1 + AHEAD
        thought = horizon[later][seat] if later < len(horizon) else final[seat]
        out.append((when, found, round((1 - BOOTSTRAPPED) * final[seat] + BOOTSTRAPPED * thought)))
    return out


def _won(row: bytearray) -> list[int]:
    """The value of the result, by seat."""
    scores = rules.scores(row)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)] if rules.over(row) else []
    return [GAME // len(best) if seat in best else 0 for seat in range(len(scores))]


def partner(name: str) -> Player | None:
    """The player of that name, or None."""
    if name != CHAMPION:
        return None
    plain = PangeaEvaluator(written())
    return lambda row, seed: ranked(plain, row)[0][1]
