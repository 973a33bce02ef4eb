"""What actions, the automaton and the end of a round have in common: each changes the row and tells its event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from luna.games.luna.rules.board import GUARD_IP, ISLANDS, SYMBOL, temple
from luna.games.luna.rules.position import (
    APOSTATE,
    BASE,
    BLOCKS,
    BOOKED,
    BUILDER,
    CLOSED,
    DISC,
    FAVOUR,
    HELD,
    LAYOUT,
    ON_JETTY,
    PLACE,
    PRIESTESS,
    RING,
    ROUND,
    SOLO,
    STRIDE,
    TILE,
    TIRED,
    ip,
    set_ip,
)

if TYPE_CHECKING:
    from luna.core.game import Events
    from luna.games.luna.rules import events as told
else:
    from luna.games.luna.rules import told

_FIGURES: Final = {PRIESTESS: "priestess", BUILDER: "builder", APOSTATE: "apostate"}


def give_back(row: bytearray, me: int, base: int, favour: int, events: Events | None) -> None:
    """A3: a used token goes back to its island."""
    row[base + FAVOUR + favour] = 0
    if events is not None:
        events.append(told.TokenReturned(me, ISLANDS[favour]))


def tire(row: bytearray, me: int, base: int, isle: int, count: int, events: Events | None) -> None:
    """A2: novices used become inactive beside the same island."""
    if count:
        row[base + isle] -= count
        row[base + TIRED + isle] += count
        if events is not None:
            events.append(told.Tired(me, ISLANDS[isle], count))


def score(row: bytearray, seat: int, points: int, cause: str, events: Events | None) -> None:
    """Adds influence points at once."""
    base = BASE[seat]
    total = ip(row, base) + points
    set_ip(row, base, total)
    if events is not None:
        events.append(told.Points(seat, points, cause, total))


def advance_disc(row: bytearray, seat: int, seats: int, events: Events | None) -> None:
    """The disc goes on top of the discs on its new seat, on seat 10 underneath (A10)."""
    at = BASE[seat] + DISC
    before = row[at] >> 3
    after = before + seats
    there = [disc for disc in row[BLOCKS + DISC :: STRIDE] if disc >> 3 == after]
    # No disc leaves seat 10, so counting down from 3 leaves room for all; elsewhere count up from the highest.
    row[at] = 83 - len(there) if after == 10 else max(there) + 1 if there else after << 3
    if events is not None:
        events.append(told.CouncilMoved(seat, before, after, 0 if after == 10 else len(there)))


def walk(row: bytearray, figure: int, steps: int, by: int | None, events: Events | None) -> None:
    """A figure walks clockwise round the ring."""
    place = row[PLACE + row[figure]]
    if events is not None:
        path = tuple(ISLANDS[row[RING + (place + step) % 7]] for step in range(steps + 1))
        events.append(told.FigureMoved(_FIGURES[figure], path, by))
    row[figure] = row[RING + (place + steps) % 7]


def enter_temple(row: bytearray, me: int, tile: int, events: Events | None) -> None:
    """The tile lies in the temple: the guard's points, then the evictions (A15, A15.2, V7)."""
    row[TILE + tile] = HELD + me
    score(row, me, GUARD_IP[row[ROUND]], "guard", events)
    for prey in temple(row[LAYOUT]).prey[tile]:
        owner = row[TILE + prey] - HELD
        if 0 <= owner < 4 and owner != me:
            row[TILE + prey] = CLOSED
            refuge = "jetty"
            if row[SOLO] and owner == 0:
                isle = SYMBOL[prey]
                row[BASE[0] + TIRED + isle] += 1
                refuge = ISLANDS[isle]
            else:
                row[BASE[owner] + ON_JETTY] += 1
            if events is not None:
                events.append(told.Evicted(owner, prey, me, refuge))
            score(row, me, 1, "eviction", events)


def move_book(row: bytearray, source: int, target: int, events: Events | None) -> None:
    """A book goes from the novice on one tile to the novice on another."""
    loser, winner = row[TILE + source] - BOOKED, row[TILE + target] - HELD
    row[TILE + source], row[TILE + target] = HELD + loser, BOOKED + winner
    if events is not None:
        events.append(told.BookMoved(winner, source, target, loser))
