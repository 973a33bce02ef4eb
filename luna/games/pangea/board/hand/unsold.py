"""Why nothing can be bought on a tile: the refusal of the purchase that comes nearest. Pure."""

from __future__ import annotations

from typing import Final

from luna.core.game import Reason
from luna.games.pangea.board.hand.targets import tribes
from luna.games.pangea.rules import why_not
from luna.games.pangea.rules.moves import encode_buy
from luna.games.pangea.rules.position import PEOPLE, TURN

_NEARNESS: Final = ("no-seller", "have-amulet", "crowded", "too-dear")
"""Refusals, the nearer to a purchase the later."""


def unsold(row: bytearray, tile: int) -> Reason | str:
    """For the seat to move at buying; where nobody could carry or sell anything, the message that says so."""
    here = [one for one in tribes(row) if one.tile == tile]
    me = row[PEOPLE + row[TURN]]
    carriers = {one.home for one in here if one.people == me and not one.amulet}
    sellers = {one.people for one in here if one.people != me}
    if not carriers:
        return "pangea-buy-no-carrier"
    if not sellers:
        return "pangea-buy-alone"
    asked = (why_not(row, (encode_buy(tile, home, seller),)) for home in carriers for seller in sorted(sellers))
    found = [reason for reason in asked if reason is not None]
    return max(found, key=lambda reason: _NEARNESS.index(reason.code)) if found else "pangea-not-now"
