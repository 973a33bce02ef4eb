"""Reasons: every feature has a theme, and the themes of a difference leave no rest."""

from __future__ import annotations

import pytest

from luna.bots.evaluator import Variation
from luna.games.luna import rules as game
from luna.games.luna.bot import evaluator
from luna.games.luna.bot.features import names
from luna.games.luna.bot.reasons import THEMES, theme_of, themes
from luna.games.luna.bot.turns import after
from luna.games.luna.rules import choose
from tests.bots.helpers import analyse, sensible


def test_every_feature_has_a_theme_and_every_theme_a_feature() -> None:
    found = {theme_of(name) for name in names()}
    assert found == set(THEMES) - {"points", "others"}


@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_themes_of_a_seat_add_up_to_its_value(players: int) -> None:
    for row in list(sensible(players, 1))[20::25]:
        for seat in range(players):
            parts = themes(evaluator(row).value, row, seat)
            assert sum(parts.values()) - parts["others"] == evaluator(row).totals(row)[seat]


def test_reasons_name_what_the_better_turn_has_more_of() -> None:
    said = 0
    for row in list(sensible(2, 2))[8::8]:
        seat = game.to_move(row)
        if seat is None:
            continue
        *_, last = analyse(row, 3)
        turn = last.lines[0].turn
        other = evaluator(row).rival(last.lines, turn)
        if other is None:
            continue
        mine, theirs = (themes(evaluator(row).value, after(row, one), seat) for one in (turn, other))
        for why in evaluator(row).reasons(row, turn, other):
            assert why.amount == mine[why.theme] - theirs[why.theme] > 0
            said += 1
    assert said


def test_the_rival_is_of_another_kind_where_there_is_one() -> None:
    row = game.start(game.deal(choose(("red", "blue")), bytes(32)))
    *_, last = analyse(row, 3)
    best = last.lines[0]
    assert evaluator(row).rival([best], best.turn) is None
    assert evaluator(row).rival((best, Variation((1,), 0.0, 0.0)), best.turn) == (1,)
