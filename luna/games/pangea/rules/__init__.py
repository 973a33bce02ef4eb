"""Die Magier von Pangea (Ralf Burkert, 2001): the rules, complete and pure. A game in the sense of `luna.core.game`.

Bots and replays need only `legal` and `play`; what serves people (set-up, text, reasons) is loaded at first use.
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
from luna.games.pangea.rules.play import condition, play

if TYPE_CHECKING:
    from luna.games.pangea.rules.choices import COUNTS, OPTIONS, SEATS
    from luna.games.pangea.rules.digests import board_digest, digest
    from luna.games.pangea.rules.notation import to_text, turn_text
    from luna.games.pangea.rules.reading import from_text, trace
    from luna.games.pangea.rules.refusals import why_not
    from luna.games.pangea.rules.setup import (
        Header,
        deal,
        header_data,
        header_from,
        options_of,
        seats,
        start,
        with_state,
    )
    from luna.games.pangea.rules.states import places, state

NAME: Final = "pangea"
RULES_REVISION: Final = 1


def round_of(row: bytearray) -> int:
    """Round, from 1; 0 while towers are placed."""
    return at.round_number(row)


def to_move(row: bytearray) -> int | None:
    """Seat that decides now, None at a draw and when the game is over."""
    return None if row[at.PHASE] == at.OVER or row[at.DRAWING] else row[at.TURN]


def chance(row: bytearray) -> Draw | None:
    """M6: each tribe that is left in the bag is as likely as the next."""
    if not row[at.DRAWING]:
        return None
    people = row[at.DRAWING] - 1
    bags = [(home, row[first:last].count(at.IN_BAG)) for home, (first, last) in enumerate(at.GROUPS[people])]
    left = [(encode(DRAWN, people * 3 + home), count) for home, count in bags if count]
    outcomes, weights = zip(*left, strict=True)
    gone = 8 - row[slice(*at.BLOCK[people])].count(at.IN_BAG)
    return Draw(f"{PEOPLES[people]} bag {gone + 1}", outcomes, weights)


def scores(row: bytearray) -> tuple[int, ...]:
    """The standing by seat as one number, for there are no points: condition, amulets, goods (E3)."""
    return tuple(
        condition(row, seat) * 1_000_000 + at.rank(row, seat) * 1000 + min(at.goods(row, seat), 999)
        for seat in range(row[at.PLAYERS])
    )


def intents(row: bytearray) -> Mapping[int, Sequence[Turn]]:
    """The legal turns by their first move."""
    return {move: [(move, CLOSE) if kind_of(move) == MOVE else (move,)] for move in legal(row)}


__getattr__ = at_first_use(
    __name__,
    {
        "digests": ("board_digest", "digest"),
        "choices": ("COUNTS", "OPTIONS", "SEATS"),
        "notation": ("to_text", "turn_text"),
        "reading": ("from_text", "trace"),
        "refusals": ("why_not",),
        "setup": ("Header", "deal", "header_data", "header_from", "options_of", "seats", "start", "with_state"),
        "states": ("places", "state"),
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
    "deal",
    "digest",
    "from_text",
    "header_data",
    "header_from",
    "intents",
    "legal",
    "options_of",
    "over",
    "places",
    "play",
    "round_of",
    "scores",
    "seats",
    "start",
    "state",
    "to_move",
    "to_text",
    "trace",
    "turn_text",
    "why_not",
    "with_state",
]
