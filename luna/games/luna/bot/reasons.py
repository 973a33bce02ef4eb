"""Reasons for a turn: the difference in value to another turn, split into themes.

The value is a sum of features, so the difference splits exactly. The themes have names in the catalogue (`theme-...`);
`grounds` finds the facts for each theme.
"""

from __future__ import annotations

from typing import Final

from luna.bots.evaluator import POINT, Why
from luna.core.game import Turn
from luna.games.luna.bot.features import features, names
from luna.games.luna.bot.turns import after
from luna.games.luna.bot.value import Value
from luna.games.luna.rules.position import BASE, CANDLES, IP, OVER, PHASE, PLAYERS, ROUND, TURN

THEMES: Final = {
    "points": (),
    "temple": ("temple", "claims", "appoint", "bribe", "book", "their-claims", "their-prey"),
    "priestess": ("priestess", "prize"),
    "apostate": ("apostate",),
    "shrines": ("shrine", "builder", "novice-and-shrine"),
    "favours": ("favour", "tokens"),
    "council": ("council",),
    "novices": ("standing", "active", "supply", "jetty", "tired", "all-standing", "few-standing", "bias"),
    "tempo": ("to-move", "next-to-move", "their-active", "their-idle", "alone", "more-active"),
    "others": (),
}
"""Theme -> prefixes of its features. `others`: the losses of the other players."""


def theme_of(feature: str) -> str:
    """The theme of a feature: the longest matching prefix."""
    fits = [(len(start), theme) for theme, starts in THEMES.items() for start in starts if feature.startswith(start)]
    return max(fits)[1]


_THEME_OF: Final = {name: theme_of(name) for name in names()}


def themes(value: Value, row: bytearray, seat: int) -> dict[str, int]:
    """The value of a position to a seat by theme, in thousandths of a point."""
    base = BASE[seat]
    total = dict.fromkeys(THEMES, 0)
    total["points"] = (row[base + IP] << 8 | row[base + IP + 1]) * POINT
    if row[PHASE] != OVER:
        weights = value.weights[row[ROUND], row[CANDLES]]
        for name, amount in features(row, seat).items():
            total[_THEME_OF[name]] += weights[name] * amount
    totals = value.totals(row)
    for other in range(row[PLAYERS]):
        if other != seat:
            total["others"] -= totals[other] // (row[PLAYERS] - 1)
    return total


def differences(value: Value, row: bytearray, turn: Turn, instead: Turn) -> list[Why]:
    """The difference in value between two turns, by theme."""
    seat = row[TURN]
    gained, other = (themes(value, after(row, one), seat) for one in (turn, instead))
    return [Why(theme, gained[theme] - other[theme]) for theme in THEMES]
