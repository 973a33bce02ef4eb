"""The evaluator of Pangea: its value, candidate movements, reasons, and the habits of its bots (`luna.bots.levels`)."""

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import ClassVar, Final

from typing_extensions import override

from luna.bots import compiled
from luna.bots.evaluator import Level, Why
from luna.bots.linear_value import LinearEvaluator, by_prefix
from luna.bots.oneply import expected, worth
from luna.core import data
from luna.core.game import Turn
from luna.games.pangea import rules
from luna.games.pangea.bot.core import Core, core_of, opened
from luna.games.pangea.bot.features import Value, features, moment, names, written
from luna.games.pangea.rules import moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.moves import CLOSE, MOVE, argument_of, kind_of, values_of

OTHERS: Final = 30
"""Percent of the others' lead that counts. Players buy amulets from each other, so a bot that avoids every gain of the
others stands where nobody can buy, and loses."""
_ROUNDS: Final = 2  # number of first steps from which a movement is extended

_DATA: Final = data.toml("pangea", "bot.toml")
LEVELS: Final = {level: data.record(Level, **facts) for level, facts in enumerate(_DATA["levels"])}
THEMES: Final[Mapping[str, tuple[str, ...]]] = {theme: tuple(starts) for theme, starts in _DATA["themes"].items()}
"""See `LinearEvaluator.themes`."""
# Thousandths of a point.
_LOVED: Final = 4000  # for each own tribe on the favoured landscape
_DRIFTS: Final = 6000  # for a shift
_SPENT: Final = -15000  # for a purchase


class PangeaEvaluator(LinearEvaluator):
    """The evaluator with one `Value`."""

    levels: ClassVar = LEVELS
    advises: ClassVar = 12
    themes: ClassVar = THEMES
    theme_of: ClassVar = by_prefix(THEMES, names())
    tempers: ClassVar = _DATA["tempers"]
    slips: ClassVar = _DATA["slips"]
    hiding: ClassVar = _DATA["hiding"]
    scale: ClassVar = 25
    zero_sum: ClassVar = False
    examined: ClassVar = Level(plan=(3, 2, 1), lines=30)

    def __init__(self, seen: Value) -> None:
        super().__init__(rules)
        self.value = seen

    @cached_property
    def core(self) -> Core | None:
        """The compiled core with these weights, where there is one."""
        return core_of(self, self.value)

    @property
    @override
    def speed(self) -> str:
        return compiled.speed(opened())

    @override
    def estimated(self, position: bytearray) -> list[int]:
        return self.value.totals(position)

    @override
    def margin(self, totals: list[int], position: bytearray, seat: int) -> int:
        mine = totals[seat]
        return mine - OTHERS * (mine - super().margin(totals, position, seat)) // 100

    @override
    def candidates(self, position: bytearray) -> list[Turn]:
        """All actions of magic and purchase, selected movements, and bans that protect the seat's tower."""
        legal = rules.legal(position)
        if position[at.PHASE] != at.MAGICAL:
            tower = position[at.TOWER + position[at.PEOPLE + position[at.TURN]]]
            guards = position.find(tower, at.LAND, at.CROWD) - at.LAND
            return [(move,) for move in legal if kind_of(move) != moves.BAN or argument_of(move) == guards]
        steps = [move for move in legal if kind_of(move) == MOVE]
        turns: list[Turn] = [(move,) for move in legal if kind_of(move) != MOVE]
        turns += [(*march, CLOSE) for march in self._marches(position, steps)]
        return turns

    @override
    def planner(self, seat: int, widths: tuple[int, ...]) -> Callable[[bytearray], int] | None:
        return self.core.plan(seat, widths) if self.core else None

    @override
    def opening(self, position: bytearray) -> bool:
        return position[at.PHASE] == at.PLACING

    @override
    def giving_way(self, position: bytearray) -> Turn:
        legal = rules.legal(position)
        return (next(move for move in (moves.NO_BAN, moves.NOBODY, *legal) if move in legal),)

    @override
    def misjudged(self, position: bytearray, turn: Turn, slips: Mapping[str, int]) -> Mapping[str, int]:
        seat, kind = position[at.TURN], kind_of(turn[0])
        found = dict.fromkeys(slips, 0)
        if kind != moves.PLACE:
            found |= expected(self, self.after(position, turn), lambda then: self._unseen(then, seat, slips))
        elif "land" in slips:
            found["land"] = _LOVED * (argument_of(turn[0]) // 3 == landscape(slips["land"]))
        if "shift" in slips:
            found["shift"] = _DRIFTS * (kind == moves.SHIFT)
        if "purse" in slips:
            found["purse"] = _SPENT * (kind == moves.BUY)
        return found

    def _unseen(self, position: bytearray, seat: int, slips: Mapping[str, int]) -> dict[str, int]:
        """By slip: the negated value of the features it hides, and the value of the tribes it favours."""
        found = self.unseen(position, seat, slips)
        if "land" in slips and position[at.PHASE] != at.OVER:
            loved, (first, last) = landscape(slips["land"]), at.BLOCK[position[at.PEOPLE + seat]]
            standing = [place % at.MOVED // 6 for place in position[first:last] if place < at.IN_HAND]
            found["land"] += _LOVED * sum([tile // 3 == loved for tile in standing])
        return found

    @override
    def traits(self, position: bytearray, turn: Turn) -> dict[str, int]:
        """The kind of the action, and the number of moving `tribes`."""
        return {"tribes": sum([kind_of(move) == MOVE for move in turn]), moves.NAMES[kind_of(turn[0])]: 1}

    @override
    def weighed(self, position: bytearray, seat: int) -> dict[str, int]:
        if position[at.PHASE] == at.OVER:
            return {}
        weights = self.value.weights[moment(position)]
        return {name: weights.get(name, 0) * amount for name, amount in features(position, seat).items()}

    @override
    def by_theme(self, position: bytearray, seat: int) -> dict[str, int]:
        total = super().by_theme(position, seat)
        total["others"] = worth(self, position, seat) - sum(total.values())
        return total

    @override
    def differences(self, position: bytearray, turn: Turn, instead: Turn) -> list[Why]:
        found = dict(super().differences(position, turn, instead))
        if found and moves.BUY in (kind_of(turn[0]), kind_of(instead[0])):  # a purchase uses up its own prospect
            found["carriers"] += found.pop("purchases")
        return [Why(theme, amount) for theme, amount in found.items()]

    @override
    def kind(self, turn: Turn) -> int:
        return kind_of(turn[0])

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
            tile, home, amulet, _ = values_of(step)
            leaving[tile, home, amulet] = leaving.get((tile, home, amulet), 0) + 1
        return all(
            position[slice(*at.GROUPS[people][home])].count(tile * 6 + amulet) >= count
            for (tile, home, amulet), count in leaving.items()
        )

    def _after(self, position: bytearray, march: tuple[int, ...], seat: int) -> int:
        then = self.after(position, (*march, CLOSE))
        return self.margin(self.totals(then), then, seat)


def landscape(number: int) -> int:
    """The landscape that a slip is about."""
    return number % 5


@cache
def _shipped() -> PangeaEvaluator:
    """A single instance, so that its cache is shared."""
    return PangeaEvaluator(written())


def evaluator(position: bytearray) -> PangeaEvaluator:
    """The shipped evaluator, for every table."""
    return _shipped()
