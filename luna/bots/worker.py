"""The worker side of the thinking process: runs one task at a time and sends its results so far.

A task is a call of a generator (`functools.partial`); each of its results goes to the parent, and "" or None sends
nothing. After each result a new question preempts the task, and the question None cancels it. The pipe of
`multiprocessing` pickles both ways: its two ends are this program.

No failure in the worker may stop a game: an exception is reported to the parent, and the best one-ply turn is played.
"""

import contextlib
import ctypes
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from multiprocessing.connection import Connection
from typing import Any, Final

from luna.bots import compiled, review
from luna.bots.answers import Fault, Solution, Thought, TurnReview
from luna.bots.evaluator import ADVICE, POINT, Analysis, Evaluator, Variation, Why, evaluator_of
from luna.bots.levels import analyse, at_first_sight, chosen_turn, deciding_slip
from luna.bots.proof import NoProof, answer, value_without_luck
from luna.core import registry
from luna.core.game import Turn

Task = Callable[[], Iterator[Any]]
_TOLD: Final = 8  # maximum lines of an answer
_EXPLAINED: Final = 3  # lines that are sent with their reasons
_LOWEST: Final = 19  # priority
_THIS_PROCESS, _IDLE_CLASS = -1, 0x40  # of the Windows API
_PROVED: Final = 200_000  # position limit of a proof: about ten seconds


def work(pipe: Connection, pure: bool) -> None:
    """Serve questions, each a ticket and a task, until the pipe is closed; `pure`: without compiled cores."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if pure:
        os.environ[compiled.SWITCH] = "off"
    compiled.prepare()
    question: tuple[int, Task] | None = None
    with contextlib.suppress(EOFError, OSError):
        while True:
            while question is None or pipe.poll():
                question = pipe.recv()
                pipe.send(None)  # acknowledge
            ticket, task = question
            try:
                for said in task():
                    if said:
                        pipe.send((ticket, said))
                    if pipe.poll():
                        break
            except (EOFError, OSError):
                raise  # the parent is gone
            except Exception:
                pipe.send((ticket, _fault("no answer")))
                raise
            question = None


def work_idly(pipe: Connection, pure: bool) -> None:
    """Serve questions with the computing time that no other program wants."""
    if sys.platform == "win32":
        ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(_THIS_PROCESS), _IDLE_CLASS)
    else:
        os.nice(_LOWEST)
    work(pipe, pure)


def think(
    game: str, packed: bytes, level: int, seed: int, temper: str | None, hurried: bool
) -> Iterator[Thought | Fault | None]:
    """A task: the turn of a level with its reasons; after a failure, and if `hurried`, the best one-ply turn."""
    row, choice = bytearray(packed), None
    evaluator, said = evaluator_of(game, row), Analysis(0, 0, ())
    level = evaluator.advises if level == ADVICE else level
    why, whys, slip = tuple[Why, ...](), tuple[tuple[Why, ...], ...](), None
    try:
        if not hurried:
            for said in analyse(evaluator, row, level, seed):
                yield _thought(said) if said.done < said.total else None
            choice = chosen_turn(evaluator, row, level, said, seed, temper)
            if wrong := evaluator.rules.why_not(row, choice):
                raise ValueError(f"{choice} is not legal: {wrong}")
    except Exception:
        yield _fault(f"{game} level {level} seed {seed}", row)
        choice = None
    if choice is None:
        said = at_first_sight(evaluator, row)
        choice = said.lines[0].turn
    try:
        searched = said.total > 0
        why = _reasons(evaluator, row, said.lines, choice, searched)
        explained = (line.turn for line in said.lines[:_EXPLAINED])
        whys = tuple(_reasons(evaluator, row, said.lines, turn, searched, priced=True) for turn in explained)
        if share := evaluator.levels[level].slips:
            slip = deciding_slip(evaluator, row, said.lines[0].turn, choice, seed, share)
    except Exception:
        yield _fault(f"{game} reasons of {choice}", row)
    yield _thought(said)._replace(choice=choice, why=why, whys=whys, slip=slip)


def judge(game: str, packed: bytes, number: int, turn: Turn) -> Iterator[TurnReview | Fault | None]:
    """A task: the review of one turn. A turn whose evaluation fails is not reviewed."""
    row = bytearray(packed)
    try:
        yield from review.judge(evaluator_of(game, row), row, number, turn)
    except Exception:
        yield _fault(f"{game} review of {turn}", row)
        yield TurnReview(())


def prove(game: str, kind: str, asked: bytes, packed: bytes) -> Iterator[Solution | None]:
    """A task: the proof of the question at position `asked` from a later one: its value and an optimal line."""
    row, what = bytearray(packed), registry.questions(game)[kind]
    if what.searched:
        for clear in review.clearest(evaluator_of(game, row), row):
            yield clear and Solution(0, (clear.turn,), clear.why)
            if clear:
                return
        yield Solution(None, ())
        return
    try:
        yield Solution(*answer(registry.load(game), row, what.ask(bytearray(asked)), _PROVED))
    except NoProof:
        yield Solution(None, ())


def weigh(game: str, kind: str, asked: bytes, turns: Sequence[Turn]) -> Iterator[Solution | None]:
    """A task: the value of a played line without its luck, see `proof.value_without_luck` and `review.judge`."""
    row, what = bytearray(asked), registry.questions(game)[kind]
    if what.searched:
        for judged in review.judge(evaluator_of(game, row), row, 1, turns[0]):
            yield judged and Solution(-Fraction(judged.miss.cost if judged.miss else 0, POINT), ())
        return
    try:
        yield Solution(value_without_luck(registry.load(game), row, turns, what.ask(row), _PROVED), ())
    except NoProof:
        yield Solution(None, ())


def speed(game: str, packed: bytes) -> Iterator[str]:
    """A task: the engine that computes the turns of a game, see `Evaluator.speed`."""
    yield evaluator_of(game, bytearray(packed)).speed


def _fault(about: str, row: bytearray | None = None) -> Fault:
    """The current exception with the data needed to reproduce it."""
    return Fault(f"{traceback.format_exc()}\nposition {row.hex() if row else '-'}\n{about}\n")


def _reasons(
    evaluator: Evaluator, row: bytearray, lines: Sequence[Variation], turn: Turn, searched: bool, priced: bool = False
) -> tuple[Why, ...]:
    """The reasons for a turn against its rival; `priced`: followed by the strongest reason against it."""
    other, seen = evaluator.rival(lines, turn), lines if searched else ()
    if other is None:
        return ()
    less = evaluator.price(row, turn, other, seen) if priced else None
    return (*evaluator.reasons(row, turn, other, seen), *([less] if less else []))


def _thought(said: Analysis) -> Thought:
    """The best lines so far, rounded so that all maths libraries give equal results."""
    lines = (one._replace(margin=round(one.margin, 3), share=round(one.share, 3)) for one in said.lines[:_TOLD])
    return Thought(said.done, said.total, tuple(lines), None, line=said.line)
