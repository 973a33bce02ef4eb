"""Why a turn is refused, rule by rule, in the order of a player's questions.

This module gives the reasons in words; a test checks that it agrees with `legal`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import Reason, reason
from luna.games.luna.rules import board, moves
from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.legal import legal
from luna.games.luna.rules.moves import JETTY, WITH_BRIBERY, WITH_NOVICE, argument_of, place_of
from luna.games.luna.rules.scoring import LAST_ROUND


def why_not(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """Why a whole turn is refused, None when it is legal. A turn is one move, or parts and CLOSE."""
    if row[at.PHASE] == at.OVER:
        return reason("over", "E1")
    if not turn or not all(0 <= move <= 0xFFFF for move in turn):
        return reason("no-move", "A1")
    kind = moves.kind_of(turn[0])
    if kind in (moves.JOURNEY, moves.TIDE, moves.DONE):
        return _wrong_phase(row, kind) or _travel(row, turn)
    if len(turn) > 1 or row[at.DRAFT]:
        return reason("parts-end", "A1")
    move = turn[0]
    if move in legal(row):
        return None
    return _wrong_phase(row, kind) or _ASK[kind](row, move, at.BASE[row[at.TURN]]) or reason("no-move", "A1")


def _wrong_phase(row: bytearray, kind: int) -> Reason | None:
    if kind in (moves.SETUP, moves.SOLO):
        return None
    if row[at.PHASE] in (at.PLACE_SHRINES, at.PLACE_PAIRS):
        return reason("not-now-preparation", "S11" if row[at.PHASE] == at.PLACE_SHRINES else "S12")
    return reason("not-now-action", "V4") if row[at.PHASE] == at.ROUND_START else None


# ---- requirements that several actions share; `me` is the block of the seat to move


def _token(row: bytearray, me: int, isle: int, rule: str) -> Reason | None:
    return None if row[me + at.FAVOUR + isle] else reason("needs-token", rule, favour=ISLANDS[isle])


def _novice_token(row: bytearray, me: int, move: int) -> Reason | None:
    return _token(row, me, board.NOVICE_ISLE, "A4") if move & WITH_NOVICE else None


def _banned(row: bytearray, isle: int) -> Reason | None:
    """V10, V11, V12."""
    if row[at.SOLO] < 2 or isle != row[at.APOSTATE]:
        return None
    rule = "V10" if row[at.SOLO] == 2 else "V11"
    return reason("solo-forbidden", rule, level=row[at.SOLO], island=ISLANDS[isle])


def _novices(row: bytearray, me: int, isle: int, need: int, rule: str) -> Reason | None:
    have = row[me + isle]
    return None if have >= need else reason("needs-novices", rule, need=need, have=have, island=ISLANDS[isle])


def _payment(row: bytearray, me: int, isle: int, cost: int, move: int, rule: str) -> Reason | None:
    """Novices on an island, one of them replaced by the Novice token if the move uses it."""
    paid = _banned(row, isle) or _novice_token(row, me, move)
    return paid or _novices(row, me, isle, cost - (move & WITH_NOVICE), rule)


def _travellers(row: bytearray, place: int, origin: int, count: int, rule: str) -> Reason | None:
    have = row[place]
    if 1 <= count <= have:
        return None
    name = "jetty" if origin == JETTY else ISLANDS[origin]
    return reason("needs-traveller", rule, count=count, have=have, island=name)


def _reach(row: bytearray, me: int, tile: int, bribed: bool, plain_rule: str, bribe_rule: str) -> Reason | None:
    """A14.3, A14.4, A15, A15.1: released tiles without, the next group with the Bribery token."""
    group, now = board.temple(row[at.LAYOUT]).group_of[tile], row[at.ROUND]
    if group < now:
        return reason("no-bribery", bribe_rule, tile=tile) if bribed else None
    if group > now or now == LAST_ROUND:
        return reason("tile-dark", plain_rule, tile=tile)
    return _token(row, me, board.BRIBERY_ISLE, bribe_rule) if bribed else reason("needs-bribery", bribe_rule, tile=tile)


# ---- actions


def _favour(row: bytearray, move: int, me: int) -> Reason | None:
    isle = place_of(move)
    if isle > 6:
        return None
    if row[me + at.FAVOUR + isle]:
        return reason("holds-token", "A5", favour=ISLANDS[isle])
    return _payment(row, me, isle, 1 if row[me + at.SHRINE + isle] else 2, move, "A5")


def _recruit(row: bytearray, move: int, me: int) -> Reason | None:
    isle = place_of(move)
    if isle > 6:
        return None
    return _payment(row, me, isle, 2, move, "A6") if row[me + at.SUPPLY] else reason("needs-supply", "A6")


def _build(row: bytearray, move: int, me: int) -> Reason | None:
    isle = row[at.BUILDER]
    if row[me + at.SHRINE + isle]:
        return reason("shrine-here", "A7", island=ISLANDS[isle])
    if not row[me + at.SHRINES_LEFT]:
        return reason("needs-shrine", "A7")
    lacking = _banned(row, isle) or _token(row, me, board.SHRINE_ISLE, "A7")
    return lacking or _payment(row, me, isle, 2, move, "A7")


def _herbs(row: bytearray, move: int, me: int) -> Reason | None:
    isle, count = place_of(move), argument_of(move)
    if isle > 6 or count not in (1, 2):
        return None
    if isle == board.HERBS_ISLE:
        return reason("herbs-on-herbs", "A8")
    have = row[me + at.TIRED + isle]
    if have < count:
        return _banned(row, isle) or reason("needs-inactive", "A8", need=count, have=have, island=ISLANDS[isle])
    return _banned(row, isle) or _token(row, me, board.HERBS_ISLE, "A8")


def _council(row: bytearray, move: int, me: int) -> Reason | None:
    isle, real = place_of(move), argument_of(move) >> 1
    count, room = real + (move & WITH_NOVICE), 10 - (row[me + at.DISC] >> 3)
    if not count or (isle > 6) != (real == 0):
        return reason("nobody-to-use", "A10")
    if not room:
        return reason("council-top", "A10")
    if count > room:
        return reason("council-room", "A10", room=room, count=count)
    lacking = (_banned(row, isle) or _novices(row, me, isle, real, "A10")) if isle < 7 else None
    return lacking or _novice_token(row, me, move)


def _expel(row: bytearray, move: int, me: int) -> Reason | None:
    real = argument_of(move) >> 1
    if row[at.SOLO] == 3:
        return reason("solo-no-expulsion", "V11")
    if not real + (move & WITH_NOVICE):
        return reason("nobody-to-use", "A13")
    return _novices(row, me, row[at.APOSTATE], real, "A13") or _novice_token(row, me, move)


def _appoint(row: bytearray, move: int, me: int) -> Reason | None:
    isle, tile, token = place_of(move), argument_of(move) >> 2, move & WITH_NOVICE
    if isle > 6 or not 1 <= tile <= 28:
        return None
    if board.SYMBOL[tile] != isle:
        return reason("wrong-symbol", "A14", tile=tile, island=ISLANDS[board.SYMBOL[tile]])
    state = row[at.TILE + tile]
    if at.CLAIMED <= state < at.HELD:
        return reason("tile-claimed", "A14", tile=tile)
    if state != at.FREE:
        return reason("not-on-path", "A14", tile=tile)
    shrine = row[me + at.SHRINE + isle]
    if shrine and token:
        return reason("no-use-for-novice", "A14.2")
    lacking = _reach(row, me, tile, bool(move & WITH_BRIBERY), "A14.3", "A14.4")
    return lacking or _payment(row, me, isle, 1 if shrine else 2, move, "A14.2" if token else "A14")


def _consecrate(row: bytearray, move: int, me: int) -> Reason | None:
    tile = argument_of(move) >> 2
    if place_of(move) != moves.NOWHERE or not 1 <= tile <= 28 or move & WITH_NOVICE:
        return None
    if row[at.TILE + tile] != at.CLAIMED + row[at.TURN]:
        return reason("not-own-tile", "A15", tile=tile)
    return _reach(row, me, tile, bool(move & WITH_BRIBERY), "A15", "A15.1")


def _book(row: bytearray, move: int, me: int) -> Reason | None:
    source, target = moves.book_tiles(move)
    if place_of(move) < 12 or not 1 <= source <= 28 or not 1 <= target <= 28:
        return None
    lacking = _token(row, me, board.BOOK_ISLE, "A16")
    if lacking:  # without it no other requirement matters
        return lacking
    if row[at.TILE + source] < at.BOOKED:
        return reason("no-book", "A16", tile=source)
    if row[at.TILE + target] == at.BOOKED + row[at.TURN]:
        return reason("has-book", "A16", tile=target)
    if row[at.TILE + target] != at.HELD + row[at.TURN]:
        return reason("not-own-novice", "A16", tile=target)
    return None


def _sail(row: bytearray, move: int, me: int) -> Reason | None:
    origin, tired, target, count = moves.part_of(move)
    if origin > JETTY or target > 6 or tired:
        return None
    if origin == target:
        return reason("same-island", "A12")
    if count not in (1, 2):
        return reason("sail-two", "A12")
    lacking = _banned(row, origin) if origin != JETTY else None
    place = me + (at.ON_JETTY if origin == JETTY else origin)
    return lacking or _travellers(row, place, origin, count, "A12") or _token(row, me, board.SAIL_ISLE, "A12")


def _setup(row: bytearray, move: int, me: int) -> Reason | None:
    isle, index = place_of(move), argument_of(move)
    if isle < 7:
        if row[at.PHASE] != at.PLACE_SHRINES:
            return reason("not-now-shrine", "S11")
        if any(row[base + at.SHRINE + isle] for base in at.BASE[: row[at.PLAYERS]]):
            return reason("shrine-taken", "S11", island=ISLANDS[isle])
        return reason("shrine-on-herbs", "S11") if isle == board.HERBS_ISLE else None
    if row[at.PHASE] != at.PLACE_PAIRS:
        return reason("not-now-pairs", "S12")
    own = [pair for pair in moves.QUARTETS[index] if row[me + at.SHRINE + pair]] if index < len(moves.QUARTETS) else []
    return reason("pairs-at-shrine", "S12", island=ISLANDS[own[0]]) if own else None


def _solo(row: bytearray, move: int, me: int) -> Reason | None:
    if place_of(move) != moves.NOWHERE:
        return reason("not-now-deactivate", "V4")
    if not row[at.SOLO]:
        return reason("not-now-finish", "V6")
    starting = row[at.PHASE] == at.ROUND_START
    return reason("not-now-action", "V4") if starting else reason("not-now-preparation", "V3")


_ASK: Final[dict[int, Callable[[bytearray, int, int], Reason | None]]] = {
    moves.FAVOUR: _favour,
    moves.RECRUIT: _recruit,
    moves.BUILD: _build,
    moves.HERBS: _herbs,
    moves.COUNCIL: _council,
    moves.EXPEL: _expel,
    moves.APPOINT: _appoint,
    moves.CONSECRATE: _consecrate,
    moves.BOOK: _book,
    moves.MEDITATE: lambda row, move, me: reason("solo-no-meditation", "V1") if row[at.SOLO] else None,
    moves.SAIL: _sail,
    moves.SETUP: _setup,
    moves.SOLO: _solo,
}


def _travel(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """A9 and A11: every part by itself, then all together; a turn may continue an open draft."""
    kind = row[at.DRAFT] or moves.kind_of(turn[0])
    rule = "A9" if kind == moves.JOURNEY else "A11"
    if turn[-1] != moves.CLOSE or kind == moves.DONE or (len(turn) == 1 and not row[at.DRAFT]):
        return reason("parts-end", rule)
    last = row[at.LAST] << 8 | row[at.LAST + 1] | 15 if row[at.DRAFT] else -1
    left, me = row[:], at.BASE[row[at.TURN]]
    for move in turn[:-1]:
        origin, tired, target, count = moves.part_of(move)
        no_journey = kind == moves.JOURNEY and (tired or origin == JETTY)
        if moves.kind_of(move) != kind or origin > JETTY or target > 6 or no_journey or (tired and origin == JETTY):
            return reason("no-move", rule)
        if origin == target:
            return reason("same-island", rule)
        place = me + (at.ON_JETTY if origin == JETTY else at.TIRED + origin if tired else origin)
        refused = _travellers(left, place, origin, count, rule) or (_banned(row, origin) if origin != JETTY else None)
        if refused:
            return refused
        if move <= last:
            return reason("parts-order", rule)
        last = move | 15
        left[place] -= count
    return _token(row, me, board.TIDE_ISLE, "A11") if kind == moves.TIDE and not row[at.DRAFT] else None
