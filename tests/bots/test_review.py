"""Turning points: a planted blunder is found, and what is called better is."""

from __future__ import annotations

from luna.bots.oneply import ranked
from luna.bots.review import TRIED, look, settled, turning_points
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.position import ACTION, PHASE, TURN
from tests.bots.helpers import sensible


def test_what_is_called_better_is_better_by_its_cost() -> None:
    for row in list(sensible(2, 3))[10::12]:
        if row[PHASE] != ACTION:
            continue
        scored = ranked(evaluator(row), row)
        if len(scored) == 1:
            continue
        worst = scored[-1][1]
        miss = look(evaluator(row), row, 5, worst)
        assert miss is not None and miss.number == 5 and miss.seat == row[TURN]
        gain = settled(evaluator(row), after(row, miss.better), miss.seat) - settled(
            evaluator(row), after(row, worst), miss.seat
        )
        assert miss.cost == gain > 0
        assert miss.better in [turn for _, turn in scored[:TRIED]]


def test_a_planted_blunder_is_a_turning_point() -> None:
    rows = [row for row in sensible(2, 4) if row[PHASE] == ACTION][:24]
    turns = [(row, max(ranked(evaluator(row), row))[1]) for row in rows]
    row = rows[11]
    turns[11] = row, ranked(evaluator(row), row)[-1][1]
    misses = [look(evaluator(row), row, number, turn) for number, (row, turn) in enumerate(turns, 1)]
    found = turning_points(misses)
    assert 12 in [miss.number for miss in found]
    assert [miss.number for miss in found] == sorted(miss.number for miss in found)
    assert next(miss.seat for miss in found if miss.number == 12) == row[TURN]
