"""Sentences about a game of Pangea: things, turns, events and refusals in the player's language. Pure."""

from collections.abc import Callable, Sequence
from typing import Any

from luna.core.game import Reason, Turn
from luna.games.pangea.rules import moves
from luna.games.pangea.rules.board import SQUARES, TILES
from luna.games.pangea.rules.notation import words
from luna.games.pangea.rules.position import SQUARE
from luna.text.catalogue import Slot
from luna.text.sentences import Kinds, event_key, slots

Words = Callable[..., str]  # `text(key, **facts)`: a line of the catalogue


def place(text: Words, name: str) -> str:
    """A tile or a square of the notation: `swamp3` is swamp 3, `c3` is c3."""
    return text("pangea-tile", land=text(f"pangea-land-{name[:-1]}"), number=name[-1]) if name in TILES else name


def opening(said: str) -> str:
    """Words at the beginning of a line."""
    return said[:1].upper() + said[1:]


def many(text: Words, land: str, count: int) -> str:
    """A number of tribes of a home."""
    tribe = text(f"pangea-tribe-{land}")
    return text("pangea-many", count=count, tribe=tribe) if count > 1 else tribe


def kinds(text: Words, names: Sequence[str] = ()) -> Kinds:
    """How facts are worded; `names` by seat, if they include seats."""

    def where(name: str) -> str:
        return place(text, name)

    def tribe(land: str | int) -> dict[str, Slot]:
        return {slot: text(f"pangea-tribe-{land}") if isinstance(land, str) else land for slot in ("tribe", "home")}

    def people(name: str) -> dict[str, Slot]:
        return {slot: text(f"pangea-people-{name}") for slot in ("people", "seller")}

    return {
        **dict.fromkeys(("tile", "origin", "target", "square", "place"), where),
        **dict.fromkeys(("people", "seller"), people),
        **dict.fromkeys(("home", "tribe"), tribe),
        **dict.fromkeys(("goods", "magic"), lambda count: {"count": count}),
        "amulet": lambda land: text(f"pangea-amulet-{land}") if isinstance(land, str) and land else land,
        "condition": lambda condition: text(f"pangea-condition-{condition}") if names else condition,
        "seat": lambda seat: {"name": names[seat]} if names else seat,
    }


def refusal(text: Words, reason: Reason) -> str:
    """Why something is not possible."""
    return opening(text(f"reason-{reason.code}", **slots(reason.facts, kinds(text))))


# ---- turns


def turn_words(text: Words, position: bytearray, turn: Turn) -> str:
    """The effect of a turn, in a few words."""
    kind = moves.kind_of(turn[0])
    if kind == moves.MOVE:
        return opening(", ".join(steps(text, position, turn)))
    drew = kind == moves.DRAW and len(turn) > 1
    facts = words(position, turn[1] if drew else turn[0])
    if kind == moves.BUY:
        facts["amulet"] = facts["tile"][:-1]
    return opening(text(f"pangea-told-{'drew' if drew else moves.NAMES[kind]}", **slots(facts, kinds(text))))


def steps(text: Words, position: bytearray, turn: Sequence[int]) -> list[str]:
    """The steps of a movement, equal ones merged."""
    said = []
    for move in sorted({move for move in turn if moves.kind_of(move) == moves.MOVE}):
        facts = words(position, move)
        tribe = many(text, facts["home"], list(turn).count(move))
        said.append(text("pangea-told-step", **slots(facts, kinds(text)) | {"tribe": tribe}))
    return said


def ways(text: Words, position: bytearray, turn: Sequence[int]) -> str:
    """The steps of a movement by their squares alone, equal ones merged: `f2–e2, 2 × a3–b3`."""

    def square(tile: int) -> str:
        return SQUARES[position[SQUARE + tile]]

    said: dict[str, int] = {}
    for step in (moves.values_of(move) for move in turn if moves.kind_of(move) == moves.MOVE):
        way = f"{square(step[0])}–{square(step[3])}"
        said[way] = said.get(way, 0) + 1
    return ", ".join(
        text("pangea-steps-many", count=count, step=way) if count > 1 else way for way, count in said.items()
    )


# ---- events


def key_of(event: Any) -> str:
    """The key of an event's sentence: `pangea-event-ban-put` for `BanPut`."""
    if type(event).__name__ == "Earned":
        return f"pangea-event-earned-{event.cause}"
    carried = type(event).__name__ == "Moved" and event.amulet
    return "pangea-event-carried" if carried else event_key(event, "pangea-event")


def event_sentence(text: Words, event: Any, names: Sequence[str]) -> str:
    """An event in words, for the log; `names` by seat."""
    return opening(text(key_of(event), **slots(event._asdict(), kinds(text, names))))
