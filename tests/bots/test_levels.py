"""Levels of computer players are pure, deterministic across machines, and always legal."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from luna.bots import levels
from luna.bots.oneply import ranked
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.endings import solved
from luna.games.luna.bot.evaluator import LEVELS
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.position import BASE, PHASE, PLACE_PAIRS, ROUND, ROUND_START, ip
from tests.bots.helpers import analyse, choose, first_row, sensible
from tests.bots.stored import FILE, GAMES, play
from tests.games.luna import training
from tests.workshop.matches import player

STORED = json.loads(FILE.read_text(encoding="utf-8"))
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_the_game_of_a_seed_is_the_stored_one(name: str) -> None:
    assert play(*GAMES[name]) == STORED[name], "a level plays otherwise: python -m tests.bots.stored"


def test_a_level_plays_the_same_in_every_process() -> None:
    """With other hash seeds, and whatever was computed before."""
    code = "from tests.bots.stored import play; print(play(1, 2, 99), play(4, 3, 9))"
    texts = {
        subprocess.run(
            [sys.executable, "-c", code],
            check=True,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(texts) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_asking_changes_nothing_and_the_answer_is_legal(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    visits = LEVELS[level].visits
    monkeypatch.setitem(LEVELS, level, LEVELS[level]._replace(visits=(min(60, visits[0]), min(20, visits[1]))))
    for row in list(sensible(2 + level % 3, level))[:: 17 if level < 5 else 53]:
        before = bytes(row)
        turn = choose(row, level, 5)
        assert bytes(row) == before
        assert luna.why_not(row, turn) is None
        assert turn == choose(row, level, 5)


def test_the_seed_decides_what_a_weak_level_overlooks() -> None:
    row = next(row for row in sensible(2, 3) if row[ROUND] == 3)
    assert len({choose(row, 1, seed) for seed in range(30)}) > 3
    assert len({choose(row, 4, seed) for seed in range(5)}) == 1


def test_the_analysis_improves_and_ends_with_the_choice() -> None:
    row = next(row for row in sensible(2, 3) if row[ROUND] == 3)
    words = list(analyse(row, 8, 1))
    total = LEVELS[8].visits[0]
    assert [word.done for word in words] == [*range(0, total, levels.PROGRESS), total]
    assert {word.total for word in words} == {total}
    assert words[-1].lines[0].turn == choose(row, 8, 1)
    shares = [line.share for line in words[-1].lines]
    assert shares == sorted(shares, reverse=True)
    assert 0.5 < sum(shares) <= 1.01
    before = bytes(row)
    for line in words[-1].lines:
        assert luna.why_not(row, line.turn) is None
        assert -100 < line.margin < 100
    assert bytes(row) == before


def test_the_analysis_can_be_stopped_at_any_step() -> None:
    thought = analyse(next(sensible(2, 1)), 12)
    assert next(thought).lines
    thought.close()


def test_the_preparation_is_played_by_every_level() -> None:
    for level in LEVELS:
        row = first_row(3, level)
        while row[PHASE] <= PLACE_PAIRS:
            row = after(row, choose(row, level, 1))
        assert all(sum(row[base : base + 7]) == 8 for base in BASE[:3])


def test_the_solo_game_can_be_played_to_its_end() -> None:
    row = luna.start(luna.deal(luna.choose(("red",), solo=2), b"solo"))
    phases = set()
    while not luna.over(row):
        phases.add(row[PHASE])
        turn = choose(row, 4)
        assert luna.why_not(row, turn) is None
        row = after(row, turn)
    assert ROUND_START in phases
    assert ip(row, BASE[1]) > 50


def test_a_strong_level_ends_a_game_as_the_solution_says() -> None:
    """In a solved ending, nobody can gain more against a strong level."""
    checked = 0
    for row in list(sensible(2, 2))[-12:]:
        solution = solved(row, LEVELS[10].ending)
        if solution is None or len(ranked(evaluator(row), row)) == 1:
            continue
        word = next(iter(analyse(row, 10)))
        assert word.lines[0] == solution
        checked += 1
    assert checked >= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games_end_without_an_illegal_turn(players: int) -> None:
    everybody = [
        "level-0",
        "level-1",
        "level-2",
        "level-3",
        "greedy",
        "random",
        *(f"plan:{plan}" for plan in training.PLANS),
    ]
    for seed in range(4):
        row = first_row(players, seed, "preset" if seed % 3 == 0 else "free")
        turns = 0
        while (seat := luna.to_move(row)) is not None:
            turn = player(luna.NAME, everybody[(seed * 3 + seat) % len(everybody)])(row, seed << 12 | turns)
            assert luna.why_not(row, turn) is None
            row, turns = after(row, turn), turns + 1
            assert turns < 2000
