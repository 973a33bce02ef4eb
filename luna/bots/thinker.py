"""The thinking process: one process searches for the whole program, so the window never waits. Questions are futures.

    thinker = Thinker()                                   the process starts with the first question
    hint = thinker.ask(Question(game, row, level, seed), HINT)      a future, returned at once
    thinker.poll()                                        once a step; never waits
    hint.known, hint.ready, hint.failed                   the result so far
    hint.cancel()                                         drop the question
    thinker.close()

Answers are remembered: a question that was answered already, here or by the process that thinks ahead (`foresight`), is
ready at once. The process works on the most urgent question, the oldest among equals. A more urgent question preempts
it; it starts again afterwards. After several bot turns in a row the longest-waiting question is next, so a table of
bots cannot starve a hint. If the process dies, it is restarted without compiled cores, one of which may have killed it,
and asked again; a second death fails only that question. A process that does not read its pipe is replaced. Errors in
the process are collected (`take_faults`) and answered with a simple turn, see `worker`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, NamedTuple, TypeVar

from luna.bots import worker
from luna.bots.answers import Fault, Solution, Thought, TurnReview
from luna.core.game import Turn

PLAY: Final = 0
HINT: Final = 1
EXPLAIN: Final = 2
"""Urgency, the most urgent first: a bot's turn, a hint, an explanation or a review."""
_IN_A_ROW: Final = 3  # bot turns in a row that may overtake a waiting question
_UNREAD: Final = 24
"""Unread questions after which the process is replaced. A healthy process reads within a second; a stopped one would
fill the pipe and block the sender."""
_JOINED: Final = 2.0  # seconds to wait for a killed process
_REMEMBERED: Final = 256  # answers

Answer = TypeVar("Answer", Thought, TurnReview, Solution, str)


class Question(NamedTuple):
    """All that the answer of a bot depends on, see `worker.think`."""

    game: str
    row: bytes
    level: int
    seed: int
    temper: str | None = None
    hurried: bool = False


Memory = dict[Question, Thought]
"""Final answers, the oldest first."""


class Pending(Generic[Answer]):
    """A future of the thinking process: `known` is updated until it is `ready` or has `failed`."""

    def __init__(
        self,
        thinker: Thinker,
        urgency: int,
        task: worker.Task,
        patient: bool = False,
        question: Question | None = None,
    ) -> None:
        """`patient`: bot turns may always overtake this question; `question`: by which the answer is remembered."""
        self._thinker = thinker
        self.urgency, self.task, self.patient, self.question = urgency, task, patient, question
        self.known: Answer | None = None
        """The latest result."""
        self.failed = False
        """The process died twice on this question: there is no answer."""
        self.ends = 0
        """How often the process died on this question."""
        self.faulty = False
        """Whether the search failed, so that the answer is only a simple turn."""

    @property
    def ready(self) -> bool:
        """Whether `known` is the final answer."""
        known = self.known
        last = known.choice if isinstance(known, Thought) else known
        return last is not None

    @property
    def progress(self) -> float:
        """Progress, 0..1."""
        known = self.known
        return known.done / known.total if isinstance(known, Thought) and known.total else 0.0

    def cancel(self) -> None:
        """Drop the question."""
        self._thinker.forget(self)


