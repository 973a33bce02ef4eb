"""A plan: a beam search over the remaining decisions of a seat's own turn.

A one-ply search sees the immediate effect of a decision, not what it makes possible. A plan values a candidate by the
position in which another seat is to move. Of each further decision it tries the best few by one ply, fewer with depth;
chance counts as expected. In a game in which every decision ends the turn, a plan is a one-ply search.
"""

from __future__ import annotations

from collections.abc import Iterator

from luna.bots.evaluator import Evaluator, Scored
from luna.bots.oneply import ranked
from luna.core.game import Position


class Plan:
    """Values positions by the end of a seat's own turn."""

    def __init__(self, evaluator: Evaluator, seat: int, widths: tuple[int, ...]) -> None:
        """`widths`: the number of candidates of the first further decision, the second and so on.

        The last width applies to all later decisions.
        """
        self._evaluator, self._seat, self._widths = evaluator, seat, widths
        self._known: dict[tuple[bytes, int], int] = {}  # by position and depth: transpositions are common

    def worth(self, position: Position, depth: int = 0) -> int:
        """The lead in thousandths of a point, `depth` decisions after the compared ones."""
        evaluator, seat = self._evaluator, self._seat
        if (draw := evaluator.chance(position)) is not None:
            drawn = [self.worth(evaluator.after(position, (outcome,)), depth) for outcome in draw.outcomes]
            return sum(weight * found for weight, found in zip(draw.weights, drawn, strict=True)) // sum(draw.weights)
        if evaluator.to_move(position) != seat:
            return evaluator.margin(evaluator.totals(position), position, seat)
        depth = min(depth, len(self._widths) - 1)
        key = bytes(position), depth
        found = self._known.get(key)
        if found is None:
            best = ranked(evaluator, position)[: self._widths[depth]]
            found = self._known[key] = max(self.worth(evaluator.after(position, turn), depth + 1) for _, turn in best)
        return found


def planned(
    evaluator: Evaluator, position: Position, scored: list[Scored], widths: tuple[int, ...]
) -> Iterator[list[Scored]]:
    """Yields the ranking after each candidate that was planned; candidates not planned yet keep their order."""
    seat = evaluator.to_move(position)
    assert seat is not None, "nobody is to move"
    plan, known = Plan(evaluator, seat, widths), list[Scored]()
    for number, (_, turn) in enumerate(scored, 1):
        known.append((plan.worth(evaluator.after(position, turn)), turn))
        known.sort(key=lambda one: (-one[0], one[1]))
        yield known + scored[number:]
