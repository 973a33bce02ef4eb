"""Playing a move in place, unchecked: one handler for each kind of move, each a rule.

`events` is None or a list that receives the events in order.
"""

from collections.abc import Callable
from typing import Final

from luna.core.standings import placed
from luna.games.pangea.rules import events as ev
from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import BAN, DONE, END, values_of
from luna.games.pangea.rules.position import BLOCK, CROWD, GROUPS, MAGIC, NOWHERE, PEOPLE, PHASE, TURN

_HOME_TILES: Final = tuple(
    tuple({tile * 6: tile for tile in range(3 * home, 3 * home + 3)} for home in homes) for homes in HOMES
)
"""By people and home: the places in which such a tribe produces, and their tiles."""


def play(row: bytearray, move: int, events: ev.Events | None = None) -> None:
    """Play a legal move, or an outcome of the draw that is due. Not checked: see `why_not`."""
    _HANDLERS[move >> 12](row, move, events)


def condition(row: bytearray, seat: int) -> int:
    """The victory condition that a seat meets: 3 = five amulets, 2 = four and 10 goods, 1 = three and 20, 0 (E1)."""
    amulets = at.rank(row, seat)
    return met(amulets, at.goods(row, seat)) if amulets >= 3 else 0


def met(amulets: int, goods: int) -> int:
    """The condition that a number of amulets and goods meets."""
    return 3 if amulets == 5 else 2 if amulets == 4 and goods >= 10 else int(amulets >= 3 and goods >= 20)


def _check(row: bytearray, seat: int, events: ev.Events | None) -> None:
    """E2: a seat that meets a condition makes this round the last."""
    if not row[at.LAST_ROUND] and condition(row, seat):
        row[at.LAST_ROUND] = 1
        if events is not None:
            events.append(ev.LastRound(seat, condition(row, seat)))


def _settle(row: bytearray, people: int) -> None:
    """Sort the tribes of each home again."""
    for first, last in GROUPS[people]:
        row[first:last] = sorted(row[first:last])


def _tribe(people: int, home: int) -> tuple[str, str]:
    return PEOPLES[people], LANDSCAPES[HOMES[people][home]]


def places(row: bytearray) -> tuple[int, ...]:
    """E3: the place of each seat, shared by equal ones."""
    seats = range(row[at.PLAYERS])
    return placed([(condition(row, seat), at.rank(row, seat), at.goods(row, seat)) for seat in seats])


# ---- the towers, and the beginning of a turn


def _place(row: bytearray, move: int, events: ev.Events | None) -> None:
    """S6."""
    seat, tile = row[TURN], move & 4095
    people = row[PEOPLE + seat]
    row[at.TOWER + people] = tile
    for tribe in range(*BLOCK[people]):
        if row[tribe] == at.IN_HAND:
            row[tribe] = tile * 6
            row[CROWD + tile] += 1
    if events is not None:
        events.append(ev.Placed(seat, PEOPLES[people], TILES[tile]))
    _settle(row, people)
    if seat + 1 < row[at.PLAYERS]:
        row[TURN] = seat + 1
    else:
        row[TURN] = 0
        at.set_round(row, 1)
        _begin(row, events)


def _begin(row: bytearray, events: ev.Events | None) -> None:
    """Phase 1, and the magic actions of phase 2 (B4, M1)."""
    seat = row[TURN]
    ban = row[at.BAN + seat]
    row[at.BAN + seat] = 0
    row[MAGIC] = max(1, at.RANK[row[at.AMULETS + seat]])
    row[PHASE] = at.MAGICAL
    if events is not None:
        if ban:
            events.append(ev.BanLifted(seat, place_text(row, ban - 1)))
        events.append(ev.TurnBegun(seat, at.round_number(row), row[MAGIC]))


def place_text(row: bytearray, square: int) -> str:
    """The name of a square: that of the tile on it, or its own where there is water."""
    tile = row[at.LAND + square]
    return SQUARES[square] if tile == NOWHERE else TILES[tile]


def square_of(row: bytearray, place: str) -> int:
    """The square of a tile, or of this name: the inverse of `place_text`."""
    return row[at.SQUARE + TILES.index(place)] if place in TILES else SQUARES.index(place)


# ---- magic


def _draw(row: bytearray, move: int, events: ev.Events | None) -> None:
    """M2, M4: the outcome is a draw of chance."""
    row[at.DRAWING] = (move & 4095) + 1
    row[MAGIC] -= 1


def _drawn(row: bytearray, move: int, events: ev.Events | None) -> None:
    """An outcome of a draw: the tribe stands at the tower of its people."""
    people, home = values_of(move)
    first, last = GROUPS[people][home]
    tile = row[at.TOWER + people]
    row[row.index(at.IN_BAG, first, last)] = tile * 6
    row[first:last] = sorted(row[first:last])
    row[CROWD + tile] += 1
    row[at.DRAWING] = 0
    if events is not None:
        events.append(ev.Drawn(row[TURN], *_tribe(people, home), TILES[tile]))


def _shift(row: bytearray, move: int, events: ev.Events | None) -> None:
    """M3: the tile moves with all tribes on it."""
    tile, square = values_of(move)
    before = row[at.SQUARE + tile]
    row[at.LAND + before], row[at.LAND + square], row[at.SQUARE + tile] = NOWHERE, tile, square
    row[MAGIC] -= 1
    if events is not None:
        events.append(ev.Shifted(row[TURN], TILES[tile], SQUARES[before], SQUARES[square]))


