"""The value of a position: a linear function of `features` with whole-number weights, for every seat.

A point is a twentieth of a game: a sure win is worth about twenty points more than a sure loss.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial
from operator import mul
from typing import Final

from luna.bots.linear_value import Moment, Weights
from luna.core import data
from luna.core.cache import BoundedCache
from luna.games.pangea.bot.features import Seen, amounts, look, names
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.play import condition

_DATA: Final = data.toml("pangea", "bot.toml")
WRITTEN: Final[Weights] = _DATA["written"]  # hand-written weights; learned weights have to beat them
UNREST: Final[Weights] = _DATA["unrest"]  # fixed weights against standing still
_MET: Final = 20_000
_REMEMBERED: Final = 20_000
_RANK: Final = 1000
_GOODS: Final = 10


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
        self._known = {when: BoundedCache(_REMEMBERED, partial(_worth, self.lines[when])) for when in moments}

    def totals(self, row: bytearray) -> list[int]:
        """The value of every seat, in thousandths of a point; of a finished game its standing (E3)."""
        seats = range(row[at.PLAYERS])
        if row[at.PHASE] == at.OVER:
            return [
                _MET * condition(row, seat) + _RANK * at.rank(row, seat) + _GOODS * min(at.goods(row, seat), 90)
                for seat in seats
            ]
        last_round, foremost, seen = look(row)
        known = self._known[last_round, foremost]
        return [known[one] for one in seen]


def _worth(line: Sequence[int], seen: Seen) -> int:
    """The value of one seat."""
    return sum(map(mul, line, amounts(seen)))


def _nearest(weights: Mapping[Moment, Weights], when: Moment) -> Weights:
    """The weights of a moment, or of the nearest moment with weights: training may not have met all."""
    return weights[min(weights, key=lambda known: (known[0] != when[0], abs(known[1] - when[1])))]


@cache
def written() -> Value:
    """The hand-written value, the same for every table size."""
    return Value({(0, 0): WRITTEN})
