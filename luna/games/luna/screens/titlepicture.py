"""The picture of Luna behind title and menus: the temple by night, for windows of every shape."""

from collections.abc import Iterator
from math import pi, sin
from random import Random
from typing import Final

import pygame

from luna.core import data
from luna.shell.app.canvas import Canvas
from luna.shell.client import covers
from luna.shell.drawing.glints import DARK, Glitter, light_part, scatter
from luna.shell.drawing.layers import Part
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.stage import LayerStage

_OVER: Final = ("title/glow", "title/wakes", "title/veil")
_SOFT: Final = ("title/sky", "title/clouds", "title/veil", "title/glow")  # layers without any edge
_JETTY: Final = (1080, 874, 1.5)
_TABLE: Final = data.toml("luna", "table.toml")["title"]
_BOATS: Final = [(name, x, y, high / whole) for name, x, y, high, whole in _TABLE["boats"]]
_ROAD: Final = (1530, 572, 1868, 1064)  # the moon's road on the water: left, top, right, bottom
_BAY: Final = (60, 720), (700, 1040)  # from left to right, from top to bottom
_ON_ROAD, _ON_BAY = 64, 26  # glints
_ROAD_LIGHT, _BAY_LIGHT = 0.2, 0.05
_GLOW_MOST, _GLOW_LEVELS, _GLOW_LOOP = 0.08, 4, 7.0  # share, steps and seconds of the windows' pulse


class Seascape:
    """The title picture of Luna, see `shell.scenery.TitlePicture`."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._glitter: Glitter | None = None
        self._glows: dict[int, pygame.Surface] = {}

    def parts(self, surface: pygame.Surface, canvas: Canvas, time: float) -> Iterator[Part]:
        """Glints on the moon's road and the bay, and the pulsing light of the windows."""
        stage = covers.behind_menus(self._paint.art, canvas)
        if self._glitter is None:
            glints = scatter(3, _ON_ROAD, _on_road, _ROAD_LIGHT)
            glints += scatter(
                4, _ON_BAY, lambda chance: (chance.uniform(*_BAY[0]), chance.uniform(*_BAY[1])), _BAY_LIGHT
            )
            self._glitter = Glitter(glints, stage.at, stage.scale)
        yield from self._glitter.parts(surface, surface.get_rect(), time)
        level = round(_GLOW_LEVELS * (0.5 + 0.5 * sin(2 * pi * time / _GLOW_LOOP)))
        if not level:
            yield DARK
            return
        if level not in self._glows:
            glow = self._glows[level] = stage.picture("title/glow", soft=True)
            strength = round(255 * _GLOW_MOST * level / _GLOW_LEVELS)
            glow.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
        yield light_part(surface, self._glows[level], stage.corner("title/glow"), surface.get_rect(), level)

    def draw(self, canvas: Canvas) -> pygame.Surface:
        """The bay with its boats, and the temple above it."""
        stage, picture = covers.behind_menus(self._paint.art, canvas), pygame.Surface(canvas.size, 0, 32)
        cover = covers.of("luna")
        assert cover is not None
        below = [name for layer in cover.layers if (name := f"title/{layer}") not in _OVER]
        stage.foresee((*below, *_OVER), _SOFT)
        for name in below:
            stage.lay(picture, name, soft=name in _SOFT)
        self._put(picture, stage, "temple/jetty", *_JETTY)
        stage.lay(picture, "title/glow", soft=True)
        for boat in _BOATS:
            self._put(picture, stage, *boat)
        for name in ("title/wakes", "title/veil"):
            stage.lay(picture, name, soft=name in _SOFT)
        return picture

    def _put(self, picture: pygame.Surface, stage: LayerStage, name: str, x: float, y: float, size: float) -> None:
        sprite, at = stage.art.raster(name, size * stage.scale), stage.at(x, y)
        picture.blit(sprite.surface, (at[0] - sprite.ax, at[1] - sprite.ay))


def _on_road(chance: Random) -> tuple[float, float] | None:
    """A point of the moon's road, which narrows towards the horizon, between the boats; None if the draw missed."""
    left, top, right, bottom = _ROAD
    x, y = chance.uniform(left, right), chance.uniform(top, bottom)
    if abs(x - 1620) > 70 + 0.45 * (y - top):
        return None
    free = all(abs(x - foot_x) > 62 * size or not -98 * size < y - foot_y < 8 for _, foot_x, foot_y, size in _BOATS)
    return (x, y) if free else None
