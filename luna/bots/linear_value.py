"""Learned values: a linear function of features with integer weights for each moment of the game, from a data file.

The evaluator of such a game is a `LinearEvaluator`: the sum splits exactly, so its reasons and its slips follow from
the features. `python -m tests.workshop.training` learns the weights again.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from typing_extensions import override

from luna.bots.evaluator import Evaluator, Why
from luna.bots.oneply import expected, moved_on
from luna.core.game import Position, Turn

Moment = tuple[int, int]
"""A stage of the game and a case within it. Each moment has its own weights; cases of one stage have similar ones."""
Weights = Mapping[str, int]
"""By feature: thousandths of a point for each unit."""


class LinearEvaluator(Evaluator):
    """An evaluator whose value is a sum of weighted features."""

    themes: ClassVar[Mapping[str, tuple[str, ...]]]
    """Theme -> prefixes of its features. `others` has none: it is the losses of the other players. The themes have
    names in the catalogue (`theme-...`)."""
    theme_of: ClassVar[Mapping[str, str]]
    """The theme of each feature, see `by_prefix`."""
    hiding: ClassVar[Mapping[str, str]]
    """By feature: the slip that hides it."""

    @abstractmethod
    def weighed(self, position: Position, seat: int) -> dict[str, int]:
        """By feature: the amount times the weight, for one seat; {} after the end of the game."""

    def by_theme(self, position: Position, seat: int) -> dict[str, int]:
        """The value of a position to a seat by theme, in thousandths of a point; a game adds `others`."""
        total = dict.fromkeys(self.themes, 0)
        for name, amount in self.weighed(position, seat).items():
            total[self.theme_of[name]] += amount
        return total

    @override
    def differences(self, position: Position, turn: Turn, instead: Turn) -> list[Why]:
        """The differences after both turns; where the first is not better at once, when the seat has moved on."""
        seat = self.to_move(position)
        if seat is None or not self.reviewed(position):
            return []
        rows = [self.after(position, one) for one in (turn, instead)]
        found = self._apart(rows, seat)
        if sum(why.amount for why in found) <= 0:
            found = self._apart([moved_on(self, row, seat) for row in rows], seat)
        return found

    def _apart(self, rows: Iterable[Position], seat: int) -> list[Why]:
        """The difference of two positions to a seat, by theme."""
        gained, other = (expected(self, row, lambda then: self.by_theme(then, seat)) for row in rows)
        return [Why(theme, gained[theme] - other[theme]) for theme in self.themes]

    def unseen(self, position: Position, seat: int, slips: Iterable[str]) -> dict[str, int]:
        """By slip: how much better a position seems to a seat because the slip hides some of its features."""
        found = dict.fromkeys(slips, 0)
        for name, amount in self.weighed(position, seat).items():
            if (slip := self.hiding.get(name, "")) in found:
                found[slip] -= amount
        return found


def by_prefix(themes: Mapping[str, tuple[str, ...]], names: Iterable[str]) -> dict[str, str]:
    """By feature: the theme with the longest prefix that fits."""
    starts = [(len(start), start, theme) for theme, prefixes in themes.items() for start in prefixes]
    return {name: max(one for one in starts if name.startswith(one[1]))[2] for name in names}


def from_data(data: Mapping[str, Any], players: int) -> dict[Moment, dict[str, int]]:
    """The weights of a table size from the parsed file."""
    names = data["names"]
    return {
        (int(stage), int(case)): dict(zip(names, line, strict=True))
        for stage, by_case in data["weights"][str(players)].items()
        for case, line in by_case.items()
    }
