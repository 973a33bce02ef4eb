"""Playing a move in place, unchecked: one handler for each kind of move, each a rule of chapter A or V.

A handler takes `(row, me, base, move, events)` and returns True when it has set the next seat itself. `events` is None
or a list that receives the events.
"""

from typing import Final

from luna.games.luna.rules import board, effects
from luna.games.luna.rules import events as ev
from luna.games.luna.rules import position as at
from luna.games.luna.rules.moves import INACTIVE, JETTY, JOURNEY, NOWHERE, QUARTETS, TIDE, WITH_BRIBERY, WITH_NOVICE
from luna.games.luna.rules.position import AFTER, ARRIVE, BASE, DRAFT, LAST, TIRED, TURN
from luna.games.luna.rules.scoring import end_round

_ISLES: Final = tuple(range(7))
_NO_DRAFT: Final = bytes(ARRIVE + 7 - DRAFT)


def play(row: bytearray, move: int, events: ev.Events | None = None) -> None:
    """Play a legal move. Unchecked: see `why_not`."""
    me = row[TURN]
    if not _HANDLERS[move >> 8 & 15](row, me, BASE[me], move, events):
        row[TURN] = row[AFTER + me]


# ---- actions


def _pay(row: bytearray, me: int, base: int, isle: int, cost: int, move: int, events: ev.Events | None) -> None:
    """A4: novices on the island, one of them replaced by the Novice token if the move uses it."""
    if move & WITH_NOVICE:
        cost -= 1
        effects.give_back(row, me, base, board.NOVICE_ISLE, events)
    effects.tire(row, me, base, isle, cost, events)


