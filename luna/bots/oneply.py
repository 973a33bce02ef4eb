"""A one-ply search: candidate turns ranked by the value of the resulting position; chance counts as expected."""

import random
from collections.abc import Callable
from operator import mul
from typing import Final

from luna.bots.evaluator import Evaluator, Scored
from luna.core.game import Position

_FURTHER: Final = 10  # most further decisions of a turn


def ranked(evaluator: Evaluator, position: Position) -> list[Scored]:
    """All candidates, best first; ties in the order of their moves."""
    if evaluator.core and not evaluator.opening(position):
        return evaluator.core.ranked(position)
    me, after, turns = evaluator.to_move(position), evaluator.after, evaluator.candidates(position)
    assert me is not None, "nobody is to move"
    if evaluator.opening(position):
        scored = [(evaluator.prepared(after(position, turn), me), turn) for turn in turns]
    else:
        scored = []
        chance, totals, margin = evaluator.chance, evaluator.totals, evaluator.margin
        for turn in turns:  # `worth`, inlined: a search spends most of its time here
            child = after(position, turn)
            ahead = margin(totals(child), child, me) if chance(child) is None else worth(evaluator, child, me)
            scored.append((ahead, turn))
    return sorted(scored, key=lambda one: (-one[0], one[1]))


def worth(evaluator: Evaluator, position: Position, seat: int) -> int:
    """The lead of a seat, in thousandths of a point; at a chance node the expected value."""
    return averaged(evaluator, position, lambda row: evaluator.margin(evaluator.totals(row), row, seat))


def averaged(evaluator: Evaluator, position: Position, amount: Callable[[Position], int]) -> int:
    """An amount of a position; at a chance node its expected value."""
    draw = evaluator.chance(position)
    if draw is None:
        return amount(position)
    found = [averaged(evaluator, evaluator.after(position, (outcome,)), amount) for outcome in draw.outcomes]
    whole: int = sum(map(mul, draw.weights, found))
    return whole // sum(draw.weights)


def expected(evaluator: Evaluator, position: Position, amounts: Callable[[Position], dict[str, int]]) -> dict[str, int]:
    """Named amounts of a position; at a chance node their expected values."""
    draw = evaluator.chance(position)
    if draw is None:
        return amounts(position)
    found = [expected(evaluator, evaluator.after(position, (outcome,)), amounts) for outcome in draw.outcomes]
    whole = sum(draw.weights)
    return {name: sum(map(mul, draw.weights, [one[name] for one in found])) // whole for name in found[0]}


def moved_on(evaluator: Evaluator, position: Position, seat: int) -> Position:
    """The position after the rest of a seat's turn at first sight, up to a draw of chance."""
    for _ in range(_FURTHER):
        if evaluator.chance(position) is not None or evaluator.to_move(position) != seat:
            break
        position = evaluator.after(position, ranked(evaluator, position)[0][1])
    return position


def blurred(scored: list[Scored], noise: int, rng: random.Random) -> list[Scored]:
    """The turns with a bell-shaped error of about that standard deviation in each value, the same on every machine."""
    return [(value + int(noise * (sum([rng.random() for _ in range(6)]) - 3) * 1.414), turn) for value, turn in scored]


def near(scored: list[Scored], drop: int) -> list[Scored]:
    """The turns at most `drop` below the best one; `scored` is sorted, best first."""
    return [one for one in scored if scored[0][0] - one[0] <= drop]