def _lead(row: bytearray, move: int, events: ev.Events | None) -> None:
    """M5."""
    people, home, tile, target = values_of(move)
    first, last = GROUPS[people][home]
    row[row.index(tile * 6, first, last)] = target * 6
    row[first:last] = sorted(row[first:last])
    row[CROWD + tile] -= 1
    row[CROWD + target] += 1
    row[MAGIC] -= 1
    if events is not None:
        events.append(ev.Led(row[TURN], *_tribe(people, home), TILES[tile], TILES[target]))


# ---- movement


def _move(row: bytearray, move: int, events: ev.Events | None) -> None:
    """W1: one tribe's step. The tribe does not step again before the movement is closed."""
    tile, home, amulet, target = values_of(move)
    people = row[PEOPLE + row[TURN]]
    first, last = GROUPS[people][home]
    row[row.index(tile * 6 + amulet, first, last)] = at.MOVED + target * 6 + amulet
    row[CROWD + tile] -= 1
    row[CROWD + target] += 1
    row[first:last] = sorted(row[first:last])
    row[at.LAST], row[at.LAST + 1] = divmod((move & 4095) + 1, 256)
    if events is not None:
        carried = LANDSCAPES[amulet - 1] if amulet else None
        events.append(ev.Moved(row[TURN], *_tribe(people, home), carried, TILES[tile], TILES[target]))


def _done(row: bytearray, move: int, events: ev.Events | None) -> None:
    """The movement is closed."""
    for tribe in range(*BLOCK[row[PEOPLE + row[TURN]]]):
        if at.MOVED <= row[tribe] < at.IN_HAND:
            row[tribe] -= at.MOVED
    row[at.LAST] = row[at.LAST + 1] = 0
    _hand_in(row, events)


def _stay(row: bytearray, move: int, events: ev.Events | None) -> None:
    """T3."""
    if events is not None:
        events.append(ev.Stayed(row[TURN]))
    _hand_in(row, events)


def _hand_in(row: bytearray, events: ev.Events | None) -> None:
    """W3: a tribe with an amulet at its own tower hands it in."""
    seat = row[TURN]
    people = row[PEOPLE + seat]
    home = row[at.TOWER + people] * 6
    for tribe in range(*BLOCK[people]):
        amulet = row[tribe] - home
        if 0 < amulet < 6:
            row[tribe] = home
            row[at.AMULETS + seat] |= 1 << amulet - 1
            if events is not None:
                events.append(ev.HandedIn(seat, LANDSCAPES[amulet - 1], at.rank(row, seat)))
    row[PHASE], row[MAGIC] = at.BUYING, 0
    _check(row, seat, events)
    _settle(row, people)


# ---- buying, production and the end of a turn


def _buy(row: bytearray, move: int, events: ev.Events | None) -> None:
    """A2 to A4."""
    tile, home, seller = values_of(move)
    seat = row[TURN]
    first, last = GROUPS[row[PEOPLE + seat]][home]
    price, (_, own) = at.rank(row, seat) + 1, _tribe(row[PEOPLE + seat], home)
    at.earn(row, seat, -price)
    row[row.index(tile * 6, first, last)] = tile * 6 + tile // 3 + 1
    row[first:last] = sorted(row[first:last])
    if events is not None:
        events.append(ev.Bought(seat, LANDSCAPES[tile // 3], TILES[tile], PEOPLES[seller], price, own))
    other = row[at.SEAT + seller]
    if other != at.NEUTRAL:
        at.earn(row, other, 1)
        if events is not None:
            events.append(ev.Earned(other, 1, (), "sale"))
        _check(row, other, events)


def _end(row: bytearray, move: int, events: ev.Events | None) -> None:
    """The production, then B1."""
    _produce(row, events)
    if move >> 12 == BAN:
        square = move & 4095
        row[at.BAN + row[TURN]] = square + 1
        if events is not None:
            events.append(ev.BanPut(row[TURN], place_text(row, square)))
    _end_turn(row, events)


def producing(row: bytearray, people: int) -> list[int]:
    """Tiles of the people's producing tribes, one entry a tribe, ascending by home (P1, P2)."""
    found = []
    for (first, last), tiles in zip(GROUPS[people], _HOME_TILES[people], strict=True):
        for place in row[first:last]:
            tile = tiles.get(place, NOWHERE)
            if tile != NOWHERE and row[CROWD + tile] <= NUMBER[tile]:
                found.append(tile)
    return found


def _produce(row: bytearray, events: ev.Events | None) -> None:
    """P3, O1."""
    seats = range(row[at.PLAYERS]) if row[at.OPTIONS] & at.ALL_PRODUCE else (row[TURN],)
    for seat in seats:
        tiles = producing(row, row[PEOPLE + seat])
        if tiles:
            at.earn(row, seat, len(tiles))
            if events is not None:
                events.append(ev.Earned(seat, len(tiles), tuple(TILES[tile] for tile in tiles), "production"))
    for seat in seats:
        _check(row, seat, events)


def _end_turn(row: bytearray, events: ev.Events | None) -> None:
    """S8, E2."""
    seat = row[TURN] + 1
    if seat == row[at.PLAYERS]:
        if row[at.LAST_ROUND]:
            row[PHASE] = at.OVER
            if events is not None:
                events.append(ev.GameOver())
            return
        seat = 0
        at.set_round(row, at.round_number(row) + 1)
    row[TURN] = seat
    _begin(row, events)


_HANDLERS: Final[tuple[Callable[[bytearray, int, ev.Events | None], None], ...]] = (
    *(_place, _draw, _shift, _lead, _move, _done, _stay, _buy, _end, _end, _drawn),
)
assert len(_HANDLERS) == END + 2 and _HANDLERS[DONE] is _done
