"""The solver against plain minimax over whole turns, without table, bounds or move order."""

import random
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import pytest

from luna.bots import proof
from luna.bots.proof import NoProof, prove, whole_turns
from luna.core import registry
from luna.core.game import Move, Position
from luna.core.options import Options, checked
from luna.core.teaching import Question, Value
from luna.games.luna.rules.moves import JOURNEY, kind_of

GAME: Final = registry.load("luna")
KINDS: Final = registry.puzzles("luna")
SEEDS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 16, 26)
_SMALL: Final = 1_000  # moves that plain minimax can search


def slowly(row: Position, question: Question, left: list[int]) -> int:
    """The value of a position; `left`: moves that may still be played."""
    asked, mover = question.seat, GAME.to_move(row)
    return (max if mover == asked else min)(_worth(row, (move,), question, left) for move in GAME.legal(row))


def _worth(row: Position, turn: Sequence[Move], question: Question, left: list[int]) -> int:
    """The value after some moves of one seat."""
    left[0] -= 1
    if left[0] < 0:
        raise NoProof
    child = row[:]
    for move in turn[:-1]:
        GAME.play(child, move)
    before = child[:]
    GAME.play(child, turn[-1])
    return question.value(before, turn[-1], child) if question.ended(child) else slowly(child, question, left)


@cache
def positions(seed: int) -> list[tuple[str, Position]]:
    """Positions of a random game with a question."""
    chance, count = random.Random(seed), 2 + seed % 2
    seats = tuple(look.id for look in GAME.SEATS[:count])
    header = GAME.deal(
        Options(seats, checked(GAME.OPTIONS, {"setup": "free"}, count), first=0), seed.to_bytes(8, "big")
    )
    row, found = GAME.start(header), []
    while not GAME.over(row):
        found += [(name, row[:]) for name, kind in KINDS.items() if kind.fits(row)]
        GAME.play(row, chance.choice(GAME.legal(row)))
    return found


@cache
def answered() -> list[tuple[str, Position, int]]:
    """Kind, position and value of every question that minimax can answer."""
    found: list[tuple[str, Position, int]] = []
    for name, row in (asked for seed in SEEDS for asked in positions(seed)):
        with suppress(NoProof):
            found.append((name, row, slowly(row, KINDS[name].ask(row), [_SMALL])))
    return found


def compared() -> list[tuple[str, Value, int]]:
    """Kind, value by the solver and value by minimax, for every question that both can answer."""
    found: list[tuple[str, Value, int]] = []
    for name, row, slow in answered():
        with suppress(NoProof):
            found.append((name, proof.prove(GAME, row, KINDS[name].ask(row), 3 * _SMALL).value, slow))
    return found


def test_the_solver_agrees_with_plain_minimax() -> None:
    found = compared()
    assert {name for name, _, _ in found} == set(KINDS)
    assert len(found) > 20
    assert [(name, fast) for name, fast, _ in found] == [(name, slow) for name, _, slow in found]


def test_a_planted_solver_without_journeys_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = registry.load("luna").legal

    def fewer(row: Position) -> list[Move]:
        return [move for move in whole(row) if kind_of(move) != JOURNEY] or whole(row)

    class Forgetful(proof._Search):
        def best(self, row: Position, low: Value, high: Value) -> Value:
            with monkeypatch.context() as patch:
                patch.setattr(GAME, "legal", fewer)
                return super().best(row, low, high)

    monkeypatch.setattr(proof, "_Search", Forgetful)
    monkeypatch.setattr(GAME, "legal", whole)
    assert any(fast != slow for _, fast, slow in compared())


def test_planted_swapped_bounds_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hasty(proof._Search):
        def best(self, row: Position, low: Value, high: Value) -> Value:
            value = super().best(row, low, high)
            self.known[bytes(row)] = (value, value)  # also if it is only a bound
            return value

    monkeypatch.setattr(proof, "_Search", Hasty)
    wrong = 0
    for name, row, _ in answered():
        question = KINDS[name].ask(row)
        try:
            found = prove(GAME, row, question, 3 * _SMALL)
            values = {turn: _worth(row, turn, question, [_SMALL]) for turn in whole_turns(GAME, row)}
        except NoProof:
            continue
        except AssertionError:  # no line has the value
            wrong += 1
            continue
        wrong += set(found.best) != {turn for turn, value in values.items() if value == max(values.values())}
    assert wrong


def test_all_best_first_turns_are_found_and_the_line_is_complete() -> None:
    seen = 0
    for name, row, _ in answered():
        question = KINDS[name].ask(row)
        try:
            found = prove(GAME, row, question, 3 * _SMALL)
            values = {turn: _worth(row, turn, question, [_SMALL]) for turn in whole_turns(GAME, row)}
        except NoProof:
            continue
        seen += 1
        assert found.turns == len(values)
        assert set(found.best) == {turn for turn, value in values.items() if value == found.value}
        assert found.near == (sum(value == found.value - 1 for value in values.values()) if found.value > 1 else 0)
        assert found.line[0] in found.best
        row = row[:]  # noqa: PLW2901  (everybody's)
        for turn in found.line:
            assert GAME.why_not(row, turn) is None
            for move in turn:
                GAME.play(row, move)
        assert question.ended(row)
    assert seen > 8


def test_a_question_beyond_the_limit_has_no_proof() -> None:
    name, row = next(found for seed in SEEDS for found in positions(seed))
    with pytest.raises(NoProof):
        prove(GAME, row, KINDS[name].ask(row), 0)