class Thinker:
    """The parent's side of the process."""

    def __init__(self, memory: Memory | None = None, idle: bool = False) -> None:
        """`memory`: the answers of another thinker, shared. `idle`: the process takes only computing time that nobody
        wants, and is not asked again after its death."""
        self.memory: Memory = {} if memory is None else memory
        self._idle = idle
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._tickets = count(1)
        self._open: list[Pending[Any]] = []  # oldest first
        self._current: Pending[Any] | None = None  # the question that the process works on
        self._ticket = 0  # of the current question; other answers are stale
        self._unread = 0
        self._in_a_row = 0
        self._faults: list[str] = []

    def ask(self, question: Question, urgency: int = HINT) -> Pending[Thought]:
        """The answer to a question about the turn of a bot."""
        return self._add(Pending(self, urgency, partial(worker.think, *question), question=question))

    def judge(self, game: str, row: bytes, number: int, turn: Turn) -> Pending[TurnReview]:
        """The review of turn `number` of a finished game, played at this position."""
        return self._add(Pending(self, EXPLAIN, partial(worker.judge, game, bytes(row), number, turn), patient=True))

    def prove(self, game: str, kind: str, asked: bytes, row: bytes) -> Pending[Solution]:
        """Prove the answer to the puzzle at position `asked`, starting from the later position `row`."""
        return self._add(Pending(self, HINT, partial(worker.prove, game, kind, bytes(asked), bytes(row))))

    def weigh(self, game: str, kind: str, asked: bytes, turns: Sequence[Turn]) -> Pending[Solution]:
        """The value of a line that was played from position `asked` of a puzzle, without its luck."""
        return self._add(Pending(self, HINT, partial(worker.weigh, game, kind, bytes(asked), tuple(turns))))

    def do(self, job: Callable[[], Iterator[str]]) -> Pending[str]:
        """Run a picklable `job` when the process is idle: it yields "" often while it works, and finally its text."""
        return self._add(Pending(self, EXPLAIN, job, patient=True))

    def forget(self, question: Pending[Any]) -> None:
        """Drop a question; a question that was answered already is ignored."""
        if question in self._open:
            self._open.remove(question)
            self._turn_to_the_first()

    def poll(self) -> None:
        """Read new results from the process; never blocks."""
        for ticket, said in self._heard():
            question = self._current
            if question is not None and ticket == self._ticket:
                self._take(question, said)
            if isinstance(said, Fault):
                self._faults.append(said.text)
        self._recall()

    @property
    def open(self) -> list[Question | None]:
        """The open questions; None is a question that is not a bot's turn."""
        return [one.question for one in self._open]

    def take_faults(self) -> list[str]:
        """Tracebacks from the process since the last call."""
        found, self._faults = self._faults, []
        return found

    def restart(self) -> None:
        """Replace an unresponsive process and ask the open questions again."""
        self._end()
        self._turn_to_the_first()

    def close(self) -> None:
        """End the process and drop all questions; a later question starts a new process."""
        self._open.clear()
        self._end()

    def _add(self, question: Pending[Answer]) -> Pending[Answer]:
        self._open.append(question)
        self._recall()
        self._turn_to_the_first()
        return question

    def _take(self, pending: Pending[Any], said: Any) -> None:
        """Take a result of the current question."""
        if isinstance(said, Fault):
            pending.faulty = True
            return
        pending.known = said
        if pending.ready:
            self._current = None
            if pending.question is not None and not pending.faulty:
                self.memory[pending.question] = said
                while len(self.memory) > _REMEMBERED:
                    del self.memory[next(iter(self.memory))]
            self._let_in(pending)
            self.forget(pending)

    def _recall(self) -> None:
        """Answer questions whose answers are in the memory; another thinker may have put them there."""
        for pending in tuple(self._open):
            if pending.question is not None and pending.question in self.memory:
                pending.known = self.memory[pending.question]
                self.forget(pending)

    def _let_in(self, answered: Pending[Any]) -> None:
        """Promote the oldest waiting question after several bot turns in a row."""
        waiting = next((one for one in self._open if one.urgency > PLAY and not one.patient), None)
        self._in_a_row = self._in_a_row + 1 if answered.urgency == PLAY else 0
        if waiting is not None and self._in_a_row >= _IN_A_ROW:
            waiting.urgency, self._in_a_row = PLAY - 1, 0

    def _turn_to_the_first(self) -> None:
        """Send the most urgent question to the process unless it is the current one."""
        while (first := min(self._open, key=lambda one: one.urgency, default=None)) is not self._current:
            if self._unread >= _UNREAD:
                self._end()
            self._current, self._ticket = first, next(self._tickets)
            if first is not None and self._process is None and not self._start(pure=first.ends > 0):
                self._fail(first)
            else:
                self._send(None if first is None else (self._ticket, first.task))

    def _start(self, pure: bool) -> bool:
        # Spawn on every system: a fork of a program with a window and threads may hang.
        context = multiprocessing.get_context("spawn")
        try:
            mine, theirs = context.Pipe()
            work = worker.work_idly if self._idle else worker.work
            process = context.Process(target=work, args=(theirs, pure), name="luna-bots", daemon=True)
            process.start()
        except OSError:  # out of memory or processes: a later attempt may succeed
            return False
        theirs.close()
        self._process, self._pipe = process, mine
        return True

    def _end(self) -> None:
        """Kill the process: it has nothing to save, and a stopped one would ignore a request to exit."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(_JOINED)
        self._process = self._pipe = self._current = None
        self._unread = 0

    def _send(self, question: tuple[int, worker.Task] | None) -> None:
        if self._pipe is None:
            return
        try:
            self._pipe.send(question)
        except OSError:
            self._ended()
        else:
            self._unread += 1

    def _ended(self) -> None:
        """Handle the death of the process: the first one restarts it at once, the second one fails the question."""
        question = self._current
        self._end()
        if question is not None:
            question.ends += 1
            if question.ends > 1 or self._idle:
                self._fail(question)
        self._turn_to_the_first()

    def _fail(self, question: Pending[Any]) -> None:
        question.failed = True
        self._open.remove(question)

    def _heard(self) -> Iterator[tuple[int, Any]]:
        """The answers received since the last call."""
        pipe = self._pipe
        try:
            while pipe is not None and pipe is self._pipe and pipe.poll():
                said = pipe.recv()
                if said is None:
                    self._unread -= 1
                else:
                    yield said
        except (EOFError, OSError):
            self._ended()
