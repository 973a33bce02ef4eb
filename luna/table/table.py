"""A table: seats around a log. The position is the fold of the log; every act is a record first.

A table belongs to one thread. Each act is a `Step`: `work` waits for disk or network and may run in another thread
(`luna.table.link` does so for the window), `finish` folds the result. `Acts.submit`, `undo` and the like do both at
once, for tools, tests and bots.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec

from luna.core.game import Events, Game, Move, Position, Reason, play_all
from luna.log.bodies import SeatBody, draw_body, rewind_body, turn_body
from luna.log.consent import Consent
from luna.log.encoding import pack
from luna.log.files import DISK, Disk
from luna.log.fold import Node, after
from luna.log.notices import Notice, refusal
from luna.log.records import AUTOMATON, DRAW, HUMAN, REWIND, SEAT, TURN, LogHeader, Seat, player_name
from luna.log.replay import first_record
from luna.table.chronicle import Chronicle, Outcome, PlayedTurn
from luna.table.transport import Accepted, Loaded, LocalLog, Stale, Transport, exchange


class Player(NamedTuple):
    """The player of a seat."""

    name: str = ""
    kind: str = HUMAN  # human | bot | automaton (part of the game, without turns)
    bot: str = ""  # the bot's own description: level, style, seed


Result = Outcome | Reason
P = ParamSpec("P")


class Step(NamedTuple):
    """An act: `work` may wait and touches only the log, `finish` belongs to the table's thread."""

    work: Callable[[], Loaded]
    finish: Callable[[Loaded], list[Result]]  # the last is the act's own, the others came from other machines


