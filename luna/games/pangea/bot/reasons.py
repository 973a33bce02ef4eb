"""Reasons for a turn: the difference in value to another turn, split into themes.

The value is a sum of features, so the difference splits exactly. The themes have names in the catalogue (`theme-...`).
A draw counts as expected.
"""

from __future__ import annotations

from typing import Final

from luna.bots.evaluator import Evaluator, Why
from luna.bots.oneply import expected, worth
from luna.core.game import Turn
from luna.games.pangea.bot.features import features, names
from luna.games.pangea.bot.value import Value, moment
from luna.games.pangea.rules.moves import BUY, kind_of
from luna.games.pangea.rules.position import OVER, PHASE, TURN

THEMES: Final = {
    "amulets": ("amulets", "condition"),
    "carriers": ("carried", "door"),
    "goods": ("goods", "harvest", "price"),
    "production": ("producing", "at-home"),
    "tribes": ("on-board", "tower-crowded"),
    "purchases": ("market",),
    "tempo": ("to-", "magic-left", "march-left"),
    "others": (),
}
"""Theme -> prefixes of its features. `others`: the losses of the other players."""


def theme_of(feature: str) -> str:
    """The theme of a feature."""
    return next(theme for theme, starts in THEMES.items() if feature.startswith(starts))


_THEME_OF: Final = {name: theme_of(name) for name in names()}


def themes(evaluator: Evaluator, value: Value, row: bytearray, seat: int) -> dict[str, int]:
    """The lead of a seat by theme, in thousandths of a point; expected at a chance node."""
    return expected(evaluator, row, lambda then: _themes(evaluator, value, then, seat))


def _themes(evaluator: Evaluator, value: Value, row: bytearray, seat: int) -> dict[str, int]:
    total = dict.fromkeys(THEMES, 0)
    if row[PHASE] != OVER:
        weights = value.weights[moment(row)]
        for name, amount in features(row, seat).items():
            total[_THEME_OF[name]] += weights.get(name, 0) * amount
    total["others"] = worth(evaluator, row, seat) - sum(total.values())
    return total


def differences(evaluator: Evaluator, value: Value, row: bytearray, turn: Turn, instead: Turn) -> list[Why]:
    """The difference in value between two turns, by theme."""
    seat = row[TURN]
    gained, other = (themes(evaluator, value, evaluator.after(row, one), seat) for one in (turn, instead))
    differences = {theme: gained[theme] - other[theme] for theme in THEMES}
    if BUY in (kind_of(turn[0]), kind_of(instead[0])):  # a purchase uses up its own prospect
        differences["carriers"] += differences.pop("purchases")
    return [Why(theme, amount) for theme, amount in differences.items()]
