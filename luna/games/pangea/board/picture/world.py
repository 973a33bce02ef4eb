"""The world without its lands: dusk, the round sea, its squares. Painted once for a size and kept."""

from __future__ import annotations

from typing import Final

import pygame

from luna.games.pangea.board.layout.layout import Layout
from luna.games.pangea.rules.board import SQUARES
from luna.shell.drawing import theme
from luna.shell.drawing.art import BLENDS, Art

_SKY: Final = {"sky": True, "stars": False, "clouds": True}
"""Layers that cover the whole window, and whether they are without any edge."""
_SEA: Final = ("halo", "world", "swells", "wavelets", "glitter", "creatures")
_SOFT: Final = ("halo", "evening")


def world(layout: Layout, art: Art) -> pygame.Surface:
    """The picture; the last one is kept, so that another language or another game costs nothing."""
    key = "pangea", layout.width, layout.height, tuple(layout.stage), theme.now.SEA
    return art.whole(key, lambda: _paint(layout, art))


def _paint(layout: Layout, art: Art) -> pygame.Surface:
    made = pygame.Surface((layout.width, layout.height), 0, 32)
    plain = len(set(theme.now.SEA)) == 1  # high contrast: black, and nothing but squares and rim
    made.fill(theme.now.SEA[-1])
    scale = max(layout.width / 1920, layout.height / 1080) * 1.002  # no rounding leaves a line free at an edge
    if not plain:
        wanted = [(f"pangea/sea/{name}", scale) for name, soft in _SKY.items() if not soft]
        art.foresee(
            [*wanted, *((f"pangea/sea/{name}", layout.u) for name in (*_SEA, "sun", "rim") if name not in _SOFT)]
        )
        for name, soft in _SKY.items():
            _cover(made, art, f"pangea/sea/{name}", scale, soft=soft)
        for name in ("sun", *_SEA):
            _layer(made, layout, art, f"pangea/sea/{name}", soft=name in _SOFT)
    square = art.at("pangea/sea/square-open", layout.u)
    for number in range(len(SQUARES)):
        x, y = layout.square(number)
        made.blit(square.surface, (x - square.ax, y - square.ay))
    if not plain:
        _cover(made, art, "pangea/sea/evening", scale, soft=True)
    _layer(made, layout, art, "pangea/sea/rim", soft=False)
    return made


def _cover(made: pygame.Surface, art: Art, name: str, scale: float, *, soft: bool) -> None:
    """A layer of the sky, `scale` pixels for one unit, about the middle of the window."""
    entry = art.entry(name)
    assert entry.position is not None
    picture = (art.soft if soft else art.raster)(name, scale).surface
    width, height = made.get_size()
    x, y = ((width - 1920 * scale) / 2, (height - 1080 * scale) / 2)
    corner = round(x + entry.position[0] * scale), round(y + entry.position[1] * scale)
    made.blit(picture, corner, special_flags=BLENDS[entry.blend])


def _layer(made: pygame.Surface, layout: Layout, art: Art, name: str, *, soft: bool) -> None:
    """A layer of the stage at its own position."""
    entry = art.entry(name)
    assert entry.position is not None
    picture = (art.soft if soft else art.raster)(name, layout.u).surface
    made.blit(picture, layout.at(*entry.position), special_flags=BLENDS[entry.blend])
