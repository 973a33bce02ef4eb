"""The puzzle that a search answers: which turn is clearly the best? Both games, by the task of the thinking process."""

from pathlib import Path
from typing import Final

import pytest

from luna.bots import review, worker
from luna.bots.answers import Solution
from luna.bots.evaluator import POINT, evaluator_of
from luna.bots.proof import NoProof, whole_turns
from luna.core.game import Turn
from luna.learning import mining, own_puzzles
from luna.learning.mining import NONE
from luna.learning.puzzle import Puzzle, read, write

FOLDER: Final = Path(__file__).parent / "best"
ANSWERS: Final = {"luna": "red: meditate", "pangea": "green: move desert@mountain4>grassland4"}


def asked(game: str) -> Puzzle:
    return read((FOLDER / f"{game}.txt").read_text())


def told(puzzle: Puzzle, turn: Turn) -> str:
    return puzzle.rules.turn_text(puzzle.position(), turn)


def answer(puzzle: Puzzle) -> Solution:
    row = bytes(puzzle.position())
    return [said for said in worker.prove(puzzle.game, puzzle.kind, row, row) if said][-1]


def value(puzzle: Puzzle, turn: Turn) -> float:
    said = [one for one in worker.weigh(puzzle.game, puzzle.kind, bytes(puzzle.position()), [turn]) if one][-1]
    assert said.value is not None
    return float(said.value)


@pytest.mark.parametrize("game", ANSWERS)
def test_the_search_answers_and_every_other_turn_costs_nearly_the_gap(game: str) -> None:
    puzzle = asked(game)
    known = answer(puzzle)
    assert known.value == 0 and told(puzzle, known.line[0]) == ANSWERS[game] and known.why
    row = puzzle.position()
    clear = [one for one in review.clearest(evaluator_of(game, row), row) if one][-1]
    others = [turn for turn in whole_turns(puzzle.rules, row) if turn != clear.turn][:4]
    assert value(puzzle, clear.turn) == 0
    assert max(value(puzzle, turn) for turn in others) * POINT < -clear.gap / 2


@pytest.mark.parametrize("game", ANSWERS)
def test_only_a_missed_turn_makes_a_best_turn_puzzle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = asked(game)
    monkeypatch.setattr(own_puzzles, "_proved", lambda *of: iter([None]))
    body = puzzle.rules.to_text(puzzle.header, [])
    best = answer(puzzle).line[0]
    other = next(turn for turn in whole_turns(puzzle.rules, puzzle.position()) if turn != best)
    (made,) = own_puzzles.read_puzzles([said for said in own_puzzles.find_puzzles([(body, other)]) if said][-1])
    assert made.kind == "best" and made.claim is not None and own_puzzles.key(made) == own_puzzles.key(puzzle)
    assert [said for said in own_puzzles.find_puzzles([(body, best)]) if said] == [NONE]
    assert (
        len(own_puzzles.read_puzzles([said for said in own_puzzles.find_puzzles([(body, other)] * 9) if said][-1])) == 6
    )  # the most expensive one


def test_a_position_with_two_good_turns_makes_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = asked("pangea")
    assert [one for one in mining.find_best_turn(puzzle) if one]
    monkeypatch.setattr(mining, "_CLEAR", 100 * POINT)
    assert not [one for one in mining.find_best_turn(puzzle) if one]


def test_a_shared_puzzle_has_no_answer_and_is_searched_again() -> None:
    puzzle = asked("pangea")
    made = [said for said in mining.prove_pasted(write(puzzle)) if said][-1]
    assert read(made).claim is not None and made.replace("\n".join(made.split("\n")[1:3]) + "\n", "") == write(puzzle)


def test_a_searched_puzzle_claims_no_proof() -> None:
    with pytest.raises(NoProof):
        asked("pangea").prove()
