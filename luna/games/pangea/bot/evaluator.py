"""The evaluator of Pangea: its value, and candidate movements."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import ClassVar, Final

from typing_extensions import override

from luna.bots.evaluator import Evaluator, Level, Why
from luna.core.game import Turn
from luna.games.pangea import rules
from luna.games.pangea.bot import reasons, tempers
from luna.games.pangea.bot.slips import SLIPS, misjudged
from luna.games.pangea.bot.value import Value, written
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.moves import BAN, CLOSE, MOVE, NO_BAN, NOBODY, argument_of, kind_of, part_of

LEVELS: Final[Mapping[int, Level]] = {
    0: Level(slips=True, noise=30000),  # beginner
    1: Level(noise=9500, drop=34000),
    2: Level(noise=3800, drop=16000),
    3: Level(noise=1200, drop=8000),
    4: Level(),
    5: Level(plan=(3, 2, 1)),
}
OTHERS: Final = 30
"""Percent of the others' lead that counts. Players buy amulets from each other, so a bot that avoids every gain of the
others stands where nobody can buy, and loses."""
_REMEMBERED: Final = 20_000
_ROUNDS: Final = 2
"""Number of first steps from which a movement is extended."""


class PangeaEvaluator(Evaluator):
    """The evaluator with one `Value`."""

    levels: ClassVar = LEVELS
    tempers: ClassVar = tempers.TEMPERS
    slips: ClassVar = SLIPS
    scale: ClassVar = 25
    zero_sum: ClassVar = False
    most_reasons: ClassVar = 3

    def __init__(self, seen: Value) -> None:
        super().__init__(rules)
        self.value = seen

    @override
    def totals(self, position: bytearray) -> list[int]:
        key = bytes(position)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            found = self._known[key] = self.value.totals(position)
        return found

    @override
    def margin(self, totals: list[int], position: bytearray, seat: int) -> int:
        mine = totals[seat]
        return mine - OTHERS * (mine - super().margin(totals, position, seat)) // 100

    @override
    def candidates(self, position: bytearray) -> list[Turn]:
        """All actions of magic and purchase, selected movements, and bans that protect the own tower."""
        moves = rules.legal(position)
        if position[at.PHASE] != at.MAGICAL:
            return [(move,) for move in moves if kind_of(move) != BAN or self._guards(position, argument_of(move))]
        steps = [move for move in moves if kind_of(move) == MOVE]
        turns: list[Turn] = [(move,) for move in moves if kind_of(move) != MOVE]
        turns += [(*march, CLOSE) for march in self._marches(position, steps)]
        return turns

    @override
    def opening(self, position: bytearray) -> bool:
        return position[at.PHASE] == at.PLACING

    @override
    def giving_way(self, position: bytearray) -> Turn:
        return next((turn,) for turn in (NO_BAN, NOBODY, *rules.legal(position)) if turn in rules.legal(position))

    @override
    def misjudged(self, position: bytearray, turn: Turn, slips: Mapping[str, int]) -> Mapping[str, int]:
        return misjudged(self, self.value, position, turn, slips)

    @override
    def traits(self, position: bytearray, turn: Turn) -> dict[str, int]:
        return tempers.traits(turn)

    @override
    def differences(self, position: bytearray, turn: Turn, instead: Turn) -> list[Why]:
        return [] if self.opening(position) else reasons.differences(self, self.value, position, turn, instead)

    @override
    def kind(self, turn: Turn) -> int:
        return kind_of(turn[0])

    def _guards(self, position: bytearray, square: int) -> bool:
        """Whether a ban on that square protects the own tower."""
        people = position[at.PEOPLE + position[at.TURN]]
        return position[at.LAND + square] == position[at.TOWER + people]

    def _marches(self, position: bytearray, steps: list[int]) -> list[tuple[int, ...]]:
        """Single steps, and movements extended greedily by the best further step."""
        seat = position[at.TURN]
        scored = {step: self._after(position, (step,), seat) for step in steps}
        found: set[tuple[int, ...]] = {(step,) for step in steps}
        for first in sorted(steps, key=lambda step: -scored[step])[:_ROUNDS]:
            march, best = [first], scored[first]
            for step in sorted(steps, key=lambda step: -scored[step]):
                further = sorted([*march, step])
                if step not in march and self._possible(position, further):
                    worth = self._after(position, tuple(further), seat)
                    if worth > best:
                        march, best = further, worth
            found.add(tuple(march))
        return sorted(found)

    def _possible(self, position: bytearray, march: list[int]) -> bool:
        """Whether there are enough tribes for these steps."""
        people = position[at.PEOPLE + position[at.TURN]]
        leaving: dict[tuple[int, int, int], int] = {}
        for step in march:
            tile, home, amulet, _ = part_of(step)
            leaving[tile, home, amulet] = leaving.get((tile, home, amulet), 0) + 1
        return all(
            position[slice(*at.GROUPS[people][home])].count(tile * 6 + amulet) >= count
            for (tile, home, amulet), count in leaving.items()
        )

    def _after(self, position: bytearray, march: tuple[int, ...], seat: int) -> int:
        then = self.after(position, (*march, CLOSE))
        return self.margin(self.totals(then), then, seat)


@cache
def _shipped() -> PangeaEvaluator:
    """A single instance, so that its cache is shared."""
    return PangeaEvaluator(written())


def evaluator(position: bytearray) -> PangeaEvaluator:
    """The shipped evaluator, for every table."""
    return _shipped()
