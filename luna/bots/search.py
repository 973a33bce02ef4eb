"""The deeper searches: a Monte Carlo tree search (`Tree`), and a plan of the rest of the seat's turn (`Plan`).

The tree search (MCTS) selects by PUCT; leaves are valued by the evaluator, not played out. Priors come from the one-ply
value of the turns. Progressive widening: the first visits see only the best turns, more visits open more. Max^n backup:
every seat picks what is best for itself.

With up to two seats all nodes widen equally. With more seats the nodes of the opponents start with their best one-ply
turn and widen more slowly, and a new line is extended until the searching seat decides again. They must widen at all:
a search that assumes one-ply opponents beats only one-ply opponents.

A new leaf is valued after its own best turn, one turn deeper than the one-ply value that its parent sees. So the
first-play urgency of an unvisited child is that value, corrected by what its siblings showed on average (`drift`).

A chance node is valued by its expected value at the first visit; later visits are distributed over the outcomes in
proportion to their weights, deterministically. The search never knows the outcome that will be drawn.

A plan is a beam search: it values a candidate by the position in which another seat is to move. Of each further
decision it tries the best few by one ply, fewer with depth; chance counts as expected.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from luna.bots.compiled import SearchTree
from luna.bots.evaluator import POINT, Evaluator, Scored
from luna.bots.oneply import averaged, ranked
from luna.core.game import Draw, Position, Turn

WIDEST = 12
"""Maximum number of children."""
WIDENING = 4
"""Visits that open one more child."""
WIDEST_OTHERS = 8
WIDENING_OTHERS = 8
"""The same for opponents at tables of more than two; their first visits see a single child."""
C_PUCT = 0.4
"""Weight of the exploration term."""
PRIOR_WIDTH = 2.0
"""Points below the best turn at which a prior is 1/e of the best one."""
DEEPEST = 60
"""Maximum turns of a line: a line may repeat positions for ever."""
LINE = 4
"""Maximum turns of a reported line."""


@cache
def tanh(ahead: int, scale: int) -> float:
    """-1..1; `ahead` in tenths of a point. Rounded, so that all maths libraries give equal results."""
    return round(math.tanh(ahead / (10 * scale)), 6)


@cache
def prior(behind: int) -> float:
    """The unnormalised prior of a turn that is `behind` tenths of a point below the best."""
    return round(math.exp(-behind / (10 * PRIOR_WIDTH)), 6)


def utility(ahead: int, scale: int) -> float:
    """The utility of a margin in thousandths of a point, -1..1 by tanh; `scale` points nearly decide a game."""
    return tanh(ahead * 10 // POINT, scale)


@dataclass(slots=True, eq=False)
class SearchNode:
    """A node of the search tree: a position with its statistics; a seat or chance decides in it."""

    position: Position
    seat: int | None  # that decides
    draw: Draw | None  # where chance decides
    sums: list[float]  # of the utilities of each seat
    slow: bool = False  # whether its turns open slowly
    visits: int = 0
    drift: float = 0.0  # sum over children: their value minus their one-ply value
    opened: int = 0
    turns: list[Turn] = field(default_factory=list)
    first: list[float] = field(default_factory=list)  # utility of each turn to the seat that decides, one turn ahead
    priors: list[float] = field(default_factory=list)
    children: list[SearchNode | None] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)  # of a chance node: visits of each outcome

    @property
    def over(self) -> bool:
        """Whether the game is over, so that no seat decides."""
        return self.seat is None and self.draw is None


class Tree:
    """The search from one position."""

    def __init__(self, evaluator: Evaluator, position: Position, turns: list[Scored]) -> None:
        """`turns`: the candidates of the root with their values, best first."""
        self.evaluator = evaluator
        self.seats = len(evaluator.totals(position))
        self.crowd = self.seats > 2
        seat = evaluator.to_move(position)
        assert seat is not None, "nobody is to move"
        self.me = seat
        self.nodes: dict[bytes, SearchNode] = {}  # transpositions: turns in another order lead to the same node
        self.root = SearchNode(position, seat, None, [0.0] * self.seats)
        self._open(self.root, turns)

    def visit(self) -> None:
        """Run one simulation."""
        node, path = self.root, [self.root]
        fresh: list[tuple[SearchNode, int]] = []  # expanded by this visit
        promise: list[float] | None = None
        while promise is None and not node.over and len(path) < DEEPEST:
            number = self._pick(node) if node.draw is None else self._draw(node)
            child = node.children[number]
            if child is None:
                child = node.children[number] = self._node(self.evaluator.after(node.position, node.turns[number]))
                if node.draw is None:
                    fresh.append((node, number))
                promise = self._promise(child)
            node = child
            path.append(node)
        if promise is None:
            promise = self._utilities(node.position, self.me)
        for parent, number in fresh:
            assert parent.seat is not None
            parent.opened += 1
            parent.drift += promise[parent.seat] - parent.first[number]
        for node in path:
            node.visits += 1
            for seat, wish in enumerate(promise):
                node.sums[seat] += wish

    def best(self) -> list[tuple[int, float, Turn]]:
        """Visits, mean utility and turn of the root's children, most visited first."""
        known = [
            (child.visits, child.sums[self.me] / child.visits, turn)
            for child, turn in zip(self.root.children, self.root.turns, strict=True)
            if child is not None
        ]
        return sorted(known, key=lambda one: (-one[0], -one[1], one[2]))

    def line(self) -> tuple[Turn, ...]:
        """The most visited turns from the root on, up to a draw of chance."""
        node, turns = self.root, list[Turn]()
        while len(turns) < LINE and node.draw is None:
            visits = [0 if child is None else child.visits for child in node.children]
            if not any(visits):
                break
            number = visits.index(max(visits))
            turns.append(node.turns[number])
            following = node.children[number]
            assert following is not None
            node = following
        return tuple(turns)

    def _node(self, position: Position) -> SearchNode:
        key = bytes(position)
        node = self.nodes.get(key)
        if node is None:
            seat = self.evaluator.to_move(position)
            draw = self.evaluator.chance(position) if seat is None else None
            node = SearchNode(position, seat, draw, [0.0] * self.seats, self.crowd and seat != self.me)
            self.nodes[key] = node
            if draw is not None:
                node.turns = [(outcome,) for outcome in sorted(draw.outcomes)]
                node.children, node.drawn = [None] * len(node.turns), [0] * len(node.turns)
        return node

    def _open(self, node: SearchNode, turns: list[Scored]) -> None:
        best, scale = turns[0][0], self.evaluator.scale
        for ahead, turn in turns[: WIDEST_OTHERS if node.slow else WIDEST]:
            node.turns.append(turn)
            node.first.append(utility(ahead, scale))
            node.priors.append(prior((best - ahead) * 10 // POINT))
        total = 0.0
        for one in node.priors:  # not `sum`, which rounds in another way from Python 3.12 on
            total += one
        node.priors = [one / total for one in node.priors]
        node.children = [None] * len(node.turns)

    def _pick(self, node: SearchNode) -> int:
        """PUCT: the open child with the best sum of mean utility and exploration."""
        wish, seat = C_PUCT * math.sqrt(node.visits + 1), node.seat
        assert seat is not None
        drift = node.drift / node.opened if node.opened else 0.0
        wide = 1 + node.visits // WIDENING_OTHERS if node.slow else 2 + node.visits // WIDENING
        best, chosen = -1e9, 0
        for number, child in enumerate(node.children[:wide]):
            if child is None:
                hope = node.first[number] + drift + wish * node.priors[number]
            else:
                hope = child.sums[seat] / child.visits + wish * node.priors[number] / (1 + child.visits)
            if hope > best:
                best, chosen = hope, number
        return chosen

    @staticmethod
    def _draw(node: SearchNode) -> int:
        """The outcome that is furthest behind its share of the visits; ties go to the first."""
        assert node.draw is not None
        odds = dict(zip(node.draw.outcomes, node.draw.weights, strict=True))
        whole, visits = sum(odds.values()), sum(node.drawn) + 1
        behind = [odds[turn[0]] * visits - whole * count for turn, count in zip(node.turns, node.drawn, strict=True)]
        chosen = behind.index(max(behind))
        node.drawn[chosen] += 1
        return chosen

    def _promise(self, node: SearchNode) -> list[float] | None:
        """The value of a newly reached node to each seat; None: extend the line."""
        if node.visits:  # a transposition
            return [sum / node.visits for sum in node.sums]
        if node.seat is None:
            return self._utilities(node.position, self.me)
        if not node.turns:
            self._open(node, ranked(self.evaluator, node.position))
        return None if node.slow else self._utilities(self.evaluator.after(node.position, node.turns[0]), node.seat)

    def _utilities(self, position: Position, seat: int) -> list[float]:
        """The utilities by seat, expected at a chance node; zero-sum with two seats, seen from `seat`."""
        evaluator = self.evaluator
        if (draw := evaluator.chance(position)) is not None:
            whole, expected = sum(draw.weights), [0.0] * self.seats
            for outcome, weight in sorted(zip(draw.outcomes, draw.weights, strict=True)):
                for other, wish in enumerate(self._utilities(evaluator.after(position, (outcome,)), seat)):
                    expected[other] += wish * weight / whole
            return expected
        totals = evaluator.totals(position)
        if self.crowd or not evaluator.zero_sum:
            return [utility(evaluator.margin(totals, position, other), evaluator.scale) for other in range(self.seats)]
        wish = utility(evaluator.margin(totals, position, seat), evaluator.scale)
        return [wish if other == seat else -wish for other in range(self.seats)]


def new_tree(evaluator: Evaluator, position: Position, turns: list[Scored]) -> SearchTree:
    """The tree of a position before its first visit: in the compiled core where there is one."""
    return evaluator.core.tree(position, turns) if evaluator.core else Tree(evaluator, position, turns)


def searched(evaluator: Evaluator, position: Position, turns: list[Scored], visits: int) -> Turn:
    """The most visited turn of a tree after `visits` simulations."""
    tree = new_tree(evaluator, position, turns)
    for _ in range(visits):
        tree.visit()
    return tree.best()[0][2]


class Plan:
    """Values positions by the end of a seat's own turn."""

    def __init__(self, evaluator: Evaluator, seat: int, widths: tuple[int, ...]) -> None:
        """`widths`: candidates of the first further decision, of the second and so on; the last applies to the rest."""
        self._evaluator, self._seat, self._widths = evaluator, seat, widths
        self._known: dict[tuple[bytes, int], int] = {}  # by position and depth: transpositions are common

    def worth(self, position: Position, depth: int = 0) -> int:
        """The lead in thousandths of a point, `depth` decisions after the compared ones."""
        return averaged(self._evaluator, position, lambda row: self._decided(row, min(depth, len(self._widths) - 1)))

    def _decided(self, position: Position, depth: int) -> int:
        """The lead at a position that is no chance node."""
        evaluator, seat = self._evaluator, self._seat
        if evaluator.to_move(position) != seat:
            return evaluator.margin(evaluator.totals(position), position, seat)
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
    worth, known = evaluator.planner(seat, widths) or Plan(evaluator, seat, widths).worth, list[Scored]()
    for number, (_, turn) in enumerate(scored, 1):
        known.append((worth(evaluator.after(position, turn)), turn))
        known.sort(key=lambda one: (-one[0], one[1]))
        yield known + scored[number:]
