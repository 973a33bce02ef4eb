"""The story of a table as its log tells it: seats, position, history; and the log followed as it grows.

Nothing is done here; whoever acts does it through `luna.table.table`. What came from other machines is folded record by
record, and what they may not do is put aside. When somebody comes to another position than this machine, the log is
folded anew: if something was spoilt in memory, that heals it, and if not, the records that all machines write tell who
differs (`luna.log.fold`).
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Self

from luna.core.game import Events, Game, Move, Position, Reason, Turn
from luna.log.bodies import RewindBody, body_of
from luna.log.consent import SLIP, Consent
from luna.log.fold import Dealing, Fold, Node, Trouble
from luna.log.notices import Notice, notice, refusal
from luna.log.records import HUMAN, PLAYS, Record, Seat
from luna.log.replay import check_header, replay, trouble_notice
from luna.table.transport import Transport

_ANEW: Final = 32
"""Records at least between two foldings of the whole log: nobody can make a machine fold all the time."""


class Played(NamedTuple):
    """A turn of the effective list."""

    seq: int  # number of its record
    seat: int
    turn: Turn
    t_ms: int  # since the table began


class Branch(NamedTuple):
    """A line of turns that was left, by undo or by playing otherwise."""

    as_of: int  # `rewind` to this record returns to its end
    shared: int  # turns it has in common with the history
    turns: tuple[Played, ...]  # its own turns


class Outcome(NamedTuple):
    """A record that counts: it is durable (or `notice` says why not) and folded."""

    kind: int  # as in `luna.log.records`
    seq: int
    seat: int
    turn: Turn  # of a TURN or a DRAW, with what was drawn; else empty
    events: Events  # what happened, in order; empty for a rewind: show `position_at(after)`
    before: int  # number of effective turns before
    after: int  # and after: smaller for undo, larger for redo
    position: bytes  # then
    digest: bytes  # of it
    notice: Notice | None = None  # the disk failed: from now on in memory


class Ignored(NamedTuple):
    """A record that does not count: somebody sent what the rules or the others do not allow."""

    kind: int
    seq: int
    seat: int
    reason: Reason


class Chronicle:
    """A table, looked at. `Refused` when the log is not of this game."""

    def __init__(self, game: Game, log: Transport, *, stamps: Mapping[str, bytes] | None = None) -> None:
        """The table of that log; `stamps` are those of draws made elsewhere."""
        opening = log.opening()
        self._stamps = stamps
        self.game = game
        self._log = log
        self.header = opening.header
        self.dealt = check_header(game, opening.header, self.name)
        self.machine = b""
        """What tells this machine from the others at a shared table: the holder of its seats in the log."""
        self.in_memory = not opening.durable
        self.notices = list(opening.notices)  # what was wrong when it was opened, and what went wrong since
        self.ignored: list[Ignored] = []
        """What came in and does not count, for whoever wants to tell the players; he empties it."""
        self.anew = 0
        """How often something that was spoilt in memory has been put right."""
        self._ended = not opening.playable
        self._good = list(log.read(0))  # the records that count
        self._fold, trouble = self._folded()
        if trouble:
            self._stop(trouble)
        self._folded_at = -_ANEW
        self._history: tuple[Node, tuple[Played, ...]] | None = None

    # ---- looking

    @property
    def path(self) -> Path | None:
        """The path of the journal here, or the one meant for it; None when it was never meant to be kept."""
        return self._log.path

    @property
    def name(self) -> str:
        """The journal's, for sentences; "" when there is none."""
        return self.path.name if self.path is not None else ""

    @property
    def unkept(self) -> bool:
        """Whether that journal cannot be written now; a shared table is safe at its relay all the same."""
        return self._log.unkept

    @property
    def relayed(self) -> bool:
        """Whether its seats were given to machines by a relay."""
        return self._fold.consent.relayed

    @property
    def consent(self) -> Consent:
        """What the players may do to each other, and what is being asked."""
        return self._fold.consent

    @property
    def seats(self) -> list[Seat]:
        """The seats as they are held now."""
        return self._fold.consent.seats

    @property
    def differs(self) -> int | None:
        """The first record by which this machine has come to another position than the others; None = they agree."""
        return self._fold.checks.odd(self.machine)

    @property
    def differing(self) -> list[int]:
        """The seats whose machines have come to another position than the others, and play no more."""
        odd = self._fold.checks.odd_ones(self.machine)
        return [seat for seat in range(len(self.seats)) if odd and self.consent.machine(seat) in odd]

    @property
    def read_only(self) -> bool:
        """Whether nothing can be played: the log is damaged, or cannot be followed, or this machine differs."""
        return self._ended or self.differs is not None

    @property
    def due(self) -> dict[int, bytes]:
        """What the others should hear: the digests that came here of records that somebody sees otherwise."""
        return self._fold.checks.due(self.machine)

    @property
    def position(self) -> Position:
        """The position now, a copy."""
        return bytearray(self._fold.node.position)

    @property
    def digest(self) -> bytes:
        """Digest of the position now."""
        return self._fold.node.after.digest

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self._fold.node.after.over

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self.game.to_move(self.position)

    @property
    def length(self) -> int:
        """Number of effective turns."""
        return self._fold.node.depth

    @property
    def head(self) -> int:
        """Number of the last record that was folded."""
        return self._fold.count - 1

    @property
    def history(self) -> tuple[Played, ...]:
        """The effective turns, first to last."""
        node = self._fold.node
        if self._history is None or self._history[0] is not node:
            self._history = node, tuple(_played(n) for n in node.path())
        return self._history[1]

    @property
    def undone(self) -> tuple[Played, ...]:
        """The turns that redo can bring back, in order; they follow the history."""
        return tuple(_played(node) for node in self._fold.line.path()[self.length :])

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Every line that was left, the oldest first; what redo can bring back is one too."""
        found = []
        for end in self._fold.left:
            shared = end.shared(self._fold.node)
            found.append(Branch(end.record.seq, shared, tuple(_played(node) for node in end.path()[shared:])))
        return tuple(found)

    @property
    def dealings(self) -> Sequence[Dealing]:
        """What the people did beside playing, in order."""
        return self._fold.dealings

    def turns_behind(self, seq: int) -> int:
        """How many effective turns came after record `seq`; 0 when the game of that moment is not part of this one."""
        then = self._fold.at(seq)
        return self.length - then.depth if self._fold.node.up_to(then.depth) is then else 0

    def position_at(self, n: int) -> Position:
        """The position after `n` turns of history and undone, 0 = the start. `IndexError` beyond them."""
        return bytearray(self._node(n).position)

    def events_of(self, n: int) -> Events:
        """What happened in turn `n` of history and undone, 1 = the first."""
        events: Events = []
        position = self.position_at(n - 1)
        for move in self._node(n).turn:
            self.game.play(position, move, events)
        return events

    def why_not(self, turn: Sequence[Move]) -> Reason | None:
        """Why this turn cannot be played now; None when it can."""
        return self._closed() or self.game.why_not(self.position, turn)

    @property
    def rewound(self) -> bool:
        """Whether somebody went back further than over a slip: the turn just played, within a moment."""
        for before, record in zip(self._good, self._good[1:], strict=False):
            body = body_of(record)
            if isinstance(body, RewindBody) and self._fold.at(record.seq) is not self._fold.at(before.seq):
                slip = before.kind in PLAYS and body.as_of == before.seq - 1
                if not slip or record.t_ms - before.t_ms > SLIP:
                    return True
        return False

    @property
    def can_undo(self) -> bool:
        """Whether `undo` has something to take back."""
        return self._closed() is None and self._undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether `redo` leads anywhere."""
        return self._closed() is None and self._fold.redo is not None

    def still(self) -> Self:
        """A snapshot of the table, to be looked at whatever comes."""
        other = copy.copy(self)
        other._good, other._fold = self._good[:], self._fold.still()
        return other

    # ---- following

    def follow(self) -> list[Outcome]:
        """Fold what came into the log from other machines."""
        records = self._log.read(self.head)
        return self.catch_up(records) if records else []

    def catch_up(self, records: Sequence[Record]) -> list[Outcome]:
        """Fold what the log has behind the last record, whoever it came from: an outcome for each that counts."""
        outcomes: list[Outcome] = []
        contested = len(self._fold.checks.contested)
        for record in records:
            events: Events = []
            before = self.length
            trouble = self._fold.apply(record, events)
            if trouble is not None and self._fold.ends(trouble):
                self._stop(trouble)
                break
            self._good.append(record)
            if trouble is not None:
                reason = trouble.reason or refusal("table-not-legal")
                self.ignored.append(Ignored(record.kind, record.seq, record.seat, reason))
                continue
            kind, seq, seat, then = record.kind, record.seq, record.seat, self._fold.node
            turn = then.turn if kind in PLAYS else ()
            outcomes.append(Outcome(kind, seq, seat, turn, events, before, then.depth, then.position, self.digest))
        if len(self._fold.checks.contested) > contested and self.head - self._folded_at >= _ANEW:
            self._fold_anew()
        return outcomes

    def _folded(self) -> tuple[Fold, Trouble | None]:
        return replay(
            self.game, self.dealt, self._good, Consent.of(self.header.seats, self.header.options), self._stamps
        )

    def _fold_anew(self) -> None:
        """Somebody came to another position. The log is right; perhaps what was made of it here is not any more."""
        self._folded_at = self.head
        fold, _ = self._folded()
        was, now = self._fold, fold
        if (was.node.position, was.checks.contested) != (now.node.position, now.checks.contested):
            self._fold = fold
            self.anew += 1
            self.notices.append(notice("table-healed"))

    # ---- helpers

    def _node(self, n: int) -> Node:
        line = self._fold.line
        if not 0 <= n <= line.depth:
            raise IndexError(n)
        return line.up_to(n)

    def _undo_target(self) -> Node | None:
        humans = {number for number, seat in enumerate(self.seats) if seat.kind == HUMAN}
        node = self._fold.node
        while node.parent is not None:
            if node.record.seat in humans or not humans:
                return node.parent
            node = node.parent
        return None

    def _closed(self) -> Reason | None:
        if self._ended:
            return refusal("table-read-only")
        return None if self.differs is None else refusal("table-differs")

    def _stop(self, trouble: Trouble) -> None:
        """Show nothing behind a record that cannot be followed."""
        self._ended = True
        self.notices.append(trouble_notice(trouble, self.name))
        self._good = self._good[: trouble.seq - 1]


def _played(node: Node) -> Played:
    return Played(node.record.seq, node.record.seat, node.turn, node.record.t_ms)
