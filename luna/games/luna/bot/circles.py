"""Where a game goes in circles: the rules let turns lead back to a position for ever, and a bot gives way in the end.

Two seats with shrines on Herbs and Novice can wait for each other like that, each because whoever turns the candle
loses something. Nothing but the same position comes of it, so a bot does not wait a third time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from luna.core.game import Turn
from luna.games.luna.bot.turns import single_moves
from luna.games.luna.rules.moves import FINISH, MEDITATION

TIMES: Final = 3
"""How often a position may come before a bot gives way in it."""


def circling(row: bytearray, before: Iterable[bytearray]) -> bool:
    """Whether a position is there for the third time; `before` = those that were there earlier."""
    return sum(one == row for one in before) + 1 >= TIMES


def giving_way(row: bytearray) -> Turn:
    """The turn that brings the end nearer: a candle less, or the end of the own phase; else the first one there is."""
    turns = single_moves(row)
    return next((turn for turn in turns if turn[0] in (MEDITATION, FINISH)), turns[0])
