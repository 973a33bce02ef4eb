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


class Roads:
    """The distances of one lie of the land, each reckoned when it is asked for."""

    __slots__ = ("_near", "_nearest", "_squares", "_steps")

    def __init__(self, row: bytearray) -> None:
        self._near, self._squares = land(row).near, bytes(row[at.SQUARE : at.LAND])
        self._steps: dict[int, list[int]] = {}
        self._nearest: dict[int, list[int]] = {}

    def away(self, tile: int) -> list[int]:
        """By tile: steps from this one, no more than FARTHEST."""
        found = self._steps.get(tile)
        if found is None:
            flight = _FLIGHT[self._squares[tile]]
            found = self._steps[tile] = [
                min(steps, flight[self._squares[other]] + WATER) for other, steps in enumerate(_reach(self._near, tile))
            ]
        return found

    def nearest(self, tiles: int) -> list[int]:
        """By tile: steps to the nearest of some tiles, given as bits; FARTHEST when there is none."""
        found = self._nearest.get(tiles)
        if found is None:
            ways = [self.away(tile) for tile in range(15) if tiles >> tile & 1]
            found = self._nearest[tiles] = list(map(min, *ways, [FARTHEST] * 15)) if ways else [FARTHEST] * 15
        return found


_known: dict[bytes, Roads] = {}


def roads(row: bytearray) -> Roads:
    """The distances as the tiles lie; one object for every position that shares them."""
    key = bytes(row[at.LAND : at.CROWD])
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST:
            _known.clear()
        found = _known[key] = Roads(row)
    return found
