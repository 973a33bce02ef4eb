"""Why a turn is refused: the checked question, rule by rule, in the order in which a player would ask.

`legal` and this module say the same thing twice, once for speed and once in words; a test holds them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import Reason, reason
from luna.games.luna.rules.board import (
    BOOK_ISLE,
    BRIBERY_ISLE,
    HERBS_ISLE,
    ISLANDS,
    NOVICE_ISLE,
    SAIL_ISLE,
    SHRINE_ISLE,
    SYMBOL,
    TIDE_ISLE,
    temple,
)
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.moves import (
    APPOINT,
    BOOK,
    BUILD,
    CLOSE,
    CONSECRATE,
    COUNCIL,
    DONE,
    EXPEL,
    FAVOUR,
    HERBS,
    INACTIVE,
    JETTY,
    JOURNEY,
    MEDITATE,
    NOWHERE,
    QUARTETS,
    RECRUIT,
    SAIL,
    SETUP,
    TIDE,
    WITH_BRIBERY,
    WITH_NOVICE,
    argument_of,
    book_tiles,
    kind_of,
    part_of,
    place_of,
)
from luna.games.luna.rules.moves import SOLO as SOLO_KIND
from luna.games.luna.rules.position import (
    APOSTATE,
    BASE,
    BOOKED,
    BUILDER,
    CLAIMED,
    DISC,
    DRAFT,
    FREE,
    HELD,
    LAST,
    LAYOUT,
    ON_JETTY,
    OVER,
    PHASE,
    PLACE_PAIRS,
    PLACE_SHRINES,
    PLAYERS,
    ROUND,
    ROUND_START,
    SHRINE,
    SHRINES_LEFT,
    SOLO,
    SUPPLY,
    TILE,
    TIRED,
    TURN,
)
from luna.games.luna.rules.position import FAVOUR as FAVOUR_AT


def why_not(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """Why the whole turn is refused, None when it is legal. A turn is one move, or parts and CLOSE."""
    if row[PHASE] == OVER:
        return reason("over", "E1")
    if not turn or not all(0 <= move <= 0xFFFF for move in turn):
        return reason("no-move", "A1")
    kind = kind_of(turn[0])
    if kind in (JOURNEY, TIDE, DONE):
        return _wrong_phase(row, kind) or _why_not_travel(row, turn)
    if len(turn) > 1 or row[DRAFT]:
        return reason("parts-end", "A1")
    move = turn[0]
    if move in legal(row):
        return None
    return _wrong_phase(row, kind) or _ASK[kind](row, move) or reason("no-move", "A1")


def _wrong_phase(row: bytearray, kind: int) -> Reason | None:
    phase = row[PHASE]
    if kind in (SETUP, SOLO_KIND):
        return None
    if phase in (PLACE_SHRINES, PLACE_PAIRS):
        return reason("not-now-preparation", "S11" if phase == PLACE_SHRINES else "S12")
    if phase == ROUND_START:
        return reason("not-now-action", "V4")
    return None


def _me(row: bytearray) -> int:
    return BASE[row[TURN]]


def _token(row: bytearray, isle: int, rule: str) -> Reason | None:
    if row[_me(row) + FAVOUR_AT + isle]:
        return None
    return reason("needs-token", rule, favour=ISLANDS[isle])


def _novice_token(row: bytearray, move: int) -> Reason | None:
    return _token(row, NOVICE_ISLE, "A4") if move & WITH_NOVICE else None


def _banned(row: bytearray, isle: int) -> Reason | None:
    """V10, V11, V12."""
    if row[SOLO] < 2 or isle != row[APOSTATE]:
        return None
    rule = "V10" if row[SOLO] == 2 else "V11"
    return reason("solo-forbidden", rule, level=row[SOLO], island=ISLANDS[isle])


def _novices(row: bytearray, isle: int, need: int, rule: str) -> Reason | None:
    have = row[_me(row) + isle]
    if have >= need:
        return None
    return reason("needs-novices", rule, need=need, have=have, island=ISLANDS[isle])


def _island(move: int) -> int | None:
    isle = place_of(move)
    return isle if isle < 7 else None


def _favour(row: bytearray, move: int) -> Reason | None:
    isle = _island(move)
    if isle is None:
        return None
    if row[_me(row) + FAVOUR_AT + isle]:
        return reason("holds-token", "A5", favour=ISLANDS[isle])
    cost = (1 if row[_me(row) + SHRINE + isle] else 2) - (move & WITH_NOVICE)
    return _banned(row, isle) or _novice_token(row, move) or _novices(row, isle, cost, "A5")


def _recruit(row: bytearray, move: int) -> Reason | None:
    isle = _island(move)
    if isle is None:
        return None
    if not row[_me(row) + SUPPLY]:
        return reason("needs-supply", "A6")
    return _banned(row, isle) or _novice_token(row, move) or _novices(row, isle, 2 - (move & WITH_NOVICE), "A6")


def _build(row: bytearray, move: int) -> Reason | None:
    isle = row[BUILDER]
    if row[_me(row) + SHRINE + isle]:
        return reason("shrine-here", "A7", island=ISLANDS[isle])
    if not row[_me(row) + SHRINES_LEFT]:
        return reason("needs-shrine", "A7")
    return (
        _banned(row, isle)
        or _token(row, SHRINE_ISLE, "A7")
        or _novice_token(row, move)
        or _novices(row, isle, 2 - (move & WITH_NOVICE), "A7")
    )


def _herbs(row: bytearray, move: int) -> Reason | None:
    isle, count = _island(move), argument_of(move)
    if isle is None or count not in (1, 2):
        return None
    if isle == HERBS_ISLE:
        return reason("herbs-on-herbs", "A8")
    have = row[_me(row) + TIRED + isle]
    if have < count:
        return _banned(row, isle) or reason("needs-inactive", "A8", need=count, have=have, island=ISLANDS[isle])
    return _banned(row, isle) or _token(row, HERBS_ISLE, "A8")


def _council(row: bytearray, move: int) -> Reason | None:
    isle, real = _island(move), argument_of(move) >> 1
    count, room = real + (move & WITH_NOVICE), 10 - (row[_me(row) + DISC] >> 3)
    if not count or (isle is None) != (real == 0):
        return reason("nobody-to-use", "A10")
    if not room:
        return reason("council-top", "A10")
    if count > room:
        return reason("council-room", "A10", room=room, count=count)
    if isle is not None:
        banned = _banned(row, isle) or _novices(row, isle, real, "A10")
        if banned:
            return banned
    return _novice_token(row, move)


def _expel(row: bytearray, move: int) -> Reason | None:
    real = argument_of(move) >> 1
    if row[SOLO] == 3:
        return reason("solo-no-expulsion", "V11")
    if not real + (move & WITH_NOVICE):
        return reason("nobody-to-use", "A13")
    return _novices(row, row[APOSTATE], real, "A13") or _novice_token(row, move)


def _appoint(row: bytearray, move: int) -> Reason | None:
    isle, tile = _island(move), argument_of(move) >> 2
    if isle is None or not 1 <= tile <= 28:
        return None
    if SYMBOL[tile] != isle:
        return reason("wrong-symbol", "A14", tile=tile, island=ISLANDS[SYMBOL[tile]])
    state = row[TILE + tile]
    if CLAIMED <= state < HELD:
        return reason("tile-claimed", "A14", tile=tile)
    if state != FREE:
        return reason("not-on-path", "A14", tile=tile)
    shrine = row[_me(row) + SHRINE + isle]
    if shrine and move & WITH_NOVICE:
        return reason("no-use-for-novice", "A14.2")
    need = 1 if shrine or move & WITH_NOVICE else 2
    return (
        _reach(row, tile, bool(move & WITH_BRIBERY), "A14")
        or _banned(row, isle)
        or _novice_token(row, move)
        or _novices(row, isle, need, "A14.2" if move & WITH_NOVICE else "A14")
    )


def _reach(row: bytearray, tile: int, bribed: bool, action: str) -> Reason | None:
    """A14.3, A14.4, A15.1: released tiles without, the next group with the Bribery token."""
    group, now = temple(row[LAYOUT]).group_of[tile], row[ROUND]
    if group < now:
        return reason("no-bribery", "A14.4" if action == "A14" else "A15.1", tile=tile) if bribed else None
    if group > now or now == 6:
        return reason("tile-dark", "A14.3" if action == "A14" else "A15", tile=tile)
    rule = "A14.4" if action == "A14" else "A15.1"
    if not bribed:
        return reason("needs-bribery", rule, tile=tile)
    return _token(row, BRIBERY_ISLE, rule)


def _consecrate(row: bytearray, move: int) -> Reason | None:
    tile = argument_of(move) >> 2
    if place_of(move) != NOWHERE or not 1 <= tile <= 28 or move & WITH_NOVICE:
        return None
    if row[TILE + tile] != CLAIMED + row[TURN]:
        return reason("not-own-tile", "A15", tile=tile)
    return _reach(row, tile, bool(move & WITH_BRIBERY), "A15")


def _book(row: bytearray, move: int) -> Reason | None:
    source, target = book_tiles(move)
    if place_of(move) < 12 or not 1 <= source <= 28 or not 1 <= target <= 28:
        return None
    lacking = _token(row, BOOK_ISLE, "A16")
    if lacking:  # without it no tile is worth asking about
        return lacking
    if row[TILE + source] < BOOKED:
        return reason("no-book", "A16", tile=source)
    if row[TILE + target] == BOOKED + row[TURN]:
        return reason("has-book", "A16", tile=target)
    if row[TILE + target] != HELD + row[TURN]:
        return reason("not-own-novice", "A16", tile=target)
    return None


def _meditate(row: bytearray, move: int) -> Reason | None:
    return reason("solo-no-meditation", "V1") if row[SOLO] else None


def _sail(row: bytearray, move: int) -> Reason | None:
    origin, tired, target, count = part_of(move)
    if origin > JETTY or target > 6 or tired:
        return None
    if origin == target:
        return reason("same-island", "A12")
    if count not in (1, 2):
        return reason("sail-two", "A12")
    if origin != JETTY and _banned(row, origin):
        return _banned(row, origin)
    return _travellers(row, origin, False, count, "A12") or _token(row, SAIL_ISLE, "A12")


def _travellers(row: bytearray, origin: int, tired: bool, count: int, rule: str) -> Reason | None:
    have = row[_me(row) + (ON_JETTY if origin == JETTY else TIRED + origin if tired else origin)]
    if 1 <= count <= have:
        return None
    name = "jetty" if origin == JETTY else ISLANDS[origin]
    return reason("needs-traveller", rule, count=count, have=have, island=name)


def _setup(row: bytearray, move: int) -> Reason | None:
    isle = _island(move)
    if isle is not None:
        if row[PHASE] != PLACE_SHRINES:
            return reason("not-now-shrine", "S11")
        if any(row[base + SHRINE + isle] for base in BASE[: row[PLAYERS]]):
            return reason("shrine-taken", "S11", island=ISLANDS[isle])
        return reason("shrine-on-herbs", "S11") if isle == HERBS_ISLE else None
    if row[PHASE] != PLACE_PAIRS:
        return reason("not-now-pairs", "S12")
    if argument_of(move) >= len(QUARTETS):
        return None
    for own in QUARTETS[argument_of(move)]:
        if row[_me(row) + SHRINE + own]:
            return reason("pairs-at-shrine", "S12", island=ISLANDS[own])
    return None


def _solo(row: bytearray, move: int) -> Reason | None:
    if place_of(move) == NOWHERE and not row[SOLO]:
        return reason("not-now-finish", "V6")
    if place_of(move) == NOWHERE:
        return reason("not-now-action", "V4") if row[PHASE] == ROUND_START else reason("not-now-preparation", "V3")
    return reason("not-now-deactivate", "V4")


_ASK: Final[dict[int, Callable[[bytearray, int], Reason | None]]] = {
    FAVOUR: _favour,
    RECRUIT: _recruit,
    BUILD: _build,
    HERBS: _herbs,
    COUNCIL: _council,
    EXPEL: _expel,
    APPOINT: _appoint,
    CONSECRATE: _consecrate,
    BOOK: _book,
    MEDITATE: _meditate,
    SAIL: _sail,
    SETUP: _setup,
    SOLO_KIND: _solo,
}


def _why_not_travel(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """A9 and A11: every part by itself, then together; a turn may go on with a draft that has begun."""
    kind = row[DRAFT] or kind_of(turn[0])
    rule = "A9" if kind == JOURNEY else "A11"
    if turn[-1] != CLOSE or kind == DONE or (len(turn) == 1 and not row[DRAFT]):
        return reason("parts-end", rule)
    last = row[LAST] << 8 | row[LAST + 1] | 15 if row[DRAFT] else -1
    left = row[:]
    base = _me(row)
    for move in turn[:-1]:
        origin, tired, target, count = part_of(move)
        if kind_of(move) != kind or origin > JETTY or target > 6 or (tired and (kind == JOURNEY or origin == JETTY)):
            return reason("no-move", rule)
        if origin == JETTY and kind == JOURNEY:
            return reason("no-move", "A9")
        if origin == target:
            return reason("same-island", rule)
        refused = _travellers(left, origin, tired, count, rule)
        if refused:
            return refused
        banned = _banned(row, origin) if origin != JETTY else None
        if banned:
            return banned
        if move <= last:
            return reason("parts-order", rule)
        last = move | 15
        left[base + (ON_JETTY if origin == JETTY else TIRED + origin if move & INACTIVE else origin)] -= count
    if kind == TIDE and not row[DRAFT]:
        return _token(row, TIDE_ISLE, "A11")
    return None
