"""A table for a window: acts return at once, their answers are polled every frame, and a thread waits for the disk.

    link = TableLink(table)
    ticket = link.submit(turn)          # also undo, redo, undo_to, set_player
    for answer in link.poll():          # every frame; a turn is done only when it appears here
        ...

The table belongs to the thread that polls, which may read it freely. Acts run one by one in the order of the calls;
each is checked against the table at the time when it starts.
"""

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
    """The result of an act. `ticket` is None for an act of another machine."""

    ticket: int | None
    result: Result


class TableLink:
    """The acts of a window at its table, and their answers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._wishes: deque[tuple[int, Plan]] = deque()
        self._flight: tuple[int, Step] | None = None
        self._answers: list[Answered] = []
        self._tickets = 0
        self._work: queue.SimpleQueue[Step | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[Loaded | BaseException] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._carry, name="luna-table", daemon=True)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether an act has no answer yet."""
        return bool(self._flight or self._wishes or self._answers)

    def submit(self, turn: Sequence[Move]) -> int:
        """Play a turn; its answer carries the returned ticket."""
        return self._wish(lambda: self.table.acts.plan_turn(turn))

    def undo(self) -> int:
        """Take back the last turn of a human, with all turns after it."""
        return self._wish(self.table.acts.plan_undo)

    def redo(self) -> int:
        """Take back the last undo."""
        return self._wish(self.table.acts.plan_redo)

    def undo_to(self, n: int) -> int:
        """Go to the moment after `n` turns."""
        return self._wish(lambda: self.table.acts.plan_undo_to(n))

    def rewind(self, as_of: int, seat: int | None = None) -> int:
        """Restore the game as of record `as_of`; see `Acts.plan_rewind`."""
        return self._wish(lambda: self.table.acts.plan_rewind(as_of, seat))

    def set_player(self, seat: int, player: Player) -> int:
        """Give a seat to another player."""
        return self._wish(lambda: self.table.acts.plan_player(seat, player))

    def poll(self) -> list[Answered]:
        """The answers since the last call, in order. Never waits."""
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
        """The answers to all acts. Waits for the disk, so it is not for a frame loop."""
        while self._flight:
            self._land(self._done.get())
        return self.poll()

    def close(self) -> list[Answered]:
        """Wait until all acts are durable, then close the table. Returns the last answers."""
        answers = self.release()
        self.table.close()
        return answers

    def release(self) -> list[Answered]:
        """Wait for all answers and stop, but leave the table open."""
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
        """Start the next act unless one is under way. Refusals are answered at once."""
        while self._wishes and not self._flight:
            ticket, plan = self._wishes.popleft()
            step = plan()
            if isinstance(step, Reason):
                self._answers.append(Answered(ticket, step))
            else:
                self._flight = ticket, step
                self._work.put(step)

    def _land(self, loaded: Loaded | BaseException) -> None:
        assert self._flight is not None
        (ticket, step), self._flight = self._flight, None
        if isinstance(loaded, BaseException):
            raise loaded  # a bug: it belongs into the window's thread
        *others, own = step.finish(loaded)
        self._answers += [Answered(None, result) for result in others]
        self._answers.append(Answered(ticket, own))
        self._start()

    def _carry(self) -> None:
        """The worker thread: it touches only the log."""
        while step := self._work.get():
            try:
                self._done.put(step.work())
            except BaseException as error:
                self._done.put(error)
