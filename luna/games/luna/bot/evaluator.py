"""The evaluator of Luna: the learned value, candidate turns, preparation, endgame and solo game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import ClassVar, Final

from typing_extensions import override

from luna.bots.evaluator import Analysis, Evaluator, Level, Scored, Variation, Why
from luna.bots.oneply import worth
from luna.core.game import Turn
from luna.games.luna import rules
from luna.games.luna.bot import endings, preparation, reasons, solo_plan, tempers, travels, turns, value
from luna.games.luna.bot.slips import SLIPS, misjudged
from luna.games.luna.rules.moves import JOURNEY, TIDE, kind_of
from luna.games.luna.rules.position import ACTION, PHASE, PLACE_PAIRS, PLACE_SHRINES, SOLO

LEVELS: Final[dict[int, Level]] = {
    0: Level(slips=True, drop=15000),  # beginner
    1: Level(noise=2500, drop=8000),  # novice
    2: Level(noise=1000, drop=8000),  # acolyte
    3: Level(),  # priest
    4: Level(visits=(60, 8), ending=1000, lines=12),  # high priest
    5: Level(visits=(2000, 350), ending=12000, lines=120),  # moon priestess
}
REFINED: Final = 2
"""Journeys or tides that are refined before a tree search."""


class LunaEvaluator(Evaluator):
    """The evaluator with one `Value`."""

    levels: ClassVar = LEVELS
    tempers: ClassVar = tempers.TEMPERS
    slips: ClassVar = SLIPS
    margin = staticmethod(value.margin)

    def __init__(self, seen: value.Value) -> None:
        super().__init__(rules)
        self.value = seen

    @override
    def candidates(self, position: bytearray) -> list[Turn]:
        return turns.candidates(position, self.value)

    @override
    def totals(self, position: bytearray) -> list[int]:
        return self.value.totals(position)

    @override
    def opening(self, position: bytearray) -> bool:
        return position[PHASE] in (PLACE_SHRINES, PLACE_PAIRS)

    @override
    def prepared(self, position: bytearray, seat: int) -> int:
        return preparation.prepared(position, seat, self.value)

    @override
    def improved(self, position: bytearray, scored: list[Scored]) -> list[Scored]:
        """The candidates with the best journeys and tides refined by the full value."""
        seat = self.to_move(position)
        if position[PHASE] != ACTION or seat is None:
            return scored
        better = {turn: margin for margin, turn in scored}
        for travel in [turn for _, turn in scored if JOURNEY <= turn[0] >> 8 & 15 <= TIDE][:REFINED]:
            margin, turn = travels.refined(position, travel, lambda one: worth(self, self.after(position, one), seat))
            better[turn] = margin
        return sorted(((margin, turn) for turn, margin in better.items()), key=lambda one: (-one[0], one[1]))

    @override
    def solved(self, position: bytearray, limit: int) -> Variation | None:
        solution = endings.solved(position, limit)
        return None if solution is None else Variation(solution.turn, solution.margin, 1.0)

    @override
    def planned(self, position: bytearray, level: Level, scored: list[Scored]) -> Iterator[Analysis] | None:
        return solo_plan.planned(self, position, level.lines, scored) if position[SOLO] else None

    @override
    def misjudged(self, position: bytearray, turn: Turn, slips: Mapping[str, int]) -> Mapping[str, int]:
        return misjudged(self.value.weights, position, turn, slips)

    @override
    def traits(self, position: bytearray, turn: Turn) -> dict[str, int]:
        return tempers.traits(position, turn)

    @override
    def giving_way(self, position: bytearray) -> Turn:
        return turns.giving_way(position)

    @override
    def reviewed(self, position: bytearray) -> bool:
        return position[PHASE] == ACTION

    @override
    def differences(self, position: bytearray, turn: Turn, instead: Turn) -> list[Why]:
        return reasons.differences(self.value, position, turn, instead) if position[PHASE] == ACTION else []

    @override
    def kind(self, turn: Turn) -> int:
        return kind_of(turn[0])


@cache
def _learned(players: int) -> LunaEvaluator:
    return LunaEvaluator(value.learned(players))


def evaluator(position: bytearray) -> LunaEvaluator:
    """The shipped evaluator for this table size."""
    return _learned(value.table_size(position))
