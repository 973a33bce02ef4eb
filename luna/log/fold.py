"""The fold of a log into a game: turns extend the effective line, rewinds set it back to an earlier record.

Every turn is a node with a parent, so a line is a path in a tree, and undone turns stay as branches. A node keeps its
position of some hundred bytes: undo, redo and any earlier moment cost a look-up and no replay.

Chance after the deal: the orderer of a record appends a stamp of random bytes. Each draw has a key, and the first stamp
for a key decides the draw for ever, in integers and the same on every machine, so undoing and repeating a turn draws
the same.
"""

from __future__ import annotations

import copy
import enum
import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate, count
from typing import Any, Final, NamedTuple

from luna.core.game import Draw, Events, Game, Move, Position, Reason, Turn, play_all
from luna.log import bodies
from luna.log.bodies import After, Body, body_of
from luna.log.consent import Consent
from luna.log.records import DRAW, HUMAN, NO_SEAT, STAMP, Record, Seat

_HEADER: Final = Record(0, 0, NO_SEAT, 0, b"")  # represents record 0
_CHANCE_BITS = 64


class Node:
    """A node of the tree of turns: a turn and the position after it. The root is the start of the game."""

    __slots__ = ("after", "depth", "parent", "position", "record", "turn")

    def __init__(self, parent: Node | None, record: Record, turn: Turn, position: bytes, after: After) -> None:
        self.parent = parent
        self.depth: int = parent.depth + 1 if parent else 0  # number of turns up to here
        self.record = record  # the record of the turn
        self.turn = turn
        self.position = position
        self.after = after

    def up_to(self, depth: int) -> Node:
        """The ancestor of that depth, or this node itself."""
        node = self
        while node.depth > depth:
            assert node.parent is not None
            node = node.parent
        return node

    def since(self, then: Node) -> int:
        """The number of turns after an earlier node of this line; 0 for a node of another one."""
        return self.depth - then.depth if self.up_to(then.depth) is then else 0

    def shared(self, other: Node) -> int:
        """The number of turns that both lines share from the start."""
        one, two = self.up_to(other.depth), other.up_to(self.depth)
        while one is not two:
            assert one.parent is not None and two.parent is not None
            one, two = one.parent, two.parent
        return one.depth

    def path(self, since: int = 0) -> list[Node]:
        """The nodes from the first turn to this one, or those after so many turns."""
        nodes: list[Node] = []
        node = self
        while node.parent is not None and node.depth > since:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes


class NoEffect(enum.Enum):
    """Why a record has no effect."""

    ILLEGAL = enum.auto()  # the rules do not allow it
    REFUSED = enum.auto()  # the people at the table have not agreed
    DIFFERS = enum.auto()  # legal, but the position differs from the record's digest


class Trouble(NamedTuple):
    """A record without effect; `reason` comes from the game or the table, if they have one."""

    seq: int
    wrong: NoEffect
    reason: Reason | None = None


class TableEvent(NamedTuple):
    """An event between people at a shared table, not a turn: question, vote, undo, bot, return."""

    seq: int  # of the record
    seat: int  # of the author
    body: Body
    turns: int  # that it takes back or would take back; 0 when it leads elsewhere


