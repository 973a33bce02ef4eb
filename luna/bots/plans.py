"""A plan: the rest of a seat's own turn thought through, where that is several decisions one after another.

One ply sees what a decision brings at once, not what it opens: that a tile lies within reach when the tribes march, and
that somebody sells there. A plan values each candidate by what the seat has when another one is to move. Of every
further decision it looks at the few that one ply likes best, at fewer the deeper it goes; what chance does between them
counts as expected. In a game in which every decision ends the turn a plan is one ply.
"""

from __future__ import annotations

from collections.abc import Iterator

from luna.bots.evaluator import Evaluator, Scored
from luna.bots.oneply import ranked
from luna.core.game import Position


class Plan:
    """What positions are worth to a seat at the end of its own turn."""

    def __init__(self, evaluator: Evaluator, seat: int, widths: tuple[int, ...]) -> None:
        """`widths` = how many candidates of the first further decision are looked at, of the second and so on.

        The last one counts for all that follow.
        """
        self._evaluator, self._seat, self._widths = evaluator, seat, widths
        self._known: dict[tuple[bytes, int], int] = {}  # by position and width there: other orders lead to the same

    def worth(self, position: Position, depth: int = 0) -> int:
        """Thousandths of a point ahead of the others, `depth` decisions after those that are compared."""
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
    """The turns by what they come to, best first: after each one that was thought through, the others as they were."""
    seat = evaluator.to_move(position)
    assert seat is not None, "nobody is to move"
    plan, known = Plan(evaluator, seat, widths), list[Scored]()
    for number, (_, turn) in enumerate(scored, 1):
        known.append((plan.worth(evaluator.after(position, turn)), turn))
        known.sort(key=lambda one: (-one[0], one[1]))
        yield known + scored[number:]
