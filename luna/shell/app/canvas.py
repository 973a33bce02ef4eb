"""The canvas of all screens: the size of the window in pixels, and the scale of everything in it."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

STAGE: Final = (1920.0, 1080.0)
"""Units that fit into every window at the usual size."""
MOST: Final = 2.0
"""The sizes of interface and text together enlarge nothing beyond twice its usual size."""
_AIR: Final = 20  # u that stay free on every side of a panel in the middle
_BIG: Final = 0.85  # the relative size of the frame beside a big board
_LEAST: Final = 14 / 21
"""Pixels for one unit at which the smallest text, of 21 units, has 14 pixels: the interface never gets smaller."""


class Canvas(NamedTuple):
    """The window in real pixels and the scale of everything in it."""

    width: int
    height: int
    ui: float = 1.0  # the player's size of the interface: bars, panels, menus
    text: float = 1.0  # the player's size of text
    big: bool = False  # the big board: the frame around a table is small
    need: tuple[float, float] = STAGE
    """Minimum units of a screen, which limit its growth with the interface."""

    @property
    def whole(self) -> float:
        """Real pixels for one unit at the usual size: the stage of 1920 x 1080 units just fits."""
        return min(self.width / STAGE[0], self.height / STAGE[1])

    @property
    def u(self) -> float:
        """Real pixels for one unit of a screen at the player's size."""
        return min(self.whole * max(self.ui, self._floor), self.width / self.need[0], self.height / self.need[1])

    @property
    def type(self) -> float:
        """The factor from the size of text in units to its size here."""
        return min(self.text, MOST * self.whole / self.u)

    @property
    def bars(self) -> float:
        """Real pixels for one unit of the frame around a table; its words grow with it."""
        size = self.ui * self.text * (_BIG if self.big else 1.0)
        return self.whole * min(max(size, self._floor), MOST)

    @property
    def _floor(self) -> float:
        return min(1.0, _LEAST / self.whole)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    @property
    def stage(self) -> pygame.Rect:
        """The 1920 x 1080 units in the middle of the window; larger than the window if a screen needs less."""
        width, height = round(STAGE[0] * self.u), round(STAGE[1] * self.u)
        return pygame.Rect((self.width - width) // 2, (self.height - height) // 2, width, height)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the 1920 x 1080 stage in real pixels; neighbours in units are neighbours in pixels."""
        u, stage = self.u, self.stage
        left, top = stage.x + round(x * u), stage.y + round(y * u)
        return pygame.Rect(left, top, stage.x + round((x + width) * u) - left, stage.y + round((y + height) * u) - top)

    def middle(self, width: float, height: float) -> pygame.Rect:
        """A rectangle in units in the middle of the window, no larger than the window."""
        width, height = min(width, self.width / self.u - 2 * _AIR), min(height, self.height / self.u - 2 * _AIR)
        return self.rect(960 - width / 2, 540 - height / 2, width, height)

    def needing(self, width: float, height: float) -> Canvas:
        """The canvas of a screen that needs at least this size in units."""
        return self._replace(need=(width, height))
