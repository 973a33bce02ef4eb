"""The planned solo game: rounds end, and looking ahead pays."""

from functools import cache

import pytest

from luna.bots.oneply import ranked
from luna.games.luna import rules as luna
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.evaluator import LEVELS
from luna.games.luna.bot.solo_plan import LONGEST, STEP, plans
from luna.games.luna.bot.turns import after
from luna.games.luna.rules.board import HERBS_ISLE
from luna.games.luna.rules.moves import FAVOUR, FINISH, WITH_NOVICE, encode
from luna.games.luna.rules.position import ACTION, BASE, PHASE, ROUND, ROUND_START, SHRINE, ip
from tests.bots.helpers import analyse, choose

ENDLESS = 903
"""A set-up with a shrine on Herbs and one on Novices within reach: the favours there can feed each other for ever."""


def first_row(solo: int, seed: int) -> bytearray:
    return luna.start(luna.deal(luna.choose(("yellow",), solo=solo), seed.to_bytes(8, "big")))


@cache
def played(solo: int, seed: int, level: int, most: int = 150) -> list[bytearray]:
    """The positions of a game; fails when it does not end."""
    rows = [first_row(solo, seed)]
    while luna.to_move(rows[-1]) is not None:
        turn = choose(rows[-1], level)
        assert luna.why_not(rows[-1], turn) is None
        rows.append(after(rows[-1], turn))
        assert len(rows) < most
    return rows


def ahead(row: bytearray) -> int:
    return ip(row, BASE[1]) - ip(row, BASE[0])


def test_a_game_ends_and_its_herbs_are_paid_for() -> None:
    free = encode(HERBS_ISLE, FAVOUR, WITH_NOVICE)
    tempted = 0
    for row in played(1, ENDLESS, 7):
        shrine = row[PHASE] == ACTION and row[BASE[1] + SHRINE + HERBS_ISLE]
        if shrine and luna.why_not(row, (free,)) is None:
            knows = evaluator(row)
            assert (free,) in [turn for _, turn in ranked(knows, row)]
            assert all((free,) not in [plan.line[0] for plan in known] for known in plans(knows, row, 2))
            tempted += 1
    assert tempted


def test_planning_beats_one_ply() -> None:
    seeds = ENDLESS, 1
    planned = [ahead(played(1, seed, 7)[-1]) for seed in seeds]
    at_once = [ahead(played(1, seed, 4)[-1]) for seed in seeds]
    assert sum(planned) > sum(at_once) + 15


def test_every_plan_begins_legally_and_a_wider_beam_is_no_worse() -> None:
    rows = [row for row in played(2, 1, 4) if row[PHASE] >= ROUND_START][:-1:9]
    for row in rows:
        knows = evaluator(row)
        found = [list(plans(knows, row, width))[-1] for width in (1, 12)]
        for plan in found[1]:
            assert luna.why_not(row, plan.line[0]) is None
        assert found[1][0].worth >= found[0][0].worth


def test_every_first_turn_has_a_plan() -> None:
    """No value comes from a cut-off plan: searched alone, no first turn is worth much more than its plan says."""
    checked = 0
    for row in [row for row in played(3, 5, 4) if row[PHASE] >= ROUND_START][:-1:7]:
        knows = evaluator(row)
        known = list(plans(knows, row, 120))[-1]
        for plan in known[:3]:
            behind = after(row, plan.line[0])
            if behind[ROUND] == row[ROUND] and behind[PHASE] == ACTION:
                assert plan.worth >= list(plans(knows, behind, 24))[-1][0].worth - STEP - 1500
                checked += 1
    assert checked >= 8


def test_ending_the_round_is_one_of_the_plans() -> None:
    row = next(row for row in played(1, 2, 4) if luna.why_not(row, (FINISH,)) is None)
    known = list(plans(evaluator(row), row, 4))[-1]
    assert (FINISH,) in [plan.line[0] for plan in known]
    assert next(plan for plan in known if plan.line[0] == (FINISH,)).steps == 1


def test_the_planner_reports_progress() -> None:
    row = next(row for row in played(1, 2, 4) if row[PHASE] == ROUND_START)
    words = list(analyse(row, 7))
    done = [word.done for word in words]
    assert done == sorted(done)
    assert (words[0].done, words[-1].done, words[-1].total) == (0, LONGEST, LONGEST)
    assert words[-1].lines[0].turn == choose(row, 7)
    assert sum(line.share for line in words[-1].lines) == pytest.approx(1)
    assert not LEVELS[4].lines
