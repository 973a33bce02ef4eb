"""Playing a move, trusted and in place: one handler a kind, each a rule.

`events` is None or a list that receives what happened, in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from luna.games.pangea.rules.board import HOMES, LANDSCAPES, NUMBER, PEOPLES, SQUARES, TILES
from luna.games.pangea.rules.moves import DONE, END, buy_of, lead_of, part_of, shift_of
from luna.games.pangea.rules.position import (
    ALL_PRODUCE,
    AMULETS,
    BAN,
    BLOCK,
    BUYING,
    CROWD,
    DRAWING,
    GROUPS,
    IN_BAG,
    IN_HAND,
    LAND,
    LAST,
    LAST_ROUND,
    MAGIC,
    MAGICAL,
    MOVED,
    NEUTRAL,
    NOWHERE,
    OPTIONS,
    OVER,
    PEOPLE,
    PHASE,
    PLAYERS,
    RANK,
    SEAT,
    SQUARE,
    TOWER,
    TURN,
    earn,
    goods,
    rank,
    round_number,
    set_round,
)

if TYPE_CHECKING:
    from luna.core.game import Events
    from luna.games.pangea.rules import events as told
else:
    from luna.games.pangea.rules import told


_HOME_TILES: Final = tuple(
    tuple({tile * 6: tile for tile in range(3 * home, 3 * home + 3)} for home in homes) for homes in HOMES
)
"""By people and home: the places in which such a tribe produces, and their tiles."""


def play(row: bytearray, move: int, events: Events | None = None) -> None:
    """Plays a legal move, or an outcome of the draw that is due. Not checked: see `why_not`."""
    _HANDLERS[move >> 12](row, move & 4095, events)


def condition(row: bytearray, seat: int) -> int:
    """The victory condition that a seat meets: 3 = five amulets, 2 = four and 10 goods, 1 = three and 20, 0 (E1)."""
    amulets = rank(row, seat)
    if amulets < 3:
        return 0
    if amulets == 5:
        return 3
    have = goods(row, seat)
    if amulets == 4 and have >= 10:
        return 2
    return 1 if have >= 20 else 0


def _check(row: bytearray, seat: int, events: Events | None) -> None:
    """E2: who meets a condition makes this round the last."""
    if not row[LAST_ROUND] and condition(row, seat):
        row[LAST_ROUND] = 1
        if events is not None:
            events.append(told.LastRound(seat, condition(row, seat)))


def _settle(row: bytearray, group: tuple[int, int]) -> None:
    first, last = group
    row[first:last] = sorted(row[first:last])


def _place(row: bytearray, tile: int, events: Events | None) -> None:
    """S6."""
    seat = row[TURN]
    people = row[PEOPLE + seat]
    row[TOWER + people] = tile
    first, last = BLOCK[people]
    for at in range(first, last):
        if row[at] == IN_HAND:
            row[at] = tile * 6
            row[CROWD + tile] += 1
    if events is not None:
        events.append(told.Placed(seat, PEOPLES[people], TILES[tile]))
    for group in GROUPS[people]:
        _settle(row, group)
    if seat + 1 < row[PLAYERS]:
        row[TURN] = seat + 1
    else:
        row[PHASE], row[TURN] = MAGICAL, 0
        set_round(row, 1)
        _begin(row, events)


def _begin(row: bytearray, events: Events | None) -> None:
    """Phase 1 and what phase 2 allows (B4, M1)."""
    seat = row[TURN]
    if row[BAN + seat] and events is not None:
        events.append(told.BanLifted(seat, _place_of(row, row[BAN + seat] - 1)))
    row[BAN + seat] = 0
    row[MAGIC] = max(1, RANK[row[AMULETS + seat]])
    row[PHASE] = MAGICAL
    if events is not None:
        events.append(told.TurnBegun(seat, round_number(row), row[MAGIC]))


def _place_of(row: bytearray, square: int) -> str:
    """A land square is named by its tile, a water square by its name."""
    tile = row[LAND + square]
    return SQUARES[square] if tile == NOWHERE else TILES[tile]


def _draw(row: bytearray, people: int, events: Events | None) -> None:
    """M2, M4: chance says which."""
    row[DRAWING] = people + 1
    row[MAGIC] -= 1


def _drawn(row: bytearray, outcome: int, events: Events | None) -> None:
    """An outcome of a draw: the tribe stands at the tower of its people."""
    people, home = divmod(outcome, 3)
    first, last = GROUPS[people][home]
    tile = row[TOWER + people]
    row[row.index(IN_BAG, first, last)] = tile * 6
    _settle(row, (first, last))
    row[CROWD + tile] += 1
    row[DRAWING] = 0
    if events is not None:
        events.append(told.Drawn(row[TURN], PEOPLES[people], LANDSCAPES[HOMES[people][home]], TILES[tile]))


def _shift(row: bytearray, argument: int, events: Events | None) -> None:
    """M3: the tile goes with all that stands on it."""
    tile, square = shift_of(argument)
    before = row[SQUARE + tile]
    row[LAND + before], row[LAND + square], row[SQUARE + tile] = NOWHERE, tile, square
    row[MAGIC] -= 1
    if events is not None:
        events.append(told.Shifted(row[TURN], TILES[tile], SQUARES[before], SQUARES[square]))


def _lead(row: bytearray, argument: int, events: Events | None) -> None:
    """M5."""
    people, home, tile, target = lead_of(argument)
    first, last = GROUPS[people][home]
    row[row.index(tile * 6, first, last)] = target * 6
    _settle(row, (first, last))
    row[CROWD + tile] -= 1
    row[CROWD + target] += 1
    row[MAGIC] -= 1
    if events is not None:
        events.append(told.Led(row[TURN], PEOPLES[people], LANDSCAPES[HOMES[people][home]], TILES[tile], TILES[target]))


def _move(row: bytearray, argument: int, events: Events | None) -> None:
    """W1: one tribe's step. It does not step again before the movement is closed."""
    tile, home, amulet, target = part_of(argument)
    people = row[PEOPLE + row[TURN]]
    first, last = GROUPS[people][home]
    row[row.index(tile * 6 + amulet, first, last)] = MOVED + target * 6 + amulet
    row[CROWD + tile] -= 1
    row[CROWD + target] += 1
    _settle(row, (first, last))
    row[LAST], row[LAST + 1] = argument + 1 >> 8, argument + 1 & 255
    if events is not None:
        carried = LANDSCAPES[amulet - 1] if amulet else None
        step = told.Moved(
            row[TURN], PEOPLES[people], LANDSCAPES[HOMES[people][home]], carried, TILES[tile], TILES[target]
        )
        events.append(step)


