"""What Luna says of its turns: a `Teller` of the shell."""

from __future__ import annotations

from luna.core.game import Turn
from luna.games.luna.board.words.counsel import hint, hinted, missed, not_its_own, things, why
from luna.games.luna.board.words.ledger import deed, refusal
from luna.games.luna.board.words.ledger import log_line as line
from luna.games.luna.board.words.story import rows
from luna.games.luna.rules import round_of as round_at
from luna.games.luna.rules.moves import SETUP, kind_of
from luna.text import Catalogue


def round_of(position: bytearray, turn: Turn) -> int:
    """The round in which a turn is played, 0 = the preparation."""
    return 0 if kind_of(turn[0]) == SETUP else round_at(position)


def when(text: Catalogue, position: bytearray, turn: Turn) -> str:
    """The heading over a turn: its round, or the preparation."""
    number = round_of(position, turn)
    return text("bar-round", number=number) if number else text("turn-preparation")


def icon(turn: Turn) -> str:
    """The picture of what a turn did."""
    return f"ui/icon-{deed(turn)}"


__all__ = [
    "hint",
    "hinted",
    "icon",
    "line",
    "missed",
    "not_its_own",
    "refusal",
    "round_of",
    "rows",
    "things",
    "when",
    "why",
]