class Table:
    """A table: the present state of the game. Its `acts` change it."""

    def __init__(self, game: Game, log: Transport, *, stamps: Mapping[str, bytes] | None = None) -> None:
        """The table of that log; `stamps` are those of draws made in another log."""
        self.game, self.log = game, log
        self.chronicle = Chronicle(game, log, stamps=stamps)
        self.header, self.dealt = self.chronicle.header, self.chronicle.dealt
        self.notices = self.chronicle.notices
        self.in_memory = not log.opening().durable
        self.acts = Acts(self)

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
        """A table for a new game: players by order, and a journal (None: the game is not saved).

        The journal has the name `path`, or the next free one. An order without a player is the automaton's. `options`
        is plain data, kept for a rematch.
        """
        header = new_header(game, dealt, players, options)
        log = LocalLog.create(path, header, disk=disk) if path else LocalLog(header)
        return cls(game, log)

    @classmethod
    def open(cls, game: Game, path: Path, *, disk: Disk = DISK) -> Table:
        """The table of a journal, to continue. `Refused` gives the reason in one sentence."""
        log = LocalLog.open(path, disk=disk)
        try:
            return cls(game, log)
        except BaseException:
            log.close()
            raise

    def rematch(self, dealt: Any, path: Path | None = None, options: Mapping[str, Any] | None = None) -> Table:
        """A new table with the same players, and with the same options unless others are given."""
        players = {seat.order: Player(seat.name, seat.kind, seat.bot) for seat in self.seats}
        kept = self.header.options if options is None else options
        return Table.new(self.game, dealt, players, path, options=kept)

    def what_if(self, n: int) -> Table:
        """A table in memory with the first `n` turns of history and undone, where a person may play every order."""
        seats = tuple(seat if seat.kind == AUTOMATON else seat._replace(kind=HUMAN) for seat in self.seats)
        records = []
        for seq, node in enumerate(self.chronicle.node(n).path(), start=1):  # an author's digest may be false
            body = node.record.body if node.record.kind == DRAW else turn_body(node.turn, node.after)
            records.append(node.record._replace(seq=seq, body=body))
        log = LocalLog(self.header._replace(seats=seats), records)
        return Table(self.game, log, stamps=self.chronicle.fold.stamps)

    def save_as(self, path: Path) -> Table | Notice:
        """A table with the same records in a new journal, after a fault of disk or save; a notice when that fails."""
        copied = Table(self.game, LocalLog.create(path, self.header, self.chronicle.good))
        return copied.notices[0] if copied.in_memory else copied

    def snapshot(self) -> Table:
        """A snapshot of the table, for viewing only."""
        other = copy.copy(self)
        other.chronicle = self.chronicle.snapshot()
        other.acts = Acts(other)
        return other

    def follow(self) -> list[Outcome]:
        """Fold the records that came into the log from other machines."""
        return self.chronicle.follow()

    def close(self) -> None:
        """Release the journal for other programs. All records are on the disk already."""
        self.log.close()

    # ---- the log

    @property
    def path(self) -> Path | None:
        """The path of the journal here; None when the game is not saved."""
        return self.log.path

    @property
    def name(self) -> str:
        """The file name of the journal; "" when there is none."""
        return self.path.name if self.path is not None else ""

    @property
    def unsaved(self) -> bool:
        """Whether closing loses turns: the disk has failed. (A table without a name is not meant to be saved.)"""
        return bool(self.name) and self.in_memory

    @property
    def read_only(self) -> bool:
        """Whether no turn can be played: the log is damaged, or this machine differs from the others."""
        return self.chronicle.closed() is not None

    @property
    def head(self) -> int:
        """Number of the last folded record."""
        return self.chronicle.fold.count - 1

    # ---- the game

    @property
    def consent(self) -> Consent:
        """The permissions of the players, and the open question."""
        return self.chronicle.fold.consent

    @property
    def seats(self) -> list[Seat]:
        """The seats with their present players."""
        return self.consent.seats

    @property
    def position(self) -> Position:
        """A copy of the present position."""
        return bytearray(self.chronicle.fold.node.position)

    @property
    def digest(self) -> bytes:
        """Digest of the present position."""
        return self.chronicle.fold.node.after.digest

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return self.chronicle.fold.node.after.over

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, None when the game is over."""
        return self.game.to_move(self.position)

    @property
    def length(self) -> int:
        """Number of effective turns."""
        return self.chronicle.fold.node.depth

    @property
    def history(self) -> tuple[PlayedTurn, ...]:
        """The effective turns, first to last."""
        return self.chronicle.history

    def position_at(self, n: int) -> Position:
        """The position after `n` turns of history and undone, 0 = the start. `IndexError` beyond them."""
        return bytearray(self.chronicle.node(n).position)

    def events_of(self, n: int) -> Events:
        """The events of turn `n` of history and undone, 1 = the first."""
        events: Events = []
        play_all(self.game, self.position_at(n - 1), self.chronicle.node(n).turn, events)
        return events

    def why_not(self, turn: Sequence[Move]) -> Reason | None:
        """Why a turn cannot be played now; None when it can."""
        return self.chronicle.closed() or self.game.why_not(self.position, turn)


def _at_once(plan: Callable[Concatenate[Acts, P], Step | Reason]) -> Callable[Concatenate[Acts, P], Result]:
    """The act of a plan, carried out at once."""

    def act(acts: Acts, /, *arguments: P.args, **named: P.kwargs) -> Result:
        step = plan(acts, *arguments, **named)
        return step if isinstance(step, Reason) else step.finish(step.work())[-1]

    return act


class Acts:
    """The acts at a table: turns, undo, redo, changes of players.

    `plan_...` prepares the step of an act, or returns the reason for its refusal. The others carry it out at once;
    after a refusal nothing has changed.
    """

    def __init__(self, table: Table) -> None:
        self._table, self._chronicle = table, table.chronicle

    @property
    def can_undo(self) -> bool:
        """Whether there is a turn to take back."""
        return not self._table.read_only and self._chronicle.undo_target() is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is an undo to take back."""
        return not self._table.read_only and self._chronicle.fold.redo is not None

    def plan_turn(self, turn: Sequence[Move]) -> Step | Reason:
        """Play a turn for the seat to move."""
        found = self.written(turn)
        return found if isinstance(found, Reason) else self._step(*found)

    def written(self, turn: Sequence[Move]) -> tuple[int, int, bytes] | Reason:
        """Seat, kind and body of the record of a turn."""
        table = self._table
        reason, seat = table.why_not(turn), table.to_move
        if reason is not None or seat is None:
            return reason or refusal("table-over")
        position = self._chronicle.fold.trial(turn)
        if table.game.chance(position) is not None:
            return seat, DRAW, draw_body(turn)
        return seat, TURN, turn_body(turn, after(table.game, position))

    def plan_undo(self) -> Step | Reason:
        """Take back the last turn of a human, with all turns after it."""
        return self._rewind(self._chronicle.undo_target(), "table-nothing-to-undo")

    def plan_redo(self) -> Step | Reason:
        """Take back the last undo."""
        return self._rewind(self._chronicle.fold.redo, "table-nothing-to-redo")

    def plan_undo_to(self, n: int) -> Step | Reason:
        """Go to the moment after `n` turns of history and undone, back or forth."""
        return self._rewind(self._chronicle.node(n), "table-nothing-to-undo")

    def plan_rewind(self, as_of: int, seat: int | None = None) -> Step | Reason:
        """Restore the game as of record `as_of`, also on another branch; `seat`: the author, if not the turn's own."""
        return self._rewind(self._chronicle.fold.at(as_of), "table-nothing-to-undo", seat)

    def plan_player(self, seat: int, player: Player) -> Step | Reason:
        """Give a seat to another player."""
        body = pack(SeatBody(seat, _seat(self._table.seats[seat].order, player)))
        return self._chronicle.closed() or self._step(seat, SEAT, body)

    submit = _at_once(plan_turn)
    undo = _at_once(plan_undo)
    redo = _at_once(plan_redo)
    undo_to = _at_once(plan_undo_to)
    rewind = _at_once(plan_rewind)
    set_player = _at_once(plan_player)

    def _rewind(self, target: Node | None, nowhere: str, seat: int | None = None) -> Step | Reason:
        here = self._chronicle.fold.node
        if target is None or target is here:
            return self._chronicle.closed() or refusal(nowhere)
        # The author of an undo is the seat whose turn is taken back first; of a redo, whose turn returns first.
        behind, ahead = sorted((here, target), key=lambda node: node.depth)
        if seat is None:
            seat = ahead.up_to(behind.depth + 1).record.seat
        return self._chronicle.closed() or self._step(seat, REWIND, rewind_body(target.record.seq, target.after))

    def _step(self, seat: int, kind: int, body: bytes) -> Step:
        return Step(partial(exchange, self._table.log, seat, self._table.head, kind, body), self._finish)

    def _finish(self, loaded: Loaded) -> list[Result]:
        answer, records = loaded
        results: list[Result] = [*self._chronicle.catch_up(records)]
        if not isinstance(answer, Accepted):
            return [*results, refusal("table-stale" if isinstance(answer, Stale) else "table-full")]
        ignored = self._chronicle.ignored
        if (own := next((one for one in ignored if one.seq == answer.record.seq), None)) is not None:
            ignored.remove(own)
            results.append(own.reason)
        elif self._chronicle.damaged:
            results.append(refusal("table-read-only"))
        if answer.notice is not None:
            self._table.in_memory = not self._table.log.opening().durable
            self._table.notices.append(answer.notice)
            last = results[-1]
            if isinstance(last, Outcome):
                results[-1] = last._replace(notice=answer.notice)
        return results


def new_header(
    game: Game, dealt: Any, players: Mapping[str, Player], options: Mapping[str, Any] | None = None
) -> LogHeader:
    """Record 0 of a new game; see `Table.new`."""
    seats = (_seat(order, players.get(order, Player(kind=AUTOMATON))) for order in game.seats(dealt))
    return first_record(game, dealt, seats, options or {})


def _seat(order: str, player: Player) -> Seat:
    return Seat(order, player_name(player.name), player.kind, player.bot)
