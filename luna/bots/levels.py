"""The two questions that everybody asks a computer player: `choose` a turn, or `analyse` and think aloud.

The answer depends on the position, the level and the seed alone: a level is an error in what it sees or a number of
simulations, never a time, so it plays the same on every machine.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Generator, Iterable
from typing import Final

from luna.bots import slips
from luna.bots.evaluator import POINT, Analysis, Evaluator, Scored, Variation
from luna.bots.oneply import blurred, near, ranked
from luna.bots.plans import planned
from luna.bots.search import Tree
from luna.bots.tempers import preferred
from luna.core.game import Position, Turn

AT_SIGHT: Final = 3
"""The level that looks one turn ahead and makes no errors."""
_LOOKED_AT: Final = 2
"""A line with this part of the best one's visits was looked at."""
PROGRESS: Final = 50
"""Simulations between two words of `analyse`."""
THOUGHT_THROUGH: Final = 8
"""Candidates of a plan between two words."""
TIMES: Final = 3
"""How often a position may come before a bot gives way in it."""


def choose(evaluator: Evaluator, position: Position, level: int, seed: int = 0, temper: str | None = None) -> Turn:
    """The turn that a level plays, with the temper of a role or none; the position is not changed."""
    thought = evaluator.levels[level]
    if not thought.errs:
        *_, last = analyse(evaluator, position, level, seed)
        return taken(evaluator, position, last, temper)
    known = near(ranked(evaluator, position), thought.drop)
    if thought.slips:
        known = slips.seen(evaluator, position, known, seed)
    if thought.noise:
        known = blurred(known, thought.noise, _random(position, level, seed))
    return preferred(evaluator, position, known, temper)


def taken(evaluator: Evaluator, position: Position, said: Analysis, temper: str | None = None) -> Turn:
    """The turn that comes of the last word of an analysis. Lines that were hardly looked at are not to be relied on."""
    known = [line for line in said.lines if line.share * _LOOKED_AT >= said.lines[0].share]
    first, *others = [(round(line.margin * POINT), line.turn) for line in known]
    return preferred(evaluator, position, [first, *((min(one[0], first[0]), one[1]) for one in others)], temper)


def at_first_sight(evaluator: Evaluator, position: Position) -> Analysis:
    """What one turn ahead says. A legal turn whatever fails: whoever asks here has seen a search fail already."""
    try:
        *_, said = analyse(evaluator, position, AT_SIGHT)
        if evaluator.rules.why_not(position, said.lines[0].turn) is None:
            return said
    except Exception:
        pass
    return Analysis(0, 0, (Variation(evaluator.giving_way(position), 0.0, 0.0),))


def analyse(evaluator: Evaluator, position: Position, level: int, seed: int = 0) -> Generator[Analysis, None, None]:
    """The best turns, again and again while a level thinks; the last word is what it would play without error."""
    thought, scored = evaluator.levels[level], ranked(evaluator, position)
    if evaluator.opening(position):
        yield Analysis(0, 0, tuple(Variation(turn, (total - scored[0][0]) / POINT, 0.0) for total, turn in scored))
        return
    if (plan := evaluator.planned(position, thought, scored)) is not None:
        yield from plan
        return
    visits = thought.visits[0 if len(evaluator.totals(position)) <= 2 else 1]
    if visits and len(scored) > 1:
        if solution := evaluator.solved(position, thought.ending):
            yield Analysis(0, 0, (solution,))
            return
        scored = evaluator.improved(position, scored)
    yield Analysis(0, visits, _lines(scored))
    if thought.plan and len(scored) > 1:
        total = len(scored)
        for done, better in enumerate(planned(evaluator, position, scored, thought.plan), 1):
            if done % THOUGHT_THROUGH == 0 or done == total:
                yield Analysis(done, total, _lines(better))
            scored = better
    if not visits or len(scored) == 1:
        return
    tree = Tree(evaluator, position, scored)
    for done in range(1, visits + 1):
        tree.visit()
        if done % PROGRESS == 0 or done == visits:
            lines = [
                Variation(turn, math.atanh(max(-0.999, min(0.999, mean))) * evaluator.scale, count / done)
                for count, mean, turn in tree.best()
            ]
            yield Analysis(done, visits, tuple(lines))


def _lines(scored: Iterable[Scored]) -> tuple[Variation, ...]:
    return tuple(Variation(turn, margin / POINT, 0.0) for margin, turn in scored)


def circling(position: Position, before: Iterable[Position]) -> bool:
    """Whether a position is there for the third time; `before` = those that were there earlier.

    The rules of a game may let turns lead back to a position for ever, each seat waiting for another one to move on.
    Nothing but the same comes of it: a bot then takes `Evaluator.giving_way`.
    """
    return sum(one == position for one in before) + 1 >= TIMES


def _random(position: Position, level: int, seed: int) -> random.Random:
    """Chance that only the question decides."""
    text = bytes(position) + level.to_bytes(1, "big") + seed.to_bytes(16, "big", signed=True)
    return random.Random(int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big"))
