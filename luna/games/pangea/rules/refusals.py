"""Why a turn is refused, rule by rule, in the order of a player's questions.

This module gives the reasons in words; a test checks that it agrees with `legal`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import Reason, reason
from luna.games.pangea.rules import moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.legal import land, sells, shifts
from luna.games.pangea.rules.moves import argument_of, kind_of, values_of

_MAGICAL: Final = (moves.DRAW, moves.SHIFT, moves.LEAD)


def why_not(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """Why a whole turn is refused, None when it is legal. A turn with a draw ends before its outcome."""
    if row[at.PHASE] == at.OVER or row[at.DRAWING]:
        return reason("over", "E2") if row[at.PHASE] == at.OVER else reason("no-move", "M6")
    if not turn or not all(type(move) is int and 0 <= move < moves.END + 1 << 12 for move in turn):
        return reason("no-move", "T1")
    first, kind = turn[0], kind_of(turn[0])
    if first == moves.CLOSE and not at.moving(row):
        return reason("parts-end", "W1")
    if any(argument_of(move) >= moves.SIZE[kind_of(move)] for move in turn):
        return reason("no-move", "T1")
    refused = _wrong_phase(row, kind)
    if refused is not None:
        return refused
    if kind == moves.MOVE or first == moves.CLOSE:
        return _movement(row, turn)
    if len(turn) > 1:
        return reason("one-move", "T1")
    ask = _ASK.get(kind)
    return ask(row, first) if ask else None


def _wrong_phase(row: bytearray, kind: int) -> Reason | None:
    phase = row[at.PHASE]
    if phase == at.PLACING:
        return None if kind == moves.PLACE else reason("placing-first", "S6")
    if kind == moves.PLACE:
        return reason("placed", "S6")
    if phase == at.MAGICAL:
        if kind in (moves.BUY, moves.BAN, moves.END):
            return reason("move-first", "T1")
        if kind in _MAGICAL and at.moving(row):
            return reason("parts-end", "W1")
        return reason("no-magic", "M1") if kind in _MAGICAL and not row[at.MAGIC] else None
    return None if kind in (moves.BUY, moves.BAN, moves.END) else reason("magic-over", "T1")


def _place(row: bytearray, move: int) -> Reason | None:
    tile = argument_of(move)
    return reason("tower-there", "S6", tile=TILES[tile]) if tile in row[at.TOWER : at.TRIBE] else None


def _draw(row: bytearray, move: int) -> Reason | None:
    people = argument_of(move)
    if people != row[at.PEOPLE + row[at.TURN]] and row[at.SEAT + people] != at.NEUTRAL:
        return reason("not-own-bag", "M4", people=PEOPLES[people])
    if at.IN_BAG not in row[slice(*at.BLOCK[people])]:
        return reason("empty-bag", "M2", people=PEOPLES[people])
    return None


def _shift(row: bytearray, move: int) -> Reason | None:
    tile, square = values_of(move)
    facts = {"tile": TILES[tile], "square": SQUARES[square]}
    banned = {ban - 1 for ban in row[at.BAN : at.BAN + 4] if ban}
    if row[at.SQUARE + tile] in banned:
        return reason("tile-banned", "B2", **facts)
    if row[at.LAND + square] != at.NOWHERE:
        return reason("not-water", "M3", **facts)
    if square in banned:
        return reason("square-banned", "B2", **facts)
    if move in shifts(row):
        return None
    return reason("not-in-line", "O2", **facts) if row[at.OPTIONS] & at.SLIDE else reason("not-beside", "M3", **facts)


def _lead(row: bytearray, move: int) -> Reason | None:
    people, home, tile, target = values_of(move)
    if row[at.SEAT + people] != at.NEUTRAL:
        return reason("not-neutral", "M5", people=PEOPLES[people])
    return _no_tribe(row, people, home, tile, "M5") or _not_beside(row, tile, target, "M5")


def _no_tribe(row: bytearray, people: int, home: int, tile: int, rule: str) -> Reason | None:
    """Refused where no tribe of that home stands on the tile without an amulet."""
    first, last = at.GROUPS[people][home]
    if tile * 6 in row[first:last]:
        return None
    return reason("no-tribe", rule, people=PEOPLES[people], home=LANDSCAPES[HOMES[people][home]], tile=TILES[tile])


def _not_beside(row: bytearray, tile: int, target: int, rule: str) -> Reason | None:
    if target in land(row).near[tile]:
        return None
    return reason("no-neighbour", rule, tile=TILES[tile], target=TILES[target])


def _movement(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """W1, W2: all steps are of tribes in the places they had before the first one."""
    *steps, end = turn
    if end != moves.CLOSE or any(kind_of(step) != moves.MOVE for step in steps):
        return reason("parts-end", "W1")
    before = (row[at.LAST] << 8 | row[at.LAST + 1]) - 1
    if steps != sorted(steps) or (steps and argument_of(steps[0]) < before):
        return reason("parts-order", "W1")
    people = row[at.PEOPLE + row[at.TURN]]
    leaving: dict[tuple[int, int, int], int] = {}
    for step in steps:
        tile, home, amulet, target = values_of(step)
        kind = tile, home, amulet
        leaving[kind] = leaving.get(kind, 0) + 1
        first, last = at.GROUPS[people][home]
        have = row[first:last].count(tile * 6 + amulet)
        if not have and amulet:
            return reason("no-carrier", "W2", tile=TILES[tile], amulet=LANDSCAPES[amulet - 1])
        if not have:
            return _no_tribe(row, people, home, tile, "W1")
        if leaving[kind] > have:
            return reason("too-many", "W1", have=have, tile=TILES[tile])
        refused = _not_beside(row, tile, target, "W1")
        if refused is not None:
            return refused
    return None


def _buy(row: bytearray, move: int) -> Reason | None:
    """A2: the seller, the amulets already owned, the price."""
    tile, home, seller = values_of(move)
    seat = row[at.TURN]
    people, landscape = row[at.PEOPLE + seat], tile // 3
    if seller == people:
        return reason("no-seller-self", "A2")
    missing = _no_tribe(row, people, home, tile, "A2")
    if missing:
        return missing
    if at.owned(row, seat) >> landscape & 1:
        return reason("have-amulet", "A2", amulet=LANDSCAPES[landscape])
    if at.overcrowded(row, tile):
        return reason("crowded", "P2", tile=TILES[tile])
    if not sells(row, seller, tile):
        return reason("no-seller", "A2", people=PEOPLES[seller], tile=TILES[tile])
    price, have = at.rank(row, seat) + 1, at.goods(row, seat)
    return reason("too-dear", "A3", price=price, have=have) if have < price else None


_ASK: Final[dict[int, Callable[[bytearray, int], Reason | None]]] = {
    moves.PLACE: _place,
    moves.DRAW: _draw,
    moves.SHIFT: _shift,
    moves.LEAD: _lead,
    moves.STAY: lambda row, move: reason("parts-end", "W1") if at.moving(row) else None,
    moves.BUY: _buy,
}
