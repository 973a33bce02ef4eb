"""The worker side of the thinking process: reads questions from a pipe and answers with its results so far.

Questions and answers are plain data; the same position, level and seed get the same answer on every machine. A new
question replaces the current one; an empty question cancels it.

No failure in the worker may stop a game: an exception is reported to the parent, and the best one-ply turn is played.
"""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final

import msgpack

from luna.bots import slips
from luna.bots.evaluator import Analysis, Evaluator, Why, evaluator_of
from luna.bots.levels import analyse, at_first_sight, choose, taken
from luna.bots.proof import NoProof, answer
from luna.bots.review import Miss, look, turning_points
from luna.bots.slips import Slip
from luna.core import registry
from luna.core.game import Turn

MILLE: Final = 1000
"""Margins and shares are sent in thousandths."""
TURN: Final = "turn"
REVIEW: Final = "review"
PROOF: Final = "proof"
JOB: Final = "job"
"""The kinds of questions."""
_TOLD: Final = 8
"""Maximum lines of an answer."""
_EXPLAINED: Final = 3
"""Lines that are sent with their reasons."""
_PROVED: Final = 200_000
"""Position limit of a proof: about ten seconds."""


def work(pipe: Connection) -> None:
    """Serve questions until the pipe is closed. A question: kind, ticket, arguments of its function in `_ANSWERS`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    question: list[Any] = []
    with contextlib.suppress(EOFError, OSError):
        while True:
            while not question or pipe.poll():
                question = msgpack.unpackb(pipe.recv_bytes())
                pipe.send_bytes(msgpack.packb(None))  # acknowledge
            kind, *words = question
            try:
                _ANSWERS[kind](pipe, *words)
            except (EOFError, OSError):
                raise  # the parent is gone
            except Exception:
                _blame(pipe, "no answer")
                raise
            question = []


def _answer(
    pipe: Connection, ticket: int, game: str, packed: bytes, level: int, seed: int, temper: str | None, hurried: bool
) -> None:
    """Answer with a turn, even if the search fails."""
    row, why, whys, slip = bytearray(packed), list[Why](), list[list[Why]](), None
    evaluator = evaluator_of(game, row)
    try:
        thought = (
            _at_first_sight(evaluator, row) if hurried else _thought(pipe, ticket, evaluator, row, level, seed, temper)
        )
    except (EOFError, OSError):
        raise  # the parent is gone
    except Exception:
        _blame(pipe, f"{game} level {level} seed {seed}", row)
        thought = _at_first_sight(evaluator, row)
    if thought is None:
        return
    said, choice = thought
    try:
        why = _reasons(evaluator, row, said, choice)
        whys = [_reasons(evaluator, row, said, line.turn, priced=True) for line in said.lines[:_EXPLAINED]]
        if evaluator.levels[level].slips:
            slip = slips.blamed(evaluator, row, said.lines[0].turn, choice, seed)
    except Exception:
        _blame(pipe, f"{game} reasons of {choice}", row)
    _tell(pipe, ticket, said, choice, why, whys, slip)


def _at_first_sight(evaluator: Evaluator, row: bytearray) -> tuple[Analysis, Turn]:
    said = at_first_sight(evaluator, row)
    return said, said.lines[0].turn


def _thought(
    pipe: Connection, ticket: int, evaluator: Evaluator, row: bytearray, level: int, seed: int, temper: str | None
) -> tuple[Analysis, Turn] | None:
    """The analysis and the turn of a level; None when a new question preempts it."""
    said = Analysis(0, 0, ())
    for said in analyse(evaluator, row, level, seed):
        if pipe.poll():
            return None
        if said.done < said.total:
            _tell(pipe, ticket, said)
    errs = evaluator.levels[level].errs
    choice = choose(evaluator, row, level, seed, temper) if errs else taken(evaluator, row, said, temper)
    if wrong := evaluator.rules.why_not(row, choice):
        raise ValueError(f"{choice} is not legal: {wrong}")
    return said, choice


def _answer_review(pipe: Connection, ticket: int, game: str, turns: list[Any], seats: list[int]) -> None:
    """Review a whole game; a turn whose evaluation fails is skipped."""
    misses: list[Miss | None] = []
    for number, (packed, turn) in enumerate(turns, 1):
        row = bytearray(packed)
        evaluator = evaluator_of(game, row)
        try:
            mine = evaluator.to_move(row) in seats
            misses.append(look(evaluator, row, number, tuple(turn)) if mine else None)
        except Exception:
            _blame(pipe, f"{game} review of {turn}", row)
        if pipe.poll():
            return
        pipe.send_bytes(msgpack.packb([ticket, number, len(turns), None]))
    pipe.send_bytes(msgpack.packb([ticket, len(turns), len(turns), turning_points(misses)]))


def _answer_proof(pipe: Connection, ticket: int, game: str, kind: str, asked: bytes, packed: bytes) -> None:
    """Prove the question of one position from a later one: send the value and an optimal line."""
    row, question = bytearray(packed), registry.puzzles(game)[kind].ask(bytearray(asked))
    try:
        value, line = answer(registry.load(game), row, question, _PROVED)
    except NoProof:
        pipe.send_bytes(msgpack.packb([ticket, None, []]))
        return
    pipe.send_bytes(msgpack.packb([ticket, value, line]))


def _do(pipe: Connection, ticket: int, place: str, facts: list[str | int]) -> None:
    """Run a job: a generator `module:name` that yields "" while it works, then its text."""
    module, _, name = place.partition(":")
    for text in getattr(import_module(module), name)(*facts):
        if text:
            pipe.send_bytes(msgpack.packb([ticket, text]))
            return
        if pipe.poll():
            return


_ANSWERS: Final[dict[str, Callable[..., None]]] = {
    TURN: _answer,
    REVIEW: _answer_review,
    PROOF: _answer_proof,
    JOB: _do,
}


def _blame(pipe: Connection, about: str, row: bytearray | None = None) -> None:
    """Report the current exception with the data needed to reproduce it."""
    where = row.hex() if row else "-"
    pipe.send_bytes(msgpack.packb(f"{traceback.format_exc()}\nposition {where}\n{about}\n"))


def _reasons(evaluator: Evaluator, row: bytearray, analysis: Analysis, turn: Turn, priced: bool = False) -> list[Why]:
    """The reasons for a turn against its rival; `priced`: followed by the strongest reason against it."""
    other = evaluator.rival(analysis.lines, turn)
    if other is None:
        return []
    less = evaluator.price(row, turn, other) if priced else None
    return evaluator.reasons(row, turn, other) + ([less] if less else [])


def _tell(
    pipe: Connection,
    ticket: int,
    said: Analysis,
    choice: Turn | None = None,
    why: Sequence[Why] = (),
    whys: Sequence[Sequence[Why]] = (),
    slip: Slip | None = None,
) -> None:
    lines = [[line.turn, round(line.margin * MILLE), round(line.share * MILLE)] for line in said.lines[:_TOLD]]
    pipe.send_bytes(msgpack.packb([ticket, said.done, said.total, lines, choice, why, whys, slip]))
