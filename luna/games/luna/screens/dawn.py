"""The two pictures behind the end of a game: daybreak over the table, then the morning at the temple."""

from math import ceil, sin
from typing import Final

import pygame

from luna.games.luna.board.picture.backdrop import NIGHTS
from luna.shell.drawing import theme
from luna.shell.drawing.art import Art
from luna.shell.drawing.motion import linear, sine
from luna.shell.drawing.stage import LayerStage, covering

# ---- daybreak

FALLS, RISES = 1.2, 3.0
"""Seconds of the dusk, and then of the dawn."""
_DARK: Final = (64, 74, 128)
_STARS: Final = "sky/stars-water"
_DAY: Final = [layer.name for layer in NIGHTS[-1].layers if layer.name != "sky/dawn-glitter"]  # that one is on the sea
_WASH: Final = 0.45  # the alpha of the sky: the table stays visible through it
_EDGE, _STRIPS = 0.4, 48  # the transition from night to day: its share of the width, and its steps

# ---- morning

_BEHIND: Final = ("end/sky", "end/stars", "end/moon")
_BEFORE: Final = tuple(
    f"end/{name}" for name in ("ridges", "water", "sun-road", "far-islands", "isle", "temple", "gardens")
)
_LIGHT: Final = ("end/glow", "end/veil")
_SOFT: Final = ("end/sky", *_LIGHT)
_MOVING: Final = 624  # u from the top: the picture below never changes
_RISE: Final = 40  # u
_RISES: Final = 6.0  # seconds
_SWAY, _SLOW = 40, 10.0  # u to each side, and seconds per radian: at most 4 u a second


class Daybreak:
    """A film over a still picture: the last light goes out, stars appear, then dawn comes from the right."""

    def __init__(self, art: Art, picture: pygame.Surface) -> None:
        stage = LayerStage.of(art, picture.get_size(), covering(picture.get_size()))
        stage.foresee((*_DAY, _STARS), _DAY)
        self._picture, self._night, self._day = picture, picture.copy(), picture.copy()
        self._night.fill(_DARK, special_flags=pygame.BLEND_RGB_MULT)
        stage.lay(self._night, _STARS)
        for name in _DAY:
            stage.lay(self._day, name, soft=True, alpha=_WASH if name == _DAY[0] else 1.0)

    def draw(self, surface: pygame.Surface, time: float, alpha: float = 1.0) -> None:
        """Draw the film at `time` seconds; once it is day, with this alpha."""
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
    """Blit a picture, or an area of it, at its own place."""
    if area is None or area.width:
        picture.set_alpha(round(255 * alpha) if alpha < 1 else None)  # an opaque blit is eight times as fast
        surface.blit(picture, area.topleft if area else (0, 0), area)


class Morning:
    """The sun rises and clouds drift; the rest stands still. The picture is redrawn only after a change of a pixel."""

    def __init__(self, stage: LayerStage, size: tuple[int, int]) -> None:
        """`stage`: the place of the scene in a window of that `size`."""
        self._stage = stage
        foresee(stage)
        self._light = [stage.layer(name, soft=True) for name in _LIGHT]
        self._sun, self._clouds = self._faded(stage.picture("end/sun")), self._wide_clouds()
        self._picture = pygame.Surface(size, 0, 32)
        self._picture.fill(theme.ABYSS)
        self._band = pygame.Rect(0, 0, size[0], min(size[1], stage.at(0, _MOVING)[1]))
        for name in _BEHIND:
            stage.lay(self._picture, name, soft=name in _SOFT)
        self._behind = self._picture.subsurface(self._band).copy()
        self._before = pygame.Surface(self._band.size, pygame.SRCALPHA)
        for layer in map(stage.layer, _BEFORE):
            for ground in (self._picture, self._before):
                ground.blit(*layer)
        self._shine()
        self._seen = (-1, -1)

    def at(self, time: float, drift: float) -> pygame.Surface:
        """The picture `time` seconds into sunrise, with clouds at `drift` seconds; the next call overwrites it."""
        sun = round(_RISE * self._stage.scale * max(0.0, 1 - time / _RISES))
        clouds = round(_SWAY * self._stage.scale * sin(drift / _SLOW))
        if self._seen != (sun, clouds):
            self._seen = sun, clouds
            picture = self._picture
            picture.set_clip(self._band)
            picture.blit(self._behind, (0, 0))
            left, top = self._stage.corner("end/sun")
            picture.blit(self._sun, (left, top + sun))
            left, top = self._stage.corner("end/clouds")
            picture.blit(self._clouds, (left + clouds - round(_SWAY * self._stage.scale), top))
            picture.blit(self._before, (0, 0))
            self._shine()
            picture.set_clip(None)
        return self._picture

    def _shine(self) -> None:
        for layer in self._light:
            self._picture.blit(*layer)

    def _faded(self, sun: pygame.Surface) -> pygame.Surface:
        """The sun with rays that fade towards the upper edge of the window."""
        high = round(_RISE * self._stage.scale)
        for y in range(high):
            sun.fill((255, 255, 255, 255 * y // high), (0, y, sun.width, 1), pygame.BLEND_RGBA_MULT)
        return sun

    def _wide_clouds(self) -> pygame.Surface:
        """Clouds so wide that their ends never show."""
        clouds, more = self._stage.picture("end/clouds"), round(2 * _SWAY * self._stage.scale)
        return pygame.transform.smoothscale(clouds, (clouds.width + more, clouds.height))


def foresee(stage: LayerStage) -> None:
    """Let the workers rasterise the layers of a morning in advance."""
    stage.foresee((*_BEHIND, "end/sun", "end/clouds", *_BEFORE, *_LIGHT), _SOFT)
