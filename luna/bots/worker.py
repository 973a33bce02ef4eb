"""A process that thinks, so that the window never waits: asked with a position, it answers with what it knows so far.

    thinker = Thinker()                    nothing is started before the first question
    thinker.ask(ticket, row, level, seed)  forgets the question before
    for thought in thinker.poll(): ...     never waits
    thinker.close()

    reviewer = Reviewer()                  the same for a whole game
    reviewer.ask(turns, seats)
    known = reviewer.poll()

Questions and answers are plain data; the same position, level and seed get the same answer on every machine.

No failure in there may stop a game. Whatever a search raises is told to the parent (`take_faults`), and the turn that
looks best at first sight is the answer. A process that ends by itself is started once more without a word and asked the
same again; only the second end is a failure. A process that does not even read is replaced.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import traceback
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgpack

from luna.bots.levels import LEVELS, Analysis, Line, analyse, at_first_sight, choose
from luna.bots.review import Miss, look, turning_points
from luna.core.game import Turn
from luna.games.luna.bot.reasons import Why, price, reasons, rival
from luna.games.luna.rules import why_not
from luna.games.luna.rules.position import ACTION, PHASE, TURN

_MILLE: Final = 1000
_TOLD: Final = 8
"""Lines of an answer."""
_EXPLAINED: Final = 3
"""Lines that come with their reasons."""
_UNREAD: Final = 24
"""Questions that a process may leave lying. It reads within a second; one that has stopped would fill the pipe at last,
and asking would wait for it."""
_JOINED: Final = 2.0
"""Seconds that a process which was killed may take to end."""


class Thought(NamedTuple):
    """What is known of a question. `choice` is the answer, None while it is still being thought about."""

    ticket: int
    done: int  # simulations
    total: int
    lines: tuple[Line, ...]  # best first
    choice: Turn | None
    why: tuple[Why, ...] = ()  # the choice, the weightiest reason first
    whys: tuple[tuple[Why, ...], ...] = ()  # for the first lines, with what weighs most against each as the last one

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
        self._question: list[object] = []  # that waits for its answer
        self._unread = 0
        self._again = False  # started once more for this question
        self.failed = False
        """The process has ended by itself, twice: nothing will be answered any more."""
        self._faults: list[str] = []

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._question = []
        if self._process is not None:
            self._send([])

    def take_faults(self) -> list[str]:
        """Tracebacks of what failed in there since the last call; all the same there was an answer."""
        found, self._faults = self._faults, []
        return found

    def close(self) -> None:
        """End the process. It has nothing to put away; and one that is stopped would not hear a polite word."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(_JOINED)
        self._process = self._pipe = None
        self._unread = 0

    def _ask(self, question: list[object]) -> None:
        if self._unread >= _UNREAD:
            self.close()
        if self._process is None:
            self._start()
        self._question, self._again = question, False
        self._send(question)

    def _start(self) -> None:
        # A fresh interpreter on every system: a forked copy of a program with a window and threads may hang.
        context = multiprocessing.get_context("spawn")
        try:
            mine, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs,), name="luna-bot", daemon=True)
            process.start()
        except OSError:  # no memory, no more processes: whoever asks again may have more luck
            self.failed = True
            return
        theirs.close()
        self._process, self._pipe = process, mine

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
        if not self._question or self._again:
            self.failed = bool(self._question)
            self.close()
            return
        self._again = True
        self.close()
        self._start()
        self._send(self._question)

    def _heard(self) -> Iterator[list[Any]]:
        """The answers that have come; never waits."""
        pipe = self._pipe
        try:
            while pipe is not None and pipe.poll():
                said = msgpack.unpackb(pipe.recv_bytes())
                if said is None:
                    self._unread -= 1
                elif isinstance(said, str):
                    self._faults.append(said)
                else:
                    yield said
        except (EOFError, OSError, ValueError):
            self._ended()


