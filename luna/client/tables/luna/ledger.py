"""Sentences: what happened, why something cannot be, what a turn costs and brings. Words are the catalogue's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from luna.client.tables.luna.chrome import LogLine
from luna.games.face import Reason, Turn
from luna.games.luna import events as ev
from luna.games.luna.moves import (
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
    RECRUIT,
    SAIL,
    SETUP,
    TIDE,
    argument_of,
    book_tiles,
    kind_of,
)

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
_CODES: Final = {
    ev.ShrinePlaced: "shrine-placed",
    ev.PairsPlaced: "pairs-placed",
    ev.TokenTaken: "token-taken",
    ev.TokenReturned: "token-returned",
    ev.Tired: "tired",
    ev.Woken: "woken",
    ev.Recruited: "recruited",
    ev.Moved: "moved",
    ev.CouncilMoved: "council-moved",
    ev.FigureMoved: "figure-moved",
    ev.Appointed: "appointed",
    ev.Consecrated: "consecrated",
    ev.Evicted: "evicted",
    ev.BookMoved: "book-moved",
    ev.CandleOut: "candle-out",
    ev.Points: "points",
    ev.PhaseEnded: "phase-ended",
    ev.ScoringBeat: "scoring-beat",
    ev.RoundScored: "round-scored",
    ev.GuardMoved: "guard-moved",
    ev.RoundBegan: "round-began",
    ev.GameEnded: "game-ended",
}


def signed(points: int) -> str:
    """A number with its sign, as typography wants it."""
    return f"+{points}" if points >= 0 else f"\u2212{-points}"


def place(text: Text, island: str | None) -> str:
    """An island (or the jetty) in a sentence."""
    return text(f"place-{island}") if island else ""


def sentence(text: Text, names: Sequence[str], event: Any) -> str:
    """One event as one line of the log."""
    slots: dict[str, str | int] = {}
    for field, value in event._asdict().items():
        if field in ("seat", "start"):
            slots["name"] = names[value]
        elif field == "by":
            slots["by"] = names[value] if value is not None else ""
        elif field in ("island", "origin", "destination") and not (field == "origin" and value == "path"):
            slots[field] = place(text, value)
        elif field == "favour":
            slots["favour"] = text(f"favour-{value}")
        elif field == "cause":
            slots["cause"] = text(f"cause-{value}")
        elif field == "islands":
            slots["islands"] = listed(text, [place(text, island) for island in value])
        elif field == "path":
            slots["origin"], slots["destination"] = place(text, value[0]), place(text, value[-1])
        elif field == "points":
            slots["signed"] = signed(value)
        elif field == "ranking":
            slots["name"] = names[value[0]]
        elif isinstance(value, str | int) and not isinstance(value, bool):
            slots[field] = value
    if isinstance(event, ev.Evicted):
        slots["destination-kind"] = "jetty" if event.destination == "jetty" else "island"
    return text(f"event-{_CODES[type(event)]}", **slots)


class LogRow(NamedTuple):
    """One row of the open log."""

    kind: str  # round | turn | deed | cost | after
    words: str
    order: str = ""  # whose turn it is


def listed(text: Text, things: Sequence[str]) -> str:
    """Several things in one sentence."""
    if len(things) < 2:
        return "".join(things)
    return text("list-last", before=", ".join(things[:-1]), last=things[-1])


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
    icon = VERB_OF.get(kind, "shrine" if kind == SETUP and turn[0] >> 12 < 7 else "reserve")
    return LogLine(order, icon, left, signed(points) if points else "", round=round_number)


def told(text: Text, names: Sequence[str], events: Iterable[Any]) -> list[LogRow]:
    """One turn in the open log: the deed, then what it cost, then all that the end of the round brings."""
    deed: list[LogRow] = []
    cost: list[LogRow] = []
    after: list[LogRow] = []
    for event in events:
        row = LogRow("deed", sentence(text, names, event))
        if isinstance(event, ev.PhaseEnded | ev.RoundBegan) or after:
            after.append(row._replace(kind="after"))
            if isinstance(event, ev.RoundBegan):
                after.append(LogRow("round", text("bar-round", number=event.round)))
        elif isinstance(event, ev.Tired | ev.TokenReturned):
            cost.append(row._replace(kind="cost"))
        else:
            deed.append(row)
    return deed + cost + after
