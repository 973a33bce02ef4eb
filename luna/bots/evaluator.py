"""The interface between the bots and a game: the evaluation function, the candidate turns, and optional extras.

A game supplies a module `games.NAME.bot` with `evaluator(position) -> Evaluator`. The class here is the default, by the
rules alone, so a game without bot code still has computer players and hints. A game usually overrides `estimated` and
`candidates`.
"""

import hashlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import ClassVar, Final, NamedTuple

from luna.bots import compiled
from luna.bots.compiled import Core
from luna.core import registry
from luna.core.game import Game, Position, Turn
from luna.core.levels import LEVELS

POINT: Final = 1000
"""The unit of every value: a point of the score is a thousand."""

Scored = tuple[int, Turn]
"""The value of a turn, in thousandths of a point, and the turn."""


class Level(NamedTuple):
    """A difficulty: an error in the value, or the size of the search; never a time limit."""

    noise: int = 0  # standard deviation of the error of a turn's value, thousandths of a point
    drop: int = 1 << 30  # turns further below the best one are never played
    slips: int = 0  # percent of the game's human errors that it makes, see `bots.levels`
    visits: tuple[int, int] = (0, 0)  # simulations of the tree search for up to two seats, and for more
    plan: tuple[int, ...] = ()  # candidates of each further decision of the seat's turn, see `bots.search`; () = none
    ending: int = 0  # positions that an exact solver may visit
    lines: int = 0  # width of the beam of a planner

    @property
    def errs(self) -> bool:
        """Whether the level may play a turn that it knows to be worse than another one."""
        return bool(self.noise or self.slips)


ADVICE: Final = -1
"""Instead of a level: the one of hints, see `Evaluator.advises`."""
_NOISE: Final = (4500, 3000, 2000, 700, 0)
_VISITS: Final = ((15, 10), (30, 20), (60, 40), (120, 80), (250, 150), (400, 250), (600, 400), (1000, 600))
LADDER: Final = dict(enumerate([*(Level(noise) for noise in _NOISE), *(Level(visits=many) for many in _VISITS)]))
"""What `core.levels` do in a game that does not define them."""

PLAYOUTS: Final = 4
"""Random games per position; their mean is the default value."""
LONGEST_PLAYOUT: Final = 400
"""Moves after which a playout is cut off and scored."""
MOST_TURNS: Final = 300
"""Default number of candidates: some games have too many turns to list."""
_REMEMBERED: Final = 20_000
_STEP: Final = 70
LATER: Final = "later"
"""The theme of a gain that only a search sees, after the compared turns."""
_LEAST: Final = POINT // 10  # a smaller amount alone is no reason


class Variation(NamedTuple):
    """A candidate turn with its evaluation, one line of a multi-PV analysis."""

    turn: Turn
    margin: float  # expected lead in points; in an opening: the difference to the best turn
    share: float  # of the visits, 0..1


class Analysis(NamedTuple):
    """An intermediate or final result of an analysis."""

    done: int  # simulations, or steps of a plan
    total: int
    lines: tuple[Variation, ...]  # best first
    line: tuple[Turn, ...] = ()  # the best turn and those expected after it, where a search has ended


class Why(NamedTuple):
    """One reason for a turn, named by a theme."""

    theme: str
    amount: int  # thousandths of a point above the turn that it is compared with


