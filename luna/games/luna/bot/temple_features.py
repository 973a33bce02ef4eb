"""Features of the path and the temple, see `features`."""

from __future__ import annotations

from collections.abc import Iterator

from luna.games.luna.rules.board import BOOK_ISLE, BRIBERY_ISLE, temple
from luna.games.luna.rules.position import (
    AFTER,
    BASE,
    BONUS,
    BOOKED,
    CLAIMED,
    FAVOUR,
    FREE,
    HELD,
    LAYOUT,
    ROUND,
    TILE,
)


def temple_features(row: bytearray, seat: int) -> Iterator[tuple[str, int]]:
    """Features of one seat; they depend on the tiles, the layout, the round and the Book and Bribery tokens."""
    tiles = row[TILE:AFTER]
    layout = temple(row[LAYOUT])
    group_of, now = layout.group_of, row[ROUND]
    mine, claim = (HELD + seat, BOOKED + seat), CLAIMED + seat
    inside = exposed = threatened = soon = booked = 0
    claims = bribable = prey = 0
    theirs = their_prey = 0
    for tile, state in enumerate(tiles):
        if state in mine:
            inside += 1
            if state == BOOKED + seat:
                booked += 1
                continue
            danger = 0
            for near in layout.neighbours[tile]:
                other = tiles[near]
                if near < tile or other == claim:
                    continue
                if other == FREE:
                    danger = max(danger, 1)
                elif CLAIMED <= other < HELD:
                    danger = max(danger, 3 if group_of[near] < now else 2)
            exposed += danger == 1
            soon += danger == 2
            threatened += danger == 3
        elif state == claim:
            claims += 1
            bribable += group_of[tile] >= now
            prey += sum(HELD <= tiles[low] < BOOKED and tiles[low] != HELD + seat for low in layout.prey[tile])
        elif CLAIMED <= state < HELD:
            theirs += group_of[tile] < now
            their_prey += sum(tiles[low] == HELD + seat for low in layout.prey[tile])
    base = BASE[seat]
    for name, amount in (
        ("temple", inside),
        ("temple-booked", booked),
        ("temple-exposed", exposed),
        ("temple-exposed-soon", soon),
        ("temple-threatened", threatened),
        ("claims", claims),
        ("claims-early", bribable),
        ("claims-prey", prey),
        ("their-claims", theirs),
        ("their-prey", their_prey),
    ):
        if amount:
            yield name, amount
    if claims:
        yield "claims-any", 1
        if bribable and row[base + FAVOUR + BRIBERY_ISLE]:
            yield "bribed-claim", 1
    if row[base + FAVOUR + BOOK_ISLE]:
        if inside > booked:
            yield "book-use", 1
            if row[BONUS]:
                yield "book-use-bonus", 1
        elif claims:
            yield "book-soon", 1
