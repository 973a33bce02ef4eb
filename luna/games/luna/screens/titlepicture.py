"""The picture of Luna behind title and menus: the temple by night, for windows of every shape."""

from collections.abc import Iterator
from math import pi, sin
from random import Random
from typing import Final

import pygame

from luna.shell.app.canvas import Canvas
from luna.shell.drawing.art import BLENDS, ROUGH
from luna.shell.drawing.glints import DARK, Glitter, shining, strewn
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint import Paint

_LAYERS: Final = (
    *("sky", "stars", "moon", "clouds", "ridges", "water", "moon-road", "horizon", "far-islands", "lighthouse"),
    *("village", "shore", "terraces", "temple", "trees"),
)
_SOFT: Final = ("title/sky", "title/clouds", "title/veil", "title/glow")  # layers without any edge
_JETTY: Final = (1080, 874, 1.5)
_BOATS: Final = (  # picture, foot, height of its box in table units and in file units
    ("boats/sailboat", 870, 1012, 168 / 112),
    ("orders/rowboat-white-1-active", 1566, 838, 70 / 84),
    ("orders/rowboat-yellow-1-active", 1670, 908, 96 / 84),
    ("orders/rowboat-blue-2-active", 1532, 1008, 132 / 84),
    ("orders/rowboat-red-1-active", 1392, 1040, 112 / 84),
)
_ROAD: Final = (1530, 572, 1868, 1064)  # the moon's road on the water: left, top, right, bottom
_BAY: Final = (60, 720), (700, 1040)  # from left to right, from top to bottom
_ON_ROAD, _ON_BAY = 64, 26  # glints
_ROAD_LIGHT, _BAY_LIGHT = 0.2, 0.05
_GLOW_MOST, _GLOW_LEVELS, _GLOW_LOOP = 0.08, 4, 7.0  # share, steps and seconds of the windows' breath


class Seascape:
    """The title picture of Luna, see `shell.scenery.TitlePicture`."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._glitter: Glitter | None = None
        self._glows: dict[int, pygame.Surface] = {}

    def parts(self, surface: pygame.Surface, canvas: Canvas, time: float) -> Iterator[Part]:
        """Glints on the moon's road and the bay, and the pulsing light of the windows."""
        scale, left, top = _fitted(canvas)
        if self._glitter is None:
            glints = strewn(3, _ON_ROAD, _on_road, _ROAD_LIGHT)
            glints += strewn(
                4, _ON_BAY, lambda chance: (chance.uniform(*_BAY[0]), chance.uniform(*_BAY[1])), _BAY_LIGHT
            )
            self._glitter = Glitter(glints, lambda x, y: (round(left + x * scale), round(top + y * scale)), scale)
        yield from self._glitter.parts(surface, surface.get_rect(), time)
        level = round(_GLOW_LEVELS * (0.5 + 0.5 * sin(2 * pi * time / _GLOW_LOOP)))
        if not level:
            yield DARK
            return
        if level not in self._glows:
            glow = self._glows[level] = self._paint.art.soft("title/glow", scale).surface
            strength = round(255 * _GLOW_MOST * level / _GLOW_LEVELS)
            glow.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
        x, y = self._paint.art.entry("title/glow").position or (0, 0)
        corner = round(left + x * scale), round(top + y * scale)
        yield shining(surface, self._glows[level], corner, surface.get_rect(), level)

    def draw(self, canvas: Canvas) -> pygame.Surface:
        """The bay with its boats, and the temple above it."""
        scale, left, top = _fitted(canvas)
        picture, art = pygame.Surface(canvas.size, 0, 32), self._paint.art
        layers = [f"title/{name}" for name in (*_LAYERS, "glow", "wakes", "veil")]
        art.foresee((name, scale / (ROUGH if name in _SOFT else 1)) for name in layers)

        def put(name: str, x: float, y: float, size: float = 1.0) -> None:
            sprite = art.soft(name, scale) if name in _SOFT else art.raster(name, size * scale)
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
        return picture


def _fitted(canvas: Canvas) -> tuple[float, float, float]:
    """Scale and top left of the picture. Mostly the left side, under menus, and the top are cropped."""
    scale = max(canvas.width / 1920, canvas.height / 1080)
    return scale, (canvas.width - 1920 * scale) * 0.65, canvas.height - 1080 * scale


def _on_road(chance: Random) -> tuple[float, float] | None:
    """A point of the moon's road, which narrows towards the horizon, between the boats; None if the draw missed."""
    left, top, right, bottom = _ROAD
    x, y = chance.uniform(left, right), chance.uniform(top, bottom)
    if abs(x - 1620) > 70 + 0.45 * (y - top):
        return None
    free = all(abs(x - foot_x) > 62 * size or not -98 * size < y - foot_y < 8 for _, foot_x, foot_y, size in _BOATS)
    return (x, y) if free else None
