"""The picture behind title and menus: the temple by night. It covers windows of every shape."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client import theme
from luna.client.art import BLENDS
from luna.client.paint import Paint
from luna.client.scene import Canvas

_LAYERS: Final = (
    *("sky", "stars", "moon", "clouds", "ridges", "water", "moon-road", "horizon", "far-islands", "lighthouse"),
    *("village", "shore", "terraces", "temple", "trees"),
)
_JETTY: Final = (1080, 874, 1.5)
_BOATS: Final = (  # picture, foot, height of its box in table units and in file units
    ("boats/sailboat", 870, 1012, 168 / 112),
    ("orders/rowboat-white-1-active", 1566, 838, 70 / 84),
    ("orders/rowboat-yellow-1-active", 1670, 908, 96 / 84),
    ("orders/rowboat-blue-2-active", 1532, 1008, 132 / 84),
    ("orders/rowboat-red-1-active", 1392, 1040, 112 / 84),
)


class Seascape:
    """Drawn once for a size of the window, sharp and out of focus."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._size = (0, 0)
        self._sharp: pygame.Surface | None = None
        self._soft: pygame.Surface | None = None

    def forget(self) -> None:
        """The colours have changed."""
        self._sharp = self._soft = None

    def sharp(self, canvas: Canvas) -> pygame.Surface:
        """For the title."""
        if canvas.size != self._size or self._sharp is None:
            self._size = canvas.size
            self._soft = None
            self._sharp = self._draw(canvas)
        return self._sharp

    def soft(self, canvas: Canvas) -> pygame.Surface:
        """For what lies on top of it."""
        sharp = self.sharp(canvas)
        if self._soft is None:
            self._soft = self._paint.blurred(sharp, 4, 0.5)
        return self._soft

    def _draw(self, canvas: Canvas) -> pygame.Surface:
        scale = max(canvas.width / 1920, canvas.height / 1080)
        # What does not fit is lost rather on the left, where menus stand, and at the top.
        left, top = (canvas.width - 1920 * scale) * 0.65, canvas.height - 1080 * scale
        picture = pygame.Surface(canvas.size, 0, 32)
        art = self._paint.art

        art.foresee((f"title/{name}", scale) for name in (*_LAYERS, "glow", "wakes", "veil"))

        def put(name: str, x: float, y: float, size: float = 1.0) -> None:
            sprite = art.raster(name, size * scale)
            place = round(left + x * scale - sprite.ax), round(top + y * scale - sprite.ay)
            picture.blit(sprite.surface, place, special_flags=BLENDS[art.entry(name).blend])

        def layer(name: str) -> None:
            put(f"title/{name}", *(art.entry(f"title/{name}").position or (0, 0)))

        for name in _LAYERS:
            layer(name)
        put("temple/jetty", *_JETTY)
        layer("glow")
        for name, x, y, size in _BOATS:
            put(name, x, y, size)
        layer("wakes")
        layer("veil")
        if len(set(theme.SEA)) == 1:  # high contrast: nothing behind the words that could compete with them
            picture.fill((70, 70, 70), special_flags=pygame.BLEND_RGB_MULT)
        return picture
