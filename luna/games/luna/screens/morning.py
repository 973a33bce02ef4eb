"""The picture behind the end of a game: the sun rises and clouds drift, and all the rest of it stands still."""

from __future__ import annotations

from math import sin
from typing import Final

import pygame

from luna.shell.drawing import theme
from luna.shell.drawing.art import BLENDS, ROUGH, Art

_BEHIND: Final = ("sky", "stars", "moon")
_BEFORE: Final = ("ridges", "water", "sun-road", "far-islands", "isle", "temple", "gardens")
_LIGHT: Final = ("glow", "veil")
_SOFT: Final = ("sky", *_LIGHT)
_MOVING: Final = 624  # u from the top: what is below never changes
_RISE: Final = 40  # u
_RISES: Final = 6.0  # seconds
_SWAY, _SLOW = 40, 10.0  # u to each side, and seconds of a radian: 4 u a second at most


class Morning:
    """The picture at a time. Where something has moved by a pixel it is composed anew, else it stays."""

    def __init__(self, art: Art, size: tuple[int, int], scale: float, corner: tuple[float, float]) -> None:
        """`scale`: pixels of a u; `corner`: the top left of the scene in a window of that `size`, both in pixels."""
        self._art, self._scale, self._corner = art, scale, corner
        foresee(art, scale)
        self._light = [(self._layer(name), self._place(name), self._blend(name)) for name in _LIGHT]
        self._sun, self._clouds = self._faded(art.raster("end/sun", scale).surface.copy()), self._wide_clouds()
        self._picture = pygame.Surface(size, 0, 32)
        self._picture.fill(theme.ABYSS)
        self._band = pygame.Rect(0, 0, size[0], min(size[1], round(corner[1] + _MOVING * scale)))
        for name in _BEHIND:
            self._picture.blit(self._layer(name), self._place(name), special_flags=self._blend(name))
        self._behind = self._picture.subsurface(self._band).copy()
        self._before = pygame.Surface(self._band.size, pygame.SRCALPHA)
        for name in _BEFORE:
            layer = self._layer(name)
            for ground in (self._picture, self._before):
                ground.blit(layer, self._place(name), special_flags=self._blend(name))
        self._shine()
        self._seen = (-1, -1)

    def at(self, time: float, drift: float) -> pygame.Surface:
        """The picture `time` seconds after the sun began to rise, clouds having drifted for `drift`; do not keep it."""
        sun = round(_RISE * self._scale * max(0.0, 1 - time / _RISES))
        clouds = round(_SWAY * self._scale * sin(drift / _SLOW))
        if self._seen != (sun, clouds):
            self._seen = sun, clouds
            self._compose(sun, clouds)
        return self._picture

    def _compose(self, sun: int, clouds: int) -> None:
        picture = self._picture
        picture.set_clip(self._band)
        picture.blit(self._behind, (0, 0))
        left, top = self._place("sun")
        picture.blit(self._sun, (left, top + sun))
        left, top = self._place("clouds")
        picture.blit(self._clouds, (left + clouds - round(_SWAY * self._scale), top))
        picture.blit(self._before, (0, 0))
        self._shine()
        picture.set_clip(None)

    def _shine(self) -> None:
        for layer, place, blend in self._light:
            self._picture.blit(layer, place, special_flags=blend)

    def _layer(self, name: str) -> pygame.Surface:
        full = f"end/{name}"
        return (self._art.soft if name in _SOFT else self._art.raster)(full, self._scale).surface

    def _place(self, name: str) -> tuple[int, int]:
        (x, y), (left, top) = self._art.entry(f"end/{name}").position or (0, 0), self._corner
        return round(left + x * self._scale), round(top + y * self._scale)

    def _blend(self, name: str) -> int:
        return BLENDS[self._art.entry(f"end/{name}").blend]

    def _faded(self, sun: pygame.Surface) -> pygame.Surface:
        """Its rays end at the upper edge of the window, which they begin below."""
        high = round(_RISE * self._scale)
        for y in range(high):
            sun.fill((255, 255, 255, 255 * y // high), (0, y, sun.width, 1), pygame.BLEND_RGBA_MULT)
        return sun

    def _wide_clouds(self) -> pygame.Surface:
        """So wide that no end of them is ever seen."""
        clouds = self._art.raster("end/clouds", self._scale).surface
        return pygame.transform.smoothscale(clouds, (clouds.width + round(2 * _SWAY * self._scale), clouds.height))


def foresee(art: Art, scale: float) -> None:
    """Have the workers draw what a morning is made of, before it is wanted."""
    names = (*_BEHIND, "sun", "clouds", *_BEFORE, *_LIGHT)
    art.foresee((f"end/{name}", scale / (ROUGH if name in _SOFT else 1)) for name in names)
