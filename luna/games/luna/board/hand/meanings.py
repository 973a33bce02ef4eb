"""What a click on a thing stands for, with a verb chosen before and without: the wishes that the rules are asked about.

Pure; what needs more than one click (a move, a book) is not among them.
"""

from __future__ import annotations

from typing import Final

from luna.core.game import Turn
from luna.games.luna.board.hand.targets import Target
from luna.games.luna.board.hand.wishes import Wishes
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import JETTY, NOWHERE
from luna.games.luna.rules.views import View

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


def of_thing(target: Target, wishes: Wishes, armed: bool) -> list[Turn] | None:
    """The thing alone says it; None where it does not. `armed`: the Novice token is in the hand."""
    what, isle = target.what, isle_of(target.island)
    if what == "stack":
        return wishes.favour(isle, armed)
    if what == "recruit":
        return wishes.recruit(isle, armed)
    if what == "build":
        return wishes.build(armed)
    if what == "herbs":
        return wishes.herbs(isle, target.number)
    if what == "chip":
        return wishes.council(isle, target.number, armed)
    if what == "tile":
        return wishes.tile(target.tile, armed)
    if what == "seat":
        return wishes.seat(target.number, armed)
    if what == "apostate":
        return wishes.expel(target.number, armed)
    return None


def of_verb(verb: str | None, target: Target, wishes: Wishes, seen: View, armed: bool) -> list[Turn] | None:
    """The verb says what, the thing says where; None where the thing is no place for it."""
    isle, tile = isle_of(target.island), target.tile
    if verb in ("consecrate", "appoint") and tile:
        return wishes.consecrate(tile) if verb == "consecrate" else wishes.appoint(tile, armed)
    if verb == "shrine":
        return wishes.build(armed) if target.island == seen.builder else None
    if verb == "council" and target.what == "seat":
        return wishes.seat(target.number, armed)
    if verb == "expel" and target.number:
        return wishes.expel(target.number, armed)
    if isle >= JETTY:
        return None
    if verb == "favour":
        return wishes.favour(isle, armed)
    if verb == "recruit":
        return wishes.recruit(isle, armed)
    if verb == "herbs":
        return wishes.herbs(isle, 0)
    if verb == "council":
        assert seen.turn is not None
        counts = range(1, seen.seats[seen.turn].active[isle] + 2)
        return [turn for count in counts for turn in wishes.council(isle, count, armed)]
    if verb == "expel":
        return wishes.expel(steps_to(seen, ISLANDS[isle]), armed)
    return None


def steps_to(seen: View, island: str) -> int:
    """Steps of the Apostate to an island, his own by the whole round."""
    return (seen.ring.index(island) - seen.ring.index(seen.apostate) - 1) % len(seen.ring) + 1
