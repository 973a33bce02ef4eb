"""A table: seats around a log. The position is the fold of the log; everything that happens here is a record first.

Everything but the log's own waiting happens in one thread, the one that owns the table. Each of the table's acts is a
`Step`: `work` waits for disk or network and may run elsewhere (`luna.table.link` does that for the window), `finish`
folds what came back. `submit`, `undo` and the others do both at once, for tools, tests and bots.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from luna.core.game import Game, Move, Reason
from luna.log.bodies import SeatBody, draw_body, rewind_body, turn_body
from luna.log.encoding import pack
from luna.log.files import DISK, Disk
from luna.log.fold import Node, after
from luna.log.notices import Notice, refusal
from luna.log.records import (
    AUTOMATON,
    DRAW,
    HUMAN,
    REWIND,
    SEAT,
    TURN,
    LogHeader,
    Seat,
    player_name,
    wall_clock,
)
from luna.table.chronicle import Chronicle, Outcome
from luna.table.transport import Accepted, Loaded, LocalFile, Memory, Stale, exchange


class Player(NamedTuple):
    """The player of an order: a person, a bot or the automaton."""

    name: str = ""
    kind: str = HUMAN  # human | bot | automaton (the game moves it, it has no turns)
    bot: str = ""  # the bot's own description: level, style, seed


Result = Outcome | Reason


class Step(NamedTuple):
    """An act of the table: `work` may wait and touches nothing but the log, `finish` belongs to the table's thread."""

    work: Callable[[], Loaded]
    finish: Callable[[Loaded], list[Result]]  # the last is the act's own, those before came from other machines


class Table(Chronicle):
    """A table, played at: turns, undo and redo."""

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
        """A table for a game just dealt: players by order, and a journal (None: a game that is not kept).

        The journal has the name `path`, or the next that is free. An order that nobody plays is the automaton's.
        `options` is plain data, kept for a rematch.
        """
        header = new_header(game, dealt, players, options)
        log = LocalFile.create(path, header, disk=disk) if path else Memory(header)
        return cls(game, log)

    @classmethod
    def open(cls, game: Game, path: Path, *, disk: Disk = DISK) -> Table:
        """The table of a journal, to play on. `Refused` says in one sentence why not."""
        log = LocalFile.open(path, disk=disk)
        try:
            return cls(game, log)
        except BaseException:
            log.close()
            raise

    def rematch(self, dealt: Any, path: Path | None = None, options: Mapping[str, Any] | None = None) -> Table:
        """A new table with the same players, and the same options unless there are others; this one stays as it is."""
        players = {seat.order: Player(seat.name, seat.kind, seat.bot) for seat in self.seats}
        kept = self.header.options if options is None else options
        return Table.new(self.game, dealt, players, path, options=kept)

    def what_if(self, n: int) -> Table:
        """A table in memory with the first `n` turns of history and undone, where anybody may play every order."""
        seats = tuple(seat if seat.kind == AUTOMATON else seat._replace(kind=HUMAN) for seat in self.seats)
        records = [
            node.record._replace(seq=seq, body=_told(node)) for seq, node in enumerate(self._node(n).path(), start=1)
        ]
        return Table(self.game, Memory(self.header._replace(seats=seats), records), stamps=self._fold.stamps)

    @property
    def unsaved(self) -> bool:
        """Whether turns are lost with it: the disk has failed. (Without a name it was never meant to be kept.)"""
        return bool(self.name) and self.in_memory

    def close(self) -> None:
        """Let other programs have the journal. Everything is on the disk already."""
        self._log.close()

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
        """Give a seat to another player, from now on."""
        return _now(self.plan_player(seat, player))

    def save_as(self, path: Path, *, disk: Disk = DISK) -> Table | Notice:
        """A table with all that this one shows, in a new journal; a notice when that cannot be written.

        The way out after a disk error, and the way to play on from a damaged save, which itself stays untouched.
        """
        copy = Table(self.game, LocalFile.create(path, self.header, self._good, disk=disk))
        return copy.notices[0] if copy.in_memory else copy

    # ---- acting, in steps

    def plan_turn(self, turn: Sequence[Move]) -> Step | Reason:
        """The step that plays a turn."""
        reason = self.why_not(turn)
        seat = self.to_move
        if reason is not None or seat is None:
            return reason or refusal("table-over")
        position = self._fold.trial(turn)
        if self.game.chance(position) is not None:
            return self._step(seat, DRAW, draw_body(turn))
        return self._step(seat, TURN, turn_body(turn, after(self.game, position)))

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
        return self._closed() or self._step(seat, SEAT, pack(SeatBody(seat, _seat(self.seats[seat].order, player))))

    def _step(self, seat: int, kind: int, body: bytes) -> Step:
        return Step(partial(exchange, self._log, seat, self.head, kind, body), self._finish)

    def _finish(self, loaded: Loaded) -> list[Result]:
        answer, records = loaded
        results: list[Result] = [*self.catch_up(records)]
        own = next((one for one in self.ignored if isinstance(answer, Accepted) and one.seq == answer.record.seq), None)
        if not isinstance(answer, Accepted):
            results.append(refusal("table-stale" if isinstance(answer, Stale) else "table-full"))
        elif own is not None:
            self.ignored.remove(own)
            results.append(own.reason)
        elif self._ended:
            results.append(refusal("table-read-only"))
        if isinstance(answer, Accepted) and answer.notice is not None:
            self.in_memory = not self._log.opening().durable
            self.notices.append(answer.notice)
            last = results[-1]
            if isinstance(last, Outcome):
                results[-1] = last._replace(notice=answer.notice)
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
        wall_clock(),
    )


def _told(node: Node) -> bytes:
    """The body of a node's record as this machine would write it: its author may have lied about what came of it."""
    return node.record.body if node.record.kind == DRAW else turn_body(node.turn, node.after)


def _now(step: Step | Reason) -> Result:
    return step if isinstance(step, Reason) else step.finish(step.work())[-1]


def _seat(order: str, player: Player) -> Seat:
    return Seat(order, player_name(player.name), player.kind, player.bot)
