"""A table for a window: acts return at once, their outcomes are fetched every frame, the disk waits in a thread.

    link = TableLink(table)
    ticket = link.submit(turn)          # also undo, redo, undo_to, set_player
    for answer in link.poll():          # every frame; show a turn as done only when it comes out here
        ...

The table belongs to the thread that polls; it may be looked at freely there. Acts are carried out one by one in the
order in which they were asked for, each judged by the table as it is when its turn comes.
"""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from luna.core.game import Move, Reason
from luna.table.table import Player, Result, Step, Table
from luna.table.transport import Loaded

Plan = Callable[[], Step | Reason]


class Answered(NamedTuple):
    """The result of an act. `ticket` is None for what came from another machine."""

    ticket: int | None
    result: Result


class _Flight(NamedTuple):
    ticket: int
    step: Step


class TableLink:
    """The link between a window and its table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._wishes: deque[tuple[int, Plan]] = deque()
        self._flight: _Flight | None = None
        self._answers: list[Answered] = []
        self._tickets = 0
        self._work: queue.SimpleQueue[Step | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[Loaded | BaseException] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._carry, name="luna-table", daemon=True)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether an act is still without an answer."""
        return bool(self._flight or self._wishes or self._answers)

    def submit(self, turn: Sequence[Move]) -> int:
        """Play a turn; the ticket comes back with the answer."""
        return self._wish(lambda: self.table.plan_turn(turn))

    def undo(self) -> int:
        """Take back the last turn of a human, with all that followed."""
        return self._wish(self.table.plan_undo)

    def redo(self) -> int:
        """Take back the last undo."""
        return self._wish(self.table.plan_redo)

    def undo_to(self, n: int) -> int:
        """Go to the moment after `n` turns."""
        return self._wish(lambda: self.table.plan_undo_to(n))

    def rewind(self, as_of: int, seat: int | None = None) -> int:
        """Make the game what it was just after record `as_of`; see `Table.plan_rewind`."""
        return self._wish(lambda: self.table.plan_rewind(as_of, seat))

    def set_player(self, seat: int, player: Player) -> int:
        """Give a seat to somebody else."""
        return self._wish(lambda: self.table.plan_player(seat, player))

    def poll(self) -> list[Answered]:
        """The answers that have come since the last call, in order. Never waits."""
        while self._flight:
            try:
                self._land(self._done.get_nowait())
            except queue.Empty:
                break
        if not self._flight:
            self._answers += [Answered(None, outcome) for outcome in self.table.follow()]
        answers, self._answers = self._answers, []
        return answers

    def wait(self) -> list[Answered]:
        """The answers to everything asked for. Waits for the disk: not for a frame loop."""
        while self._flight:
            self._land(self._done.get())
        return self.poll()

    def close(self) -> list[Answered]:
        """Let everything asked for become durable, then close the table; the last answers come back."""
        answers = self.release()
        self.table.close()
        return answers

    def release(self) -> list[Answered]:
        """Wait for the answers that are due and stop, but leave the table open for somebody else."""
        answers = self.wait()
        self._work.put(None)
        self._thread.join()
        return answers

    def _wish(self, plan: Plan) -> int:
        self._tickets += 1
        self._wishes.append((self._tickets, plan))
        self._start()
        return self._tickets

    def _start(self) -> None:
        """Send the next act on its way, if none is; refusals need no way."""
        while self._wishes and not self._flight:
            ticket, plan = self._wishes.popleft()
            step = plan()
            if isinstance(step, Reason):
                self._answers.append(Answered(ticket, step))
            else:
                self._flight = _Flight(ticket, step)
                self._work.put(step)

    def _land(self, loaded: Loaded | BaseException) -> None:
        flight, self._flight = self._flight, None
        assert flight is not None
        if isinstance(loaded, BaseException):
            raise loaded  # a bug, and the window's thread should hear of it
        *others, own = flight.step.finish(loaded)
        self._answers += [Answered(None, result) for result in others]
        self._answers.append(Answered(flight.ticket, own))
        self._start()

    def _carry(self) -> None:
        """The thread: waits for the disk, and knows nothing of the game."""
        while step := self._work.get():
            try:
                self._done.put(step.work())
            except BaseException as error:
                self._done.put(error)