def _done(row: bytearray, argument: int, events: Events | None) -> None:
    """The movement is closed."""
    people = row[PEOPLE + row[TURN]]
    first, last = BLOCK[people]
    for at in range(first, last):
        if MOVED <= row[at] < IN_HAND:
            row[at] -= MOVED
    row[LAST] = row[LAST + 1] = 0
    _hand_in(row, events)
    for group in GROUPS[people]:
        _settle(row, group)


def _stay(row: bytearray, argument: int, events: Events | None) -> None:
    """T3."""
    if events is not None:
        events.append(told.Stayed(row[TURN]))
    _hand_in(row, events)
    for group in GROUPS[row[PEOPLE + row[TURN]]]:
        _settle(row, group)


def _hand_in(row: bytearray, events: Events | None) -> None:
    """W3: what carries an amulet at the own tower hands it in."""
    seat = row[TURN]
    people = row[PEOPLE + seat]
    tile = row[TOWER + people]
    first, last = BLOCK[people]
    for at in range(first, last):
        amulet = row[at] - tile * 6
        if 0 < amulet < 6:
            row[at] = tile * 6
            row[AMULETS + seat] |= 1 << amulet - 1
            if events is not None:
                events.append(told.HandedIn(seat, LANDSCAPES[amulet - 1], rank(row, seat)))
    row[PHASE], row[MAGIC] = BUYING, 0
    _check(row, seat, events)


def _buy(row: bytearray, argument: int, events: Events | None) -> None:
    """A2 to A4."""
    tile, home, seller = buy_of(argument)
    seat = row[TURN]
    first, last = GROUPS[row[PEOPLE + seat]][home]
    price = rank(row, seat) + 1
    earn(row, seat, -price)
    row[row.index(tile * 6, first, last)] = tile * 6 + tile // 3 + 1
    _settle(row, (first, last))
    if events is not None:
        events.append(told.Bought(seat, LANDSCAPES[tile // 3], TILES[tile], PEOPLES[seller], price))
    other = row[SEAT + seller]
    if other != NEUTRAL:
        earn(row, other, 1)
        if events is not None:
            events.append(told.Earned(other, 1, (), "sale"))
        _check(row, other, events)


def _ban(row: bytearray, square: int, events: Events | None) -> None:
    """B1, after the production."""
    _produce(row, events)
    row[BAN + row[TURN]] = square + 1
    if events is not None:
        events.append(told.BanPut(row[TURN], _place_of(row, square)))
    _end_turn(row, events)


def _end(row: bytearray, argument: int, events: Events | None) -> None:
    _produce(row, events)
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


def _produce(row: bytearray, events: Events | None) -> None:
    """P3, O1."""
    seats = range(row[PLAYERS]) if row[OPTIONS] & ALL_PRODUCE else (row[TURN],)
    for seat in seats:
        tiles = producing(row, row[PEOPLE + seat])
        if tiles:
            earn(row, seat, len(tiles))
            if events is not None:
                events.append(told.Earned(seat, len(tiles), tuple(TILES[tile] for tile in tiles), "production"))
    for seat in seats:
        _check(row, seat, events)


def _end_turn(row: bytearray, events: Events | None) -> None:
    """S8, E2."""
    seat = row[TURN] + 1
    if seat == row[PLAYERS]:
        if row[LAST_ROUND]:
            row[PHASE] = OVER
            if events is not None:
                events.append(told.GameOver())
            return
        seat = 0
        set_round(row, round_number(row) + 1)
    row[TURN] = seat
    _begin(row, events)


_HANDLERS: Final[tuple[Callable[[bytearray, int, Events | None], None], ...]] = (
    _place,
    _draw,
    _shift,
    _lead,
    _move,
    _done,
    _stay,
    _buy,
    _ban,
    _end,
    _drawn,
)
assert len(_HANDLERS) == END + 2 and _HANDLERS[DONE] is _done
