"""Distances: steps over land, or over water where there is no way over land."""

from __future__ import annotations

from collections import deque
from typing import Final

from luna.games.pangea.rules import position as at
from luna.games.pangea.rules.board import SQUARES, STEPS
from luna.games.pangea.rules.legal import land

FARTHEST: Final = 8
"""The maximum distance."""
WATER: Final = 3
"""The extra distance over water: a tile has to be shifted first."""
_MOST: Final = 2000


def _reach(near: tuple[tuple[int, ...], ...], start: int) -> list[int]:
    """Steps from a place to every other one; FARTHEST without a way."""
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
    """The distances in one arrangement of the tiles, computed on demand."""

    __slots__ = ("_near", "_nearest", "_squares", "_steps")

    def __init__(self, row: bytearray) -> None:
        self._near, self._squares = land(row).near, bytes(row[at.SQUARE : at.LAND])
        self._steps: dict[int, list[int]] = {}
        self._nearest: dict[int, list[int]] = {}

    def away(self, tile: int) -> list[int]:
        """By tile: the distance from `tile`."""
        found = self._steps.get(tile)
        if found is None:
            flight = _FLIGHT[self._squares[tile]]
            found = self._steps[tile] = [
                min(steps, flight[self._squares[other]] + WATER) for other, steps in enumerate(_reach(self._near, tile))
            ]
        return found

    def nearest(self, tiles: int) -> list[int]:
        """By tile: the distance to the nearest tile of a bit mask; FARTHEST for an empty mask."""
        found = self._nearest.get(tiles)
        if found is None:
            ways = [self.away(tile) for tile in range(15) if tiles >> tile & 1]
            found = self._nearest[tiles] = list(map(min, *ways, [FARTHEST] * 15)) if ways else [FARTHEST] * 15
        return found


_known: dict[bytes, Roads] = {}


def roads(row: bytearray) -> Roads:
    """The distances of a position, cached by the arrangement of its tiles."""
    key = bytes(row[at.LAND : at.CROWD])
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MOST:
            _known.clear()
        found = _known[key] = Roads(row)
    return found
