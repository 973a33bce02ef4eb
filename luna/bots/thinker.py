"""The thinking process: one process searches for the whole program, so the window never waits. Questions are futures.

    thinker = Thinker()                                   the process starts with the first question
    hint = thinker.ask(game, row, level, seed, HINT)      a future, returned at once
    thinker.poll()                                        once a step; never waits
    hint.known, hint.ready, hint.failed                   the result so far
    hint.cancel()                                         drop the question
    thinker.close()

The process works on the most urgent question, the oldest among equals. A more urgent question preempts it; it starts
again afterwards. After several bot turns in a row the longest-waiting question is next, so a table of bots cannot
starve a hint. If the process dies, it is restarted and asked again; a second death fails only that question. A process
that does not read its pipe is replaced. Errors in the process are collected (`take_faults`) and answered with a simple
turn, see `worker`.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgpack

from luna.bots import worker
from luna.bots.evaluator import Variation, Why
from luna.bots.review import Miss
from luna.bots.slips import Slip
from luna.core.game import Turn

PLAY: Final = 0
HINT: Final = 1
EXPLAIN: Final = 2
"""Urgency, the most urgent first: a bot's turn, a hint, an explanation or a review."""
_IN_A_ROW: Final = 3
"""Bot turns in a row that may overtake a waiting question."""
_UNREAD: Final = 24
"""Unread questions after which the process is replaced. A healthy process reads within a second; a stopped one would
fill the pipe and block the sender."""
_JOINED: Final = 2.0
"""Seconds to wait for a killed process."""


class Thought(NamedTuple):
    """The analysis of a position so far. `choice` is the answer, None while the search runs."""

    done: int  # simulations
    total: int
    lines: tuple[Variation, ...]  # best first
    choice: Turn | None
    why: tuple[Why, ...] = ()  # reasons of the choice, the weightiest first
    whys: tuple[tuple[Why, ...], ...] = ()  # reasons of the first lines; the last of each speaks against it
    slip: Slip | None = None  # the human error behind the choice

    def chose(self, turn: Turn) -> bool:
        """Whether this is the chosen turn, whatever chance added to it."""
        return self.choice is not None and turn[: len(self.choice)] == self.choice

    @property
    def exact(self) -> bool:
        """Whether the game is solved from here: the only line is the outcome."""
        return not self.total and len(self.lines) == 1 and self.lines[0].share == 1.0


class Reviewed(NamedTuple):
    """The progress of a review. `points` are the turning points, None until it is complete."""

    done: int  # turns
    total: int
    points: tuple[Miss, ...] | None


class Proved(NamedTuple):
    """The proof about a position: its value and an optimal line; value None: no proof was found."""

    value: int | None
    line: tuple[Turn, ...]


class Done(NamedTuple):
    """The result of a job, a text."""

    text: str


Answer = TypeVar("Answer", Thought, Reviewed, Proved, Done)


class Pending(Generic[Answer]):
    """A future of the thinking process: `known` is updated until it is `ready` or has `failed`."""

    def __init__(
        self, thinker: Thinker, urgency: int, words: list[object], read: Callable[[list[Any]], Answer]
    ) -> None:
        self._thinker, self._words = thinker, words
        self._read: Callable[[list[Any]], Answer] = read
        self.urgency = urgency
        self.patient = False
        """Whether bot turns may always overtake this question."""
        self.known: Answer | None = None
        """The latest result."""
        self.failed = False
        """The process died twice on this question: there is no answer."""
        self.ends = 0
        """How often the process died on this question."""

    @property
    def ready(self) -> bool:
        """Whether `known` is the final answer."""
        match self.known:
            case Thought(choice=choice):
                return choice is not None
            case Reviewed(points=points):
                return points is not None
            case known:
                return known is not None

    @property
    def progress(self) -> float:
        """Progress, 0..1."""
        known = self.known
        return known.done / known.total if isinstance(known, Thought | Reviewed) and known.total else 0.0

    def cancel(self) -> None:
        """Drop the question."""
        self._thinker.forget(self)

    def asked(self, ticket: int) -> list[object]:
        """The question as a message."""
        kind, *words = self._words
        return [kind, ticket, *words]

    def hear(self, said: list[Any]) -> None:
        """Take a result from the process."""
        self.known = self._read(said)


