"""The preparation round of the free set-up (S11 to S13) and of the solo game (V3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from luna.games.luna.rules.board import ISLANDS
from luna.games.luna.rules.moves import NOWHERE, QUARTETS
from luna.games.luna.rules.position import (
    ACTION,
    BASE,
    CANDLES,
    FAVOUR,
    PHASE,
    PLACE_PAIRS,
    PLAYERS,
    ROUND_START,
    SHRINE,
    SHRINES_LEFT,
    SOLO,
    SUPPLY,
    TURN,
)

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
        row[base + SUPPLY] -= 8
        if events is not None:
            events.append(told.PairsPlaced(me, tuple(ISLANDS[isle] for isle in isles)))
    else:
        row[base + SHRINE + (move >> 12)] = 1
        row[base + SHRINES_LEFT] -= 1
        if events is not None:
            events.append(told.ShrinePlaced(me, ISLANDS[move >> 12]))
    first = 1 if row[SOLO] else 0
    if me + 1 < row[PLAYERS]:
        row[TURN] = me + 1
    elif row[PHASE] != PLACE_PAIRS:
        row[PHASE], row[TURN] = PLACE_PAIRS, first
    else:
        give_starting_favours(row, events)
        row[PHASE], row[TURN] = (ROUND_START, 1) if row[SOLO] else (ACTION, 0)
        if events is not None:
            events.append(told.RoundBegan(1, row[TURN], row[CANDLES]))
    return True


def give_starting_favours(row: bytearray, events: Events | None) -> None:
    """S13: one token from each island where a player has neither novices nor a shrine; the automaton gets none."""
    for seat in range(1 if row[SOLO] else 0, row[PLAYERS]):
        base = BASE[seat]
        for isle in range(7):
            if not row[base + isle] and not row[base + SHRINE + isle]:
                row[base + FAVOUR + isle] = 1
                if events is not None:
                    events.append(told.TokenTaken(seat, ISLANDS[isle]))