class Evaluator:
    """Values positions and proposes turns, by default with random playouts and every turn. All methods are pure."""

    levels: ClassVar[Mapping[int, Level]] = LADDER
    advises: ClassVar[int] = 10
    """The level of hints: strong, without errors, and on every machine within a second."""
    scale: ClassVar[int] = 15
    """Points of lead that nearly decide a game: the utility is tanh(margin / scale)."""
    tempers: ClassVar[Mapping[str, Mapping[str, int]]] = MappingProxyType({})
    """The preferences of each role: by trait, thousandths of a won game; see `bots.levels`."""
    slips: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The errors of a level with all `Level.slips`, and in how many rounds of a hundred each is made."""
    zero_sum: ClassVar[bool] = True
    """Whether, with two seats, the margins of both add up to zero."""
    examined: ClassVar[Level] = Level(visits=(200, 100))
    """The size of the search that reviews a finished game, see `bots.review`: a tree, or a plan of so many `lines`."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.play, self.chance, self.to_move = rules.play, rules.chance, rules.to_move
        self._known: dict[bytes, list[int]] = {}

    def after(self, position: Position, turn: Turn) -> Position:
        """The position after a turn; it may be a chance node."""
        position = position[:]
        for move in turn:
            self.play(position, move)
        return position

    def candidates(self, position: Position) -> list[Turn]:
        """The turns that are evaluated: all legal, at least one while a seat is to move."""
        return whole_turns(self.rules, position)

    def totals(self, position: Position) -> list[int]:
        """The expected final score of every seat, in thousandths, never of a chance node. Do not change the list."""
        key = bytes(position)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            found = self._known[key] = self.estimated(position)
        return found

    def estimated(self, position: Position) -> list[int]:
        """The totals, worked out: here the mean score of random playouts, seeded by the position."""
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

    def margin(self, totals: list[int], position: Position, seat: int) -> int:
        """The lead of a seat over the others: half over the best of them, half over their mean."""
        others = totals[:seat] + totals[seat + 1 :]
        if not others:
            return totals[seat]
        return totals[seat] - (max(others) * len(others) + sum(others)) // (2 * len(others))

    # ---- optional: extras of a game

    @property
    def core(self) -> Core | None:
        """The compiled core with the same answers, where there is one."""
        return None

    @property
    def speed(self) -> str:
        """The name of the engine behind the answers, in English: a compiled core, or Python and the reason."""
        return "pure Python"

    def opening(self, position: Position) -> bool:
        """Whether the seats are still setting up: turns are ranked by `prepared`, without a search."""
        return False

    def prepared(self, position: Position, seat: int) -> int:
        """The value of a position after a turn of the opening to the seat that took it, in thousandths of a point."""
        return self.totals(position)[seat]

    def improved(self, position: Position, scored: list[Scored]) -> list[Scored]:
        """The root turns of a tree search: `scored`, best first, with some turns replaced by better variants."""
        return scored

    def solved(self, position: Position, limit: int) -> Variation | None:
        """An endgame solver: the outcome with best play, or None when `limit` positions are not enough."""
        return None

    def planned(self, position: Position, level: Level, scored: list[Scored]) -> Iterator[Analysis] | None:
        """A planner that replaces the tree search in a solo game; None: use the tree search."""
        return None

    def planner(self, seat: int, widths: tuple[int, ...]) -> Callable[[Position], int] | None:
        """`bots.search.Plan.worth` of the compiled core; None where there is none."""
        return None

    def stretch(self, position: Position) -> int:
        """The number of the part of the game for which a slip lasts."""
        return self.rules.round_of(position)

    def misjudged(self, position: Position, turn: Turn, slips: Mapping[str, int]) -> Mapping[str, int]:
        """By slip, whose number gives its subject: how much it overrates a turn, in thousandths."""
        return {}

    def traits(self, position: Position, turn: Turn) -> Mapping[str, int]:
        """The traits of a turn with their amounts, for tempers; not called in the opening."""
        return {}

    def giving_way(self, position: Position) -> Turn:
        """A legal turn that brings the end nearer, for a position that repeats; found without the evaluation."""
        return min(whole_turns(self.rules, position))

    def reviewed(self, position: Position) -> bool:
        """Whether the review of a finished game judges turns of this position."""
        return not self.opening(position)

    def differences(self, position: Position, turn: Turn, instead: Turn) -> list[Why]:
        """The difference in value between two turns, by theme; empty where it cannot be split."""
        return []

    def kind(self, turn: Turn) -> int:
        """The kind of action of a turn; a hint compares turns of different kinds."""
        return 0

    # ---- reasons, from the differences; `searched`: the lines of a search, which saw the continuation

    def reasons(self, position: Position, turn: Turn, instead: Turn, searched: Sequence[Variation] = ()) -> list[Why]:
        """The themes that make a turn better than another one, the largest difference first.

        The list is just long enough to decide: without these themes the turn would be no better.
        """
        found, said = parted(self, position, turn, instead, searched), list[Why]()
        left = sum(why.amount for why in found)
        for why in sorted(found, key=lambda why: -why.amount):
            if why.amount > 0 and (left > 0 or (why.amount >= _LEAST and not said)):
                said.append(why)
                left -= why.amount
        return said

    def price(self, position: Position, turn: Turn, instead: Turn, searched: Sequence[Variation] = ()) -> Why | None:
        """The theme in which a turn loses most against another one."""
        lost = (why for why in parted(self, position, turn, instead, searched) if why.amount <= -_LEAST)
        return min(lost, key=lambda why: why.amount, default=None)

    def rival(self, lines: Sequence[Variation], turn: Turn) -> Turn | None:
        """The turn to compare with: the best one of another kind, else the next best one; None without another turn."""
        others = [line.turn for line in lines if line.turn != turn]
        unlike = [other for other in others if self.kind(other) != self.kind(turn)]
        return next(iter(unlike or others), None)


def parted(
    evaluator: Evaluator, position: Position, turn: Turn, instead: Turn, searched: Sequence[Variation]
) -> list[Why]:
    """The difference of two turns by theme; the part that only the search saw (`searched`: its lines) is `LATER`."""
    found, worth = evaluator.differences(position, turn, instead), {line.turn: line.margin for line in searched}
    if found and worth:
        whole = round((worth[turn] - worth[instead]) * POINT)
        found.append(Why(LATER, whole - sum(why.amount for why in found)))
    return found


def steps(game: str) -> Sequence[int]:
    """In how many games of a hundred each level beats the one below, as measured (`STEPS` of the game's bot)."""
    found: Sequence[int] = getattr(registry.bot(game), "STEPS", (_STEP,) * LEVELS[-1])
    return found


def longest_wait(game: str, level: int) -> int:
    """Seconds that a level may take in pure Python (`WAITS` of the game's bot); 0 for a wait too short to mention."""
    return 0 if compiled.expected(game) else getattr(registry.bot(game), "WAITS", {}).get(level, 0)


def whole_turns(rules: Game, position: Position, most: int = MOST_TURNS) -> list[Turn]:
    """At most `most` legal turns of the seat to move, those with the fewest moves first."""
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
    """The evaluator of a game for this position, for example for its number of players."""
    bot = registry.bot(name)
    evaluator: Evaluator = _default(name) if bot is None else bot.evaluator(position)
    return evaluator


@cache
def _default(name: str) -> Evaluator:
    """One instance for each game, so that its cache is shared."""
    return Evaluator(registry.load(name))
