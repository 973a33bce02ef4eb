"""The traits of Luna's turns and the preferences of the six roles, see `luna.bots.tempers`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from luna.core.game import Turn
from luna.games.luna.bot.temple_features import temple_features
from luna.games.luna.bot.turns import after
from luna.games.luna.rules import moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BOOK_ISLE

_KINDS: Final = {
    moves.FAVOUR: "favour",
    moves.RECRUIT: "recruit",
    moves.BUILD: "build",
    moves.HERBS: "herbs",
    moves.COUNCIL: "council",
    moves.EXPEL: "expel",
    moves.APPOINT: "appoint",
    moves.CONSECRATE: "consecrate",
    moves.BOOK: "book",
    moves.MEDITATE: "meditate",
    moves.SAIL: "travel",
    moves.JOURNEY: "travel",
    moves.TIDE: "travel",
}

_PLACES: Final = {"temple-exposed": "exposed", "temple-threatened": "exposed", "claims-prey": "prey"}

TEMPERS: Final[Mapping[str, Mapping[str, int]]] = {
    "acolyte": {"favour": 15, "spent": -15, "shadow": -10, "evicted": -5},
    "elder": {"council": 20, "meditate": 10, "evicted": -5},
    "ferryman": {"travel": 8, "recruit": -4},
    "scholar": {"book": 20, "reading": 20, "exposed": -10},
    "mason": {"build": 20, "builder": 8, "travel": -12},
    "friend": {"evicted": 20, "prey": 8, "priestess": 8},
}
"""The acolyte collects favours and avoids the Apostate; the elder prefers the Council and burns candles; the ferryman
travels; the scholar uses books and stays safe in the temple; the mason builds and stays; the friend follows the
Priestess and evicts others from the temple."""


def traits(row: bytearray, turn: Turn) -> dict[str, int]:
    """The traits of a turn: the kind of its action, and its effects.

    `evicted` counts evicted novices of others, `spent` tokens; `reading` marks taking the Book token. `priestess`,
    `builder` and `shadow` count own novices that are added at the Priestess, the Builder and the Apostate, `exposed`
    own novices in danger in the temple, `prey` novices that own claims could evict.
    """
    then, seat = after(row, turn), row[at.TURN]
    base, kind = at.BASE[seat], moves.kind_of(turn[0])

    def standing(isle: int) -> int:
        return sum([then[base + isle + state] - row[base + isle + state] for state in (0, at.TIRED)])

    inside = range(at.HELD, at.BOOKED + len(at.BASE))
    tiles = [tile for tile in range(at.TILE, at.AFTER) if row[tile] in inside and row[tile] & 15 != seat]
    found = {
        "evicted": sum([then[tile] not in inside for tile in tiles]),
        "spent": max(0, sum(row[base + at.FAVOUR : base + at.SUPPLY]) - sum(then[base + at.FAVOUR : base + at.SUPPLY])),
        "reading": int(kind == moves.FAVOUR and moves.place_of(turn[0]) == BOOK_ISLE),
        "priestess": standing(row[at.PRIESTESS]),
        "builder": standing(row[at.BUILDER]),
        "shadow": standing(row[at.APOSTATE]),
    }
    for position, sign in ((row, -1), (then, 1)):
        for name, amount in temple_features(position, seat):
            if trait := _PLACES.get(name):
                found[trait] = found.get(trait, 0) + sign * amount
    if kind in _KINDS:
        found[_KINDS[kind]] = 1
    return found
