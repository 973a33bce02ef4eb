"""The value of a position: a linear function of `features` with whole-number weights, for every seat.

A point is a twentieth of a game: a sure win is worth about twenty points more than a sure loss.
"""

from collections.abc import Mapping
from functools import cache
from operator import mul
from typing import Final

from luna.bots.linear_value import Moment, Weights
from luna.games.pangea.bot.features import Seen, amounts, look, names
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.play import condition

UNREST: Final[Weights] = {"producing-restless": -60, "market-restless": 45, "on-board-restless": 60}
"""Fixed weights against standing still: without them a game in which every step costs something would never end."""
_MET: Final = 20_000
_REMEMBERED: Final = 20_000
_RANK: Final = 1000
_GOODS: Final = 10

WRITTEN: Final[Weights] = {
    "amulets-1": 9000,
    "amulets-2": 9000,
    "amulets-3": 12000,
    "amulets-4": 6000,
    "amulets-5": 15000,
    "carried": 2500,
    "carried-near": 750,
    "carried-at-door": 300,
    "carried-third": 1500,
    "goods-few": 550,
    "goods-more": 350,
    "goods-wanted": 500,
    "condition": 12000,
    "condition-better": 6000,
    "producing": 1500,
    "producing-three": 300,
    "at-home": 350,
    "on-board": 600,
    "market-1": 320,
    "market-2": 160,
    "market-3": 80,
    "market-here": 1500,
    "magic-left": 300,
    "march-left": 500,
}
"""Hand-written weights; learned weights have to beat them."""


def moment(row: bytearray) -> Moment:
    """The key of the weights: whether it is the last round, and the most amulets of a seat."""
    seen = look(row)
    return seen.last_round, seen.foremost


class Value:
    """The value for one table size."""

    def __init__(self, weights: Mapping[Moment, Weights]) -> None:
        moments = [(last, amulets) for last in (0, 1) for amulets in range(6)]
        self.weights = {when: {**_nearest(weights, when), **UNREST} for when in moments}
        self.lines = {when: [found.get(name, 0) for name in names()] for when, found in self.weights.items()}
        self._known: dict[Moment, dict[Seen, int]] = {when: {} for when in moments}

    def totals(self, row: bytearray) -> list[int]:
        """The value of every seat, in thousandths of a point; of a finished game its standing (E3)."""
        seats = range(row[at.PLAYERS])
        if row[at.PHASE] == at.OVER:
            return [
                _MET * condition(row, seat) + _RANK * at.rank(row, seat) + _GOODS * min(at.goods(row, seat), 90)
                for seat in seats
            ]
        last_round, foremost, seen = look(row)
        line, known = self.lines[last_round, foremost], self._known[last_round, foremost]
        totals = []
        for one in seen:
            total = known.get(one)
            if total is None:
                if len(known) >= _REMEMBERED:
                    known.clear()
                total = known[one] = sum(map(mul, line, amounts(one)))
            totals.append(total)
        return totals


def _nearest(weights: Mapping[Moment, Weights], when: Moment) -> Weights:
    """The weights of a moment, or of the nearest moment with weights: training may not have met all."""
    return weights[min(weights, key=lambda known: (known[0] != when[0], abs(known[1] - when[1])))]


@cache
def written() -> Value:
    """The hand-written value, the same for every table size."""
    return Value({(0, 0): WRITTEN})
