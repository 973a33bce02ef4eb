"""What lives on Pangea's board while nobody plays: light on the open sea, the windows of the tower whose turn it is.

Small pictures are added to the one at rest, a dozen times a second; lands hide what would shine below them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin
from random import Random
from typing import Final

import pygame

from luna.games.pangea.board.layout import places
from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.rules.board import SQUARES, TILES
from luna.games.pangea.rules.position import LAND, NOWHERE, OVER, PEOPLE, PHASE, SQUARE, TOWER, TURN
from luna.shell.art import Art
from luna.shell.glints import DARK, Glint, Glitter, Ticker, shining, strewn
from luna.shell.parts import Part

MOST: Final = 0.08
"""Of the tower's light that comes and goes."""
_LEVELS: Final = 4
_PERIOD: Final = 4.0  # seconds
_MANY: Final = 70
_STRENGTH: Final = 0.13
_NEAR: Final = 64  # u from the middle of a square: what glitters there belongs to it
_WORLD: Final = (880, 506, 500, 396)  # middle and radii of the sea, clear of the rim
_ROUND: Final = 2.4  # the exponent of its oval


class Ambient:
    """The living part of one table in one window."""

    def __init__(self, layout: Layout, art: Art) -> None:
        self._layout, self._art = layout, art
        glints = strewn(3, _MANY, _on_sea, _STRENGTH)
        self._squares = [_square(glint) for glint in glints]
        self._glitter = Glitter(glints, layout.at, layout.u)
        self._clock = Ticker()

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether a new picture is due."""
        return self._clock.update(dt)

    def sea(self, surface: pygame.Surface, row: bytearray) -> Iterator[Part]:
        """The glitter as it is now; always as many parts."""
        parts = self._glitter.parts(surface, self._layout.free, self._clock.time)
        for part, square in zip(parts, self._squares, strict=True):
            yield part if square is None or row[LAND + square] == NOWHERE else DARK

    def tower(self, surface: pygame.Surface, row: bytearray) -> Part:
        """The light of the tower whose turn it is breathes."""
        level = round(_LEVELS * (0.5 + 0.5 * sin(2 * pi * self._clock.time / _PERIOD)))
        tower = NOWHERE if row[PHASE] == OVER else row[TOWER + row[PEOPLE + row[TURN]]]
        if not level or tower >= len(TILES):
            return DARK
        sprite = self._art.light("pangea/marks/tower-glow", self._layout.u, MOST * level / _LEVELS)
        x, y = self._layout.on(row[SQUARE + tower], places.TOWER)
        corner = x - sprite.ax, y - sprite.ay
        return shining(surface, sprite.surface, corner, self._layout.free, level)


def _on_sea(chance: Random) -> tuple[float, float] | None:
    x, y, wide, high = _WORLD
    across, down = chance.uniform(-1, 1), chance.uniform(-1, 1)
    inside = abs(across) ** _ROUND + abs(down) ** _ROUND < 1
    return (x + wide * across, y + high * down) if inside else None


def _square(glint: Glint) -> int | None:
    """The square on which a streak lies; None between them and outside."""
    for square in range(len(SQUARES)):
        x, y = places.SQUARE[square]
        if abs(glint.x - x) <= _NEAR + glint.width / 2 and abs(glint.y - y) <= _NEAR:
            return square
    return None
