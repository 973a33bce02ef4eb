"""Daybreak over a picture that stands still: the last light goes, stars come out, then dawn comes from the right."""

from __future__ import annotations

from math import ceil
from typing import Final

import pygame

from luna.games.luna.board.picture.backdrop import NIGHTS
from luna.shell.drawing.art import BLENDS, ROUGH, Art
from luna.shell.drawing.motion import linear, sine

FALLS, RISES = 1.2, 3.0
"""Seconds until it is dark, and from then until it is day."""
_DARK: Final = (64, 74, 128)
_STARS: Final = "sky/stars-water"
_LAYERS: Final = [
    layer.name for layer in NIGHTS[-1].layers if layer.name != "sky/dawn-glitter"
]  # which lies on the sea
_WASH: Final = 0.45  # of its strength: the table is to be seen through it
_EDGE, _STRIPS = 0.4, 48  # of the width from night to day, and in how many steps


class Daybreak:
    """The three pictures, made once, and what is seen of them at a time."""

    def __init__(self, art: Art, picture: pygame.Surface) -> None:
        width, height = picture.get_size()
        scale = max(width / 1920, height / 1080)
        corner = (width - 1920 * scale) / 2, (height - 1080 * scale) / 2
        art.foresee([(name, scale / ROUGH) for name in _LAYERS] + [(_STARS, scale)])
        self._picture, self._night, self._day = picture, picture.copy(), picture.copy()
        self._night.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
        for ground, name in ((self._night, _STARS), *((self._day, name) for name in _LAYERS)):
            entry = art.entry(name)
            layer = (art.raster(name, scale) if name == _STARS else art.soft(name, scale)).surface
            if name == _LAYERS[0]:
                layer.set_alpha(round(255 * _WASH))
            x, y = entry.position or (0, 0)
            at = round(corner[0] + x * scale), round(corner[1] + y * scale)
            ground.blit(layer, at, special_flags=BLENDS[entry.blend])

    def draw(self, surface: pygame.Surface, time: float, alpha: float = 1.0) -> None:
        """Draw what is seen `time` seconds after it began; when it is day, as faintly as `alpha` says."""
        if time < FALLS:
            surface.blit(self._picture, (0, 0))
            _over(surface, self._night, sine(time / FALLS))
            return
        risen = linear((time - FALLS) / RISES)
        if risen >= 1:
            _over(surface, self._day, alpha)
            return
        surface.blit(self._night, (0, 0))
        width, height = surface.get_size()
        front, strip = round(width * (1 - (1 + _EDGE) * sine(risen))), ceil(width * _EDGE / _STRIPS)
        for number in range(_STRIPS):
            area = pygame.Rect(front + number * strip, 0, strip, height).clip(surface.get_rect())
            _over(surface, self._day, (number + 1) / (_STRIPS + 1), area)
        left = max(0, front + _STRIPS * strip)
        _over(surface, self._day, 1.0, pygame.Rect(left, 0, max(0, width - left), height))


def _over(surface: pygame.Surface, picture: pygame.Surface, alpha: float, area: pygame.Rect | None = None) -> None:
    """A picture over its own place, or a part of it."""
    if area is None or area.width:
        picture.set_alpha(round(255 * alpha) if alpha < 1 else None)  # a whole one eight times as fast
        surface.blit(picture, area.topleft if area else (0, 0), area)
