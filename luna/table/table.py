"""A table: seats around a log. The position is the fold of the log; everything that happens here is a record first.

Everything but the log's own waiting happens in one thread, the one that owns the table. Each of the table's acts is a
`Step`: `work` waits for disk or network and may run elsewhere (`luna.table.link` does that for the window), `finish`
folds what came back. `submit`, `undo` and the others do both at once, for tools, tests and bots.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna.games.face import Events, Game, Move, Position, Reason, Turn
from luna.log.files import DISK, Disk
from luna.log.fold import Node, Trouble, after
from luna.log.notices import Notice, refusal
from luna.log.records import (
    AUTOMATON,
    HOLD,
    HUMAN,
    REWIND,
    SEAT,
    TURN,
    Body,
    LogHeader,
    Record,
    RewindBody,
    Seat,
    SeatBody,
    TurnBody,
    body_of,
    player_name,
    rewind_body,
    seat_body,
    turn_body,
)
from luna.log.replay import check_header, replay, trouble_notice
from luna.table.transport import Accepted, Answer, LocalFile, Memory, Stale, Transport

SLIP: Final = 6
"""Seconds in which a turn can be taken back without the game being called rewound."""


class Player(NamedTuple):
    """Who plays an order."""

    name: str = ""
    kind: str = HUMAN  # human | bot | automaton (the game moves it, it has no turns)
    bot: str = ""  # the bot's own description: level, style, seed


class Played(NamedTuple):
    """One turn of the effective list."""

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

    kind: int  # records.TURN, REWIND or SEAT
    seq: int
    seat: int
    turn: Turn  # of a TURN, else empty
    events: Events  # what happened, in order; empty for a rewind: show `position_at(after)`
    before: int  # number of effective turns before
    after: int  # and after: smaller for undo, larger for redo
    digest: bytes  # of the position then
    notice: Notice | None = None  # the disk failed: from now on in memory


Loaded = tuple[Answer, Sequence[Record]]
Result = Outcome | Reason


class Step(NamedTuple):
    """One act of the table: `work` may wait and touches nothing but the log, `finish` belongs to the table's thread."""

    work: Callable[[], Loaded]
    finish: Callable[[Loaded], list[Result]]  # the last is the act's own, those before came from other machines


