"""One process that thinks for the whole program, so that the window never waits: questions are futures.

    thinker = Thinker()                                   nothing is started before the first question
    hint = thinker.ask(game, row, level, seed, HINT)      a future; at once
    thinker.poll()                                        once a step; never waits
    hint.known, hint.ready, hint.failed                   what has come so far
    hint.cancel()                                         the answer is not wanted any more
    thinker.close()

The most urgent question is thought about, and the first among equals; a more urgent one puts it off, and it begins anew
afterwards. After some bots' turns in a row whoever has waited longest is next: bots that play on and on by themselves
cannot keep a hint away for ever. A process that ends by itself is started once more without a word and asked the same
again; only the second end is a failure, of that question alone. A process that does not even read is replaced. Whatever
fails in there is told (`take_faults`) and answered all the same, see `worker`.
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
"""How urgent a question is, the most urgent first: a bot's turn, a hint, why a turn was played and what it cost."""
_IN_A_ROW: Final = 3
"""Questions of the most urgent kind that are answered while another one waits."""
_UNREAD: Final = 24
"""Questions that a process may leave lying. It reads within a second; one that has stopped would fill the pipe at last,
and asking would wait for it."""
_JOINED: Final = 2.0
"""Seconds that a process which was killed may take to end."""


class Thought(NamedTuple):
    """The thought about a position so far. `choice` is the answer, None while it is still being thought about."""

    done: int  # simulations
    total: int
    lines: tuple[Variation, ...]  # best first
    choice: Turn | None
    why: tuple[Why, ...] = ()  # the choice, the weightiest reason first
    whys: tuple[tuple[Why, ...], ...] = ()  # for the first lines, with what weighs most against each as the last one
    slip: Slip | None = None  # the error that led to the choice

    def chose(self, turn: Turn) -> bool:
        """Whether this is the turn that was chosen, with whatever chance brought in it."""
        return self.choice is not None and turn[: len(self.choice)] == self.choice

    @property
    def exact(self) -> bool:
        """Whether the end of the game was worked out: its only line is the outcome."""
        return not self.total and len(self.lines) == 1 and self.lines[0].share == 1.0


class Reviewed(NamedTuple):
    """How far a game has been looked at. `points` are its turning points, None while it goes on."""

    done: int  # turns
    total: int
    points: tuple[Miss, ...] | None


class Proved(NamedTuple):
    """What is proved about a position: the value, and a line in which everybody does his best; None: nothing is."""

    value: int | None
    line: tuple[Turn, ...]


class Done(NamedTuple):
    """What came of a job: a text, as its maker says."""

    text: str


Answer = TypeVar("Answer", Thought, Reviewed, Proved, Done)


class Pending(Generic[Answer]):
    """A future of the thinking process: what is known so far, until it is `ready` or has `failed`."""

    def __init__(
        self, thinker: Thinker, urgency: int, words: list[object], read: Callable[[list[Any]], Answer]
    ) -> None:
        self._thinker, self._words = thinker, words
        self._read: Callable[[list[Any]], Answer] = read
        self.urgency = urgency
        self.patient = False
        """Whether it takes so long that bots may play on meanwhile, however long it waits."""
        self.known: Answer | None = None
        """What has been thought so far."""
        self.failed = False
        """The process ended twice over it: there will be no answer."""
        self.ends = 0
        """How often the process ended over it."""

    @property
    def ready(self) -> bool:
        """Whether `known` is the answer."""
        match self.known:
            case Thought(choice=choice):
                return choice is not None
            case Reviewed(points=points):
                return points is not None
            case known:
                return known is not None

    @property
    def progress(self) -> float:
        """How far it is, 0..1."""
        known = self.known
        return known.done / known.total if isinstance(known, Thought | Reviewed) and known.total else 0.0

    def cancel(self) -> None:
        """The answer is not wanted any more."""
        self._thinker.forget(self)

    def asked(self, ticket: int) -> list[object]:
        """The question as it is sent."""
        kind, *words = self._words
        return [kind, ticket, *words]

    def hear(self, said: list[Any]) -> None:
        """A word of the process about it."""
        self.known = self._read(said)


