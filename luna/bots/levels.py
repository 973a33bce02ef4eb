"""The two entry points of the bots: `choose` a turn, or `analyse` a position step by step.

The result depends only on the position, the level and the seed. A level is an error in the value or a number of
simulations, never a time limit, so it plays the same on every machine.
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
"""The level of the plain one-ply search."""
_LOOKED_AT: Final = 2
"""A line is reliable if it has at least the visits of the best one divided by this."""
PROGRESS: Final = 50
"""Simulations between two results of `analyse`."""
THOUGHT_THROUGH: Final = 8
"""Candidates of a plan between two results of `analyse`."""
TIMES: Final = 3
"""At this occurrence of a position a bot plays `Evaluator.giving_way`."""


def choose(evaluator: Evaluator, position: Position, level: int, seed: int = 0, temper: str | None = None) -> Turn:
    """The turn of a level, with the temper of a role or without one; the position is not changed."""
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
    """The turn to play after an analysis; lines with too few visits are ignored."""
    known = [line for line in said.lines if line.share * _LOOKED_AT >= said.lines[0].share]
    first, *others = [(round(line.margin * POINT), line.turn) for line in known]
    return preferred(evaluator, position, [first, *((min(one[0], first[0]), one[1]) for one in others)], temper)


def at_first_sight(evaluator: Evaluator, position: Position) -> Analysis:
    """The result of a one-ply search; a legal turn even if the evaluator fails. Used when a search has failed."""
    try:
        *_, said = analyse(evaluator, position, AT_SIGHT)
        if evaluator.rules.why_not(position, said.lines[0].turn) is None:
            return said
    except Exception:
        pass
    return Analysis(0, 0, (Variation(evaluator.giving_way(position), 0.0, 0.0),))


def analyse(evaluator: Evaluator, position: Position, level: int, seed: int = 0) -> Generator[Analysis, None, None]:
    """Yields the best turns while a level searches; the last result is its choice without error."""
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
    """Whether a position occurs for the third time; `before`: the earlier positions.

    The rules of a game may allow endless repetition, with each seat waiting for another one. A bot then plays
    `Evaluator.giving_way`.
    """
    return sum(one == position for one in before) + 1 >= TIMES


def _random(position: Position, level: int, seed: int) -> random.Random:
    """A generator seeded by the question alone."""
    text = bytes(position) + level.to_bytes(1, "big") + seed.to_bytes(16, "big", signed=True)
    return random.Random(int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big"))
