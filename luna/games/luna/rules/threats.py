"""Threats in the temple, and the race for the Moon Priestess.

These are facts for previews, overlays and hints; every answer follows from the row alone.
"""

from typing import Final, NamedTuple

from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import BRIBERY_ISLE, BUILDER_STEPS, ISLANDS, PRIESTESS_STEPS, temple
from luna.games.luna.rules.scoring import LAST_ROUND, end_round, shares

_AUTOMATON: Final = 0  # its seat (V2)


class Threat(NamedTuple):
    """A tile outside the temple that would evict a novice (A15.2) if one of `seats` consecrated it.

    `reach`: `next` - claimed, and its owner can consecrate it next turn (A15, A15.1); `released`, `bribable`, `dark` -
    it must be claimed first, or come into reach (A14.3, A14.4). The automaton of the solo game takes only released
    tiles, at the start of a round (V5): its `reach` is `round`, and `round` is the first one in which it could.
    """

    tile: int
    seats: tuple[int, ...]
    reach: str
    round: int = 0


class Stand(NamedTuple):
    """A novice in the temple. A novice with a book has no threats (A16)."""

    tile: int
    owner: int
    book: bool
    threats: tuple[Threat, ...]


class Race(NamedTuple):
    """The race for the Priestess (R2) at one island, by seat."""

    round: int
    island: str
    counts: tuple[int, ...]
    prizes: tuple[int, ...]


def stands(row: bytearray) -> tuple[Stand, ...]:
    """Every novice in the temple, ascending by tile."""
    found = []
    for tile, state in enumerate(row[at.TILE : at.AFTER]):
        if state >= at.BOOKED:
            found.append(Stand(tile, state - at.BOOKED, True, ()))
        elif state >= at.HELD:
            found.append(Stand(tile, state - at.HELD, False, threats(row, tile, state - at.HELD)))
    return tuple(found)


def threats(row: bytearray, tile: int, owner: int) -> tuple[Threat, ...]:
    """The tiles that could evict a novice of `owner` without a book from the field of `tile`, ascending."""
    geometry, now = temple(row[at.LAYOUT]), row[at.ROUND]
    hunts_later = bool(row[at.SOLO]) and owner != _AUTOMATON
    found = []
    for hunter in geometry.neighbours[tile]:
        state, group = row[at.TILE + hunter], geometry.group_of[hunter]
        claimed = at.CLAIMED <= state < at.HELD
        if hunter < tile or not (claimed or state == at.FREE) or state == at.CLAIMED + owner:
            continue
        if hunts_later:
            first = max(group + 1, now if row[at.PHASE] == at.ROUND_START else now + 1)
            if first <= LAST_ROUND:
                found.append(Threat(hunter, (_AUTOMATON,), "round", first))
            continue
        seats = (state - at.CLAIMED,) if claimed else tuple(seat for seat in range(row[at.PLAYERS]) if seat != owner)
        reach = "released" if group < now else "bribable" if group == now else "dark"
        bribed = group == now and bool(row[at.BASE[seats[0]] + at.FAVOUR + BRIBERY_ISLE])
        found.append(Threat(hunter, seats, "next" if claimed and (group < now or bribed) else reach))
    return tuple(found)


def evictions(row: bytearray, seat: int, tile: int) -> tuple[int, ...]:
    """The tiles whose novices `seat` would evict by bringing `tile` into the temple now (A15.2)."""
    states = ((prey, row[at.TILE + prey]) for prey in temple(row[at.LAYOUT]).prey[tile])
    return tuple(prey for prey, state in states if at.HELD <= state < at.BOOKED and state != at.HELD + seat)


def routes(row: bytearray, rounds: int) -> dict[str, tuple[str, ...]]:
    """Islands of Priestess and Builder in this round and the next ones (R5); the Apostate's depend on the novices."""
    steps = {"priestess": PRIESTESS_STEPS[row[at.PLAYERS]], "builder": BUILDER_STEPS}
    starts = {"priestess": row[at.PLACE + row[at.PRIESTESS]], "builder": row[at.PLACE + row[at.BUILDER]]}
    return {
        figure: tuple(ISLANDS[row[at.RING + (starts[figure] + number * steps[figure]) % 7]] for number in range(rounds))
        for figure in steps
    }


def race(row: bytearray) -> Race:
    """The race of this round, as it stands."""
    scored, island = shares(row), ISLANDS[row[at.PRIESTESS]]
    return Race(row[at.ROUND], island, tuple(one.devotion for one in scored), tuple(one.prize for one in scored))


def next_race(row: bytearray) -> Race | None:
    """The race of the next round if nothing else changed: all novices are active then (R5). None in the last round."""
    if row[at.ROUND] == LAST_ROUND:
        return None
    row = row[:]
    for base in at.BASE[: row[at.PLAYERS]]:
        for isle in range(7):
            row[base + isle] += row[base + at.TIRED + isle]
    row[at.ROUND] += 1
    row[at.PRIESTESS] = row[at.RING + (row[at.PLACE + row[at.PRIESTESS]] + PRIESTESS_STEPS[row[at.PLAYERS]]) % 7]
    return race(row)


def next_round(row: bytearray, seat: int) -> bytearray | None:
    """The start of the next round for a seat if nobody acted before; None in the last round.

    R1 to R5 are carried out in full, so figures and path are where they will be.
    """
    if row[at.PHASE] != at.ACTION or row[at.ROUND] == LAST_ROUND:
        return None
    row = row[:]
    end_round(row, row[at.TURN], None)
    row[at.PHASE], row[at.TURN] = at.ACTION, seat
    return row