class Table:
    """Seats, position, history; turns, undo and redo."""

    def __init__(self, game: Game, log: Transport, name: str = "") -> None:
        """The table of that log; `name` is the file's, for sentences. `Refused` when the log is not of this game."""
        opening = log.opening()
        self.game = game
        self.name = name
        self.header = opening.header
        self.dealt = check_header(game, opening.header, name)
        self.seats = list(opening.header.seats)
        self.read_only = not opening.playable
        self.in_memory = not opening.durable
        self.notices = list(opening.notices)  # what was wrong when it was opened, and what went wrong since
        self._log = log
        self._good = list(log.read(0))  # the records that count
        self._fold, trouble = replay(game, self.dealt, self._good)
        if trouble:
            self._stop(trouble)
        for record in self._good:
            self._sit(record)
        self._history: tuple[Node, tuple[Played, ...]] | None = None

    # ---- making one

    @classmethod
    def new(
        cls,
        game: Game,
        dealt: Any,
        players: Mapping[str, Player],
        path: Path | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        disk: Disk = DISK,
    ) -> Table:
        """A table for a game just dealt: players by order, a journal at `path` (None: a game that is not kept).

        An order that nobody plays is the automaton's. `options` is plain data, kept for a rematch.
        """
        header = new_header(game, dealt, players, options)
        log = LocalFile.create(path, header, disk=disk) if path else Memory(header)
        return cls(game, log, path.name if path else "")

    @classmethod
    def open(cls, game: Game, path: Path, *, disk: Disk = DISK) -> Table:
        """The table of a journal, to play on. `Refused` says in one sentence why not."""
        log = LocalFile.open(path, disk=disk)
        try:
            return cls(game, log, path.name)
        except BaseException:
            log.close()
            raise

    def rematch(self, dealt: Any, path: Path | None = None) -> Table:
        """A new table with the same players and options; this one stays as it is."""
        players = {seat.order: Player(seat.name, seat.kind, seat.bot) for seat in self.seats}
        return Table.new(self.game, dealt, players, path, options=self.header.options)

    def what_if(self, n: int) -> Table:
        """A table in memory with the first `n` turns of history and undone, where anybody may play every order."""
        seats = tuple(seat if seat.kind == AUTOMATON else seat._replace(kind=HUMAN) for seat in self.seats)
        records = [
            Record(number, node.record.t_ms, node.record.seat, TURN, turn_body(node.turn, node.after))
            for number, node in enumerate(self._node(n).path(), start=1)
        ]
        return Table(self.game, Memory(self.header._replace(seats=seats), records))

    def close(self) -> None:
        """Let other programs have the journal. Everything is on the disk already."""
        self._log.close()

    # ---- looking

    @property
    def relayed(self) -> bool:
        """Whether its seats were given to machines by a relay."""
        return any(record.kind == HOLD for record in self._good)

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
        """Whether somebody went back further than over a slip: the turn just played, within `SLIP` seconds."""
        for before, record in zip(self._good, self._good[1:], strict=False):
            body = body_of(record)
            if isinstance(body, RewindBody):
                slip = before.kind == TURN and body.as_of == before.seq - 1
                if not slip or record.t_ms - before.t_ms > SLIP * 1000:
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

    # ---- acting, at once

    def submit(self, turn: Sequence[Move]) -> Result:
        """Play a turn for the seat whose turn it is. A `Reason` when it is refused; nothing has happened then."""
        return _now(self.plan_turn(turn))

    def undo(self) -> Result:
        """Take back the last turn that a human played, with all that followed it."""
        return _now(self.plan_undo())

    def redo(self) -> Result:
        """Take back the last undo."""
        return _now(self.plan_redo())

    def undo_to(self, n: int) -> Result:
        """Go to the moment after `n` turns of history and undone, back or forth."""
        return _now(self.plan_undo_to(n))

    def rewind(self, as_of: int) -> Result:
        """Make the game what it was just after record `as_of`, also into turns that no redo reaches any more."""
        return _now(self.plan_rewind(as_of))

    def set_player(self, seat: int, player: Player) -> Result:
        """From now on somebody else plays a seat."""
        return _now(self.plan_player(seat, player))

    def save_as(self, path: Path, *, disk: Disk = DISK) -> Table | Notice:
        """A table with all that this one shows, in a new journal; a notice when that cannot be written.

        The way out after a disk error, and the way to play on from a damaged save, which itself stays untouched.
        """
        copy = Table(self.game, LocalFile.create(path, self.header, self._good, disk=disk), path.name)
        return copy.notices[0] if copy.in_memory else copy

    # ---- acting, in steps

    def plan_turn(self, turn: Sequence[Move]) -> Step | Reason:
        """The step that plays a turn."""
        reason = self.why_not(turn)
        seat = self.to_move
        if reason is not None or seat is None:
            return reason or refusal("table-over")
        return self._step(seat, TURN, turn_body(turn, after(self.game, self._fold.trial(turn))))

    def plan_undo(self) -> Step | Reason:
        """The step that takes back the last turn of a human."""
        return self._rewind(self._undo_target(), "table-nothing-to-undo")

    def plan_redo(self) -> Step | Reason:
        """The step that takes back the last undo."""
        return self._rewind(self._fold.redo, "table-nothing-to-redo")

    def plan_undo_to(self, n: int) -> Step | Reason:
        """The step to the moment after `n` effective turns."""
        return self._rewind(self._node(n), "table-nothing-to-undo")

    def plan_rewind(self, as_of: int, seat: int | None = None) -> Step | Reason:
        """The step to what was just after record `as_of`; `seat`: who does it, None = whose turn comes or goes."""
        return self._rewind(self._fold.at(as_of), "table-nothing-to-undo", seat)

    def plan_player(self, seat: int, player: Player) -> Step | Reason:
        """The step that gives a seat to somebody else."""
        return self._closed() or self._step(seat, SEAT, seat_body(seat, _seat(self.seats[seat].order, player)))

    def follow(self) -> list[Outcome]:
        """Fold what came into the log from other machines."""
        records = self._log.read(self.head)
        return self.catch_up(records) if records else []

    def catch_up(self, records: Sequence[Record]) -> list[Outcome]:
        """Fold what the log has behind the last record, whoever it came from: an outcome for each."""
        outcomes: list[Outcome] = []
        for record in records:
            events: Events = []
            before = self.length
            trouble = self._fold.apply(record, events)
            if trouble is not None and self._fold.ends(trouble):
                self._stop(trouble)
                break
            self._good.append(record)
            if trouble is not None:
                continue  # somebody at the relay sent what the rules do not allow
            body = self._sit(record)
            turn = body.turn if isinstance(body, TurnBody) else ()
            outcome = Outcome(record.kind, record.seq, record.seat, turn, events, before, self.length, self.digest)
            outcomes.append(outcome)
        return outcomes

    def _step(self, seat: int, kind: int, body: bytes) -> Step:
        log, base = self._log, self.head

        def work() -> Loaded:
            answer = log.submit(seat, base, kind, body)
            return answer, log.read(base)

        return Step(work, self._finish)

    def _finish(self, loaded: Loaded) -> list[Result]:
        answer, records = loaded
        results: list[Result] = [*self.catch_up(records)]
        if not isinstance(answer, Accepted):
            results.append(refusal("table-stale" if isinstance(answer, Stale) else "table-full"))
        elif self.read_only:
            results.append(refusal("table-read-only"))
        elif answer.notice:
            self.in_memory = True
            self.notices.append(answer.notice)
            last = results.pop()
            assert isinstance(last, Outcome)
            results.append(last._replace(notice=answer.notice))
        return results

    def _rewind(self, target: Node | None, nowhere: str, seat: int | None = None) -> Step | Reason:
        here = self._fold.node
        if target is None or target is here:
            return self._closed() or refusal(nowhere)
        # The seat that undoes is the one whose turn goes first; the seat that redoes, the one whose turn comes first.
        behind, ahead = sorted((here, target), key=lambda node: node.depth)
        if seat is None:
            seat = ahead.up_to(behind.depth + 1).record.seat
        return self._closed() or self._step(seat, REWIND, rewind_body(target.record.seq, target.after))

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
        return refusal("table-read-only") if self.read_only else None

    def _stop(self, trouble: Trouble) -> None:
        """Show nothing behind a record that cannot be followed."""
        self.read_only = True
        self.notices.append(trouble_notice(trouble, self.name))
        self._good = self._good[: trouble.seq - 1]

    def _sit(self, record: Record) -> Body | None:
        body = body_of(record)
        if isinstance(body, SeatBody) and body.seat < len(self.seats):
            self.seats[body.seat] = body.player
        return body


def new_header(
    game: Game, dealt: Any, players: Mapping[str, Player], options: Mapping[str, Any] | None = None
) -> LogHeader:
    """Record 0 of a game just dealt; see `Table.new`."""
    return LogHeader(
        game.NAME,
        game.RULES_REVISION,
        game.board_digest(),
        tuple(_seat(order, players.get(order, Player(kind=AUTOMATON))) for order in game.seats(dealt)),
        dict(options or {}),
        game.header_data(dealt),
        int(time.time()),  # the clock on the wall, for display only
    )


def _now(step: Step | Reason) -> Result:
    return step if isinstance(step, Reason) else step.finish(step.work())[-1]


def _played(node: Node) -> Played:
    return Played(node.record.seq, node.record.seat, node.turn, node.record.t_ms)


def _seat(order: str, player: Player) -> Seat:
    return Seat(order, player_name(player.name), player.kind, player.bot)