class Thinker(_Asker):
    """Asked for a turn."""

    def ask(self, ticket: int, row: bytes, level: int, seed: int, hurried: bool = False) -> None:
        """Think about this from now on; `hurried`: only say what looks best at first sight."""
        self._ask([ticket, bytes(row), level, seed, hurried])

    def poll(self) -> list[Thought]:
        """What has been thought since the last call. Answers to forgotten questions may be among it: see `ticket`."""
        thoughts: list[Thought] = []
        for ticket, done, total, lines, choice, why, whys in self._heard():
            told = tuple(Line(tuple(turn), margin / _MILLE, share / _MILLE) for turn, margin, share in lines)
            chosen = None if choice is None else tuple(choice)
            thoughts.append(Thought(ticket, done, total, told, chosen, _whys(why), tuple(map(_whys, whys))))
            if chosen is not None and self._question[:1] == [ticket]:
                self._question = []
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
            if found is not None:
                self._question = []
        return last


def _work(pipe: Connection) -> None:
    """The process: until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    question: list[Any] = []
    with contextlib.suppress(EOFError, OSError):
        while True:
            while not question or pipe.poll():
                question = msgpack.unpackb(pipe.recv_bytes())
                pipe.send_bytes(msgpack.packb(None))  # it was read
            try:
                (_answer if len(question) == 5 else _answer_review)(pipe, *question)
            except (EOFError, OSError):
                raise  # nobody listens any more
            except Exception:
                _blame(pipe, "no answer")
                raise
            question = []


def _answer(pipe: Connection, ticket: int, packed: bytes, level: int, seed: int, hurried: bool) -> None:
    """Think; whatever fails, there is a turn."""
    row, why, whys = bytearray(packed), list[Why](), list[list[Why]]()
    try:
        thought = _at_first_sight(row) if hurried else _thought(pipe, ticket, row, level, seed)
    except (EOFError, OSError):
        raise  # nobody listens any more
    except Exception:
        _blame(pipe, f"level {level} seed {seed}", row)
        thought = _at_first_sight(row)
    if thought is None:
        return
    said, choice = thought
    try:
        why = _reasons(row, said, choice)
        whys = [_reasons(row, said, line.turn, priced=True) for line in said.lines[:_EXPLAINED]]
    except Exception:
        _blame(pipe, f"reasons of {choice}", row)
    _tell(pipe, ticket, said, choice, why, whys)


def _at_first_sight(row: bytearray) -> tuple[Analysis, Turn]:
    said = at_first_sight(row)
    return said, said.lines[0].turn


def _thought(pipe: Connection, ticket: int, row: bytearray, level: int, seed: int) -> tuple[Analysis, Turn] | None:
    """What a level knows and what it plays; None as soon as something else is wanted."""
    said = Analysis(0, 0, ())
    for said in analyse(row, level, seed):
        if pipe.poll():
            return None
        if said.done < said.total:
            _tell(pipe, ticket, said)
    choice = choose(row, level, seed) if LEVELS[level].noise else said.lines[0].turn
    if wrong := why_not(row, choice):
        raise ValueError(f"{choice} is not legal: {wrong}")
    return said, choice


def _answer_review(pipe: Connection, turns: list[Any], seats: list[int]) -> None:
    """The same for a whole game: a turn that cannot be looked at is left out."""
    misses: list[Miss | None] = []
    for number, (packed, turn) in enumerate(turns, 1):
        row = bytearray(packed)
        try:
            misses.append(look(row, number, tuple(turn)) if row[TURN] in seats else None)
        except Exception:
            _blame(pipe, f"review of {turn}", row)
        if pipe.poll():
            return
        pipe.send_bytes(msgpack.packb([number, len(turns), None]))
    pipe.send_bytes(msgpack.packb([len(turns), len(turns), turning_points(misses)]))


def _blame(pipe: Connection, about: str, row: bytearray | None = None) -> None:
    """Tell what was just raised, with all that is needed to see it once more."""
    where = row.hex() if row else "-"
    pipe.send_bytes(msgpack.packb(f"{traceback.format_exc()}\nposition {where}\n{about}\n"))


def _reasons(row: bytearray, analysis: Analysis, turn: Turn, priced: bool = False) -> list[Why]:
    """What speaks for a turn rather than for its rival, `priced`: and against it; nothing in the preparation."""
    other = rival(analysis.lines, turn)
    if other is None or row[PHASE] != ACTION:
        return []
    less = price(row, row[TURN], turn, other) if priced else None
    return reasons(row, row[TURN], turn, other) + ([less] if less else [])


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
