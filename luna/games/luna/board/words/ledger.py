"""Why something cannot be, in words, and a turn in the rail's few signs. Words are the catalogue's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from luna.core.game import Reason, Turn
from luna.games.luna.board.words import sentences
from luna.games.luna.rules import events as ev
from luna.games.luna.rules.moves import (
    APPOINT,
    BOOK,
    BUILD,
    CONSECRATE,
    COUNCIL,
    EXPEL,
    FAVOUR,
    HERBS,
    JOURNEY,
    MEDITATE,
    NOWHERE,
    RECRUIT,
    SAIL,
    SETUP,
    SOLO,
    TIDE,
    argument_of,
    book_tiles,
    kind_of,
    place_of,
)
from luna.shell.board.teller import Entry, LogLine
from luna.text import Catalogue
from luna.text.sentences import signed

Text = Callable[..., str]


VERB_OF: Final = {
    FAVOUR: "favour",
    RECRUIT: "recruit",
    BUILD: "shrine",
    HERBS: "herbs",
    COUNCIL: "council",
    EXPEL: "expel",
    APPOINT: "appoint",
    CONSECRATE: "consecrate",
    BOOK: "book",
    MEDITATE: "meditate",
    SAIL: "sail",
    JOURNEY: "journey",
    TIDE: "tide",
}
"""The verb of each kind of move; the preparation has none."""


def place(text: Text, island: str | None) -> str:
    """An island (or the jetty) in a sentence."""
    return text(f"place-{island}") if island else ""


def refusal(text: Catalogue, reason: Reason) -> str:
    """Why something is not possible."""
    return sentences.said(text, f"reason-{reason.code}", reason.facts)


def deed(turn: Turn) -> str:
    """The name of the icon of what a turn did."""
    kind = kind_of(turn[0])
    if kind == SETUP:
        return "shrine" if place_of(turn[0]) < NOWHERE else "reserve"
    if kind == SOLO and place_of(turn[0]) == NOWHERE:
        return "flag"
    return VERB_OF.get(kind, "solo")


def log_line(entry: Entry) -> LogLine:
    """The line of a turn in the rail's ticker."""
    turn, kind, left = entry.turn, kind_of(entry.turn[0]), ""
    if kind in (APPOINT, CONSECRATE):
        left = str(argument_of(turn[0]) >> 2)
    elif kind == BOOK:
        left = str(book_tiles(turn[0])[1])
    points = 0
    for event in entry.events:
        if isinstance(event, ev.PhaseEnded):
            break
        if isinstance(event, ev.Points) and event.seat == entry.seat:
            points += event.points
    return LogLine(
        f"orders/badge-{entry.order}", f"ui/icon-{deed(turn)}", left, signed(points) if points else "", entry.number
    )
