"""Sentences about a game of Luna: events and refusals, with the words in their slots said in the player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from luna.text.catalogue import Catalogue, Slot
from luna.text.sentences import listed, signed

_PLACES: Final = ("island", "origin", "destination")
_PEOPLE: Final = {"seat": "name", "by": "by", "owner": "owner", "start": "name"}
"""Fields that hold a seat, and the slot that holds the player's name."""
_OF_AUTOMATON: Final = frozenset(
    {"shrine-placed", "tired", "woken", "council-moved", "consecrated", "evicted", "book-moved", "game-ended"}
)
"""Events that have a sentence of their own, `opponent-tired`, where the automaton of the solo game is in them."""


def said(words: Catalogue, key: str, facts: Mapping[str, str | int]) -> str:
    """A refusal: `reason-needs-token` with `favour` = `sail`."""
    return words(key, **{name: _word(words, name, value) for name, value in facts.items()})


def event_key(event: Any) -> str:
    """`CandleOut` is said by `event-candle-out`."""
    name = type(event).__name__
    return "event" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


def event_sentence(words: Catalogue, event: Any, names: Sequence[str], automaton: int | None = None) -> str:
    """What happened, for the log; `names` by seat. The `automaton` is called the opponent, which is no name."""
    slots: dict[str, Slot] = {}
    for field, value in event._asdict().items():
        if field in _PEOPLE:
            slots[_PEOPLE[field]] = "" if value is None else names[value]
        elif field == "ranking":
            slots["name"] = names[value[0]]
        elif field == "path":
            slots["origin"], slots["destination"] = words(f"place-{value[0]}"), words(f"place-{value[-1]}")
        elif field == "islands":
            slots["islands"] = listed(words, [words(f"place-{island}") for island in value])
        elif field == "points":
            slots["points"], slots["signed"] = value, signed(value)
        elif isinstance(value, str | int) and not isinstance(value, bool):
            slots[field] = _word(words, field, value)
        if field == "destination":
            slots["destination-kind"] = "jetty" if value == "jetty" else "island"
    if "cause" in slots:
        slots["cause"] = words(f"cause-{event.cause}")
    key = event_key(event)
    if automaton is not None and automaton in _doers(event) and key.removeprefix("event-") in _OF_AUTOMATON:
        key = key.replace("event", "opponent", 1)
    return words(key, **slots)


def _doers(event: Any) -> tuple[int | None, ...]:
    """The seats that a sentence is about."""
    winner = event.ranking[0] if hasattr(event, "ranking") else None
    return getattr(event, "seat", None), getattr(event, "by", None), winner


def _word(words: Catalogue, field: str, value: str | int) -> str | int:
    if isinstance(value, str) and field in _PLACES:
        return words(f"place-{value}")
    if isinstance(value, str) and field == "favour":
        return words(f"favour-{value}")
    return value
