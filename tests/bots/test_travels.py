"""Whole turns: everything that a computer player thinks about is legal, and its journeys are good ones."""

from __future__ import annotations

import random

import pytest

from luna.bots.oneply import worth
from luna.bots.players import at_random as anything
from luna.core.game import Turn
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.travels import refined, travels
from luna.games.luna.bot.turns import after, candidates, single_moves
from luna.games.luna.bot.value import learned
from luna.games.luna.rules.moves import JOURNEY, TIDE
from luna.games.luna.rules.position import TURN
from tests.bots.helpers import at_random


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_candidate_is_legal(players: int) -> None:
    kinds = set()
    for seed in range(4):
        for row in at_random(players, seed):
            turns = candidates(row, learned(players))
            assert len(set(turns)) == len(turns)
            for turn in turns:
                assert luna.why_not(row, turn) is None
                kinds.add(turn[0] >> 8 & 15)
    assert kinds >= set(range(13)), "a kind of move was never thought of"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_candidate_of_the_solo_game_is_legal(level: int) -> None:
    for seed in range(6):
        row = luna.start(luna.deal(luna.choose(("red",), solo=level), bytes([seed])))
        rng = random.Random(seed)
        while not luna.over(row):
            turns = candidates(row, learned(1))
            for turn in turns:
                assert luna.why_not(row, turn) is None
            row = after(row, rng.choice(turns))


def test_single_moves_are_all_that_are_no_journey() -> None:
    for row in at_random(3, 2):
        assert {move for (move,) in single_moves(row)} == {
            move for move in luna.legal(row) if move >> 8 & 15 not in (JOURNEY, TIDE)
        }


def test_a_refined_journey_is_legal_and_never_worse() -> None:
    value = learned(2)
    for row in list(at_random(2, 3))[::6]:
        me = row[TURN]

        def score(turn: Turn, row: bytearray = row, me: int = me) -> int:
            return worth(evaluator(row), after(row, turn), me)

        for travel in travels(row, value)[:1] + travels(row, value)[-1:]:
            top, better = refined(row, travel, score)
            assert luna.why_not(row, better) is None
            assert top == score(better) >= score(travel)


def test_no_random_journey_is_much_better_than_the_refined_one() -> None:
    """The regret, on a small scale: `tests/measure/regret.py` measures it on a large one."""
    value, rng = learned(2), random.Random(1)
    short = 0
    rows = rng.sample([row for seed in range(3) for row in at_random(2, seed) if travels(row, value)], 20)
    for number, row in enumerate(rows):

        def score(turn: Turn, row: bytearray = row) -> int:
            return worth(evaluator(row), after(row, turn), row[TURN])

        best = max(refined(row, travel, score)[0] for travel in travels(row, value))
        turns = [anything(luna.NAME, row, number * 1000 + seed) for seed in range(300)]
        sampled = [turn for turn in turns if turn[0] >> 8 & 15 in (11, 12)]
        short += any(score(turn) > best + 500 for turn in sampled)
    assert short <= 1