class Thinker:
    """The parent's side of the process."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._tickets = count(1)
        self._open: list[Pending[Any]] = []  # in the order of asking
        self._current: Pending[Any] | None = None  # that the process has got
        self._ticket = 0  # of the current one; answers to others come too late
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
        """What a bot of that level, seed and temper would play; `hurried`: only say what looks best at first sight."""
        words: list[object] = [worker.TURN, game, bytes(row), level, seed, temper, hurried]
        return self._add(Pending(self, urgency, words, _thought))

    def review(self, game: str, turns: Sequence[tuple[bytes, Turn]], seats: Sequence[int]) -> Pending[Reviewed]:
        """The turning points of a game: every turn of these seats, by the positions before and what was played."""
        words: list[object] = [worker.REVIEW, game, [[bytes(row), turn] for row, turn in turns], list(seats)]
        question = Pending(self, EXPLAIN, words, _reviewed)
        question.patient = True
        return self._add(question)

    def prove(self, game: str, kind: str, asked: bytes, row: bytes) -> Pending[Proved]:
        """Prove what a puzzle asks about the position `asked`, from a later one on."""
        return self._add(Pending(self, HINT, [worker.PROOF, game, kind, bytes(asked), bytes(row)], _proved))

    def do(self, job: str, *facts: str | int) -> Pending[Done]:
        """Let the process do a `job`, a generator `module:name` of these facts, when it has nothing else to do.

        It says "" as long as it goes on, often enough that a bot's turn can wait for it, and its text at last.
        """
        question = Pending(self, EXPLAIN, [worker.JOB, job, list(facts)], _done)
        question.patient = True
        return self._add(question)

    def forget(self, question: Pending[Any]) -> None:
        """No answer is wanted any more; nothing happens when it was given already."""
        if question in self._open:
            self._open.remove(question)
            self._turn_to_the_first()

    def poll(self) -> None:
        """Hear what has been thought since the last call; never waits."""
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
        """Tracebacks of what failed in there since the last call; all the same there was an answer."""
        found, self._faults = self._faults, []
        return found

    def restart(self) -> None:
        """Replace a process that says nothing any more; what is open is asked again."""
        self._end()
        self._turn_to_the_first()

    def close(self) -> None:
        """End the process and forget all questions; one that is asked later starts another."""
        self._open.clear()
        self._end()

    # ---- inside

    def _add(self, question: Pending[Answer]) -> Pending[Answer]:
        self._open.append(question)
        self._turn_to_the_first()
        return question

    def _let_in(self, answered: Pending[Any]) -> None:
        """Whoever waits longest is next, when bots' turns alone have been answered for a while."""
        waiting = next((one for one in self._open if one.urgency > PLAY and not one.patient), None)
        self._in_a_row = self._in_a_row + 1 if answered.urgency == PLAY else 0
        if waiting is not None and self._in_a_row >= _IN_A_ROW:
            waiting.urgency, self._in_a_row = PLAY - 1, 0

    def _turn_to_the_first(self) -> None:
        """Let the process think about the most urgent question, if it does not do so already."""
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
        # A fresh interpreter on every system: a forked copy of a program with a window and threads may hang.
        context = multiprocessing.get_context("spawn")
        try:
            mine, theirs = context.Pipe()
            process = context.Process(target=worker.work, args=(theirs,), name="luna-bots", daemon=True)
            process.start()
        except OSError:  # no memory, no more processes: whoever asks again may have more luck
            return False
        theirs.close()
        self._process, self._pipe = process, mine
        return True

    def _end(self) -> None:
        """The process has nothing to put away; and one that is stopped would not hear a polite word."""
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
        """The process has ended by itself: once that is made good at once, for anything may kill a process once."""
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
        """The answers that have come."""
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


def _done(said: list[Any]) -> Done:
    return Done(*said)


def _whys(said: Sequence[Sequence[Any]]) -> tuple[Why, ...]:
    return tuple(Why(*why) for why in said)


def _miss(said: Sequence[Any]) -> Miss:
    number, seat, played, better, cost, why = said
    return Miss(number, seat, tuple(played), tuple(better), cost, _whys(why))
