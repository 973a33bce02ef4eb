"""The preparation round of the free set-up (S11 to S13) and of the solo game (V3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luna.games.luna.rules import position as at
from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import NOWHERE, QUARTETS

if TYPE_CHECKING:
    from luna.core.game import Events
    from luna.games.luna.rules import events as told
else:
    from luna.games.luna.rules import told


def place_pairs_or_shrine(row: bytearray, me: int, base: int, move: int, events: Events | None) -> bool:
    """Play a turn of the preparation; after the last one the favours are given and the game begins."""
    if move >> 12 == NOWHERE:
        isles = QUARTETS[move & 255]
        for isle in isles:
            row[base + isle] += 2
        row[base + at.SUPPLY] -= 8
        if events is not None:
            events.append(told.PairsPlaced(me, tuple(ISLANDS[isle] for isle in isles)))
    else:
        row[base + at.SHRINE + (move >> 12)] = 1
        row[base + at.SHRINES_LEFT] -= 1
        if events is not None:
            events.append(told.ShrinePlaced(me, ISLANDS[move >> 12]))
    first = 1 if row[at.SOLO] else 0
    if me + 1 < row[at.PLAYERS]:
        row[at.TURN] = me + 1
    elif row[at.PHASE] != at.PLACE_PAIRS:
        row[at.PHASE], row[at.TURN] = at.PLACE_PAIRS, first
    else:
        give_starting_favours(row, events)
        row[at.PHASE], row[at.TURN] = (at.ROUND_START, 1) if row[at.SOLO] else (at.ACTION, 0)
        if events is not None:
            events.append(told.RoundBegan(1, row[at.TURN], row[at.CANDLES]))
    return True


def give_starting_favours(row: bytearray, events: Events | None) -> None:
    """S13: one token from each island where a player has neither novices nor a shrine; the automaton gets none."""
    for seat in range(1 if row[at.SOLO] else 0, row[at.PLAYERS]):
        base = at.BASE[seat]
        for isle in range(7):
            if not row[base + isle] and not row[base + at.SHRINE + isle]:
                row[base + at.FAVOUR + isle] = 1
                if events is not None:
                    events.append(told.TokenTaken(seat, ISLANDS[isle]))
