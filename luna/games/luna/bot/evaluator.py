"""The evaluator of Luna: the learned value, candidate turns, preparation, reasons, endgame and solo game."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import ClassVar, Final

from typing_extensions import override

from luna.bots import compiled
from luna.bots.evaluator import POINT, Analysis, Level, Scored, Variation
from luna.bots.linear_value import LinearEvaluator, by_prefix
from luna.bots.oneply import worth
from luna.core import data
from luna.core.game import Turn
from luna.games.luna import rules
from luna.games.luna.bot import endings, habits, solo_plan, turns, value
from luna.games.luna.bot.core import Core, of_weights, opened
from luna.games.luna.bot.features import FACTS, features, names
from luna.games.luna.rules import position as at
from luna.games.luna.rules.moves import JOURNEY, QUARTETS, TIDE, kind_of
from luna.games.luna.rules.position import BASE, FAVOUR, SHRINE, SUPPLY

LEVELS: Final = {level: data.record(Level, **facts) for level, facts in enumerate(FACTS["levels"])}
REFINED: Final = 2
"""Journeys or tides that are refined before a tree search."""
THEMES: Final[Mapping[str, tuple[str, ...]]] = {theme: tuple(starts) for theme, starts in FACTS["themes"].items()}
"""See `LinearEvaluator.themes`; `points` are those scored already. `grounds` finds the facts for each theme."""


class LunaEvaluator(LinearEvaluator):
    """The evaluator with one `Value`."""

    levels: ClassVar = LEVELS
    themes: ClassVar = THEMES
    theme_of: ClassVar = by_prefix(THEMES, names())
    tempers: ClassVar = habits.TEMPERS
    slips: ClassVar = habits.SLIPS
    hiding: ClassVar = habits.HIDING
    examined: ClassVar = Level(visits=(1200, 400))
    margin = staticmethod(value.margin)
    giving_way = staticmethod(turns.giving_way)

    def __init__(self, seen: value.Value) -> None:
        super().__init__(rules)
        self.value = seen

    @cached_property
    def core(self) -> Core | None:
        """The compiled core with these weights, where there is one."""
        return of_weights(self.value.weights, self.scale)

    @property
    @override
    def speed(self) -> str:
        return compiled.speed(opened())

    @override
    def candidates(self, position: bytearray) -> list[Turn]:
        return turns.candidates(position, self.value)

    @override
    def totals(self, position: bytearray) -> list[int]:
        return self.value.totals(position)

    @override
    def opening(self, position: bytearray) -> bool:
        return position[at.PHASE] in (at.PLACE_SHRINES, at.PLACE_PAIRS)

    @override
    def prepared(self, position: bytearray, seat: int) -> int:
        """The total of a seat after a turn of the preparation, with the rest of its pieces placed in the best way.

        The pieces of the others stay as they are. Their totals are ignored: most of their pieces are not placed yet.
        """
        row, base = position[:], BASE[seat]
        shrine = row.index(1, base + SHRINE) - base - SHRINE
        row[at.PHASE], row[at.TURN] = at.ACTION, 1 if row[at.SOLO] else 0
        quartets: Iterable[tuple[int, ...]] = QUARTETS
        if any(row[base : base + 7]):
            quartets = [tuple(isle for isle in range(7) if row[base + isle])]
        else:
            row[base + SUPPLY] -= 8
        best = -(1 << 30)
        for isles in quartets:
            if shrine not in isles:
                row[base : base + 7] = bytes(2 if isle in isles else 0 for isle in range(7))
                row[base + FAVOUR : base + SUPPLY] = bytes(isle not in isles and isle != shrine for isle in range(7))
                best = max(best, self.totals(row)[seat])
        return best

    @override
    def improved(self, position: bytearray, scored: list[Scored]) -> list[Scored]:
        """The candidates with the best journeys and tides refined by the full value."""
        seat = self.to_move(position)
        if position[at.PHASE] != at.ACTION or seat is None:
            return scored
        better = {turn: margin for margin, turn in scored}
        for travel in [turn for _, turn in scored if JOURNEY <= turn[0] >> 8 & 15 <= TIDE][:REFINED]:
            if self.core:
                margin, turn = self.core.refined(position, travel)
            else:
                margin, turn = turns.refined(position, travel, lambda one: worth(self, self.after(position, one), seat))
            better[turn] = margin
        return sorted(((margin, turn) for turn, margin in better.items()), key=lambda one: (-one[0], one[1]))

    @override
    def solved(self, position: bytearray, limit: int) -> Variation | None:
        return self.core.solved(position, limit) if self.core else endings.solved(position, limit)

    @override
    def planned(self, position: bytearray, level: Level, scored: list[Scored]) -> Iterator[Analysis] | None:
        return solo_plan.planned(self, position, level.lines, scored) if position[at.SOLO] else None

    @override
    def misjudged(self, position: bytearray, turn: Turn, slips: Mapping[str, int]) -> Mapping[str, int]:
        return habits.misjudged(self, position, turn, slips)

    @override
    def traits(self, position: bytearray, turn: Turn) -> dict[str, int]:
        return habits.traits(position, self.after(position, turn), turn)

    @override
    def reviewed(self, position: bytearray) -> bool:
        return position[at.PHASE] == at.ACTION

    @override
    def kind(self, turn: Turn) -> int:
        return kind_of(turn[0])

    @override
    def weighed(self, position: bytearray, seat: int) -> dict[str, int]:
        if position[at.PHASE] == at.OVER:
            return {}
        weights = self.value.weights[position[at.ROUND], position[at.CANDLES]]
        return {name: weights[name] * amount for name, amount in features(position, seat).items()}

    @override
    def by_theme(self, position: bytearray, seat: int) -> dict[str, int]:
        totals, total = self.totals(position), super().by_theme(position, seat)
        total["points"] = at.ip(position, BASE[seat]) * POINT
        total["others"] = -sum(theirs // (len(totals) - 1) for other, theirs in enumerate(totals) if other != seat)
        return total


@cache
def _learned(players: int) -> LunaEvaluator:
    return LunaEvaluator(value.learned(players))


def evaluator(position: bytearray) -> LunaEvaluator:
    """The shipped evaluator for this table size."""
    return _learned(value.table_size(position))
