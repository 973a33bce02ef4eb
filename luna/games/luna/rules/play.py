"""Playing a move, trusted and in place: one handler a kind, each a rule of chapter A.

Handlers take `(row, me, base, move, events)` and return True when they have settled whose turn it is themselves.
`events` is None or a list that receives what happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from luna.games.luna.rules.board import (
    BOOK_ISLE,
    BRIBERY_ISLE,
    COLOUR,
    HERBS_ISLE,
    ISLANDS,
    NOVICE_ISLE,
    SAIL_ISLE,
    SHRINE_ISLE,
    TIDE_ISLE,
)
from luna.games.luna.rules.effects import advance_disc, enter_temple, give_back, move_book, score, tire, walk
from luna.games.luna.rules.moves import INACTIVE, JETTY, JOURNEY, WITH_BRIBERY, WITH_NOVICE
from luna.games.luna.rules.moves import TIDE as TIDE_KIND
from luna.games.luna.rules.position import (
    AFTER,
    APOSTATE,
    ARRIVE,
    BASE,
    BONUS,
    BUILDER,
    CANDLES,
    CLAIMED,
    DRAFT,
    FAVOUR,
    LAST,
    ON_JETTY,
    OPEN,
    SHRINE,
    SHRINES_LEFT,
    SUPPLY,
    TILE,
    TIRED,
    TURN,
)
from luna.games.luna.rules.preparation import place_pairs_or_shrine
from luna.games.luna.rules.scoring import end_round
from luna.games.luna.rules.solo import deactivate_or_finish

if TYPE_CHECKING:
    from luna.core.game import Events
    from luna.games.luna.rules import events as told
else:
    from luna.games.luna.rules import told


def play(row: bytearray, move: int, events: Events | None = None) -> None:
    """Plays a legal move. Not checked: see `why_not`."""
    me = row[TURN]
    if not _HANDLERS[move >> 8 & 15](row, me, BASE[me], move, events):
        row[TURN] = row[AFTER + me]


def _favour(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A5, A5.1."""
    isle = move >> 12
    cost = 1 if row[base + SHRINE + isle] else 2
    if move & WITH_NOVICE:
        cost -= 1
        give_back(row, me, base, NOVICE_ISLE, events)
    tire(row, me, base, isle, cost, events)
    row[base + FAVOUR + isle] = 1
    if events is not None:
        events.append(told.TokenTaken(me, ISLANDS[isle]))


