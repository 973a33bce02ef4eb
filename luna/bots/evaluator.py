"""What computer players know of a game: an evaluation function, the turns worth a thought, and what is special.

A game brings its own as `games.NAME.bot`: a module with `evaluator(position) -> Evaluator`, found by `evaluator_of`
(and perhaps `partner(name) -> Player | None` and `NAMES`, for matches between more than the levels).
The class here is the default: it knows the rules alone, values a position by random playouts and tries every turn, so
that a game without any code for it has computer players and hints. A game overrides what it knows better, above all
`totals` and `candidates`; everything below the line "optional" may stay as it is.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple

from luna.core import registry
from luna.core.game import Game, Position, Turn

POINT: Final = 1000
"""The unit of every value: a point of the score is a thousand."""

LEVELS: Final = (0, 1, 2, 3, 4, 5)
"""The rungs of the ladder, the same for every game; what each of them does is data of the game (`Evaluator.levels`)."""

Scored = tuple[int, Turn]
"""What a turn is worth, in thousandths of a point, and the turn."""


class Level(NamedTuple):
    """A difficulty: an error of what it sees, or how much is looked at; never a time, never better pieces."""

    noise: int = 0  # standard deviation of the error of a turn's value, thousandths of a point
    drop: int = 1 << 30  # turns worse than the best by more than this are never played
    slips: bool = False  # whether it makes the errors of people, see `bots.slips`
    visits: tuple[int, int] = (0, 0)  # simulations of the tree search for up to two seats, and for more
    plan: tuple[int, ...] = ()  # candidates of each further decision of the own turn, see `bots.plans`; () = none
    ending: int = 0  # positions that an exact solver may look at
    lines: int = 0  # width of the beam of a planner

    @property
    def errs(self) -> bool:
        """Whether the level may play a turn that it knows to be worse than another one."""
        return bool(self.noise or self.slips)


LADDER: Final[Mapping[int, Level]] = {
    0: Level(noise=4500),
    1: Level(noise=2000),
    2: Level(noise=700),
    3: Level(),
    4: Level(visits=(60, 40)),
    5: Level(visits=(400, 250)),
}
"""The levels of a game that brings none."""

PLAYOUTS: Final = 4
"""Random games whose mean is the value of a position where the game brings no evaluation."""
LONGEST_PLAYOUT: Final = 400
"""Moves after which a playout counts as it stands."""
MOST_TURNS: Final = 300
"""Turns that are listed where the game names no candidates: the turns of some games are not to be counted."""
_REMEMBERED: Final = 50_000
_LEAST: Final = POINT // 10
"""What a reason has to weigh to be named."""


Player = Callable[[Position, int], Turn]
"""Somebody in a match: position and seed to turn."""


class Variation(NamedTuple):
    """A candidate turn with its evaluation, one line of a multi-PV analysis."""

    turn: Turn
    margin: float  # points that the seat will be ahead of the others; in an opening: beside the best turn
    share: float  # of the thought, 0..1


class Analysis(NamedTuple):
    """The state of an analysis after a part of the search."""

    done: int  # simulations, or steps of a plan
    total: int
    lines: tuple[Variation, ...]  # best first


class Why(NamedTuple):
    """One reason for a turn, by what a player can name."""

    theme: str
    amount: int  # thousandths of a point that it brings more than the turn it is compared with


class Evaluator:
    """The evaluation function of a game and the turns worth a thought; by default random playouts and every turn.

    All methods are pure: the same position gets the same answer in every process, and no position is changed.
    """

    levels: ClassVar[Mapping[int, Level]] = LADDER
    scale: ClassVar[int] = 15
    """Points of margin that make a game nearly decided: the slope of the utility, tanh(margin / scale)."""
    tempers: ClassVar[Mapping[str, Mapping[str, int]]] = MappingProxyType({})
    """What each role of the game's cast likes: by trait, thousandths of a game won; see `bots.tempers`."""
    slips: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The errors of people that a level with `Level.slips` makes, and how many rounds in a hundred each lasts."""
    zero_sum: ClassVar[bool] = True
    """Whether with two seats the `margin` of one is the other's below nought."""
    most_reasons: ClassVar[int] = 4
    """How many speak for a turn."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.play, self.chance, self.to_move = rules.play, rules.chance, rules.to_move
        self._known: dict[bytes, list[int]] = {}

    def after(self, position: Position, turn: Turn) -> Position:
        """The position behind a turn; a chance node where the turn leaves something to chance."""
        position = position[:]
        for move in turn:
            self.play(position, move)
        return position

    def candidates(self, position: Position) -> list[Turn]:
        """The turns that are looked at: legal, never none while a seat is to move."""
        return whole_turns(self.rules, position)

    def totals(self, position: Position) -> list[int]:
        """What every seat will have at the end, in thousandths of a point; never asked at a chance node.

        The list may be remembered and must not be changed.
        """
        key = bytes(position)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            found = self._known[key] = self._played_out(position)
        return found

    def margin(self, totals: list[int], position: Position, seat: int) -> int:
        """How far a seat is ahead of the others: of half of the best one and half of their mean."""
        others = totals[:seat] + totals[seat + 1 :]
        if not others:
            return totals[seat]
        return totals[seat] - (max(others) * len(others) + sum(others)) // (2 * len(others))

    # ---- optional: what is special in a game

    def opening(self, position: Position) -> bool:
        """Whether the seats are still setting up: turns are compared by `prepared`, and nothing is searched."""
        return False

    def prepared(self, position: Position, seat: int) -> int:
        """What a position behind a turn of the opening is worth to the seat that took it, thousandths of a point."""
        return self.totals(position)[seat]

    def improved(self, position: Position, scored: list[Scored]) -> list[Scored]:
        """The turns that a tree search begins with; `scored`, best first, with better forms of some of them."""
        return scored

    def solved(self, position: Position, limit: int) -> Variation | None:
        """An endgame solver: the outcome with best play by all, if `limit` positions are enough to know it."""
        return None

    def planned(self, position: Position, level: Level, scored: list[Scored]) -> Iterator[Analysis] | None:
        """A planner in the place of the tree search, for a game in which nobody answers; None = search."""
        return None

    def stretch(self, position: Position) -> int:
        """The number of the part of the game for which a slip lasts."""
        return self.rules.round_of(position)

    def misjudged(self, position: Position, turn: Turn, slips: Mapping[str, int]) -> Mapping[str, int]:
        """By slip: how much better a turn seems than it is, in thousandths of a point.

        The random number of a slip chooses what it is about, an island for example.
        """
        return {}

    def traits(self, position: Position, turn: Turn) -> Mapping[str, int]:
        """What a turn is like, for tempers: how often or how much by trait; outside the opening."""
        return {}

    def giving_way(self, position: Position) -> Turn:
        """A legal turn that brings the end nearer, for a bot that would go in circles; found without the evaluation."""
        return min(whole_turns(self.rules, position))

    def reviewed(self, position: Position) -> bool:
        """Whether a turn that was played here is judged when a finished game is looked at again."""
        return not self.opening(position)

    def differences(self, position: Position, turn: Turn, instead: Turn) -> list[Why]:
        """What a turn brings more than another one, by theme; empty where nothing can be said."""
        return []

    def kind(self, turn: Turn) -> int:
        """What a turn does; a hint compares it with one that does something else."""
        return 0

    # ---- what speaks for a turn, by its differences

    def reasons(self, position: Position, turn: Turn, instead: Turn) -> list[Why]:
        """What speaks for a turn rather than another one, the weightiest first."""
        brought = (why for why in self.differences(position, turn, instead) if why.amount >= _LEAST)
        return sorted(brought, key=lambda why: -why.amount)[: self.most_reasons]

    def price(self, position: Position, turn: Turn, instead: Turn) -> Why | None:
        """What a turn brings less than another one, where that is most."""
        lost = (why for why in self.differences(position, turn, instead) if why.amount <= -_LEAST)
        return min(lost, key=lambda why: why.amount, default=None)

    def rival(self, lines: Sequence[Variation], turn: Turn) -> Turn | None:
        """The turn to compare with: the best one of another kind, else the next best; None when there is no other."""
        others = [line.turn for line in lines if line.turn != turn]
        unlike = [other for other in others if self.kind(other) != self.kind(turn)]
        return next(iter(unlike or others), None)

    # ---- inside

    def _played_out(self, position: Position) -> list[int]:
        """The mean score of random playouts; their chance is seeded by the position."""
        rules, sums = self.rules, list[int]()
        playouts = 1 if rules.over(position) else PLAYOUTS
        rng = random.Random(hashlib.blake2b(position, digest_size=8).digest())
        for _ in range(playouts):
            row = position[:]
            for _ in range(LONGEST_PLAYOUT):
                draw = rules.chance(row)
                if draw is not None:
                    odds = sorted(zip(draw.outcomes, draw.weights, strict=True))
                    rules.play(row, rng.choices([one for one, _ in odds], [weight for _, weight in odds])[0])
                elif rules.over(row):
                    break
                else:
                    rules.play(row, rng.choice(rules.legal(row)))
            scores = rules.scores(row)
            sums = [old + score * POINT for old, score in zip(sums or [0] * len(scores), scores, strict=True)]
        return [found // playouts for found in sums]


def whole_turns(rules: Game, position: Position, most: int = MOST_TURNS) -> list[Turn]:
    """Legal turns of the seat that is to move, those of few moves first, no more than `most`."""
    turns: list[Turn] = []
    begun: list[tuple[Position, Turn]] = [(position, ())]
    while begun and len(turns) < most:
        further: list[tuple[Position, Turn]] = []
        for row, moves in begun:
            for move in rules.legal(row):
                turn = (*moves, move)
                if rules.why_not(position, turn) is None:
                    turns.append(turn)
                elif len(further) < most:
                    child = row[:]
                    rules.play(child, move)
                    further.append((child, turn))
        begun = further
    return turns[:most]


def evaluator_of(name: str, position: Position) -> Evaluator:
    """What computer players know of the game of that name, for this position's kind of table."""
    bot = registry.bot(name)
    if bot is None:
        return _default(name)
    evaluator: Evaluator = bot.evaluator(position)
    return evaluator


_defaults: dict[str, Evaluator] = {}


def _default(name: str) -> Evaluator:
    """One for a game, so that it remembers."""
    if name not in _defaults:
        _defaults[name] = Evaluator(registry.load(name))
    return _defaults[name]
