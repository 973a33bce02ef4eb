"""Computer players of Pangea: legal turns, games that end, nothing seen of what is in the bags."""

from __future__ import annotations

from random import Random

import pytest

from luna.bots import levels
from luna.bots.evaluator import evaluator_of
from luna.core.options import Options
from luna.games.pangea import rules
from luna.games.pangea.rules import position as at

FEW = 25
"""Turns of a game that are looked at."""


def a_game(seed: int, seats: tuple[str, ...], level: int, most: int) -> list[bytearray]:
    """The positions in which a bot of that level decided."""
    row, rng, found = rules.start(rules.deal(Options(seats), bytes([seed]))), Random(seed), list[bytearray]()
    while not rules.over(row) and len(found) < most:
        draw = rules.chance(row)
        if draw is not None:
            rules.play(row, rng.choices(draw.outcomes, draw.weights)[0])
            continue
        found.append(row[:])
        turn = levels.choose(evaluator_of("pangea", row), row, level, seed)
        assert rules.why_not(row, turn) is None
        for move in turn:
            rules.play(row, move)
    return found


@pytest.mark.parametrize("level", [0, 2, 3])
@pytest.mark.parametrize("seats", [("blue", "green"), ("purple", "orange", "yellow", "blue")])
def test_a_bot_always_plays_a_legal_turn(level: int, seats: tuple[str, ...]) -> None:
    assert len(a_game(3, seats, level, FEW)) == FEW


def test_four_bots_come_to_an_end() -> None:
    last = a_game(1, ("blue", "green", "orange", "yellow"), 3, 400)[-1]
    assert last[at.LAST_ROUND]


def test_a_search_plays_legal_turns_too() -> None:
    row = a_game(5, ("blue", "green"), 3, 12)[-1]
    turn = levels.choose(evaluator_of("pangea", row), row, 4, 1)
    assert rules.why_not(row, turn) is None