def _favour(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A5, A5.1."""
    isle = move >> 12
    _pay(row, me, base, isle, 1 if row[base + at.SHRINE + isle] else 2, move, events)
    row[base + at.FAVOUR + isle] = 1
    if events is not None:
        events.append(ev.TokenTaken(me, board.ISLANDS[isle]))


def _recruit(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A6."""
    isle = move >> 12
    _pay(row, me, base, isle, 2, move, events)
    row[base + at.SUPPLY] -= 1
    row[base + TIRED + isle] += 1
    if events is not None:
        events.append(ev.Recruited(me, board.ISLANDS[isle]))


def _build(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A7."""
    isle = row[at.BUILDER]
    effects.give_back(row, me, base, board.SHRINE_ISLE, events)
    _pay(row, me, base, isle, 2, move, events)
    effects.put_shrine(row, me, base, isle, events)


def _herbs(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A8."""
    isle, count = move >> 12, move & 255
    effects.give_back(row, me, base, board.HERBS_ISLE, events)
    row[base + TIRED + isle] -= count
    row[base + isle] += count
    if events is not None:
        events.append(ev.Woken(me, board.ISLANDS[isle], count))


def _council(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A10."""
    seats = (move >> 1 & 127) + (move & 1)
    _pay(row, me, base, move >> 12, seats, move, events)
    effects.advance_disc(row, me, seats, events)


def _expel(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A13."""
    steps = (move >> 1 & 127) + (move & 1)
    _pay(row, me, base, row[at.APOSTATE], steps, move, events)
    effects.walk(row, at.APOSTATE, steps, me, events)


def _appoint(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A14 to A14.4."""
    isle, tile = move >> 12, move >> 2 & 31
    if move & WITH_BRIBERY:
        effects.give_back(row, me, base, board.BRIBERY_ISLE, events)
    second = 0 if row[base + at.SHRINE + isle] else 1
    if move & WITH_NOVICE:
        second = 0
        effects.give_back(row, me, base, board.NOVICE_ISLE, events)
    row[base + isle] -= 1
    row[at.TILE + tile] = at.CLAIMED + me
    row[at.OPEN + isle] &= ~(17 << board.COLOUR[tile])
    if events is not None:
        events.append(ev.Appointed(me, tile, board.ISLANDS[isle]))
    effects.tire(row, me, base, isle, second, events)


def _consecrate(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A15 to A15.3."""
    tile = move >> 2 & 31
    if move & WITH_BRIBERY:
        effects.give_back(row, me, base, board.BRIBERY_ISLE, events)
    if events is not None:
        events.append(ev.Consecrated(me, tile, "path"))
    effects.enter_temple(row, me, tile, events)


def _book(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A16."""
    source, target = (move >> 12 & 3) << 3 | move >> 5 & 7, move & 31
    effects.give_back(row, me, base, board.BOOK_ISLE, events)
    effects.move_book(row, source, target, events)
    effects.score(row, me, 1 + row[at.BONUS], "book", events)
    row[at.BONUS] = 0


def _meditate(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> bool:
    """A17, A17.1, A17.2."""
    left = row[at.CANDLES] - 1
    row[at.CANDLES] = left
    if events is not None:
        events.append(ev.CandleOut(me, left))
    if left:
        return False
    effects.score(row, me, 1, "candle", events)
    end_round(row, me, events)
    return True


# ---- novices on the water


def _sail(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """A12."""
    origin, target, count = move >> 12, move >> 4 & 7, move & 15
    effects.give_back(row, me, base, board.SAIL_ISLE, events)
    row[base + (at.ON_JETTY if origin == JETTY else origin)] -= count
    row[base + target] += count
    if events is not None:
        events.append(ev.Moved(me, "sail", _harbour(origin), False, board.ISLANDS[target], count))


def _part(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> bool:
    """One part of A9 or A11. Arrivals are kept apart until the turn is closed, so that no novice moves twice."""
    origin, target, count = move >> 12, move >> 4 & 7, move & 15
    if not row[DRAFT]:
        kind = move >> 8 & 15
        row[DRAFT] = kind
        if kind == TIDE:
            effects.give_back(row, me, base, board.TIDE_ISLE, events)
    row[LAST] = move >> 8
    row[LAST + 1] = move & 255
    tired = move & INACTIVE
    row[base + (at.ON_JETTY if origin == JETTY else TIRED + origin if tired else origin)] -= count
    row[ARRIVE + target] += count
    if events is not None:
        vehicle = "journey" if row[DRAFT] == JOURNEY else "tide"
        events.append(ev.Moved(me, vehicle, _harbour(origin), bool(tired), board.ISLANDS[target], count))
    return True


def _close(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> None:
    """The end of a journey or tide: all travellers land, inactive."""
    for isle in _ISLES:
        count = row[ARRIVE + isle]
        if count:
            row[base + TIRED + isle] += count
    row[DRAFT : ARRIVE + 7] = _NO_DRAFT


def _harbour(origin: int) -> str:
    return "jetty" if origin == JETTY else board.ISLANDS[origin]


# ---- the preparation


def _prepare(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> bool:
    """S11, S12, V3: a starting shrine or four pairs of novices; after the last turn the game begins."""
    if move >> 12 == NOWHERE:
        isles = QUARTETS[move & 255]
        for isle in isles:
            row[base + isle] += 2
        row[base + at.SUPPLY] -= 8
        if events is not None:
            events.append(ev.PairsPlaced(me, tuple(board.ISLANDS[isle] for isle in isles)))
    else:
        effects.put_shrine(row, me, base, move >> 12, events)
    first = 1 if row[at.SOLO] else 0
    if me + 1 < row[at.PLAYERS]:
        row[TURN] = me + 1
    elif row[at.PHASE] != at.PLACE_PAIRS:
        row[at.PHASE], row[TURN] = at.PLACE_PAIRS, first
    else:
        give_starting_favours(row, events)
        row[at.PHASE], row[TURN] = (at.ROUND_START, 1) if row[at.SOLO] else (at.ACTION, 0)
        if events is not None:
            events.append(ev.RoundBegan(1, row[TURN], row[at.CANDLES]))
    return True


def give_starting_favours(row: bytearray, events: ev.Events | None) -> None:
    """S13: a player gets the token of each island where the player has nothing; the automaton gets none."""
    for seat in range(1 if row[at.SOLO] else 0, row[at.PLAYERS]):
        base = BASE[seat]
        for isle in _ISLES:
            if not row[base + isle] and not row[base + at.SHRINE + isle]:
                row[base + at.FAVOUR + isle] = 1
                if events is not None:
                    events.append(ev.TokenTaken(seat, board.ISLANDS[isle]))


# ---- the automaton of the solo game (section V): seat 0 of two, without turns of its own


def deactivate_or_finish(row: bytearray, me: int, base: int, move: int, events: ev.Events | None) -> bool:
    """V4 followed by V5, or V6."""
    if move >> 12 == NOWHERE:
        end_round(row, me, events)
    else:
        _deactivate(row, move >> 12, events)
        _step_into_the_temple(row, events)
        row[at.PHASE] = at.ACTION
    return True


def _deactivate(row: bytearray, isle: int, events: ev.Events | None) -> None:
    """V4."""
    base = at.BASE[0]
    count = row[base + isle]
    effects.tire(row, 0, base, isle, count, events)
    seats = min(count, 10 - (row[base + at.DISC] >> 3))
    if seats:
        effects.advance_disc(row, 0, seats, events)


def chosen_tile(row: bytearray) -> int:
    """V5: the highest released, unclaimed tile whose island has an active novice of the automaton; 0 = none."""
    tiles = [
        board.TILE_OF[isle][colour]
        for isle in range(7)
        if row[at.BASE[0] + isle]
        for colour in range(4)
        if row[at.OPEN + isle] >> colour & 1
    ]
    return max(tiles, default=0)


def _step_into_the_temple(row: bytearray, events: ev.Events | None) -> None:
    """V5."""
    tile = chosen_tile(row)
    if not tile:
        return
    isle = board.SYMBOL[tile]
    row[at.BASE[0] + isle] -= 1
    row[at.OPEN + isle] &= ~(1 << board.TILE_OF[isle].index(tile))
    if events is not None:
        events.append(ev.Consecrated(0, tile, board.ISLANDS[isle]))
    effects.enter_temple(row, 0, tile, events)
    source = row.find(at.BOOKED + 1, at.TILE, at.AFTER) - at.TILE
    if source < 0:
        return
    target = next(t for t in range(1, 29) if row[at.TILE + t] in (at.HELD, at.BOOKED))
    if row[at.TILE + target] == at.HELD:
        effects.move_book(row, source, target, events)
        effects.score(row, 0, 1, "book", events)


# In the order of the kinds in moves.py.
_HANDLERS: Final = (
    *(_favour, _recruit, _build, _herbs, _council, _expel, _appoint, _consecrate, _book, _meditate, _sail),
    *(_part, _part, _close, _prepare, deactivate_or_finish),
)