def _recruit(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A6."""
    isle = move >> 12
    cost = 2
    if move & WITH_NOVICE:
        cost = 1
        give_back(row, me, base, NOVICE_ISLE, events)
    tire(row, me, base, isle, cost, events)
    row[base + SUPPLY] -= 1
    row[base + TIRED + isle] += 1
    if events is not None:
        events.append(told.Recruited(me, ISLANDS[isle]))


def _build(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A7."""
    isle = row[BUILDER]
    give_back(row, me, base, SHRINE_ISLE, events)
    cost = 2
    if move & WITH_NOVICE:
        cost = 1
        give_back(row, me, base, NOVICE_ISLE, events)
    tire(row, me, base, isle, cost, events)
    row[base + SHRINES_LEFT] -= 1
    row[base + SHRINE + isle] = 1
    if events is not None:
        events.append(told.ShrinePlaced(me, ISLANDS[isle]))


def _herbs(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A8."""
    isle, count = move >> 12, move & 255
    give_back(row, me, base, HERBS_ISLE, events)
    row[base + TIRED + isle] -= count
    row[base + isle] += count
    if events is not None:
        events.append(told.Woken(me, ISLANDS[isle], count))


def _council(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A10."""
    count = move >> 1 & 127
    if move & WITH_NOVICE:
        give_back(row, me, base, NOVICE_ISLE, events)
    if count:
        tire(row, me, base, move >> 12, count, events)
    advance_disc(row, me, count + (move & 1), events)


def _expel(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A13."""
    count = move >> 1 & 127
    isle = row[APOSTATE]
    if move & WITH_NOVICE:
        give_back(row, me, base, NOVICE_ISLE, events)
    if count:
        tire(row, me, base, isle, count, events)
    walk(row, APOSTATE, count + (move & 1), me, events)


def _appoint(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A14 to A14.4."""
    isle, tile = move >> 12, move >> 2 & 31
    if move & WITH_BRIBERY:
        give_back(row, me, base, BRIBERY_ISLE, events)
    second = 0 if row[base + SHRINE + isle] else 1
    if move & WITH_NOVICE:
        second = 0
        give_back(row, me, base, NOVICE_ISLE, events)
    row[base + isle] -= 1
    row[TILE + tile] = CLAIMED + me
    row[OPEN + isle] &= ~(17 << COLOUR[tile])
    if events is not None:
        events.append(told.Appointed(me, tile, ISLANDS[isle]))
    tire(row, me, base, isle, second, events)


def _consecrate(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A15 to A15.3."""
    tile = move >> 2 & 31
    if move & WITH_BRIBERY:
        give_back(row, me, base, BRIBERY_ISLE, events)
    if events is not None:
        events.append(told.Consecrated(me, tile, "path"))
    enter_temple(row, me, tile, events)


def _book(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A16."""
    source, target = (move >> 12 & 3) << 3 | move >> 5 & 7, move & 31
    give_back(row, me, base, BOOK_ISLE, events)
    move_book(row, source, target, events)
    score(row, me, 1 + row[BONUS], "book", events)
    row[BONUS] = 0


def _meditate(row: bytearray, me: int, base: int, move: int, events: Events | None) -> bool:
    """A17, A17.1, A17.2."""
    left = row[CANDLES] - 1
    row[CANDLES] = left
    if events is not None:
        events.append(told.CandleOut(me, left))
    if left:
        return False
    score(row, me, 1, "candle", events)
    end_round(row, me, events)
    return True


def _sail(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """A12."""
    origin, target, count = move >> 12, move >> 4 & 7, move & 15
    give_back(row, me, base, SAIL_ISLE, events)
    row[base + (ON_JETTY if origin == JETTY else origin)] -= count
    row[base + target] += count
    if events is not None:
        events.append(told.Moved(me, "sail", _harbour(origin), False, ISLANDS[target], count))


def _part(row: bytearray, me: int, base: int, move: int, events: Events | None) -> bool:
    """One part of A9 or A11. Arrivals wait in the row until the turn is closed, so that nobody moves twice."""
    origin, target, count = move >> 12, move >> 4 & 7, move & 15
    if not row[DRAFT]:
        kind = move >> 8 & 15
        row[DRAFT] = kind
        if kind == TIDE_KIND:
            give_back(row, me, base, TIDE_ISLE, events)
    row[LAST] = move >> 8
    row[LAST + 1] = move & 255
    tired = move & INACTIVE
    row[base + (ON_JETTY if origin == JETTY else TIRED + origin if tired else origin)] -= count
    row[ARRIVE + target] += count
    if events is not None:
        vehicle = "journey" if row[DRAFT] == JOURNEY else "tide"
        events.append(told.Moved(me, vehicle, _harbour(origin), bool(tired), ISLANDS[target], count))
    return True


def _close(row: bytearray, me: int, base: int, move: int, events: Events | None) -> None:
    """The end of a journey or tide: everybody lands, inactive."""
    for isle in _ISLES:
        count = row[ARRIVE + isle]
        if count:
            row[base + TIRED + isle] += count
    row[DRAFT : ARRIVE + 7] = _NO_DRAFT


_ISLES: Final = tuple(range(7))
_NO_DRAFT: Final = bytes(ARRIVE + 7 - DRAFT)


def _harbour(origin: int) -> str:
    return "jetty" if origin == JETTY else ISLANDS[origin]


# In the order of the kinds in moves.py.
_HANDLERS: Final = (
    _favour,
    _recruit,
    _build,
    _herbs,
    _council,
    _expel,
    _appoint,
    _consecrate,
    _book,
    _meditate,
    _sail,
    _part,
    _part,
    _close,
    place_pairs_or_shrine,
    deactivate_or_finish,
)