class Thinker:
    """The parent's side of the process."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._tickets = count(1)
        self._open: list[Pending[Any]] = []  # oldest first
        self._current: Pending[Any] | None = None  # the question that the process works on
        self._ticket = 0  # of the current question; other answers are stale
        self._unread = 0
        self._in_a_row = 0
        self._faults: list[str] = []

    def ask(
        self,
        game: str,
        row: bytes,
        level: int,
        seed: int,
        urgency: int = HINT,
        temper: str | None = None,
        hurried: bool = False,
    ) -> Pending[Thought]:
        """The turn of a bot with that level, seed and temper; `hurried`: by a one-ply search only."""
        words: list[object] = [worker.TURN, game, bytes(row), level, seed, temper, hurried]
        return self._add(Pending(self, urgency, words, _thought))

    def review(self, game: str, turns: Sequence[tuple[bytes, Turn]], seats: Sequence[int]) -> Pending[Reviewed]:
        """The turning points of a game for these seats; `turns` are positions with the turn played in each."""
        words: list[object] = [worker.REVIEW, game, [[bytes(row), turn] for row, turn in turns], list(seats)]
        question = Pending(self, EXPLAIN, words, _reviewed)
        question.patient = True
        return self._add(question)

    def prove(self, game: str, kind: str, asked: bytes, row: bytes) -> Pending[Proved]:
        """Prove the answer to the puzzle at position `asked`, starting from the later position `row`."""
        return self._add(Pending(self, HINT, [worker.PROOF, game, kind, bytes(asked), bytes(row)], _proved))

    def do(self, job: str, *facts: str | int) -> Pending[Done]:
        """Run a `job` when the process is idle: a generator `module:name` called with these facts.

        It yields "" while it works, often enough to be preempted without delay, and finally its text.
        """
        question = Pending(self, EXPLAIN, [worker.JOB, job, list(facts)], lambda said: Done(*said))
        question.patient = True
        return self._add(question)

    def forget(self, question: Pending[Any]) -> None:
        """Drop a question; a question that was answered already is ignored."""
        if question in self._open:
            self._open.remove(question)
            self._turn_to_the_first()

    def poll(self) -> None:
        """Read new results from the process; never blocks."""
        for ticket, *said in self._heard():
            question = self._current
            if question is None or ticket != self._ticket:
                continue
            question.hear(said)
            if question.ready:
                self._current = None
                self._let_in(question)
                self.forget(question)

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

    # ---- inside

    def _add(self, question: Pending[Answer]) -> Pending[Answer]:
        self._open.append(question)
        self._turn_to_the_first()
        return question

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
            if first is None:
                self._send([])
            elif self._process is None and not self._start():
                self._fail(first)
            else:
                self._send(first.asked(self._ticket))

    def _start(self) -> bool:
        # Spawn on every system: a fork of a program with a window and threads may hang.
        context = multiprocessing.get_context("spawn")
        try:
            mine, theirs = context.Pipe()
            process = context.Process(target=worker.work, args=(theirs,), name="luna-bots", daemon=True)
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

    def _send(self, question: list[object]) -> None:
        if self._pipe is None:
            return
        try:
            self._pipe.send_bytes(msgpack.packb(question))
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
            if question.ends > 1:
                self._fail(question)
        self._turn_to_the_first()

    def _fail(self, question: Pending[Any]) -> None:
        question.failed = True
        self._open.remove(question)

    def _heard(self) -> Iterator[list[Any]]:
        """The answers received since the last call."""
        pipe = self._pipe
        try:
            while pipe is not None and pipe is self._pipe and pipe.poll():
                said = msgpack.unpackb(pipe.recv_bytes())
                if said is None:
                    self._unread -= 1
                elif isinstance(said, str):
                    self._faults.append(said)
                else:
                    yield said
        except (EOFError, OSError, ValueError):
            self._ended()


def _thought(said: list[Any]) -> Thought:
    done, total, lines, choice, why, whys, slip = said
    told = tuple(Variation(tuple(turn), margin / worker.MILLE, share / worker.MILLE) for turn, margin, share in lines)
    played = None if choice is None else tuple(choice)
    return Thought(
        done, total, told, played, _whys(why), tuple(map(_whys, whys)), None if slip is None else Slip(*slip)
    )


def _reviewed(said: list[Any]) -> Reviewed:
    done, total, found = said
    return Reviewed(done, total, None if found is None else tuple(_miss(one) for one in found))


def _proved(said: list[Any]) -> Proved:
    value, line = said
    return Proved(value, tuple(tuple(turn) for turn in line))


def _whys(said: Sequence[Sequence[Any]]) -> tuple[Why, ...]:
    return tuple(Why(*why) for why in said)


def _miss(said: Sequence[Any]) -> Miss:
    number, seat, played, better, cost, why = said
    return Miss(number, seat, tuple(played), tuple(better), cost, _whys(why))
