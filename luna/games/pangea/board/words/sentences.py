"""Sentences about a game of Pangea: things, turns, events and refusals in the player's language. Pure."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from luna.core.game import Reason, Turn
from luna.games.pangea.rules import moves
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.play import place_text
from luna.games.pangea.rules.position import PEOPLE, SQUARE, TURN
from luna.text.catalogue import Slot
from luna.text.sentences import Kinds, event_key, slots

Words = Callable[..., str]
"""`text(key, **facts)`: a line of the catalogue."""


def place(text: Words, name: str) -> str:
    """A tile or a square of the notation: `swamp3` is swamp 3, `c3` is c3."""
    return text("pangea-tile", land=text(f"pangea-land-{name[:-1]}"), number=name[-1]) if name in TILES else name


def opening(said: str) -> str:
    """Words that stand at the beginning of a line."""
    return said[:1].upper() + said[1:]


def kinds(text: Words, names: Sequence[str] = ()) -> Kinds:
    """How facts are said; `names` by seat, where there are seats among them."""

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


def told(text: Words, position: bytearray, turn: Turn) -> str:
    """What a turn does, in a few words."""
    kind, argument = moves.kind_of(turn[0]), moves.argument_of(turn[0])
    said = slots(_facts(position, kind, turn), kinds(text))
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


def key_of(event: Any) -> str:
    """The key of an event: `BanPut` is said by `pangea-event-ban-put`."""
    if type(event).__name__ == "Earned":
        return f"pangea-event-earned-{event.cause}"
    carried = type(event).__name__ == "Moved" and event.amulet
    return "pangea-event-carried" if carried else event_key(event, "pangea-event")


def event_sentence(text: Words, event: Any, names: Sequence[str]) -> str:
    """What happened, for the log; `names` by seat."""
    return opening(text(key_of(event), **slots(event._asdict(), kinds(text, names))))
