"""Puzzles from own games: found where the played turn provably misses, repeated in three boxes."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from luna.bots.proof import whole_turns
from luna.core import registry
from luna.core.game import GameError, Turn
from luna.learning import own_puzzles, pack
from luna.learning.mining import NONE
from luna.learning.progress import MOST, Progress
from luna.learning.puzzle import Puzzle, write

TODAY = date(2026, 11, 25)
CASES = [("luna", "1-06-siege"), ("pangea", next(name for name in pack.names("pangea") if "harvest" in name))]


def moment(puzzle: Puzzle) -> str:
    return puzzle.rules.to_text(puzzle.header, [])


def made(puzzle: Puzzle, played: Turn) -> str:
    return [text for text in own_puzzles.find_puzzles([(moment(puzzle), played)]) if text][-1]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_a_missed_turn_makes_a_proved_puzzle_and_the_best_one_makes_none_of_that_kind(game: str, name: str) -> None:
    puzzle = pack.load(game, name)
    row = puzzle.position()
    proof = puzzle.prove()
    turns = whole_turns(puzzle.rules, row, registry.puzzles(game)[puzzle.kind].ask(row).order)
    missed = next(turn for turn in turns if turn not in proof.best)
    (found,) = own_puzzles.read_puzzles(made(puzzle, missed))
    assert found.claim is not None and missed not in found.prove().best
    assert puzzle.kind not in [one.kind for one in own_puzzles.read_puzzles(made(puzzle, proof.best[0]))]


def test_a_turn_that_the_solver_leaves_out_makes_no_puzzle() -> None:
    assert made(pack.load("luna", "1-06-siege"), (-1,)) == NONE


@pytest.mark.parametrize("text", ["", "x", "puzzle siege", write(pack.load("luna", "1-06-siege")) + "\n=\n?"])
def test_a_spoilt_text_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(GameError):
        own_puzzles.read_puzzles(text)


def test_a_puzzle_moves_through_three_boxes_and_back_to_the_first(tmp_path: Path) -> None:
    puzzle, day, seen = pack.load("luna", "1-06-siege"), TODAY, []
    for _ in range(20):
        progress = Progress(tmp_path)  # read again: it is known
        if own_puzzles.due(progress, puzzle, day):
            seen.append((day - TODAY).days)
            own_puzzles.record_answer(progress, puzzle, day, solved=True)
            own_puzzles.record_answer(progress, puzzle, day, solved=True)  # a second time on one day does not count
        day += timedelta(1)
    assert seen == [0, 1, 4] and own_puzzles.box(Progress(tmp_path), puzzle) == MOST
    own_puzzles.record_answer(Progress(tmp_path), puzzle, day, solved=False)
    assert own_puzzles.box(Progress(tmp_path), puzzle) == 0 and own_puzzles.due(Progress(tmp_path), puzzle, day)


def test_setting_the_clock_back_delays_no_puzzle(tmp_path: Path) -> None:
    puzzle, progress = pack.load("luna", "1-06-siege"), Progress(tmp_path)
    own_puzzles.record_answer(progress, puzzle, TODAY, solved=True)
    assert not own_puzzles.due(progress, puzzle, TODAY) and own_puzzles.due(progress, puzzle, TODAY - timedelta(300))
