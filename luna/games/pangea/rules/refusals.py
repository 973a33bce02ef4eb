"""Why a turn is refused: the checked question, rule by rule, in the order in which a player would ask.

`legal` and this module say the same thing twice, once for speed and once in words; a test holds them together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from luna.core.game import Reason, reason
from luna.games.pangea.rules import moves
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.legal import land, sells, shifts

_MAGICAL: Final = (moves.DRAW, moves.SHIFT, moves.LEAD)
_HOW_MANY: Final[dict[int, int]] = {
    moves.PLACE: 15,
    moves.DRAW: 5,
    moves.SHIFT: 15 * 26,
    moves.LEAD: 3375,
    moves.MOVE: 4050,
    moves.BUY: 225,
    moves.BAN: 26,
}
"""By kind: arguments there are; the kinds that are not here have none."""


def why_not(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """None when the turn is legal. A turn with a draw ends before its outcome."""
    if row[at.PHASE] == at.OVER or row[at.DRAWING]:
        return reason("over", "E2") if row[at.PHASE] == at.OVER else reason("no-move", "M6")
    if not turn or not all(type(move) is int and 0 <= move < moves.END + 1 << 12 for move in turn):
        return reason("no-move", "T1")
    first = turn[0]
    kind = moves.kind_of(first)
    if first == moves.CLOSE and not (row[at.LAST] or row[at.LAST + 1]):
        return reason("parts-end", "W1")
    if any(moves.argument_of(move) >= _HOW_MANY.get(moves.kind_of(move), 1) for move in turn):
        return reason("no-move", "T1")
    refused = _phase(row, kind)
    if refused is not None:
        return refused
    if kind == moves.MOVE or first == moves.CLOSE:
        return _movement(row, turn)
    if len(turn) > 1:
        return reason("one-move", "T1")
    ask = _ASKED.get(kind)
    return ask(row, first) if ask else None


def _phase(row: bytearray, kind: int) -> Reason | None:
    phase = row[at.PHASE]
    if phase == at.PLACING:
        return None if kind == moves.PLACE else reason("placing-first", "S6")
    if kind == moves.PLACE:
        return reason("placed", "S6")
    if phase == at.MAGICAL:
        if kind in (moves.BUY, moves.BAN, moves.END):
            return reason("move-first", "T1")
        if kind in _MAGICAL and (row[at.LAST] or row[at.LAST + 1]):
            return reason("parts-end", "W1")
        return reason("no-magic", "M1") if kind in _MAGICAL and not row[at.MAGIC] else None
    return None if kind in (moves.BUY, moves.BAN, moves.END) else reason("magic-over", "T1")


def _place(row: bytearray, move: int) -> Reason | None:
    tile = moves.argument_of(move)
    return reason("tower-there", "S6", tile=TILES[tile]) if tile in row[at.TOWER : at.TRIBE] else None


def _draw(row: bytearray, move: int) -> Reason | None:
    people = moves.argument_of(move)
    if people != row[at.PEOPLE + row[at.TURN]] and row[at.SEAT + people] != at.NEUTRAL:
        return reason("not-own-bag", "M4", people=PEOPLES[people])
    if at.IN_BAG not in row[slice(*at.BLOCK[people])]:
        return reason("empty-bag", "M2", people=PEOPLES[people])
    return None


def _shift(row: bytearray, move: int) -> Reason | None:
    tile, square = moves.shift_of(move)
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
    people, home, tile, target = moves.lead_of(move)
    if row[at.SEAT + people] != at.NEUTRAL:
        return reason("not-neutral", "M5", people=PEOPLES[people])
    first, last = at.GROUPS[people][home]
    if tile * 6 not in row[first:last]:
        return _no_tribe(people, home, tile, "M5")
    return _beside(row, tile, target, "M5")


def _no_tribe(people: int, home: int, tile: int, rule: str) -> Reason:
    return reason("no-tribe", rule, people=PEOPLES[people], home=LANDSCAPES[HOMES[people][home]], tile=TILES[tile])


def _beside(row: bytearray, tile: int, target: int, rule: str) -> Reason | None:
    if target in land(row).near[tile]:
        return None
    return reason("no-neighbour", rule, tile=TILES[tile], target=TILES[target])


def _movement(row: bytearray, turn: Sequence[int]) -> Reason | None:
    """W1, W2: all steps are of tribes as they stood before the first."""
    if turn[0] == NOTHING or turn[-1] != moves.CLOSE:
        return reason("parts-end", "W1")
    *steps, _ = turn
    if any(moves.kind_of(step) != moves.MOVE for step in steps):
        return reason("parts-end", "W1")
    before = (row[at.LAST] << 8 | row[at.LAST + 1]) - 1
    if list(steps) != sorted(steps) or (steps and moves.argument_of(steps[0]) < before):
        return reason("parts-order", "W1")
    people = row[at.PEOPLE + row[at.TURN]]
    leaving: dict[tuple[int, int, int], int] = {}
    for step in steps:
        tile, home, amulet, target = moves.part_of(step)
        kind = tile, home, amulet
        leaving[kind] = leaving.get(kind, 0) + 1
        first, last = at.GROUPS[people][home]
        have = row[first:last].count(tile * 6 + amulet)
        if not have and amulet:
            return reason("no-carrier", "W2", tile=TILES[tile], amulet=LANDSCAPES[amulet - 1])
        if not have:
            return _no_tribe(people, home, tile, "W1")
        if leaving[kind] > have:
            return reason("too-many", "W1", have=have, tile=TILES[tile])
        refused = _beside(row, tile, target, "W1")
        if refused is not None:
            return refused
    return None


NOTHING: Final = moves.STAY << 12
"""Nobody moves: a turn of its own, no end of a movement."""


def _stay(row: bytearray, move: int) -> Reason | None:
    return reason("parts-end", "W1") if row[at.LAST] or row[at.LAST + 1] else None


def _buy(row: bytearray, move: int) -> Reason | None:
    """A2 in the order of the seed: who sells, what is owned, what it costs."""
    tile, home, seller = moves.buy_of(move)
    seat = row[at.TURN]
    people = row[at.PEOPLE + seat]
    landscape = tile // 3
    if seller == people:
        return reason("no-seller-self", "A2")
    first, last = at.GROUPS[people][home]
    if tile * 6 not in row[first:last]:
        return _no_tribe(people, home, tile, "A2")
    if at.owned(row, seat) >> landscape & 1:
        return reason("have-amulet", "A2", amulet=LANDSCAPES[landscape])
    if at.overcrowded(row, tile):
        return reason("crowded", "P2", tile=TILES[tile])
    if not sells(row, seller, tile):
        return reason("no-seller", "A2", people=PEOPLES[seller], tile=TILES[tile])
    price, have = at.rank(row, seat) + 1, at.goods(row, seat)
    return reason("too-dear", "A3", price=price, have=have) if have < price else None


_ASKED: Final[dict[int, Callable[[bytearray, int], Reason | None]]] = {
    moves.PLACE: _place,
    moves.DRAW: _draw,
    moves.SHIFT: _shift,
    moves.LEAD: _lead,
    moves.STAY: _stay,
    moves.BUY: _buy,
}
