"""A process that thinks, so that the window never waits: asked with a position, it answers with what it knows so far.

    thinker = Thinker()                    nothing is started before the first question
    thinker.ask(ticket, row, level, seed)  forgets the question before
    for thought in thinker.poll(): ...     never waits
    thinker.close()

Questions and answers are plain data; the same position, level and seed get the same answer on every machine.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

import msgpack

from luna.bots.levels import LEVELS, Analysis, Line, analyse, choose
from luna.games.face import Turn

_MILLE: Final = 1000
_TOLD: Final = 8
"""Lines of an answer."""


class Thought(NamedTuple):
    """What is known of a question. `choice` is the answer, None while it is still being thought about."""

    ticket: int
    done: int  # simulations
    total: int
    lines: tuple[Line, ...]  # best first
    choice: Turn | None


class Thinker:
    """The parent's side."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self.failed = False
        """The process has ended by itself: nothing will be answered any more."""

    def ask(self, ticket: int, row: bytes, level: int, seed: int) -> None:
        """Think about this from now on."""
        if self._process is None:
            self._start()
        self._send([ticket, bytes(row), level, seed])

    def forget(self) -> None:
        """No answer is wanted any more."""
        if self._process is not None:
            self._send([])

    def poll(self) -> list[Thought]:
        """What has been thought since the last call. Answers to forgotten questions may be among it: see `ticket`."""
        thoughts: list[Thought] = []
        pipe = self._pipe
        try:
            while pipe is not None and pipe.poll():
                ticket, done, total, lines, choice = msgpack.unpackb(pipe.recv_bytes())
                told = tuple(Line(tuple(turn), margin / _MILLE, share / _MILLE) for turn, margin, share in lines)
                thoughts.append(Thought(ticket, done, total, told, None if choice is None else tuple(choice)))
        except (EOFError, OSError):
            self.failed = True
        return thoughts

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(2)
        self._process = self._pipe = None

    def _start(self) -> None:
        # A fresh interpreter on every system: a forked copy of a program with a window and threads may hang.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name="luna-bot", daemon=True)
        self._process.start()
        theirs.close()

    def _send(self, question: list[object]) -> None:
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(msgpack.packb(question))
        except OSError:
            self.failed = True


def _work(pipe: Connection) -> None:
    """The process: until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    question: list[object] = []
    with contextlib.suppress(EOFError, OSError):
        while True:
            while not question or pipe.poll():
                question = msgpack.unpackb(pipe.recv_bytes())
            _answer(pipe, question)
            question = []


def _answer(pipe: Connection, question: list[object]) -> None:
    """Think, and look up now and then whether something else is wanted."""
    ticket, row, level, seed = question
    assert isinstance(row, bytes) and isinstance(level, int) and isinstance(seed, int)
    analysis = Analysis(0, 0, ())
    for analysis in analyse(bytearray(row), level, seed):
        if pipe.poll():
            return
        if analysis.done < analysis.total:
            _tell(pipe, ticket, analysis, None)
    erring = LEVELS[level].noise
    _tell(pipe, ticket, analysis, choose(bytearray(row), level, seed) if erring else analysis.lines[0].turn)


def _tell(pipe: Connection, ticket: object, said: Analysis, choice: Turn | None) -> None:
    lines = [[line.turn, round(line.margin * _MILLE), round(line.share * _MILLE)] for line in said.lines[:_TOLD]]
    pipe.send_bytes(msgpack.packb([ticket, said.done, said.total, lines, choice]))
