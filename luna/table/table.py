"""A table: seats around a log. The position is the fold of the log; everything that happens here is a record first.

Everything but the log's own waiting happens in one thread, the one that owns the table. Each of the table's acts is a
`Step`: `work` waits for disk or network and may run elsewhere (`luna.table.link` does that for the window), `finish`
folds what came back. `submit`, `undo` and the others do both at once, for tools, tests and bots.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from luna.games.face import Events, Game, Move, Position, Reason, Turn
from luna.log.files import DISK, Disk
from luna.log.fold import Fold, Node, after
from luna.log.notices import Notice
from luna.log.records import (
    AUTOMATON,
    HUMAN,
    NO_SEAT,
    REWIND,
    SEAT,
    TURN,
    LogHeader,
    Record,
    RewindBody,
    Seat,
    SeatBody,
    TurnBody,
    player_name,
    read_body,
    rewind_body,
    seat_body,
    turn_body,
)
from luna.log.replay import check_header, replay, trouble_notice
from luna.table.transport import Accepted, Answer, LocalFile, Memory, Stale, Transport


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


class Outcome(NamedTuple):
    """A record that counts: it is durable (or `notice` says why not) and folded."""

    kind: int  # records.TURN, REWIND or SEAT
    seq: int
    seat: int
    turn: Turn  # of a TURN, else empty
    events: Events  # what happened, in order; empty for a rewind: show `position_at(after)`
    before: int  # number of effective turns before
    after: int  # and after: smaller for undo, larger for redo
    digest: bytes  # of the position now
    notice: Notice | None = None  # the disk failed: from now on in memory


Loaded = tuple[Answer, Sequence[Record]]
Result = Outcome | Reason


class Step(NamedTuple):
    """One act of the table: `work` may wait and touches nothing but the log, `finish` belongs to the table's thread."""

    work: Callable[[], Loaded]
    finish: Callable[[Loaded], Result]


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
        records = log.read(0)
        self._fold, trouble = replay(game, self.dealt, records)
        for record in records[: self._fold.count - 1]:
            self._seat_of(record)
        if trouble:
            self.read_only = True
            self.notices.append(trouble_notice(trouble, name))
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
        header = LogHeader(
            game.NAME,
            game.RULES_REVISION,
            game.board_digest(),
            tuple(_seat(order, players.get(order, Player(kind=AUTOMATON))) for order in game.seats(dealt)),
            dict(options or {}),
            game.header_data(dealt),
            int(time.time()),  # the clock on the wall, for display only
        )
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

    def close(self) -> None:
        """Let other programs have the journal. Everything is on the disk already."""
        self._log.close()

    # ---- looking

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
            self._history = node, tuple(Played(n.seq, n.seat, n.turn, n.t_ms) for n in node.path())
        return self._history[1]

    def position_at(self, n: int) -> Position:
        """The position after `n` effective turns, 0 = the start."""
        return bytearray(self._node(n).position)

    def events_of(self, n: int) -> Events:
        """What happened in effective turn `n`, 1 = the first."""
        events: Events = []
        position = self.position_at(n - 1)
        for move in self._node(n).turn:
            self.game.play(position, move, events)
        return events

    def why_not(self, turn: Sequence[Move]) -> Reason | None:
        """Why this turn cannot be played now; None when it can."""
        return self._closed() or self.game.why_not(self.position, turn)

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
        """Go back to the moment after `n` effective turns."""
        return _now(self.plan_undo_to(n))

    def set_player(self, seat: int, player: Player) -> Result:
        """From now on somebody else plays a seat."""
        return _now(self.plan_player(seat, player))

    def save_as(self, path: Path) -> Notice | None:
        """Go on in a new journal with all that this table shows; None when that went well.

        The way out after a disk error, and the way to play on from a damaged save, which itself stays untouched.
        """
        fresh = LocalFile.create(path, self.header, self._log.read(0)[: self._good])
        opening = fresh.opening()
        if not opening.durable:
            return opening.notices[0]
        self._log.close()
        self._log, self.name = fresh, path.name
        self.read_only = self.in_memory = False
        return None

    # ---- acting, in steps

    def plan_turn(self, turn: Sequence[Move]) -> Step | Reason:
        """The step that plays a turn."""
        reason = self.why_not(turn)
        seat = self.to_move
        if reason is not None or seat is None:
            return reason or _reason("table-over", "The game is over.")
        came = after(self.game, self._fold.trial(turn))
        return self._step(seat, TURN, turn_body(turn, came))

    def plan_undo(self) -> Step | Reason:
        """The step that takes back the last turn of a human."""
        return self._rewind(self._undo_target(), "table-nothing-to-undo", "There is nothing to take back.")

    def plan_redo(self) -> Step | Reason:
        """The step that takes back the last undo."""
        return self._rewind(self._fold.redo, "table-nothing-to-redo", "There is nothing to play again.")

    def plan_undo_to(self, n: int) -> Step | Reason:
        """The step back to the moment after `n` effective turns."""
        target = self._node(n) if 0 <= n < self.length else None
        return self._rewind(target, "table-nothing-to-undo", "There is nothing to take back.")

    def plan_player(self, seat: int, player: Player) -> Step | Reason:
        """The step that gives a seat to somebody else."""
        return self._closed() or self._step(seat, SEAT, seat_body(seat, _seat(self.seats[seat].order, player)))

    def catch_up(self, records: Sequence[Record]) -> list[Outcome]:
        """Fold what the log has behind the last record folded, whoever it came from: an outcome for each."""
        outcomes: list[Outcome] = []
        for record in records:
            events: Events = []
            before = self.length
            if trouble := self._fold.apply(record, events):
                self.read_only = True
                self.notices.append(trouble_notice(trouble, self.name))
                break
            body = self._seat_of(record)
            turn = body.turn if isinstance(body, TurnBody) else ()
            outcomes.append(
                Outcome(record.kind, record.seq, record.seat, turn, events, before, self.length, self.digest)
            )
        return outcomes
