"""How far it is: steps over land as the tiles lie now, and over the water where there is no way."""

from __future__ import annotations

from collections import deque
from typing import Final

from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import SQUARES, STEPS
from luna.games.pangea.rules.legal import land

FARTHEST: Final = 8
"""Steps beyond which nothing is any farther."""
WATER: Final = 3
"""What it costs that a shift is needed first."""
_MOST: Final = 2000


def _reach(near: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    """Steps from a place to every other one, FARTHEST where there is no way."""
    steps = [FARTHEST] * len(near)
    steps[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for other in near[here]:
            if steps[other] > steps[here] + 1:
                steps[other] = steps[here] + 1
                waiting.append(other)
    return steps


_FLIGHT: Final = tuple(_reach(STEPS, square) for square in range(len(SQUARES)))
"""By two squares: steps over land and water alike."""
_known: dict[bytes, dict[int, list[int]]] = {}


def roads(row: bytearray) -> dict[int, list[int]]:
    """What is known so far of the lie of the land, for `away`; one object for every position that shares it."""
    key = bytes(row[at.LAND : at.CROWD])
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST:
            _known.clear()
        found = _known[key] = {}
    return found


def away(row: bytearray, known: dict[int, list[int]], tile: int) -> list[int]:
    """By tile: steps from this one, no more than FARTHEST; `known` as `roads` gives it."""
    found = known.get(tile)
    if found is None:
        flight = _FLIGHT[row[at.SQUARE + tile]]
        found = known[tile] = [
            min(steps, flight[row[at.SQUARE + other]] + WATER)
            for other, steps in enumerate(_reach(land(row).near, tile))
        ]
    return found
