"""Circles in Luna's play (`bots.levels.circling`): how a bot gives way.

Two seats with shrines on Herbs and Novice can wait for each other like that, each because whoever turns the candle
loses something. Nothing but the same position comes of it, so a bot does not wait a third time.
"""

from __future__ import annotations

from luna.core.game import Turn
from luna.games.luna.bot.turns import single_moves
from luna.games.luna.rules.moves import FINISH, MEDITATION


def giving_way(row: bytearray) -> Turn:
    """The turn that brings the end nearer: a candle less, or the end of the own phase; else the first one there is."""
    turns = single_moves(row)
    return next((turn for turn in turns if turn[0] in (MEDITATION, FINISH)), turns[0])
