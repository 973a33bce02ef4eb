"""The review of a finished game: the value of every position, and the cost of every turn against the best one.

The size of the search is `Evaluator.examined`. The played turn and the best one are compared at equal depth, and a draw
of chance counts as expected, so luck is no merit. The result is equal on every machine.
"""

import math
from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple

from luna.bots.answers import Miss, TurnReview
from luna.bots.evaluator import POINT, Evaluator, Level, Scored, Variation, Why
from luna.bots.oneply import ranked, worth
from luna.bots.proof import decided
from luna.bots.search import LINE, Plan, Tree
from luna.core.game import Position, Turn

REVISION: Final = 3
"""The version of the reviews: it changes with their content, and older reviews are made again."""
POINTS: Final = 5
"""Turning points of a game."""
TRIED: Final = 6
"""Candidates that are compared with the played turn where there is no search."""
_NOTICED: Final = POINT // 4  # a smaller cost is the noise of the search
_STEP: Final = 8  # simulations between two chances to preempt
_REPLIES: Final = 12  # maximum turns of the others until the seat is to move again
_HALF: Final = 5  # a turn that costs `Evaluator.scale` points divided by this has half the quality

Steps = Generator[None, None, "Comparison"]


class Comparison(NamedTuple):
    """The best turn of a position, and the cost of the played turn against it."""

    line: tuple[Turn, ...]  # begins with the best turn
    cost: int  # thousandths of a point; negative: the played turn is better

    def lines(self, played: Turn) -> tuple[Variation, Variation]:
        """Both turns with their values, as in an analysis."""
        return Variation(self.line[0], self.cost / POINT, 1.0), Variation(played, 0.0, 1.0)


class ClearTurn(NamedTuple):
    """A turn that is better than every other one."""

    turn: Turn
    gap: int  # to the second best turn, in thousandths of a point
    why: tuple[Why, ...]  # reasons of the turn against that one
    rank: int  # at first sight, 1 = the best
    turns: int  # candidates


def judge(evaluator: Evaluator, position: Position, number: int, turn: Turn) -> Iterator[TurnReview | None]:
    """Yields None while it searches, then the review of turn `number`; () is the end of the game."""
    seat, values = evaluator.to_move(position), tuple[int, ...]()
    if evaluator.chance(position) is None and not evaluator.opening(position):
        values = tuple(evaluator.totals(position))
    if seat is None or not turn or not evaluator.reviewed(position):
        yield TurnReview(values)
        return
    scored, played = ranked(evaluator, position), decided(evaluator.rules, position, turn)
    if len(scored) == 1:
        yield TurnReview(values)
        return
    found: Comparison = yield from _compared(evaluator, position, scored, played)
    cost = found.cost if found.line[0] != played and found.cost >= _NOTICED else 0
    half = evaluator.scale * POINT // _HALF
    why = tuple(evaluator.reasons(position, found.line[0], played, found.lines(played))) if cost else ()
    miss = Miss(number, seat, played, found.line[0], cost, why, found.line) if cost else None
    yield TurnReview(values, 100 * half // (half + cost), miss)


def clearest(evaluator: Evaluator, position: Position) -> Iterator[ClearTurn | None]:
    """Yields None while it searches, then the best turn, if a review judges any, against the best of the others."""
    if evaluator.to_move(position) is None or not evaluator.reviewed(position):
        return
    scored = ranked(evaluator, position)
    if len(scored) > 1:
        found: Comparison = yield from _compared(evaluator, position, scored, scored[0][1])
        best = found.line[0]
        others = [one for one in scored if one[1] != best]
        second: Comparison = yield from _compared(evaluator, position, others, best)
        gap, other = -second.cost, second.line[0]
        rank = 1 + next((n for n, (_, turn) in enumerate(scored) if turn == best), len(others))
        why = tuple(evaluator.reasons(position, best, other, Comparison((best,), gap).lines(other)))
        yield ClearTurn(best, gap, why, rank, len(scored))


def turning_points(judged: Sequence[TurnReview], seats: Sequence[int], most: int = POINTS) -> list[Miss]:
    """The most expensive misses of these seats, in the order of the game."""
    missed = (one.miss for one in judged if one.miss is not None and one.miss.seat in seats)
    return sorted(sorted(missed, key=lambda miss: -miss.cost)[:most], key=lambda miss: miss.number)


def settled(evaluator: Evaluator, position: Position, seat: int) -> int:
    """The value of a position to a seat after the answers of the others, up to a chance node, in thousandths."""
    for _ in range(_REPLIES):
        if evaluator.to_move(position) in (seat, None):
            break
        position = evaluator.after(position, ranked(evaluator, position)[0][1])
    return worth(evaluator, position, seat)


# ---- three ways to compare, the first that a game has


def _compared(evaluator: Evaluator, position: Position, scored: list[Scored], played: Turn) -> Steps:
    level, seat = evaluator.examined, evaluator.to_move(position)
    assert seat is not None, "nobody is to move"
    visits = level.visits[0 if len(evaluator.totals(position)) <= 2 else 1]
    if evaluator.planned(position, level, scored) is None and (level.plan or visits):
        if level.plan:
            return (yield from _by_plan(evaluator, position, scored, played, level))
        return (yield from _by_tree(evaluator, position, scored, played, visits))
    tried = [turn for _, turn in scored[:TRIED]]
    worths = {turn: settled(evaluator, evaluator.after(position, turn), seat) for turn in [*tried, played]}
    best = max(tried, key=worths.__getitem__)
    return Comparison((best,), worths[best] - worths[played])


def _by_plan(evaluator: Evaluator, position: Position, scored: list[Scored], played: Turn, level: Level) -> Steps:
    """Compare by the plan of the rest of the seat's turn."""
    seat = evaluator.to_move(position)
    assert seat is not None, "nobody is to move"
    plan, worths = Plan(evaluator, seat, level.plan), dict[Turn, int]()
    for turn in [*(turn for _, turn in scored[: level.lines]), played]:
        worths[turn] = plan.worth(evaluator.after(position, turn))
        yield
    best = max(scored[: level.lines], key=lambda one: (worths[one[1]], one[1] == played))[1]
    line, row = [best], evaluator.after(position, best)
    while len(line) < LINE and evaluator.to_move(row) == seat:
        first = [turn for _, turn in ranked(evaluator, row)[: level.plan[0]]]
        line.append(max(first, key=lambda turn: plan.worth(evaluator.after(row, turn), 1)))
        row = evaluator.after(row, line[-1])
        yield
    return Comparison(tuple(line), worths[best] - worths[played])


def _by_tree(evaluator: Evaluator, position: Position, scored: list[Scored], played: Turn, visits: int) -> Steps:
    """Compare by a tree search: one finds the best turn, and one for each of the two turns measures it."""
    tree = Tree(evaluator, position, evaluator.improved(position, scored))
    for done in range(visits):
        tree.visit()
        if done % _STEP == 0:
            yield
    best, means, line = tree.best()[0][2], list[float](), tuple[Turn, ...]()
    if best != played:
        for turn in (best, played):
            tree = Tree(evaluator, position, [(0, turn)])
            for done in range(visits // 2):
                tree.visit()
                if done % _STEP == 0:
                    yield
            means.append(math.atanh(max(-0.999, min(0.999, tree.best()[0][1]))) * evaluator.scale)
            line = line or tree.line()
    # Rounded, so that all maths libraries give equal results.
    cost = round(round(means[0] - means[1], 2) * POINT) if means else 0
    return Comparison(line or (best,), cost)
