"""What a turn has changed, and each such deed in a few words. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from luna.games.luna.board.words.sentences import event_key
from luna.games.luna.rules import events as ev
from luna.shell.board.teller import Entry
from luna.text import Catalogue
from luna.text.sentences import listed

_SILENT: Final = (ev.Tired, ev.TokenReturned, ev.Points)
"""What is no change to be found on the board, or only the price of one."""


def deeds(entry: Entry) -> list[Any]:
    """What a turn changed, without its price and without what comes to everyone: the first favours, a round's end."""
    ended = next((n for n, event in enumerate(entry.events) if isinstance(event, ev.PhaseEnded)), len(entry.events))
    placed = any(isinstance(event, ev.PairsPlaced) for event in entry.events)
    silent = (*_SILENT, ev.TokenTaken, ev.RoundBegan) if placed else _SILENT
    return [event for event in entry.events[:ended] if not isinstance(event, silent)]


def brief(text: Catalogue, event: Any, names: Sequence[str]) -> str:
    """A deed in a few words; whose it is stands beside it."""
    slots: dict[str, str | int] = {}
    for field, value in event._asdict().items():
        if field in ("island", "origin", "destination") and value != "path":
            slots[field] = _short(text, value)
        elif field == "islands":
            slots[field] = listed(text, [_short(text, island) for island in value])
        elif field == "path":
            slots["destination"] = _short(text, value[-1])
        elif field == "favour":
            slots[field] = text(f"favour-{value}")
        elif field == "seat":
            slots["name"] = names[value]
        elif isinstance(value, str | int):
            slots[field] = value
    return text(event_key(event).replace("event-", "recap-", 1), **slots)


def _short(text: Catalogue, island: str) -> str:
    return text(f"island-{island}")
