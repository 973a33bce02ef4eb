"""Effects that actions, the automaton and the end of a round share: each changes the row and reports its event."""

from typing import Final

from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import GUARD_IP, ISLANDS, SYMBOL, temple
from luna.games.luna.rules.position import BASE, FAVOUR, TIRED, ip, set_ip

_FIGURES: Final = {at.PRIESTESS: "priestess", at.BUILDER: "builder", at.APOSTATE: "apostate"}


def give_back(row: bytearray, me: int, base: int, favour: int, events: ev.Events | None) -> None:
    """A3: a used token returns to its island."""
    row[base + FAVOUR + favour] = 0
    if events is not None:
        events.append(ev.TokenReturned(me, ISLANDS[favour]))


def tire(row: bytearray, me: int, base: int, isle: int, count: int, events: ev.Events | None) -> None:
    """A2: used novices become inactive on the same island."""
    if count:
        row[base + isle] -= count
        row[base + TIRED + isle] += count
        if events is not None:
            events.append(ev.Tired(me, ISLANDS[isle], count))


def put_shrine(row: bytearray, seat: int, base: int, isle: int, events: ev.Events | None) -> None:
    """S11, A7, V8: a shrine is built on an island."""
    row[base + at.SHRINES_LEFT] -= 1
    row[base + at.SHRINE + isle] = 1
    if events is not None:
        events.append(ev.ShrinePlaced(seat, ISLANDS[isle]))


def score(row: bytearray, seat: int, points: int, cause: str, events: ev.Events | None) -> None:
    """Add influence points at once."""
    base = BASE[seat]
    total = ip(row, base) + points
    set_ip(row, base, total)
    if events is not None:
        events.append(ev.Points(seat, points, cause, total))


def advance_disc(row: bytearray, seat: int, seats: int, events: ev.Events | None) -> None:
    """A10: the disc lands on top of the discs on its new seat, or beneath them on seat 10."""
    own = BASE[seat] + at.DISC
    before = row[own] >> 3
    after = before + seats
    there = [disc for disc in row[at.BLOCKS + at.DISC :: at.STRIDE] if disc >> 3 == after]
    # No disc leaves seat 10, so heights count down from 3 there; elsewhere they count up from the highest disc.
    row[own] = 83 - len(there) if after == 10 else max(there) + 1 if there else after << 3
    if events is not None:
        events.append(ev.CouncilMoved(seat, before, after, 0 if after == 10 else len(there)))


def walk(row: bytearray, figure: int, steps: int, by: int | None, events: ev.Events | None) -> None:
    """A figure walks clockwise around the ring."""
    place = row[at.PLACE + row[figure]]
    if events is not None:
        path = tuple(ISLANDS[row[at.RING + (place + step) % 7]] for step in range(steps + 1))
        events.append(ev.FigureMoved(_FIGURES[figure], path, by))
    row[figure] = row[at.RING + (place + steps) % 7]


def enter_temple(row: bytearray, me: int, tile: int, events: ev.Events | None) -> None:
    """A15, A15.2, V7: a tile enters the temple and scores the guard's points, then evicts."""
    row[at.TILE + tile] = at.HELD + me
    score(row, me, GUARD_IP[row[at.ROUND]], "guard", events)
    for prey in temple(row[at.LAYOUT]).prey[tile]:
        owner = row[at.TILE + prey] - at.HELD
        if 0 <= owner < 4 and owner != me:
            row[at.TILE + prey] = at.CLOSED
            refuge = "jetty"
            if row[at.SOLO] and owner == 0:
                isle = SYMBOL[prey]
                row[BASE[0] + TIRED + isle] += 1
                refuge = ISLANDS[isle]
            else:
                row[BASE[owner] + at.ON_JETTY] += 1
            if events is not None:
                events.append(ev.Evicted(owner, prey, me, refuge))
            score(row, me, 1, "eviction", events)


def move_book(row: bytearray, source: int, target: int, events: ev.Events | None) -> None:
    """A book moves from the novice on one tile to the novice on another."""
    loser, winner = row[at.TILE + source] - at.BOOKED, row[at.TILE + target] - at.HELD
    row[at.TILE + source], row[at.TILE + target] = at.HELD + loser, at.BOOKED + winner
    if events is not None:
        events.append(ev.BookMoved(winner, source, target, loser))
