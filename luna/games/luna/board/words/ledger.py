"""Why something cannot be, in words, and a turn in the rail's few signs. Words are the catalogue's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from luna.core.game import Reason, Turn
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
from luna.text.sentences import signed

Text = Callable[..., str]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One turn in the rail's ticker."""

    order: str
    icon: str = ""  # a verb
    left: str = ""  # a number, e.g. the tile
    right: str = ""  # points with their sign, e.g. "+4"
    loss: bool = False
    round: int = 0  # in which it was played
    number: int = 0  # of the turn in the game


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


def refusal(text: Text, reason: Reason) -> str:
    """Why something is not possible."""
    slots: dict[str, str | int] = {}
    for name, value in reason.facts.items():
        if name == "island":
            slots[name] = place(text, str(value))
        elif name == "favour":
            slots[name] = text(f"favour-{value}")
        else:
            slots[name] = value
    return text(f"reason-{reason.code}", **slots)


def deed(turn: Turn) -> str:
    """The name of the icon of what a turn did."""
    kind = kind_of(turn[0])
    if kind == SETUP:
        return "shrine" if place_of(turn[0]) < NOWHERE else "reserve"
    if kind == SOLO and place_of(turn[0]) == NOWHERE:
        return "flag"
    return VERB_OF.get(kind, "solo")


def log_line(order: str, seat: int, turn: Turn, events: Iterable[Any], round_number: int) -> LogLine:
    """One turn in the rail's ticker."""
    kind = kind_of(turn[0])
    left = ""
    if kind in (APPOINT, CONSECRATE):
        left = str(argument_of(turn[0]) >> 2)
    elif kind == BOOK:
        left = str(book_tiles(turn[0])[1])
    points = 0
    for event in events:
        if isinstance(event, ev.PhaseEnded):
            break
        if isinstance(event, ev.Points) and event.seat == seat:
            points += event.points
    return LogLine(order, deed(turn), left, signed(points) if points else "", round=round_number)
