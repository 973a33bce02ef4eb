"""The traits of Pangea's turns and the preferences of the roles, see `luna.bots.tempers`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from luna.core.game import Turn
from luna.games.pangea.rules import moves

_KINDS: Final = {
    moves.DRAW: "draw",
    moves.SHIFT: "shift",
    moves.LEAD: "lead",
    moves.MOVE: "move",
    moves.BUY: "buy",
    moves.BAN: "ban",
}

TEMPERS: Final[Mapping[str, Mapping[str, int]]] = {
    "warden": {"ban": 20, "shift": 10},
    "trader": {"buy": 20, "draw": 10},
    "wanderer": {"lead": 20, "tribes": 5},
}


def traits(turn: Turn) -> dict[str, int]:
    """The kind of the action, and the number of moving `tribes`."""
    found = {"tribes": sum([moves.kind_of(move) == moves.MOVE for move in turn])}
    if kind := _KINDS.get(moves.kind_of(turn[0])):
        found[kind] = 1
    return found
