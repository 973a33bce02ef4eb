"""A table for a window: acts return at once, their answers are polled every frame, and a thread waits for the disk.

    link = TableLink(table)
    ticket = link.submit(turn)          # also undo, redo, undo_to, set_player
    for answer in link.poll():          # every frame; a turn is done only when it appears here
        ...

The table belongs to the thread that polls, which may read it freely. Acts run one by one in the order of the calls;
each is checked against the table at the time when it starts.
"""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable
from typing import Concatenate, NamedTuple

from luna.core.game import Reason
from luna.table.table import Acts, P, Result, Step, Table
from luna.table.transport import Loaded

Plan = Callable[[], Step | Reason]


class ActResult(NamedTuple):
    """The result of an act. `ticket` is None for an act of another machine."""

    ticket: int | None
    result: Result


def _later(plan: Callable[Concatenate[Acts, P], Step | Reason]) -> Callable[Concatenate[TableLink, P], int]:
    """The act of a plan, carried out by the thread. Returns the ticket of its answer."""

    def act(link: TableLink, /, *arguments: P.args, **named: P.kwargs) -> int:
        return link._wish(lambda: plan(link.table.acts, *arguments, **named))

    return act


class TableLink:
    """The acts of a window at its table, and their answers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._wishes: deque[tuple[int, Plan]] = deque()
        self._flight: tuple[int, Step] | None = None
        self._answers: list[ActResult] = []
        self._tickets = 0
        self._work: queue.SimpleQueue[Step | None] = queue.SimpleQueue()
        self._done: queue.SimpleQueue[Loaded | BaseException] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._carry, name="luna-table", daemon=True)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether an act has no answer yet."""
        return bool(self._flight or self._wishes or self._answers)

    submit = _later(Acts.plan_turn)
    undo = _later(Acts.plan_undo)
    redo = _later(Acts.plan_redo)
    undo_to = _later(Acts.plan_undo_to)
    rewind = _later(Acts.plan_rewind)
    set_player = _later(Acts.plan_player)

    def poll(self) -> list[ActResult]:
        """The answers since the last call, in order. Never waits."""
        while self._flight:
            try:
                self._land(self._done.get_nowait())
            except queue.Empty:
                break
        if not self._flight:
            self._answers += [ActResult(None, outcome) for outcome in self.table.follow()]
        answers, self._answers = self._answers, []
        return answers

    def wait(self) -> list[ActResult]:
        """The answers to all acts. Waits for the disk, so it is not for a frame loop."""
        while self._flight:
            self._land(self._done.get())
        return self.poll()

    def close(self) -> list[ActResult]:
        """Wait until all acts are durable, then close the table. Returns the last answers."""
        answers = self.release()
        self.table.close()
        return answers

    def release(self) -> list[ActResult]:
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
                self._answers.append(ActResult(ticket, step))
            else:
                self._flight = ticket, step
                self._work.put(step)

    def _land(self, loaded: Loaded | BaseException) -> None:
        assert self._flight is not None
        (ticket, step), self._flight = self._flight, None
        if isinstance(loaded, BaseException):
            raise loaded  # a bug: it belongs in the window's thread
        *others, own = step.finish(loaded)
        self._answers += [ActResult(None, result) for result in others]
        self._answers.append(ActResult(ticket, own))
        self._start()

    def _carry(self) -> None:
        """The worker thread: it touches only the log."""
        while step := self._work.get():
            try:
                self._done.put(step.work())
            except BaseException as error:
                self._done.put(error)
