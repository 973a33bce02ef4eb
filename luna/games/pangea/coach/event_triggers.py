"""Triggers of Pangea's coach about recent events."""

from __future__ import annotations

from typing import Final

from luna.core.coaching import Advice
from luna.games.pangea.coach.moment import Now, called, lies, shown
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules.board import LANDSCAPES, TILES
from luna.games.pangea.rules.position import BAN, LAND, MAGIC, MAGICAL, OPTIONS, PEOPLE, SLIDE, round_number

_ALL: Final = len(LANDSCAPES)


def first(now: Now) -> Advice | None:
    """The first turn."""
    count = now.row[MAGIC]
    if now.phase != MAGICAL or not count or round_number(now.row) != 1:
        return None
    return Advice("first", {"count": count}, ("verb draw", "verb shift"))


def handed_in(now: Now) -> Advice | None:
    """An own amulet reached the tower."""
    if not any(event.seat == now.seat for event in now.happened(ev.HandedIn)) or now.rank == _ALL:
        return None
    return Advice("handed-in", {"rank": now.rank, "price": now.rank + 1}, (f"panel {now.seat}",))


def banned(now: Now) -> Advice | None:
    """Another player's ban lies on a tile with own tribes or the own tower."""
    for event in now.happened(ev.BanPut):
        lying = now.row[BAN + event.seat]
        if event.seat == now.seat or not lying:
            continue
        tile = now.row[LAND + lying - 1]
        if tile == now.tower or any(tribe.tile == tile for tribe in now.tribes):
            facts = {**lies(tile), "people": called(now.row[PEOPLE + event.seat])}
            return Advice("banned", facts, (shown(tile),))
    return None


def drifted(now: Now) -> Advice | None:
    """A tile was shifted over the edge to the opposite side."""
    for event in now.happened(ev.Shifted):
        if not now.row[OPTIONS] & SLIDE and not _beside(event.origin, event.target):
            tile = TILES.index(event.tile)
            facts = {**lies(tile), "origin": event.origin, "square": event.target}
            return Advice("drifted", facts, (shown(tile),))
    return None


def _beside(one: str, other: str) -> bool:
    """Whether two squares are adjacent in the picture."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1
