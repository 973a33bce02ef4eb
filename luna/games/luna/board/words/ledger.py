"""Why something cannot be, in words, and a turn in the rail's few signs. Words are the catalogue's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from luna.core.game import Reason, Turn
from luna.games.luna.board.words import sentences
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import moves
from luna.shell.board.teller import Entry, LogLine
from luna.text import Catalogue
from luna.text.sentences import signed

Text = Callable[..., str]


VERB_OF: Final = {
    moves.FAVOUR: "favour",
    moves.RECRUIT: "recruit",
    moves.BUILD: "shrine",
    moves.HERBS: "herbs",
    moves.COUNCIL: "council",
    moves.EXPEL: "expel",
    moves.APPOINT: "appoint",
    moves.CONSECRATE: "consecrate",
    moves.BOOK: "book",
    moves.MEDITATE: "meditate",
    moves.SAIL: "sail",
    moves.JOURNEY: "journey",
    moves.TIDE: "tide",
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
    kind = moves.kind_of(turn[0])
    if kind == moves.SETUP:
        return "shrine" if moves.place_of(turn[0]) < moves.NOWHERE else "reserve"
    if kind == moves.SOLO and moves.place_of(turn[0]) == moves.NOWHERE:
        return "flag"
    return VERB_OF.get(kind, "solo")


def log_line(entry: Entry) -> LogLine:
    """The line of a turn in the rail's ticker."""
    turn, kind, left = entry.turn, moves.kind_of(entry.turn[0]), ""
    if kind in (moves.APPOINT, moves.CONSECRATE):
        left = str(moves.argument_of(turn[0]) >> 2)
    elif kind == moves.BOOK:
        left = str(moves.book_tiles(turn[0])[1])
    points = 0
    for event in entry.events:
        if isinstance(event, ev.PhaseEnded):
            break
        if isinstance(event, ev.Points) and event.seat == entry.seat:
            points += event.points
    return LogLine(
        f"orders/badge-{entry.order}", f"ui/icon-{deed(turn)}", left, signed(points) if points else "", entry.number
    )
