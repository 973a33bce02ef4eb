"""The evaluator of Luna: the learned value, candidate turns, preparation, reasons, endgame and solo game.

It also has the habits of the bots: slips of the lowest level, and the tastes of the six roles, see `luna.bots.levels`.
"""

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
from luna.games.luna.bot import endings, solo_plan, turns, value
from luna.games.luna.bot.core import Core, of_weights, opened
from luna.games.luna.bot.features import FACTS, features, named, names, temple_features
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOOK_ISLE
from luna.games.luna.rules.moves import JOURNEY, QUARTETS, TIDE, kind_of
from luna.games.luna.rules.position import BASE, FAVOUR, SHRINE, SUPPLY

LEVELS: Final = {level: data.record(Level, **facts) for level, facts in enumerate(FACTS["levels"])}
REFINED: Final = 2
"""Journeys or tides that are refined before a tree search."""
THEMES: Final[Mapping[str, tuple[str, ...]]] = {theme: tuple(starts) for theme, starts in FACTS["themes"].items()}
"""See `LinearEvaluator.themes`; `points` are those already scored. `grounds` finds the facts for each theme."""

SLIPS: Final[Mapping[str, int]] = FACTS["slips"]
HIDING: Final = {name: slip for slip, hidden in FACTS["hides"].items() for name in named(hidden.split())}
"""By feature: the slip that hides it."""
TEMPERS: Final[Mapping[str, Mapping[str, int]]] = FACTS["tempers"]
_BY: Final[Mapping[str, int]] = FACTS["misjudged"]
_TRAVELS: Final = ("sail", "journey", "tide")
_PLACES: Final = {"temple-exposed": "exposed", "temple-threatened": "exposed", "claims-prey": "prey"}


class LunaEvaluator(LinearEvaluator):
    """The evaluator with one `Value`."""

    levels: ClassVar = LEVELS
    themes: ClassVar = THEMES
    theme_of: ClassVar = by_prefix(THEMES, names())
    tempers: ClassVar = TEMPERS
    slips: ClassVar = SLIPS
    hiding: ClassVar = HIDING
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
        """The total of a seat after a turn of the preparation, with the rest of its pieces placed optimally.

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
    def misjudged(self, position: bytearray, turn: Turn, slips: Mapping[str, int]) -> dict[str, int]:
        """By slip: how much it overrates a turn. The random number of a slip chooses its island."""
        loved = island(slips.get("island", 0))
        there = _BY["there"] * _placed(turn, loved) if "island" in slips else 0
        if position[at.PHASE] != at.ACTION:
            return dict.fromkeys(slips, 0) | ({"island": there} if there else {})
        then, kind, mine = self.after(position, turn), moves.kind_of(turn[0]), at.BASE[position[at.TURN]]
        found = self.unseen(then, position[at.TURN], slips)
        if "island" in slips:
            found["island"] += there + _BY["loved"] * (then[mine + loved] + then[mine + at.TIRED + loved])
        if "stack" in slips and then[at.ROUND] == position[at.ROUND]:
            forgotten = island(slips["stack"])
            found["stack"] = _BY["forgotten"] * (then[mine + forgotten] < position[mine + forgotten])
        if "tile" in slips:
            found["tile"] = _BY["path"] * (kind == moves.CONSECRATE)
        if "favours" in slips:
            found["favours"] = _BY["spent"] * (_tokens(then, mine) < _tokens(position, mine))
        if "candle" in slips:
            found["candle"] = _BY["burnt"] * (kind == moves.MEDITATE)
        return found

    @override
    def traits(self, position: bytearray, turn: Turn) -> dict[str, int]:
        """The traits of a turn: the kind of its action, and its effects.

        `evicted` counts evicted novices of others, `spent` tokens; `reading` marks taking the Book token.
        `priestess`, `builder` and `shadow` count the seat's novices that are added at the Priestess, the Builder
        and the Apostate, `exposed` its novices in danger in the temple, `prey` novices that its claims could evict.
        """
        then, seat, kind = self.after(position, turn), position[at.TURN], moves.kind_of(turn[0])
        base = at.BASE[seat]

        def standing(isle: int) -> int:
            return sum([then[base + isle + state] - position[base + isle + state] for state in (0, at.TIRED)])

        inside = range(at.HELD, at.BOOKED + len(at.BASE))
        tiles = [tile for tile in range(at.TILE, at.AFTER) if position[tile] in inside and position[tile] & 15 != seat]
        found = {
            "evicted": sum([then[tile] not in inside for tile in tiles]),
            "spent": max(0, _tokens(position, base) - _tokens(then, base)),
            "reading": int(kind == moves.FAVOUR and moves.place_of(turn[0]) == BOOK_ISLE),
            "priestess": standing(position[at.PRIESTESS]),
            "builder": standing(position[at.BUILDER]),
            "shadow": standing(position[at.APOSTATE]),
        }
        for seen, sign in ((position, -1), (then, 1)):
            for name, amount in temple_features(seen, seat):
                if trait := _PLACES.get(name):
                    found[trait] = found.get(trait, 0) + sign * amount
        verb = moves.verb_of(turn)
        found["travel" if verb in _TRAVELS else verb] = 1
        return found

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


def island(number: int) -> int:
    """The island that a slip is about."""
    return number % 7


def _placed(turn: Turn, loved: int) -> bool:
    """Whether the turn takes a favour, recruits or sets up pieces on the favoured island."""
    kind, place = moves.kind_of(turn[0]), moves.place_of(turn[0])
    if kind == moves.SETUP and place == moves.NOWHERE:
        return loved in moves.QUARTETS[moves.argument_of(turn[0])]
    return kind in (moves.FAVOUR, moves.RECRUIT, moves.SETUP) and place == loved


def _tokens(row: bytearray, base: int) -> int:
    """The favour tokens of a seat."""
    return sum(row[base + at.FAVOUR : base + at.SUPPLY])
