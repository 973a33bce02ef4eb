"""The log of a table, folded and followed as it grows: its turns, branches and troubles.

Records of other machines are folded one by one; a record that its author may not write has no effect. When another
machine arrives at a different position, this one folds its whole log again. That heals a fault in memory; otherwise the
records of all machines show which one differs (`luna.log.fold`).
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from luna.core.game import Events, Game, Reason, Turn
from luna.log.bodies import RewindBody, body_of
from luna.log.consent import SLIP, Consent
from luna.log.fold import Fold, Node, Trouble
from luna.log.notices import Notice, notice, refusal
from luna.log.records import HUMAN, PLAYS, Record
from luna.log.replay import check_header, replay, trouble_notice
from luna.table.transport import Transport

_ANEW: Final = 32
"""Minimum number of records between two folds of the whole log: no peer can keep a machine folding."""


class PlayedTurn(NamedTuple):
    """A turn of the history."""

    seq: int  # number of its record
    seat: int
    turn: Turn
    t_ms: int  # since the table began


class Branch(NamedTuple):
    """A line of turns that was abandoned by undo, or by a different turn."""

    as_of: int  # `rewind` to this record returns to its end
    shared: int  # turns shared with the history
    turns: tuple[PlayedTurn, ...]  # its own turns


class Outcome(NamedTuple):
    """A folded record that counts. It is durable, unless `notice` says why not."""

    kind: int  # as in `luna.log.records`
    seq: int
    seat: int
    turn: Turn  # of a TURN or a DRAW, with the outcomes of draws; else empty
    events: Events  # in order; empty for a rewind: show `position_at(after)`
    before: int  # number of turns in the history before
    after: int  # and after: smaller for undo, larger for redo
    position: bytes  # then
    digest: bytes  # of it
    notice: Notice | None = None  # the disk failed: from now on in memory


class Ignored(NamedTuple):
    """A record that does not count: the rules or the other players do not allow it."""

    kind: int
    seq: int
    seat: int
    reason: Reason


class Chronicle:
    """A log with its fold. `Refused` when the log is not of this game."""

    def __init__(self, game: Game, log: Transport, *, stamps: Mapping[str, bytes] | None = None) -> None:
        """`stamps` are those of draws made in another log."""
        opening = log.opening()
        self._game, self._log, self._stamps = game, log, stamps
        self.header = opening.header
        self.dealt = check_header(game, opening.header, self._name)
        self.machine = b""
        """The holder of this machine's seats in the log of a shared table."""
        self.notices = list(opening.notices)
        """Faults found on opening, and those since."""
        self.ignored: list[Ignored] = []
        """New records that do not count. The reader of this list empties it."""
        self.healed = 0
        """Number of faults in memory that were repaired."""
        self.damaged = not opening.playable
        """Whether the log ends at a record that cannot be followed."""
        self.good = list(log.read(0))
        """The records that count."""
        self.fold, trouble = self._replay()
        if trouble:
            self._stop(trouble)
        self._replayed_at = -_ANEW
        self._history: tuple[Node, tuple[PlayedTurn, ...]] | None = None

    def snapshot(self) -> Chronicle:
        """A snapshot."""
        other = copy.copy(self)
        other.good, other.fold = self.good[:], self.fold.snapshot()
        return other

    @property
    def _name(self) -> str:
        """The file name of the journal, for messages."""
        return self._log.path.name if self._log.path is not None else ""

    # ---- the turns

    @property
    def history(self) -> tuple[PlayedTurn, ...]:
        """The effective turns, first to last."""
        node = self.fold.node
        if self._history is None or self._history[0] is not node:
            self._history = node, tuple(_played(one) for one in node.path())
        return self._history[1]

    @property
    def undone(self) -> tuple[PlayedTurn, ...]:
        """The turns that redo can bring back, in order; they follow the history."""
        return tuple(_played(node) for node in self.fold.line.path(self.fold.node.depth))

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Every abandoned line, the oldest first, including the one that redo can restore."""
        found = []
        for end in self.fold.abandoned:
            shared = end.shared(self.fold.node)
            found.append(Branch(end.record.seq, shared, tuple(_played(node) for node in end.path(shared))))
        return tuple(found)

    @property
    def rewound(self) -> bool:
        """Whether a player took back more than a slip: the turn just played, within a moment."""
        for before, record in zip(self.good, self.good[1:], strict=False):
            body = body_of(record)
            if isinstance(body, RewindBody) and self.fold.at(record.seq) is not self.fold.at(before.seq):
                slip = before.kind in PLAYS and body.as_of == before.seq - 1
                if not slip or record.t_ms - before.t_ms > SLIP:
                    return True
        return False

    def node(self, n: int) -> Node:
        """The node after `n` turns of history and undone. `IndexError` beyond them."""
        line = self.fold.line
        if not 0 <= n <= line.depth:
            raise IndexError(n)
        return line.up_to(n)

    def undo_target(self) -> Node | None:
        """The node before the last turn of a human."""
        humans = {number for number, seat in enumerate(self.fold.consent.seats) if seat.kind == HUMAN}
        node = self.fold.node
        while node.parent is not None:
            if node.record.seat in humans or not humans:
                return node.parent
            node = node.parent
        return None

    # ---- the other machines

    @property
    def differs(self) -> int | None:
        """The first record at which this machine has another position than the others; None = they agree."""
        return self.fold.checks.first_difference(self.machine)

    @property
    def differing(self) -> list[int]:
        """The seats of machines that have another position than the others; they cannot play."""
        odd = self.fold.checks.differing_machines(self.machine)
        seats = range(len(self.fold.consent.seats))
        return [seat for seat in seats if odd and self.fold.consent.machine(seat) in odd]

    def closed(self) -> Reason | None:
        """Why no turn can be played on this log; None when it is open."""
        if self.damaged:
            return refusal("table-read-only")
        if self.fold.consent.pace.ended:
            return refusal("table-ended")
        return None if self.differs is None else refusal("table-differs")

    # ---- following

    def follow(self) -> list[Outcome]:
        """Fold the new records of the log."""
        records = self._log.read(self.fold.count - 1)
        return self.catch_up(records) if records else []

    def catch_up(self, records: Sequence[Record]) -> list[Outcome]:
        """Fold records that follow the last one: an outcome for each that counts."""
        outcomes: list[Outcome] = []
        contested = len(self.fold.checks.contested)
        for record in records:
            events: Events = []
            before = self.fold.node.depth
            trouble = self.fold.apply(record, events)
            if trouble is not None and self.fold.ends(trouble):
                self._stop(trouble)
                break
            self.good.append(record)
            if trouble is not None:
                reason = trouble.reason or refusal("table-not-legal")
                self.ignored.append(Ignored(record.kind, record.seq, record.seat, reason))
                continue
            kind, seq, seat, then = record.kind, record.seq, record.seat, self.fold.node
            turn, digest = then.turn if kind in PLAYS else (), then.after.digest
            outcomes.append(Outcome(kind, seq, seat, turn, events, before, then.depth, then.position, digest))
        if len(self.fold.checks.contested) > contested and self.fold.count - 1 - self._replayed_at >= _ANEW:
            self._heal()
        return outcomes

    def _replay(self) -> tuple[Fold, Trouble | None]:
        consent = Consent.of(self.header.seats, self.header.options)
        return replay(self._game, self.dealt, self.good, consent, self._stamps)

    def _heal(self) -> None:
        """Replace the fold if a fold of the whole log gives another position, after a record was contested."""
        self._replayed_at = self.fold.count - 1
        fold, _ = self._replay()
        was, now = self.fold, fold
        if (was.node.position, was.checks.contested) != (now.node.position, now.checks.contested):
            self.fold = fold
            self.healed += 1
            self.notices.append(notice("table-healed"))

    def _stop(self, trouble: Trouble) -> None:
        """Hide all records from the first that cannot be followed."""
        self.damaged = True
        self.notices.append(trouble_notice(trouble, self._name))
        self.good = self.good[: trouble.seq - 1]


def _played(node: Node) -> PlayedTurn:
    return PlayedTurn(node.record.seq, node.record.seat, node.turn, node.record.t_ms)
