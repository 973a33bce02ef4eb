"""What turns are like, and which of the six roles likes what: see `luna.bots.tempers`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from luna.core.game import Turn
from luna.games.luna.bot.turns import after
from luna.games.luna.rules import moves
from luna.games.luna.rules.position import (
    AFTER,
    APOSTATE,
    BASE,
    BOOKED,
    FAVOUR,
    HELD,
    PRIESTESS,
    SUPPLY,
    TILE,
    TIRED,
    TURN,
)

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

TEMPERS: Final[Mapping[str, Mapping[str, int]]] = {
    "acolyte": {"favour": 15, "spent": -15, "shadow": -10, "evicted": -5},
    "elder": {"council": 20, "meditate": 10, "evicted": -5},
    "ferryman": {"travel": 20, "recruit": -10},
    "scholar": {"book": 20, "appoint": 10, "evicted": -5},
    "mason": {"build": 20, "herbs": 5, "travel": -15},
    "friend": {"evicted": 20, "consecrate": 15, "priestess": 10, "favour": -5},
}
"""The acolyte takes favours and keeps them, out of the Apostate's way; the elder sits in the Council and lets candles
burn down; the ferryman moves; the scholar reads and takes his place on the path; the mason builds and stays; the friend
goes with the Priestess and into the temple, over others if need be."""


def traits(row: bytearray, turn: Turn) -> dict[str, int]:
    """The kind of the action, and what it does: novices of others `evicted`, tokens `spent`, own novices who come to
    the Priestess (`priestess`) or the Apostate (`shadow`) as they stand now."""
    then, seat = after(row, turn), row[TURN]
    base = BASE[seat]

    def standing(isle: int) -> int:
        return sum(then[base + isle + state] - row[base + isle + state] for state in (0, TIRED))

    inside = range(HELD, BOOKED + len(BASE))
    evicted = [
        tile
        for tile in range(TILE, AFTER)
        if row[tile] in inside and row[tile] & 15 != seat and then[tile] not in inside
    ]
    tokens = sum(row[base + FAVOUR : base + SUPPLY]) - sum(then[base + FAVOUR : base + SUPPLY])
    found = {
        "evicted": len(evicted),
        "spent": max(0, tokens),
        "priestess": standing(row[PRIESTESS]),
        "shadow": standing(row[APOSTATE]),
    }
    if kind := _KINDS.get(moves.kind_of(turn[0])):
        found[kind] = 1
    return found