def outcome(draw: Draw, stamp: bytes) -> Move:
    """The outcome of a draw by a stamp. Draws with different keys are independent."""
    value = hashlib.blake2b(draw.key.encode(), digest_size=_CHANCE_BITS // 8, key=stamp).digest()
    return draw.outcomes[weighted_index(draw.weights, int.from_bytes(value), _CHANCE_BITS)]


def weighted_index(weights: Sequence[int], value: int, bits: int) -> int:
    """The index of the weight that a random number falls on, in proportion to the weights."""
    return bisect_right(list(accumulate(weights)), value * sum(weights) >> bits)


def stamp_for(draws: Sequence[tuple[Draw, Move]]) -> bytes:
    """A stamp with just these outcomes, always the same one: for games from text, which has outcomes only."""
    for number in count():
        stamp = number.to_bytes(STAMP)
        if all(outcome(draw, stamp) == move for draw, move in draws):
            return stamp
    raise AssertionError


class DigestChecks:
    """The digests that machines found for the records of a log (b"" = an unknown machine)."""

    def __init__(self) -> None:
        self._claims: dict[int, bytes] = {}  # the author's digest, by record
        self._found: dict[int, dict[bytes, bytes]] = {}  # by record and machine, the newest of each
        self._mine: dict[int, bytes] = {}
        self.contested: dict[int, None] = {}
        """Records for which some machine found another position than this one."""

    def claim(self, seq: int, machine: bytes, digest: bytes, mine: bytes) -> None:
        """The author of record `seq` claims a digest; this machine found `mine`."""
        self._claims[seq], self._found[seq], self._mine[seq] = digest, {machine: digest}, mine
        if digest != mine:
            self.contested[seq] = None

    def check(self, seq: int, machine: bytes, digest: bytes) -> None:
        """Note the digest that another machine found for record `seq`."""
        if seq in self._claims:
            self._found[seq][machine] = digest
            if digest != self._mine[seq]:
                self.contested[seq] = None

    def findings(self) -> list[tuple[int, bytes, list[bytes]]]:
        """The contested records, with the digest found here and those found elsewhere."""
        return [(seq, self._mine[seq], others) for seq in self.contested if (others := self._others(seq))]

    def due(self, machine: bytes) -> dict[int, bytes]:
        """The digests of contested records that this machine has not reported yet."""
        return {seq: self._mine[seq] for seq in self.contested if self._found[seq].get(machine) != self._mine[seq]}

    def first_difference(self, machine: bytes) -> int | None:
        """The first record where this machine differs from the majority; None when it agrees."""
        return next((seq for seq in self.contested if self._holds(seq, machine) != self._mine[seq]), None)

    def differing_machines(self, machine: bytes) -> set[bytes]:
        """The machines that differ from the majority, as far as this one knows."""
        odd: set[bytes] = set()
        for seq in self.contested:
            holds = self._holds(seq, machine)
            found = {**self._found[seq], machine: self._mine[seq]}
            odd |= {one for one, digest in found.items() if digest != holds}
        return odd

    def _others(self, seq: int) -> list[bytes]:
        """The digests that other machines found and this one did not, the author's first."""
        found = dict.fromkeys([self._claims[seq], *self._found[seq].values()])
        return [digest for digest in found if digest != self._mine[seq]]

    def _holds(self, seq: int, machine: bytes) -> bytes:
        found = Counter({**self._found[seq], machine: self._mine[seq]}.values())
        claim = self._claims[seq]
        return max(found, key=lambda digest: (found[digest], digest != claim, digest))


class Fold:
    """The fold of the records so far: a pure function of header and records, the same on every machine."""

    def __init__(
        self, game: Game, header: Any, consent: Consent | None = None, stamps: Mapping[str, bytes] | None = None
    ) -> None:
        """`consent`: the state at the start; None = everything is allowed. `stamps`: of draws made elsewhere."""
        self.game = game
        self.stamps = dict(stamps or {})
        """The first stamp of each draw by its key, in any branch: undo cannot change a draw."""
        self.consent = consent or Consent([Seat(order, "", HUMAN) for order in game.seats(header)])
        self.checks = DigestChecks()
        self.table_events: list[TableEvent] = []
        """Events between people, of a log that came through a relay."""
        self.seals: list[tuple[Record, bodies.SealBody]] = []
        """What the programs of seats have said to their circles."""
        position = game.start(header)
        self.node = Node(None, _HEADER, (), bytes(position), after(game, position))
        self._at = [self.node]  # by record number: the node after it
        self.consent.pace.mover = game.to_move(position)
        self._redo: list[Node] = []  # targets of redo, nearest last; each is a descendant of the previous one

    @property
    def count(self) -> int:
        """The number of folded records with the header, which is the number of the next one."""
        return len(self._at)

    @property
    def redo(self) -> Node | None:
        """The target of redo; None without one."""
        return self._redo[-1] if self._redo else None

    def at(self, seq: int) -> Node:
        """The current node just after that record."""
        return self._at[seq]

    @property
    def line(self) -> Node:
        """The end of the line on which undo and redo move."""
        return self._redo[0] if self._redo else self.node

    @property
    def abandoned(self) -> list[Node]:
        """The ends of abandoned lines, in the order of their making."""
        nodes = dict.fromkeys(self._at)
        inner = {node.parent for node in nodes} | {self.node}
        return [node for node in nodes if node not in inner]

    def snapshot(self) -> Fold:
        """A snapshot. It shares the folded nodes, which never change."""
        other = copy.copy(self)
        other._at, other._redo, other.consent = self._at[:], self._redo[:], self.consent.snapshot()
        other.table_events, other.stamps = self.table_events[:], self.stamps.copy()
        return other

    def trial(self, turn: Sequence[Move], events: Events | None = None) -> Position:
        """The position after one more legal turn, up to a chance node. The fold does not change."""
        return play_all(self.game, bytearray(self.node.position), turn, events)

    def apply(self, record: Record, events: Events | None = None) -> Trouble | None:
        """Fold the next record. With `Trouble` the record has no effect."""
        body, before = body_of(record), self.node
        lent = set(self.consent.lent)
        trouble = Trouble(record.seq, NoEffect.ILLEGAL) if body is None else self._judge(record, body, events)
        if body is not None and trouble is None:
            reason = self.consent.take(record, body)
            trouble = Trouble(record.seq, NoEffect.REFUSED, reason) if reason is not None else None
            if reason is None and self.consent.relayed:
                self._deal(record, body, before, lent)
        self._at.append(self.node)
        if self.node is not before:
            self.consent.pace.mover = self.game.to_move(bytearray(self.node.position))
        claims = self.consent.relayed and (trouble is None or trouble.wrong is not NoEffect.REFUSED)
        if isinstance(body, bodies.TurnBody | bodies.RewindBody) and claims:
            author = self.consent.machine(record.seat)
            self.checks.claim(record.seq, author, body.after.digest, self.node.after.digest)
        return trouble

    def _deal(self, record: Record, body: Body, before: Node, lent: set[int]) -> None:
        """Note an event between people. `before`: the node before the record, `lent`: the seats lent before it."""
        turns = 0
        if isinstance(body, bodies.AskBody | bodies.RewindBody):
            turns = before.since(self._at[body.as_of])
        elif isinstance(body, bodies.HoldBody):
            for seat in lent.intersection(body.seats) - self.consent.inherited:  # a banned owner does not return
                self.table_events.append(TableEvent(record.seq, seat, body, 0))
            return
        elif isinstance(body, bodies.SealBody):
            self.seals.append((record, body))
            return
        elif isinstance(body, bodies.TurnBody | bodies.DrawBody | bodies.ChatBody):
            return
        self.table_events.append(TableEvent(record.seq, record.seat, body, turns))

    def ends(self, trouble: Trouble | None) -> bool:
        """Whether nothing after that record can be shown. Never at a shared table, where anybody may send anything."""
        return trouble is not None and not self.consent.relayed

    def _judge(self, record: Record, body: Body, events: Events | None) -> Trouble | None:
        target = self._at[body.as_of] if isinstance(body, bodies.RewindBody) else self.node
        left = self.node.path(self.node.shared(target))
        drawn = any(node.record.kind == DRAW for node in left)
        reason = self.consent.why_not(record, body, target is self.node.parent, drawn)
        if reason is not None:
            return Trouble(record.seq, NoEffect.REFUSED, reason)
        if isinstance(body, bodies.TurnBody | bodies.DrawBody):
            return self._turn(record, body, events)
        if isinstance(body, bodies.RewindBody):
            return self._rewind(record, body)
        if isinstance(body, bodies.CheckBody):
            self.checks.check(body.seq, self.consent.machine(record.seat), body.digest)
        return None

    def _turn(self, record: Record, body: bodies.TurnBody | bodies.DrawBody, events: Events | None) -> Trouble | None:
        position = bytearray(self.node.position)
        reason = self.game.why_not(position, body.turn)
        if reason is not None or record.seat != self.game.to_move(position):
            return Trouble(record.seq, NoEffect.ILLEGAL, reason)
        heard: Events = []
        position = self.trial(body.turn, heard)
        if isinstance(body, bodies.DrawBody) != (self.game.chance(position) is not None):
            return Trouble(record.seq, NoEffect.ILLEGAL)  # a turn has a draw exactly where chance decides
        turn = body.turn + (self._draw(position, body.stamp, heard) if isinstance(body, bodies.DrawBody) else ())
        came = after(self.game, position)
        if isinstance(body, bodies.TurnBody) and came != body.after and not self.consent.relayed:
            return Trouble(record.seq, NoEffect.DIFFERS)
        if events is not None:
            events += heard
        self.node = Node(self.node, record, turn, bytes(position), came)
        self._redo.clear()
        return None

    def _draw(self, position: Position, stamp: bytes, events: Events) -> Turn:
        """Play the pending draws by the stamp. Returns their moves."""
        drawn: Turn = ()
        while (draw := self.game.chance(position)) is not None:
            move = outcome(draw, self.stamps.setdefault(draw.key, stamp))
            self.game.play(position, move, events)
            drawn += (move,)
        return drawn

    def _rewind(self, record: Record, body: bodies.RewindBody) -> Trouble | None:
        target = self._at[body.as_of]
        if target.after != body.after and not self.consent.relayed:
            return Trouble(record.seq, NoEffect.DIFFERS)
        # One rule for undo, redo and jumps: redo leads back as long as its target lies beyond the present node.
        self._redo.append(self.node)
        while self._redo and (self._redo[-1] is target or self._redo[-1].up_to(target.depth) is not target):
            self._redo.pop()
        self.node = target
        return None


def after(game: Game, position: Position) -> After:
    """The result of a record that leads to the position."""
    return After(game.digest(position), game.round_of(position), game.over(position))
