"""The things of the table that a pointer can mean, and the verbs. Pure: picking finds them, drafting answers them."""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, NOWHERE
from luna.games.luna.rules.views import View


class Target(NamedTuple):
    """The target of a click. `what` says which of the other fields count.

    | what | fields |
    | --- | --- |
    | stack recruit group tired island | island (`jetty` for a group there) |
    | chip | island, number: so many novices of the group, for the Council or for the move being composed |
    | herbs | island, number of tired novices to wake |
    | sail | island or `jetty`, number: the sail badge of a group |
    | build | island: the Builder or the shadow of a shrine |
    | tile field book | tile |
    | seat | number, a seat of the Council |
    | apostate | number of islands he would walk, 0 = he himself |
    | candle | |
    | act | island, tile or number (a seat), name: a verb chip of that thing; `novice` arms the token |
    | verb | name |
    | token | name of a favour in the panel of the order to move |
    | vehicle | name |
    | choice | number: one of the ways offered |
    | commit undo redo reset back | |
    | rail top | name of a button of the frame |
    """

    what: str
    island: str = ""
    tile: int = 0
    number: int = 0
    name: str = ""


SAIL_NOW: Final = Target("commit")
UNDO: Final = Target("undo")
REDO: Final = Target("redo")
RESET: Final = Target("reset")
CANDLE: Final = Target("candle")
ASKER: Final = Target("verb", name="meditate")
"""The button that asks once more before a round ends."""
BY_TOKEN: Final = {
    "book": "book",
    "bribery": "appoint",
    "sail": "sail",
    "herbs": "herbs",
    "shrine": "shrine",
    "tide": "tide",
}
"""Pressing a token in the panel means the verb it serves; the Novice token arms itself."""


def isle_of(island: str) -> int:
    """The number of an island; JETTY, or NOWHERE for what lies on none."""
    if island == "jetty":
        return JETTY
    return ISLANDS.index(island) if island else NOWHERE


def steps_to(seen: View, island: str) -> int:
    """Steps of the Apostate to an island, his own by the whole round."""
    return (seen.ring.index(island) - seen.ring.index(seen.apostate) - 1) % len(seen.ring) + 1


def called(verb: str, solo: int) -> str:
    """A verb as words and pictures know it: the solo game has no candles, there the phase is ended."""
    return "finish" if solo and verb == "meditate" else verb


def picture(verb: str) -> str:
    """The picture of a verb."""
    return "ui/icon-flag" if verb == "finish" else f"ui/icon-{verb}"
