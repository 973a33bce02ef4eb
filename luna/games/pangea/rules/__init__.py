"""Die Magier von Pangea (Ralf Burkert, 2001): the complete rules, a game in the sense of `luna.core.game`.

Bots and replays need only `legal` and `play`; the modules that serve people are imported at first use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from luna.core.game import Draw, Turn
from luna.core.lazy import at_first_use
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import PEOPLES
from luna.games.pangea.rules.legal import legal, over
from luna.games.pangea.rules.moves import CLOSE, DRAWN, MOVE, encode, kind_of
from luna.games.pangea.rules.play import condition, places, play

if TYPE_CHECKING:
    from luna.core.setup import digest
    from luna.games.pangea.rules.choices import COUNTS, OPTIONS, SEATS
    from luna.games.pangea.rules.notation import state, turn_text
    from luna.games.pangea.rules.reading import from_text, to_text, trace
    from luna.games.pangea.rules.refusals import why_not
    from luna.games.pangea.rules.setup import (
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

NAME: Final = "pangea"
RULES_REVISION: Final = 1

__getattr__ = at_first_use(
    __name__,
    {
        ".choices": "COUNTS OPTIONS SEATS",
        ".notation": "state turn_text",
        ".reading": "from_text to_text trace",
        ".refusals": "why_not",
        ".setup": "Header board_digest deal header_data header_from options_of seats start with_state",
        "luna.core.setup": "digest",
    },
)


def round_of(row: bytearray) -> int:
    """Round, from 1; 0 while towers are placed."""
    return at.round_number(row)


def to_move(row: bytearray) -> int | None:
    """The seat that decides now, None at a draw and when the game is over."""
    return None if row[at.PHASE] == at.OVER or row[at.DRAWING] else row[at.TURN]


def chance(row: bytearray) -> Draw | None:
    """M6: every tribe in the bag is equally likely."""
    if not row[at.DRAWING]:
        return None
    people = row[at.DRAWING] - 1
    bags = [(home, row[first:last].count(at.IN_BAG)) for home, (first, last) in enumerate(at.GROUPS[people])]
    left = [(encode(DRAWN, people, home), count) for home, count in bags if count]
    outcomes, weights = zip(*left, strict=True)
    gone = 8 - row[slice(*at.BLOCK[people])].count(at.IN_BAG)
    return Draw(f"{PEOPLES[people]} bag {gone + 1}", outcomes, weights)


def scores(row: bytearray) -> tuple[int, ...]:
    """E3: condition, amulets and goods of each seat as one number, for the game has no points."""
    return tuple(
        condition(row, seat) * 1_000_000 + at.rank(row, seat) * 1000 + min(at.goods(row, seat), 999)
        for seat in range(row[at.PLAYERS])
    )


def intents(row: bytearray) -> Mapping[int, Sequence[Turn]]:
    """The legal turns by their first move."""
    return {move: [(move, CLOSE) if kind_of(move) == MOVE else (move,)] for move in legal(row)}
