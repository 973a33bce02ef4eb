"""Luna (Stefan Feld, 2010): the complete rules, a game in the sense of `luna.core.game`.

Bots and replays need only `legal` and `play`; the modules that serve people are imported at first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from luna.core.lazy import at_first_use
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.play import play
from luna.games.luna.rules.position import OVER, PHASE, ROUND, TURN
from luna.games.luna.rules.scoring import places

if TYPE_CHECKING:
    from luna.core.game import Draw
    from luna.core.setup import digest
    from luna.games.luna.rules.choices import COUNTS, OPTIONS, SEATS, choose
    from luna.games.luna.rules.goals import intents
    from luna.games.luna.rules.notation import state, turn_text
    from luna.games.luna.rules.reading import from_text, to_text, trace
    from luna.games.luna.rules.refusals import why_not
    from luna.games.luna.rules.setup import (
        Header,
        board_digest,
        deal,
        header_data,
        header_from,
        options_of,
        seats,
        start,
        with_state,
    )
    from luna.games.luna.rules.views import forecast, result, scores, view

NAME: Final = "luna"
RULES_REVISION: Final = 1

__getattr__ = at_first_use(
    __name__,
    {
        ".choices": "COUNTS OPTIONS SEATS choose",
        ".goals": "intents",
        ".notation": "state turn_text",
        ".reading": "from_text to_text trace",
        ".refusals": "why_not",
        ".setup": "Header board_digest deal header_data header_from options_of seats start with_state",
        ".views": "forecast result scores view",
        "luna.core.setup": "digest",
    },
)


def over(row: bytearray) -> bool:
    """Whether the game is finished."""
    return row[PHASE] == OVER


def round_of(row: bytearray) -> int:
    """Round 1..6."""
    return row[ROUND]


def to_move(row: bytearray) -> int | None:
    """The seat that decides now, None when the game is over."""
    return None if row[PHASE] == OVER else row[TURN]


def chance(row: bytearray) -> Draw | None:
    """None: after the set-up nothing is left to chance."""
    return None
