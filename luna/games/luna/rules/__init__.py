"""Luna (Stefan Feld, 2010): the rules, complete and pure. This module is a game in the sense of `luna.core.game`.

Bots and replays need only `legal` and `play`; what serves people (set-up, text, views, reasons) is loaded at first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from luna.core.lazy import at_first_use
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import OVER, PHASE, ROUND, TURN

if TYPE_CHECKING:
    from luna.core.game import Draw
    from luna.games.luna.rules.choices import COUNTS, OPTIONS, SEATS, choose
    from luna.games.luna.rules.digests import board_digest, digest
    from luna.games.luna.rules.goals import intents
    from luna.games.luna.rules.notation import to_text, turn_text
    from luna.games.luna.rules.picture import forecast, result, scores, view
    from luna.games.luna.rules.reading import from_text
    from luna.games.luna.rules.refusals import why_not
    from luna.games.luna.rules.scoring import places
    from luna.games.luna.rules.setup import (
        Header,
        deal,
        header_data,
        header_from,
        options_of,
        seats,
        start,
        with_state,
    )
    from luna.games.luna.rules.states import state, trace

NAME: Final = "luna"
RULES_REVISION: Final = 1


def over(row: bytearray) -> bool:
    """Whether the game is finished."""
    return row[PHASE] == OVER


def round_of(row: bytearray) -> int:
    """Round 1..6."""
    return row[ROUND]


def to_move(row: bytearray) -> int | None:
    """Seat that decides now, None when the game is over."""
    return None if row[PHASE] == OVER else row[TURN]


def chance(row: bytearray) -> Draw | None:
    """Nothing is left to chance after the set-up."""
    return None


__getattr__ = at_first_use(
    __name__,
    {
        "choices": ("COUNTS", "OPTIONS", "SEATS", "choose"),
        "digests": ("board_digest", "digest"),
        "goals": ("intents",),
        "notation": ("to_text", "turn_text"),
        "picture": ("forecast", "result", "scores", "view"),
        "reading": ("from_text",),
        "refusals": ("why_not",),
        "scoring": ("places",),
        "setup": ("Header", "deal", "header_data", "header_from", "options_of", "seats", "start", "with_state"),
        "states": ("state", "trace"),
    },
)


__all__ = [
    "COUNTS",
    "NAME",
    "OPTIONS",
    "RULES_REVISION",
    "SEATS",
    "Header",
    "board_digest",
    "chance",
    "choose",
    "deal",
    "digest",
    "forecast",
    "from_text",
    "header_data",
    "header_from",
    "intents",
    "legal",
    "options_of",
    "over",
    "places",
    "play",
    "result",
    "round_of",
    "scores",
    "seats",
    "start",
    "state",
    "to_move",
    "to_text",
    "trace",
    "turn_text",
    "view",
    "why_not",
    "with_state",
]
