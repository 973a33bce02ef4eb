"""A tree of turns whose leaves are valued, not played out: every visit follows the most promising line to a new turn.

Children are ordered by the value one turn ahead; the first visit sees only the best of them, more visits open more. At
a table of two every turn is searched; with more seats only those of the seat that thinks, the others answer with what
looks best at once, which is stronger than a thin tree over everybody.

A new node counts what its best turn promises. That is one turn more than its parent saw of it, and the seat that acts
next always looks better: children not yet visited are corrected by what the others turned out to differ (`drift`).
"""

from __future__ import annotations

import math
from functools import cache

from luna.bots.oneply import Scored, ranked
from luna.bots.turns import after
from luna.bots.value import POINT, Value, margin
from luna.games.face import Turn
from luna.games.luna.position import OVER, PHASE, PLAYERS, TURN

WIDEST = 12
"""Children opened at the most."""
WIDENING = 4
"""Visits for every further child."""
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
        "mine",
        "opened",
        "over",
        "priors",
        "row",
        "sum",
        "turns",
        "visits",
        "worth",
    )

    def __init__(self, row: bytearray, mine: bool, worth: float) -> None:
        self.row = row
        self.over = row[PHASE] == OVER
        self.mine = mine  # whether the seat that thinks decides
        self.worth = worth  # utility by the value alone, to the seat that thinks
        self.visits = 0
        self.sum = 0.0
        self.drift = 0.0  # what the children's worth differed in all from what was seen of them from here
        self.opened = 0
        self.turns: list[Turn] = []
        self.first: list[float] = []  # utility of each turn, one turn ahead, to the seat that thinks
        self.priors: list[float] = []
        self.children: list[Node | None] = []


class Tree:
    """The search from one position."""

    def __init__(self, row: bytearray, value: Value, turns: list[Scored]) -> None:
        """`turns` = the turns of the root with their values, best first."""
        self.value = value
        self.me = row[TURN]
        self.everybody = row[PLAYERS] == 2
        self.nodes: dict[bytes, Node] = {}  # turns in another order lead to the same node
        self.root = Node(row, True, 0.0)
        self._open(self.root, turns)

    def _node(self, row: bytearray) -> Node:
        """The node for a row; at a bigger table the others have answered first."""
        if not self.everybody:
            while row[TURN] != self.me and row[PHASE] != OVER:
                row = after(row, ranked(row, self.value)[0][1])
        key = bytes(row)
        node = self.nodes.get(key)
        if node is None:
            worth = utility(margin(self.value.totals(row), row, self.me))
            node = self.nodes[key] = Node(row, row[TURN] == self.me, worth)
        return node

    def _open(self, node: Node, turns: list[Scored]) -> None:
        best = turns[0][0]
        sign = 1 if node.mine else -1
        for ahead, turn in turns[:WIDEST]:
            node.turns.append(turn)
            node.first.append(sign * utility(ahead))
            node.priors.append(_eagerness((best - ahead) * 10 // POINT))
        total = sum(node.priors)
        node.priors = [prior / total for prior in node.priors]
        node.children = [None] * len(node.turns)

    def _pick(self, node: Node) -> int:
        """The child to look at: promising, or little visited."""
        wish = CURIOSITY * math.sqrt(node.visits + 1)
        sign = 1 if node.mine else -1
        drift = node.drift / node.opened if node.opened else 0.0
        best, chosen = -1e9, 0
        for number, child in enumerate(node.children[: 2 + node.visits // WIDENING]):
            if child is None:
                hope = sign * (node.first[number] + drift) + wish * node.priors[number]
            else:
                hope = sign * child.sum / child.visits + wish * node.priors[number] / (1 + child.visits)
            if hope > best:
                best, chosen = hope, number
        return chosen

    def visit(self) -> None:
        """One simulation."""
        node, path = self.root, [self.root]
        while node.turns and len(path) < DEEPEST:
            number = self._pick(node)
            child = node.children[number]
            if child is None:
                child = node.children[number] = self._node(after(node.row, node.turns[number]))
                promise = self._promise(child)
                node.opened += 1
                node.drift += promise - node.first[number]
                path.append(child)
                break
            node = child
            path.append(node)
        else:
            promise = node.worth
        for node in path:
            node.visits += 1
            node.sum += promise

    def _promise(self, node: Node) -> float:
        """What a node is worth that is reached for the first time from its parent."""
        if node.visits:  # known by another way
            return node.sum / node.visits
        if node.over:
            return node.worth
        self._open(node, ranked(node.row, self.value))
        return node.first[0]

    def best(self) -> list[tuple[int, float, Turn]]:
        """Visits, mean utility and turn of the root's children, most visited first."""
        known = [
            (child.visits, child.sum / child.visits, turn)
            for child, turn in zip(self.root.children, self.root.turns, strict=True)
            if child is not None
        ]
        return sorted(known, key=lambda one: (-one[0], -one[1], one[2]))
