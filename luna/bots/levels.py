"""The two entry points of the bots: `choose` a turn, or `analyse` a position step by step.

The result depends only on the position, the level and the seed. A level is an error in the value or a number of
simulations, never a time limit, so it plays the same on every machine.

Slips are the human errors of the lowest level, such as forgetting a figure or favouring one island: they distort the
values of a one-ply search for a stretch of the game, usually a round, so an opponent can notice and use them.

Tempers: among turns of nearly equal value a character prefers some traits. A preference costs at most `NEAR`, so a
level keeps its strength. The seed of a bot decides its role (`core.cast`).
"""

import hashlib
import math
import random
from collections.abc import Generator, Iterable, Mapping, Sequence
from itertools import compress
from typing import Final

from luna.bots.answers import Slip
from luna.bots.evaluator import POINT, Analysis, Evaluator, Scored, Variation
from luna.bots.oneply import blurred, near, ranked
from luna.bots.search import new_tree, planned, utility
from luna.core.game import Position, Turn

AT_SIGHT: Final = 4
"""The level of the plain one-ply search."""
_LOOKED_AT: Final = 2  # a line is reliable if it has at least the visits of the best one divided by this
PROGRESS: Final = 50
"""Simulations between two results of `analyse`."""
THOUGHT_THROUGH: Final = 8
"""Candidates of a plan between two results of `analyse`."""
TIMES: Final = 3
"""At this occurrence of a position a bot plays `Evaluator.giving_way`."""
NEAR: Final = 0.02
"""The maximum loss in win rate that a preference may cost."""
_WHOLE: Final = 100
_KINDS: Final = 1 << 16


def choose(evaluator: Evaluator, position: Position, level: int, seed: int = 0, temper: str | None = None) -> Turn:
    """The turn of a level, with the temper of a role or without one; the position is not changed."""
    *_, said = analyse(evaluator, position, level, seed)
    return chosen_turn(evaluator, position, level, said, seed, temper)


def chosen_turn(
    evaluator: Evaluator, position: Position, level: int, said: Analysis, seed: int = 0, temper: str | None = None
) -> Turn:
    """The turn that a level plays after its analysis: with its errors, else among the lines with enough visits."""
    thought = evaluator.levels[level]
    known = [(round(line.margin * POINT), line.turn) for line in said.lines]
    if not thought.errs:
        first = known[0]
        reliable = [line.share * _LOOKED_AT >= said.lines[0].share for line in said.lines]
        others = [(min(value, first[0]), turn) for value, turn in compress(known[1:], reliable[1:])]
        return preferred(evaluator, position, [first, *others], temper)
    known = near(known, thought.drop)
    if thought.slips:
        slips = slips_of(evaluator, position, seed, thought.slips)
        known = [(value + sum(evaluator.misjudged(position, turn, slips).values()), turn) for value, turn in known]
    if thought.noise:
        text = bytes(position) + level.to_bytes(1, "big") + seed.to_bytes(16, "big", signed=True)
        known = blurred(known, thought.noise, random.Random(_digest(text)))
    return preferred(evaluator, position, known, temper)


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
        yield Analysis(0, 0, variations([(total - scored[0][0], turn) for total, turn in scored]))
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
    yield Analysis(0, visits, variations(scored))
    if thought.plan and len(scored) > 1:
        total = len(scored)
        for done, better in enumerate(planned(evaluator, position, scored, thought.plan), 1):
            if done % THOUGHT_THROUGH == 0 or done == total:
                yield Analysis(done, total, variations(better))
            scored = better
    if not visits or len(scored) == 1:
        return
    tree = new_tree(evaluator, position, scored)
    for done in range(1, visits + 1):
        tree.visit()
        if done % PROGRESS == 0 or done == visits:
            lines = [
                Variation(turn, math.atanh(max(-0.999, min(0.999, mean))) * evaluator.scale, count / done)
                for count, mean, turn in tree.best()
            ]
            yield Analysis(done, visits, tuple(lines), tree.line() if done == visits else ())


def variations(scored: Iterable[Scored]) -> tuple[Variation, ...]:
    """The lines of an analysis without visits."""
    return tuple(Variation(turn, margin / POINT, 0.0) for margin, turn in scored)


def circling(position: Position, before: Iterable[Position]) -> bool:
    """Whether a position occurs for the third time: each seat may wait for another one, and rules may allow it."""
    return repeated(sum(one == position for one in before))


def repeated(before: int) -> bool:
    """Whether a position that was there so often before ends the waiting."""
    return before + 1 >= TIMES


# ---- slips and tempers


def slips_of(evaluator: Evaluator, position: Position, seed: int, share: int) -> Mapping[str, int]:
    """The slips of the seat to move in this stretch of the game, `share` percent of all, each with a random number."""
    seat = evaluator.to_move(position)
    assert seat is not None, "nobody is to move"
    found: dict[str, int] = {}
    for name, chance in evaluator.slips.items():
        number = _digest(f"{seed} {evaluator.stretch(position)} {seat} {name}".encode())
        if number % (_WHOLE * _WHOLE) < chance * share:
            found[name] = number // _WHOLE**2 % _KINDS
    return found


def deciding_slip(
    evaluator: Evaluator, position: Position, best: Turn, played: Turn, seed: int, share: int
) -> Slip | None:
    """The slip that best explains why this turn was played instead of the best one; None when no slip does."""
    slips = slips_of(evaluator, position, seed, share)
    wrong, right = (evaluator.misjudged(position, turn, slips) for turn in (played, best))
    amount, name = max(((wrong.get(name, 0) - right.get(name, 0), name) for name in slips), default=(0, ""))
    return Slip(name, slips[name]) if amount > 0 else None


def preferred(evaluator: Evaluator, position: Position, seen: Sequence[Scored], temper: str | None) -> Turn:
    """The turn of a character; `seen`: turns with their perceived values. Without a temper the first of the best."""
    best = max(seen, key=lambda one: one[0])
    likings = {} if temper is None else evaluator.tempers.get(temper, {})
    if not likings or evaluator.opening(position):
        return best[1]
    chosen, most = best[1], float("-inf")
    for value, turn in seen:
        behind = (utility(best[0], evaluator.scale) - utility(value, evaluator.scale)) / 2  # as a win rate, 0 to 1
        if behind <= NEAR:
            traits = evaluator.traits(position, turn)
            liked = sum([weight * traits.get(trait, 0) for trait, weight in likings.items()]) / 1000 - behind
            if liked > most:
                chosen, most = turn, liked
    return chosen


def _digest(text: bytes) -> int:
    """A number that depends on the question alone."""
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
