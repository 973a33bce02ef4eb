"""A process that thinks, so that the window never waits: asked with a position, it answers with what it knows so far.

    thinker = Thinker()                    nothing is started before the first question
    thinker.ask(ticket, row, level, seed)  forgets the question before
    for thought in thinker.poll(): ...     never waits
    thinker.close()

    reviewer = Reviewer()                  the same for a whole game
    reviewer.ask(turns, seats)
    known = reviewer.poll()

Questions and answers are plain data; the same position, level and seed get the same answer on every machine.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgpack

from luna.bots.levels import LEVELS, Analysis, Line, analyse, choose
from luna.bots.reasons import Why, reasons, rival
from luna.bots.review import Miss, review, turning_points
from luna.games.face import Turn
from luna.games.luna.position import ACTION, PHASE, TURN

_MILLE: Final = 1000
_TOLD: Final = 8
"""Lines of an answer."""
_EXPLAINED: Final = 3
"""Lines that come with their reasons."""


class Thought(NamedTuple):
    """What is known of a question. `choice` is the answer, None while it is still being thought about."""

    ticket: int
    done: int  # simulations
    total: int
    lines: tuple[Line, ...]  # best first
    choice: Turn | None
    why: tuple[Why, ...] = ()  # the choice, the weightiest reason first
    whys: tuple[tuple[Why, ...], ...] = ()  # the same for the first lines

    @property
    def exact(self) -> bool:
        """Whether the end of the game was worked out: its only line is the outcome."""
        return not self.total and len(self.lines) == 1 and self.lines[0].share == 1.0


class Reviewed(NamedTuple):
    """How far a game has been looked at. `points` are its turning points, None while it goes on."""

    done: int  # turns
    total: int
    points: tuple[Miss, ...] | None


class _Asker:
    """The parent's side of a process, which is started by the first question."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self.failed = False
        """The process has ended by itself: nothing will be answered any more."""

    def forget(self) -> None:
        """No answer is wanted any more."""
        if self._process is not None:
            self._send([])

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(2)
        self._process = self._pipe = None

    def _ask(self, question: list[object]) -> None:
        if self._process is None:
            self._start()
        self._send(question)

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

    def _heard(self) -> Iterator[list[Any]]:
        """The answers that have come; never waits."""
        pipe = self._pipe
        try:
            while pipe is not None and pipe.poll():
                yield msgpack.unpackb(pipe.recv_bytes())
        except (EOFError, OSError):
            self.failed = True


class Thinker(_Asker):
    """Asked for a turn."""

    def ask(self, ticket: int, row: bytes, level: int, seed: int) -> None:
        """Think about this from now on."""
        self._ask([ticket, bytes(row), level, seed])

    def poll(self) -> list[Thought]:
        """What has been thought since the last call. Answers to forgotten questions may be among it: see `ticket`."""
        thoughts: list[Thought] = []
        for ticket, done, total, lines, choice, why, whys in self._heard():
            told = tuple(Line(tuple(turn), margin / _MILLE, share / _MILLE) for turn, margin, share in lines)
            chosen = None if choice is None else tuple(choice)
            thoughts.append(Thought(ticket, done, total, told, chosen, _whys(why), tuple(map(_whys, whys))))
        return thoughts


class Reviewer(_Asker):
    """Asked for the turning points of a game."""

    def ask(self, turns: Sequence[tuple[bytes, Turn]], seats: Sequence[int]) -> None:
        """Look at every turn of these seats: positions before them and what was played."""
        self._ask([[[bytes(row), turn] for row, turn in turns], list(seats)])

    def poll(self) -> Reviewed | None:
        """How far it is; None when nothing new is known."""
        last = None
        for done, total, found in self._heard():
            last = Reviewed(done, total, None if found is None else tuple(_miss(one) for one in found))
        return last


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


def _answer(pipe: Connection, question: list[Any]) -> None:
    """Think, and look up now and then whether something else is wanted."""
    if len(question) == 2:
        _answer_review(pipe, *question)
        return
    ticket, row, level, seed = question
    row = bytearray(row)
    analysis = Analysis(0, 0, ())
    for analysis in analyse(row, level, seed):
        if pipe.poll():
            return
        if analysis.done < analysis.total:
            _tell(pipe, ticket, analysis)
    choice = choose(row, level, seed) if LEVELS[level].noise else analysis.lines[0].turn
    whys = [_reasons(row, analysis, line.turn) for line in analysis.lines[:_EXPLAINED]]
    _tell(pipe, ticket, analysis, choice, _reasons(row, analysis, choice), whys)


def _answer_review(pipe: Connection, turns: list[Any], seats: list[int]) -> None:
    played = [(bytearray(row), tuple(turn)) for row, turn in turns]
    misses: list[Miss | None] = []
    for miss in review(played, seats):
        misses.append(miss)
        if pipe.poll():
            return
        pipe.send_bytes(msgpack.packb([len(misses), len(played), None]))
    pipe.send_bytes(msgpack.packb([len(played), len(played), turning_points(misses)]))


def _reasons(row: bytearray, analysis: Analysis, turn: Turn) -> list[Why]:
    """What speaks for a turn rather than for its rival; nothing is said in the preparation."""
    other = rival(analysis.lines, turn)
    return [] if other is None or row[PHASE] != ACTION else reasons(row, row[TURN], turn, other)


def _tell(
    pipe: Connection,
    ticket: int,
    said: Analysis,
    choice: Turn | None = None,
    why: Sequence[Why] = (),
    whys: Sequence[Sequence[Why]] = (),
) -> None:
    lines = [[line.turn, round(line.margin * _MILLE), round(line.share * _MILLE)] for line in said.lines[:_TOLD]]
    pipe.send_bytes(msgpack.packb([ticket, said.done, said.total, lines, choice, why, whys]))


def _whys(said: Sequence[Sequence[Any]]) -> tuple[Why, ...]:
    return tuple(Why(*why) for why in said)


def _miss(said: Sequence[Any]) -> Miss:
    number, seat, played, better, cost, why = said
    return Miss(number, seat, tuple(played), tuple(better), cost, _whys(why))
