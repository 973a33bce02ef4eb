"""Luna (Stefan Feld, 2010): the rules, complete and pure. This module is a game in the sense of `luna.games.face`."""

from __future__ import annotations

from typing import Final

from luna.games.face import Turn
from luna.games.luna.board import board_digest
from luna.games.luna.legal import legal
from luna.games.luna.notation import to_text
from luna.games.luna.picture import forecast, result, view
from luna.games.luna.play import play
from luna.games.luna.position import OVER, PHASE, TURN, digest
from luna.games.luna.reading import from_text
from luna.games.luna.reasons import why_not
from luna.games.luna.setup import Header, Options, deal, header_data, header_from, seats, start

NAME: Final = "luna"
RULES_REVISION: Final = 1


def over(row: bytearray) -> bool:
    """Whether the game is finished."""
    return row[PHASE] == OVER


def to_move(row: bytearray) -> int | None:
    """Seat that decides now, None when the game is over."""
    return None if row[PHASE] == OVER else row[TURN]


__all__ = [
    "NAME",
    "RULES_REVISION",
    "Header",
    "Options",
    "Turn",
    "board_digest",
    "deal",
    "digest",
    "forecast",
    "from_text",
    "header_data",
    "header_from",
    "legal",
    "over",
    "play",
    "result",
    "seats",
    "start",
    "to_move",
    "to_text",
    "view",
    "why_not",
]
