"""Plans: worth at the end of the own turn, as a slow reading of the same idea finds it."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random

import pytest
from typing_extensions import override

from luna.bots import levels
from luna.bots.evaluator import Evaluator, evaluator_of
from luna.bots.oneply import noisy, ranked, worth
from luna.bots.plans import Plan, planned
from luna.core import registry
from luna.core.game import Draw, Position, Turn
from luna.core.options import Options
from luna.games.luna.bot import evaluator as of_luna
from luna.games.luna.rules.position import ROUND
from luna.games.pangea import rules
from luna.games.pangea.rules import position as at
from tests.bots.helpers import sensible


def decisions(seed: int, count: int) -> Iterator[Position]:
    """Positions of a game of Pangea that is played with some error, after the set-up."""
    row, rng = rules.start(rules.deal(Options(("blue", "green", "orange")), bytes([seed]))), Random(seed)
    while count:
        draw, evaluator = rules.chance(row), evaluator_of("pangea", row)
        if draw is not None:
            row = evaluator.after(row, (rng.choices(draw.outcomes, draw.weights)[0],))
            continue
        scored = ranked(evaluator, row)
        if not evaluator.opening(row) and len(scored) > 1:
            count -= 1
            yield row
        row = evaluator.after(row, noisy(scored, 1500, 8000, rng))


class Digits(Evaluator):
    """A game of five decisions of one seat, a draw after the second one; what it is worth is a muddle of the digits."""

    def __init__(self) -> None:
        super().__init__(registry.load("pebbles"))
        self.to_move = lambda position: None if len(position) == 2 else int(len(position) == 6)
        self.chance = lambda position: Draw("digit", (4, 5), (3, 1)) if len(position) == 2 else None

    @override
    def after(self, position: Position, turn: Turn) -> Position:
        return position + bytes(turn)

    @override
    def candidates(self, position: Position) -> list[Turn]:
        return [(digit,) for digit in range(5)]

    @override
    def totals(self, position: Position) -> list[int]:
        return [int.from_bytes(blake2b(position, digest_size=2).digest(), "big"), 0]


def by_all_ways(evaluator: Evaluator, row: Position, seat: int, widths: list[int]) -> float:
    """What a plan must come to, slowly and without remembering anything."""
    if (draw := evaluator.chance(row)) is not None:
        found = [by_all_ways(evaluator, evaluator.after(row, (one,)), seat, widths) for one in draw.outcomes]
        return sum(weight * one for weight, one in zip(draw.weights, found, strict=True)) / sum(draw.weights)
    if evaluator.to_move(row) != seat:
        return worth(evaluator, row, seat)
    few = ranked(evaluator, row)[: widths[0]]
    return max(by_all_ways(evaluator, evaluator.after(row, turn), seat, widths[1:] or widths) for _, turn in few)


@pytest.mark.parametrize("widths", [(1,), (3, 1), (4, 3, 2)])
def test_a_plan_is_worth_what_its_best_way_comes_to(widths: tuple[int, ...]) -> None:
    digits = Digits()
    for first in range(5):
        row = bytearray([first])
        assert abs(Plan(digits, 0, widths).worth(row) - by_all_ways(digits, row, 0, list(widths))) <= 1


def test_a_plan_ends_where_somebody_else_is_to_move() -> None:
    further = 0
    for row in decisions(3, 5):
        evaluator, seat = evaluator_of("pangea", row), row[at.TURN]
        plan = Plan(evaluator, seat, (2, 1))
        for _, turn in ranked(evaluator, row)[::9]:
            then = evaluator.after(row, turn)
            assert abs(plan.worth(then) - by_all_ways(evaluator, then, seat, [2, 1])) <= 5
            further += evaluator.to_move(then) == seat
    assert further > 3


def test_a_plan_sees_what_one_ply_does_not() -> None:
    """Somewhere in a game what is best at once is not what the turn is best begun with."""
    others = 0
    for row in decisions(3, 12):
        evaluator = evaluator_of("pangea", row)
        scored = ranked(evaluator, row)
        *_, better = planned(evaluator, row, scored, (1,))
        assert sorted(turn for _, turn in better) == sorted(turn for _, turn in scored)
        assert [margin for margin, _ in better] == sorted((margin for margin, _ in better), reverse=True)
        others += better[0][1] != scored[0][1]
    assert others


def test_where_every_decision_ends_the_turn_a_plan_is_one_ply() -> None:
    row = next(row for row in sensible(2, 4) if row[ROUND] == 2)
    evaluator = of_luna(row)
    seat = evaluator.to_move(row)
    scored = [one for one in ranked(evaluator, row) if evaluator.to_move(evaluator.after(row, one[1])) != seat]
    assert scored
    *_, better = planned(evaluator, row, scored, (3, 2, 1))
    assert better == scored


def test_it_thinks_aloud_and_its_last_word_is_the_choice() -> None:
    """At once what one ply says, then what is thought through before the rest."""
    row = max(decisions(5, 9), key=lambda one: len(ranked(evaluator_of("pangea", one), one)))
    evaluator, before = evaluator_of("pangea", row), bytes(row)
    first, *words = levels.analyse(evaluator, row, 5)
    total = len(first.lines)
    assert [line.turn for line in first.lines] == [turn for _, turn in ranked(evaluator, row)]
    assert [word.done for word in words] == [*range(levels.THOUGHT_THROUGH, total, levels.THOUGHT_THROUGH), total]
    assert {word.total for word in words} == {total}
    assert {len(word.lines) for word in words} == {total}
    assert words[-1].lines[0].turn == levels.choose(evaluator, row, 5)
    assert bytes(row) == before
