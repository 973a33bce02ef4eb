"""The game that a log tells: turns add to the effective list, rewinds set it back to what it was after some record.

Every turn is a node that knows the turn before it, so the list is a path in a tree and nothing is ever unmade: undone
turns stay as branches. A node keeps its position, some hundred bytes, hence undo, redo and looking at any earlier
moment cost a look-up and no replaying.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from luna.games.face import Events, Game, Move, Position, Reason, Turn
from luna.log.records import HOLD, NO_SEAT, After, Record, RewindBody, SeatBody, TurnBody, body_of

_HEADER: Final = Record(0, 0, NO_SEAT, 0, b"")  # stands for record 0, which is of another kind


class Node:
    """One turn that was played, and the position after it. The root stands for the start of the game."""

    __slots__ = ("after", "depth", "parent", "position", "record", "turn")

    def __init__(self, parent: Node | None, record: Record, turn: Turn, position: bytes, after: After) -> None:
        self.parent = parent
        self.depth: int = parent.depth + 1 if parent else 0  # number of turns up to here
        self.record = record  # that made it
        self.turn = turn
        self.position = position
        self.after = after

    def up_to(self, depth: int) -> Node:
        """The node of that depth on the way from the root to this one."""
        node = self
        while node.depth > depth:
            assert node.parent is not None
            node = node.parent
        return node

    def shared(self, other: Node) -> int:
        """How many turns both have in common from the start."""
        one, two = self.up_to(other.depth), other.up_to(self.depth)
        while one is not two:
            assert one.parent is not None and two.parent is not None
            one, two = one.parent, two.parent
        return one.depth

    def path(self) -> list[Node]:
        """The turns from the first to this one, without the root."""
        nodes: list[Node] = []
        node = self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes


class Wrong(enum.Enum):
    """Why a record has no effect."""

    ILLEGAL = enum.auto()  # the rules do not allow it
    DIFFERS = enum.auto()  # allowed, but it does not come out as the record says


class Trouble(NamedTuple):
    """A record without effect; `reason` is the game's, when it has one."""

    seq: int
    wrong: Wrong
    reason: Reason | None = None


class Fold:
    """The fold of the records so far. A pure function of header and records, the same on every machine."""

    def __init__(self, game: Game, header: Any) -> None:
        self.game = game
        self.header = header
        position = game.start(header)
        self.seats = len(game.seats(header))
        self.node = Node(None, _HEADER, (), bytes(position), after(game, position))
        self.relayed = False
        """Whether the log came through a relay, where anybody may send anything: what is not legal does nothing."""
        self._at = [self.node]  # by record: the node after it
        self._redo: list[Node] = []  # where redo leads, nearest last; each is a descendant of the one behind it

    @property
    def count(self) -> int:
        """Records folded, the header included: the sequence number of the next one."""
        return len(self._at)

    @property
    def redo(self) -> Node | None:
        """Where redo leads."""
        return self._redo[-1] if self._redo else None

    def at(self, seq: int) -> Node:
        """The node that was current just after that record."""
        return self._at[seq]

    @property
    def line(self) -> Node:
        """The end of the line of turns on which undo and redo move."""
        return self._redo[0] if self._redo else self.node

    @property
    def left(self) -> list[Node]:
        """The ends of the lines that were left, by undo or by playing otherwise, in the order of their making."""
        nodes = dict.fromkeys(self._at)
        inner = {node.parent for node in nodes} | {self.node}
        return [node for node in nodes if node not in inner]

    def trial(self, turn: Sequence[Move], events: Events | None = None) -> Position:
        """The position after one more turn, which must be legal. Nothing changes."""
        position = bytearray(self.node.position)
        for move in turn:
            self.game.play(position, move, events)
        return position

    def apply(self, record: Record, events: Events | None = None) -> Trouble | None:
        """Fold the next record. With `Trouble` it counts as read but has no effect."""
        body = body_of(record)
        trouble: Trouble | None = None
        self.relayed = self.relayed or record.kind == HOLD
        if body is None:
            trouble = Trouble(record.seq, Wrong.ILLEGAL)
        elif isinstance(body, TurnBody):
            trouble = self._turn(record, body, events)
        elif isinstance(body, RewindBody):
            trouble = self._rewind(record, body)
        elif isinstance(body, SeatBody) and body.seat >= self.seats:
            trouble = Trouble(record.seq, Wrong.ILLEGAL)
        self._at.append(self.node)
        return trouble

    def ends(self, trouble: Trouble | None) -> bool:
        """Whether nothing behind that record can be shown."""
        return trouble is not None and not (self.relayed and trouble.wrong is Wrong.ILLEGAL)

    def _turn(self, record: Record, body: TurnBody, events: Events | None) -> Trouble | None:
        position = bytearray(self.node.position)
        reason = self.game.why_not(position, body.turn)
        if reason is not None or record.seat != self.game.to_move(position):
            return Trouble(record.seq, Wrong.ILLEGAL, reason)
        position = self.trial(body.turn, events)
        came = after(self.game, position)
        if came != body.after:
            return Trouble(record.seq, Wrong.DIFFERS)
        self.node = Node(self.node, record, body.turn, bytes(position), came)
        self._redo.clear()
        return None

    def _rewind(self, record: Record, body: RewindBody) -> Trouble | None:
        target = self._at[body.as_of]
        if target.after != body.after:
            return Trouble(record.seq, Wrong.DIFFERS)
        # One rule for undo, redo and leaps: redo leads to where we were, as long as it lies beyond where we are now.
        self._redo.append(self.node)
        while self._redo and (self._redo[-1] is target or self._redo[-1].up_to(target.depth) is not target):
            self._redo.pop()
        self.node = target
        return None


def after(game: Game, position: Position) -> After:
    """What a record says about the position that it leads to."""
    return After(game.digest(position), game.round_of(position), game.over(position))
