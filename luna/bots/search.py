"""A tree of turns whose leaves are valued, not played out: every visit follows the most promising line to a new turn.

Every seat picks what is best for itself. Children are ordered by the value one turn ahead; the first visit sees only
the best of them, more visits open more. At a table of two the answers open as fast as the own turns. With more seats
there would be too many: the others begin with what looks best at once and open more slowly, and a new line goes on
until the seat that thinks decides again. That they open at all matters: a seat that takes for granted that nobody else
looks ahead beats only those who do not.

A new node counts what its best turn promises. That is one turn more than its parent saw of it, and the seat that acts
next always looks better: children not yet visited are corrected by what the others turned out to differ (`drift`).
"""

from __future__ import annotations

import math
from functools import cache

from luna.bots.oneply import Scored, ranked
from luna.core.game import Turn
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import POINT, Value, margin
from luna.games.luna.rules.position import OVER, PHASE, PLAYERS, TURN

WIDEST = 12
"""Children opened at the most."""
WIDENING = 4
"""Visits for every further child."""
WIDEST_OTHERS = 8
WIDENING_OTHERS = 8
"""The same where another seat decides at a table of more than two; there the first visits see a single child."""
CURIOSITY = 0.4
"""How much a child that had few visits is preferred."""
DEEPEST = 60
"""Turns of one line: where turns lead back to a position that is on the way already, there is no last one."""
SCALE = 15
"""Points of margin that make a game nearly decided."""


@cache
def _utility(ahead: int) -> float:
    """-1..1; `ahead` in tenths of a point. Rounded, so that no library's last digit decides a move."""
    return round(math.tanh(ahead / (10 * SCALE)), 6)


@cache
def _eagerness(behind: int) -> float:
    """How much a child is looked at first that is `behind` tenths of a point below the best."""
    return round(math.exp(-behind / 20), 6)


def utility(ahead: int) -> float:
    """The wish for being so far ahead, in thousandths of a point."""
    return _utility(ahead * 10 // POINT)


class Node:
    """A position in which a seat decides, and what was found out behind it."""

    __slots__ = (
        "children",
        "drift",
        "first",
        "opened",
        "over",
        "priors",
        "row",
        "seat",
        "slow",
        "sums",
        "turns",
        "visits",
    )

    def __init__(self, row: bytearray, slow: bool) -> None:
        self.row = row
        self.over = row[PHASE] == OVER
        self.seat = row[TURN]  # that decides
        self.slow = slow  # whether its turns open slowly
        self.visits = 0
        self.sums = [0.0] * row[PLAYERS]  # of the utilities of each seat
        self.drift = 0.0  # what the children's worth differed in all from what was seen of them from here
        self.opened = 0
        self.turns: list[Turn] = []
        self.first: list[float] = []  # utility of each turn to the seat that decides, one turn ahead
        self.priors: list[float] = []
        self.children: list[Node | None] = []


class Tree:
    """The search from one position."""

    def __init__(self, row: bytearray, value: Value, turns: list[Scored]) -> None:
        """`turns` = the turns of the root with their values, best first."""
        self.value = value
        self.me = row[TURN]
        self.crowd = row[PLAYERS] > 2
        self.nodes: dict[bytes, Node] = {}  # turns in another order lead to the same node
        self.root = Node(row, slow=False)
        self._open(self.root, turns)

    def _node(self, row: bytearray) -> Node:
        key = bytes(row)
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node(row, self.crowd and row[TURN] != self.me)
        return node

    def _open(self, node: Node, turns: list[Scored]) -> None:
        best = turns[0][0]
        for ahead, turn in turns[: WIDEST_OTHERS if node.slow else WIDEST]:
            node.turns.append(turn)
            node.first.append(utility(ahead))
            node.priors.append(_eagerness((best - ahead) * 10 // POINT))
        total = sum(node.priors)
        node.priors = [prior / total for prior in node.priors]
        node.children = [None] * len(node.turns)

    def _pick(self, node: Node) -> int:
        """The child to look at: promising, or little visited."""
        wish, seat = CURIOSITY * math.sqrt(node.visits + 1), node.seat
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

    def visit(self) -> None:
        """One simulation."""
        node, path = self.root, [self.root]
        fresh: list[tuple[Node, int]] = []  # turns that nobody took before
        promise: list[float] | None = None
        while promise is None and not node.over and len(path) < DEEPEST:
            number = self._pick(node)
            child = node.children[number]
            if child is None:
                child = node.children[number] = self._node(after(node.row, node.turns[number]))
                fresh.append((node, number))
                promise = self._promise(child)
            node = child
            path.append(node)
        if promise is None:
            promise = self._utilities(node.row, self.me)
        for parent, number in fresh:
            parent.opened += 1
            parent.drift += promise[parent.seat] - parent.first[number]
        for node in path:
            node.visits += 1
            for seat, wish in enumerate(promise):
                node.sums[seat] += wish

    def _promise(self, node: Node) -> list[float] | None:
        """What a node is worth to each seat that is reached for the first time from its parent; None = go on."""
        if node.visits:  # known by another way
            return [sum / node.visits for sum in node.sums]
        if node.over:
            return self._utilities(node.row, self.me)
        if not node.turns:
            self._open(node, ranked(node.row, self.value))
        return None if node.slow else self._utilities(after(node.row, node.turns[0]), node.seat)

    def _utilities(self, row: bytearray, seat: int) -> list[float]:
        """By seat; at a table of two, what `seat` wishes the other does not."""
        totals = self.value.totals(row)
        if self.crowd:
            return [utility(margin(totals, row, other)) for other in range(len(totals))]
        wish = utility(margin(totals, row, seat))
        return [wish if other == seat else -wish for other in range(len(totals))]

    def best(self) -> list[tuple[int, float, Turn]]:
        """Visits, mean utility and turn of the root's children, most visited first."""
        known = [
            (child.visits, child.sums[self.me] / child.visits, turn)
            for child, turn in zip(self.root.children, self.root.turns, strict=True)
            if child is not None
        ]
        return sorted(known, key=lambda one: (-one[0], -one[1], one[2]))
