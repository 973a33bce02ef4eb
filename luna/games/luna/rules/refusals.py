"""Why a turn is refused: the checked question, rule by rule, in the order in which a player would ask.

`legal` and this module say the same thing twice, once for speed and once in words; a test holds them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import Reason, reason
from luna.games.luna.rules import board, moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.legal import legal


def why_not(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """Why the whole turn is refused, None when it is legal. A turn is one move, or parts and CLOSE."""
    if row[at.PHASE] == at.OVER:
        return reason("over", "E1")
    if not turn or not all(0 <= move <= 0xFFFF for move in turn):
        return reason("no-move", "A1")
    kind = moves.kind_of(turn[0])
    if kind in (moves.JOURNEY, moves.TIDE, moves.DONE):
        return _wrong_phase(row, kind) or _why_not_travel(row, turn)
    if len(turn) > 1 or row[at.DRAFT]:
        return reason("parts-end", "A1")
    move = turn[0]
    if move in legal(row):
        return None
    return _wrong_phase(row, kind) or _ASK[kind](row, move) or reason("no-move", "A1")


def _wrong_phase(row: bytearray, kind: int) -> Reason | None:
    phase = row[at.PHASE]
    if kind in (moves.SETUP, moves.SOLO):
        return None
    if phase in (at.PLACE_SHRINES, at.PLACE_PAIRS):
        return reason("not-now-preparation", "S11" if phase == at.PLACE_SHRINES else "S12")
    if phase == at.ROUND_START:
        return reason("not-now-action", "V4")
    return None


def _me(row: bytearray) -> int:
    return at.BASE[row[at.TURN]]


def _token(row: bytearray, isle: int, rule: str) -> Reason | None:
    if row[_me(row) + at.FAVOUR + isle]:
        return None
    return reason("needs-token", rule, favour=board.ISLANDS[isle])


def _novice_token(row: bytearray, move: int) -> Reason | None:
    return _token(row, board.NOVICE_ISLE, "A4") if move & moves.WITH_NOVICE else None


def _banned(row: bytearray, isle: int) -> Reason | None:
    """V10, V11, V12."""
    if row[at.SOLO] < 2 or isle != row[at.APOSTATE]:
        return None
    rule = "V10" if row[at.SOLO] == 2 else "V11"
    return reason("solo-forbidden", rule, level=row[at.SOLO], island=board.ISLANDS[isle])


def _novices(row: bytearray, isle: int, need: int, rule: str) -> Reason | None:
    have = row[_me(row) + isle]
    if have >= need:
        return None
    return reason("needs-novices", rule, need=need, have=have, island=board.ISLANDS[isle])


def _island(move: int) -> int | None:
    isle = moves.place_of(move)
    return isle if isle < 7 else None


def _favour(row: bytearray, move: int) -> Reason | None:
    isle = _island(move)
    if isle is None:
        return None
    if row[_me(row) + at.FAVOUR + isle]:
        return reason("holds-token", "A5", favour=board.ISLANDS[isle])
    cost = (1 if row[_me(row) + at.SHRINE + isle] else 2) - (move & moves.WITH_NOVICE)
    return _banned(row, isle) or _novice_token(row, move) or _novices(row, isle, cost, "A5")


def _recruit(row: bytearray, move: int) -> Reason | None:
    isle = _island(move)
    if isle is None:
        return None
    if not row[_me(row) + at.SUPPLY]:
        return reason("needs-supply", "A6")
    return _banned(row, isle) or _novice_token(row, move) or _novices(row, isle, 2 - (move & moves.WITH_NOVICE), "A6")


def _build(row: bytearray, move: int) -> Reason | None:
    isle = row[at.BUILDER]
    if row[_me(row) + at.SHRINE + isle]:
        return reason("shrine-here", "A7", island=board.ISLANDS[isle])
    if not row[_me(row) + at.SHRINES_LEFT]:
        return reason("needs-shrine", "A7")
    return (
        _banned(row, isle)
        or _token(row, board.SHRINE_ISLE, "A7")
        or _novice_token(row, move)
        or _novices(row, isle, 2 - (move & moves.WITH_NOVICE), "A7")
    )


def _herbs(row: bytearray, move: int) -> Reason | None:
    isle, count = _island(move), moves.argument_of(move)
    if isle is None or count not in (1, 2):
        return None
    if isle == board.HERBS_ISLE:
        return reason("herbs-on-herbs", "A8")
    have = row[_me(row) + at.TIRED + isle]
    if have < count:
        return _banned(row, isle) or reason("needs-inactive", "A8", need=count, have=have, island=board.ISLANDS[isle])
    return _banned(row, isle) or _token(row, board.HERBS_ISLE, "A8")


def _council(row: bytearray, move: int) -> Reason | None:
    isle, real = _island(move), moves.argument_of(move) >> 1
    count, room = real + (move & moves.WITH_NOVICE), 10 - (row[_me(row) + at.DISC] >> 3)
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
    real = moves.argument_of(move) >> 1
    if row[at.SOLO] == 3:
        return reason("solo-no-expulsion", "V11")
    if not real + (move & moves.WITH_NOVICE):
        return reason("nobody-to-use", "A13")
    return _novices(row, row[at.APOSTATE], real, "A13") or _novice_token(row, move)


def _appoint(row: bytearray, move: int) -> Reason | None:
    isle, tile = _island(move), moves.argument_of(move) >> 2
    if isle is None or not 1 <= tile <= 28:
        return None
    if board.SYMBOL[tile] != isle:
        return reason("wrong-symbol", "A14", tile=tile, island=board.ISLANDS[board.SYMBOL[tile]])
    state = row[at.TILE + tile]
    if at.CLAIMED <= state < at.HELD:
        return reason("tile-claimed", "A14", tile=tile)
    if state != at.FREE:
        return reason("not-on-path", "A14", tile=tile)
    shrine = row[_me(row) + at.SHRINE + isle]
    if shrine and move & moves.WITH_NOVICE:
        return reason("no-use-for-novice", "A14.2")
    need = 1 if shrine or move & moves.WITH_NOVICE else 2
    return (
        _reach(row, tile, bool(move & moves.WITH_BRIBERY), "A14")
        or _banned(row, isle)
        or _novice_token(row, move)
        or _novices(row, isle, need, "A14.2" if move & moves.WITH_NOVICE else "A14")
    )


def _reach(row: bytearray, tile: int, bribed: bool, action: str) -> Reason | None:
    """A14.3, A14.4, A15.1: released tiles without, the next group with the Bribery token."""
    group, now = board.temple(row[at.LAYOUT]).group_of[tile], row[at.ROUND]
    if group < now:
        return reason("no-bribery", "A14.4" if action == "A14" else "A15.1", tile=tile) if bribed else None
    if group > now or now == 6:
        return reason("tile-dark", "A14.3" if action == "A14" else "A15", tile=tile)
    rule = "A14.4" if action == "A14" else "A15.1"
    if not bribed:
        return reason("needs-bribery", rule, tile=tile)
    return _token(row, board.BRIBERY_ISLE, rule)


def _consecrate(row: bytearray, move: int) -> Reason | None:
    tile = moves.argument_of(move) >> 2
    if moves.place_of(move) != moves.NOWHERE or not 1 <= tile <= 28 or move & moves.WITH_NOVICE:
        return None
    if row[at.TILE + tile] != at.CLAIMED + row[at.TURN]:
        return reason("not-own-tile", "A15", tile=tile)
    return _reach(row, tile, bool(move & moves.WITH_BRIBERY), "A15")


def _book(row: bytearray, move: int) -> Reason | None:
    source, target = moves.book_tiles(move)
    if moves.place_of(move) < 12 or not 1 <= source <= 28 or not 1 <= target <= 28:
        return None
    lacking = _token(row, board.BOOK_ISLE, "A16")
    if lacking:  # without it no tile is worth asking about
        return lacking
    if row[at.TILE + source] < at.BOOKED:
        return reason("no-book", "A16", tile=source)
    if row[at.TILE + target] == at.BOOKED + row[at.TURN]:
        return reason("has-book", "A16", tile=target)
    if row[at.TILE + target] != at.HELD + row[at.TURN]:
        return reason("not-own-novice", "A16", tile=target)
    return None


def _meditate(row: bytearray, move: int) -> Reason | None:
    return reason("solo-no-meditation", "V1") if row[at.SOLO] else None


def _sail(row: bytearray, move: int) -> Reason | None:
    origin, tired, target, count = moves.part_of(move)
    if origin > moves.JETTY or target > 6 or tired:
        return None
    if origin == target:
        return reason("same-island", "A12")
    if count not in (1, 2):
        return reason("sail-two", "A12")
    if origin != moves.JETTY and _banned(row, origin):
        return _banned(row, origin)
    return _travellers(row, origin, False, count, "A12") or _token(row, board.SAIL_ISLE, "A12")


def _travellers(row: bytearray, origin: int, tired: bool, count: int, rule: str) -> Reason | None:
    have = row[_me(row) + (at.ON_JETTY if origin == moves.JETTY else at.TIRED + origin if tired else origin)]
    if 1 <= count <= have:
        return None
    name = "jetty" if origin == moves.JETTY else board.ISLANDS[origin]
    return reason("needs-traveller", rule, count=count, have=have, island=name)


def _setup(row: bytearray, move: int) -> Reason | None:
    isle = _island(move)
    if isle is not None:
        if row[at.PHASE] != at.PLACE_SHRINES:
            return reason("not-now-shrine", "S11")
        if any(row[base + at.SHRINE + isle] for base in at.BASE[: row[at.PLAYERS]]):
            return reason("shrine-taken", "S11", island=board.ISLANDS[isle])
        return reason("shrine-on-herbs", "S11") if isle == board.HERBS_ISLE else None
    if row[at.PHASE] != at.PLACE_PAIRS:
        return reason("not-now-pairs", "S12")
    if moves.argument_of(move) >= len(moves.QUARTETS):
        return None
    for own in moves.QUARTETS[moves.argument_of(move)]:
        if row[_me(row) + at.SHRINE + own]:
            return reason("pairs-at-shrine", "S12", island=board.ISLANDS[own])
    return None


def _solo(row: bytearray, move: int) -> Reason | None:
    if moves.place_of(move) == moves.NOWHERE and not row[at.SOLO]:
        return reason("not-now-finish", "V6")
    if moves.place_of(move) == moves.NOWHERE:
        return (
            reason("not-now-action", "V4") if row[at.PHASE] == at.ROUND_START else reason("not-now-preparation", "V3")
        )
    return reason("not-now-deactivate", "V4")


_ASK: Final[dict[int, Callable[[bytearray, int], Reason | None]]] = {
    moves.FAVOUR: _favour,
    moves.RECRUIT: _recruit,
    moves.BUILD: _build,
    moves.HERBS: _herbs,
    moves.COUNCIL: _council,
    moves.EXPEL: _expel,
    moves.APPOINT: _appoint,
    moves.CONSECRATE: _consecrate,
    moves.BOOK: _book,
    moves.MEDITATE: _meditate,
    moves.SAIL: _sail,
    moves.SETUP: _setup,
    moves.SOLO: _solo,
}


def _why_not_travel(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """A9 and A11: every part by itself, then together; a turn may go on with a draft that has begun."""
    kind = row[at.DRAFT] or moves.kind_of(turn[0])
    rule = "A9" if kind == moves.JOURNEY else "A11"
    if turn[-1] != moves.CLOSE or kind == moves.DONE or (len(turn) == 1 and not row[at.DRAFT]):
        return reason("parts-end", rule)
    last = row[at.LAST] << 8 | row[at.LAST + 1] | 15 if row[at.DRAFT] else -1
    left = row[:]
    base = _me(row)
    for move in turn[:-1]:
        origin, tired, target, count = moves.part_of(move)
        if (
            moves.kind_of(move) != kind
            or origin > moves.JETTY
            or target > 6
            or (tired and (kind == moves.JOURNEY or origin == moves.JETTY))
        ):
            return reason("no-move", rule)
        if origin == moves.JETTY and kind == moves.JOURNEY:
            return reason("no-move", "A9")
        if origin == target:
            return reason("same-island", rule)
        refused = _travellers(left, origin, tired, count, rule)
        if refused:
            return refused
        banned = _banned(row, origin) if origin != moves.JETTY else None
        if banned:
            return banned
        if move <= last:
            return reason("parts-order", rule)
        last = move | 15
        left[
            base + (at.ON_JETTY if origin == moves.JETTY else at.TIRED + origin if move & moves.INACTIVE else origin)
        ] -= count
    if kind == moves.TIDE and not row[at.DRAFT]:
        return _token(row, board.TIDE_ISLE, "A11")
    return None
