"""The automaton of the solo game (section V): seat 0 of two, without turns of its own."""

from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS, SYMBOL, TILE_OF
from luna.games.luna.rules.effects import advance_disc, enter_temple, move_book, score, tire
from luna.games.luna.rules.moves import NOWHERE
from luna.games.luna.rules.scoring import end_round


def deactivate_or_finish(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> bool:
    """V4 followed by V5, or V6."""
    if move >> 12 == NOWHERE:
        end_round(row, me, events)
    else:
        _deactivate(row, move >> 12, events)
        _step_into_the_temple(row, events)
        row[at.PHASE] = at.ACTION
    return True


def _deactivate(row: bytearray, isle: int, events: ev.Events | None) -> None:
    """V4."""
    base = at.BASE[0]
    count = row[base + isle]
    tire(row, 0, base, isle, count, events)
    seats = min(count, 10 - (row[base + at.DISC] >> 3))
    if seats:
        advance_disc(row, 0, seats, events)


def chosen_tile(row: bytearray) -> int:
    """V5: the highest released, unclaimed tile whose island has an active novice of the automaton; 0 = none."""
    tiles = [
        TILE_OF[isle][colour]
        for isle in range(7)
        if row[at.BASE[0] + isle]
        for colour in range(4)
        if row[at.OPEN + isle] >> colour & 1
    ]
    return max(tiles, default=0)


def _step_into_the_temple(row: bytearray, events: ev.Events | None) -> None:
    """V5."""
    tile = chosen_tile(row)
    if not tile:
        return
    isle = SYMBOL[tile]
    row[at.BASE[0] + isle] -= 1
    row[at.OPEN + isle] &= ~(1 << TILE_OF[isle].index(tile))
    if events is not None:
        events.append(ev.Consecrated(0, tile, ISLANDS[isle]))
    enter_temple(row, 0, tile, events)
    source = row.find(at.BOOKED + 1, at.TILE, at.AFTER) - at.TILE
    if source < 0:
        return
    target = next(t for t in range(1, 29) if row[at.TILE + t] in (at.HELD, at.BOOKED))
    if row[at.TILE + target] == at.HELD:
        move_book(row, source, target, events)
        score(row, 0, 1, "book", events)
