"""The masters of the pictures, drawn once per test process instead of once for each window."""

import gc
from typing import Final

import pygame

from luna.shell.drawing import art, caches
from luna.shell.drawing.caches import PaintCache

_KEPT: Final = 40_000_000
"""Pixels: 160 MB. A window of 1280x720 with a table draws 10 million of them, from 500 masters."""

_SWEPT: Final = 40_000_000
"""Pixels of copies after which closed windows are looked for."""


class _Masters:
    """All drawings so far, and the amount copied since the last sweep."""

    def __init__(self) -> None:
        self._kept = PaintCache[pygame.Surface](_KEPT)
        self._draw = art.draw
        self.copied = 0

    def draw(self, entry: art.ArtEntry, size: tuple[int, int]) -> pygame.Surface:
        """A copy that the caller may paint on."""
        self.copied += size[0] * size[1]
        return self._kept.get((entry, size), lambda: self._draw(entry, size)).copy()


_MASTERS: Final = _Masters()


def share() -> None:
    """From now on a window gets copies of an earlier one's drawings: three quarters of its work at the start.

    A drawing is a function of its master and its size alone, so no window can tell. Hidden pictures are not compressed
    before their window is closed: that was a tenth of the cost of a table.
    """
    art.draw = _MASTERS.draw
    caches.DELAY = 60.0


def sweep() -> None:
    """Free closed windows with all their pictures, once there are enough of them."""
    if _MASTERS.copied > _SWEPT:
        _MASTERS.copied = 0
        gc.collect()
