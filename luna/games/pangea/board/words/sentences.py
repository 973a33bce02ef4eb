"""Sentences about a game of Pangea: things, turns, events and refusals in the player's language. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from luna.core.game import Reason, Turn
from luna.games.pangea.rules import moves
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.play import place_text
from luna.games.pangea.rules.position import PEOPLE, SQUARE, TURN
from luna.text.catalogue import Slot

Words = Callable[..., str]
"""`text(key, **facts)`: a line of the catalogue."""
_PLACES: Final = ("tile", "origin", "target", "square", "place")
"""Facts that are a tile or a square."""


def place(text: Words, name: str) -> str:
    """A tile or a square of the notation: `swamp3` is swamp 3, `c3` is c3."""
    return text("pangea-tile", land=text(f"pangea-land-{name[:-1]}"), number=name[-1]) if name in TILES else name


def opening(said: str) -> str:
    """Words that stand at the beginning of a line."""
    return said[:1].upper() + said[1:]


def fact(text: Words, field: str, value: str | int) -> Slot:
    """A word of the notation as the player reads it; numbers are numbers."""
    if not isinstance(value, str):
        return value
    if field in _PLACES:
        return place(text, value)
    if field in ("people", "seller"):
        return text(f"pangea-people-{value}")
    return text(f"pangea-{_WORDS[field]}-{value}") if field in _WORDS else value


_WORDS: Final = {"home": "tribe", "tribe": "tribe", "amulet": "amulet"}


def refusal(text: Words, reason: Reason) -> str:
    """Why something is not possible."""
    said = {name: fact(text, name, value) for name, value in reason.facts.items()}
    return opening(text(f"reason-{reason.code}", **said))


# ---- turns


def told(text: Words, position: bytearray, turn: Turn) -> str:
    """What a turn does, in a few words."""
    kind, argument = moves.kind_of(turn[0]), moves.argument_of(turn[0])
    facts = _facts(position, kind, turn)
    said = {name: fact(text, name, value) for name, value in facts.items()}
    if kind == moves.MOVE:
        return opening(", ".join(steps(text, position, turn)))
    if kind == moves.DRAW and len(turn) > 1:
        people, home = divmod(moves.argument_of(turn[1]), 3)
        return opening(text("pangea-told-drew", tribe=text(f"pangea-tribe-{LANDSCAPES[HOMES[people][home]]}"), **said))
    if kind == moves.BAN:
        return opening(text("pangea-told-ban", place=place(text, place_text(position, argument))))
    return opening(text(f"pangea-told-{_KINDS.get(kind, 'end')}", **said))


_KINDS: Final = {
    moves.PLACE: "place",
    moves.DRAW: "draw",
    moves.SHIFT: "shift",
    moves.LEAD: "lead",
    moves.STAY: "stay",
    moves.BUY: "buy",
}


def _facts(position: bytearray, kind: int, turn: Turn) -> dict[str, str]:
    if kind == moves.PLACE:
        return {"tile": TILES[moves.argument_of(turn[0])]}
    if kind == moves.DRAW:
        return {"people": PEOPLES[moves.argument_of(turn[0])]}
    if kind == moves.SHIFT:
        tile, square = moves.shift_of(turn[0])
        return {"tile": TILES[tile], "square": SQUARES[square]}
    if kind == moves.LEAD:
        people, home, tile, target = moves.lead_of(turn[0])
        tribe = LANDSCAPES[HOMES[people][home]]
        return {"people": PEOPLES[people], "tribe": tribe, "tile": TILES[tile], "target": TILES[target]}
    if kind == moves.BUY:
        tile, _, seller = moves.buy_of(turn[0])
        return {"amulet": LANDSCAPES[tile // 3], "tile": TILES[tile], "people": PEOPLES[seller]}
    return {}


def steps(text: Words, position: bytearray, turn: Sequence[int]) -> list[str]:
    """The steps of a movement, equal ones merged."""
    homes = HOMES[position[PEOPLE + position[TURN]]]
    said = []
    for move in sorted({move for move in turn if moves.kind_of(move) == moves.MOVE}):
        tile, home, _, target = moves.part_of(move)
        tribe, count = text(f"pangea-tribe-{LANDSCAPES[homes[home]]}"), list(turn).count(move)
        many = tribe if count == 1 else text("pangea-many", count=count, tribe=tribe)
        ways = {"tile": place(text, TILES[tile]), "target": place(text, TILES[target])}
        said.append(text("pangea-told-step", tribe=many, **ways))
    return said


def ways(text: Words, position: bytearray, turn: Sequence[int]) -> str:
    """The steps of a movement by their squares alone, equal ones merged: `f2–e2, 2 × a3–b3`."""

    def square(tile: int) -> str:
        return SQUARES[position[SQUARE + tile]]

    said: dict[str, int] = {}
    for step in (moves.part_of(move) for move in turn if moves.kind_of(move) == moves.MOVE):
        way = f"{square(step[0])}–{square(step[3])}"
        said[way] = said.get(way, 0) + 1
    return ", ".join(
        text("pangea-steps-many", count=count, step=way) if count > 1 else way for way, count in said.items()
    )


# ---- events


def event_key(event: Any) -> str:
    """`BanPut` is said by `pangea-event-ban-put`."""
    if type(event).__name__ == "Earned":
        return f"pangea-event-earned-{event.cause}"
    if type(event).__name__ == "Moved" and event.amulet:
        return "pangea-event-carried"
    name = type(event).__name__
    return "pangea-event" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)


def event_sentence(text: Words, event: Any, names: Sequence[str]) -> str:
    """What happened, for the log; `names` by seat."""
    facts: Mapping[str, Any] = event._asdict()
    said: dict[str, Slot] = {}
    for field, value in facts.items():
        if field == "seat":
            said["name"] = names[value]
        elif field == "condition":
            said["condition"] = text(f"pangea-condition-{value}")
        elif field in ("goods", "magic"):
            said["count"] = value
        elif field == "seller":
            said["people"] = fact(text, field, value)
        elif isinstance(value, str | int):
            said["tribe" if field == "home" else field] = fact(text, field, value)
    return opening(text(event_key(event), **said))
