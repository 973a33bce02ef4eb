"""Layers of pictures on a stage of 1920 x 1080 units: each lies at its own place, at one scale."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

import pygame

from luna.shell.drawing.art import BLENDS, ROUGH, Art

WIDE, HIGH = 1920, 1080
Layer = tuple[pygame.Surface, tuple[int, int], None, int]
"""The arguments of `Surface.blit`: a picture, its top left, its whole area, its blend mode."""


class LayerStage(NamedTuple):
    """The place of the stage in a picture: pixels for one unit, and its top left corner in pixels."""

    art: Art
    scale: float
    left: float
    top: float

    @classmethod
    def of(cls, art: Art, size: tuple[int, int], scale: float, across: float = 0.5, down: float = 0.5) -> LayerStage:
        """The stage in a picture; `across` and `down`: the share of the difference in size at the left and the top."""
        return cls(art, scale, (size[0] - WIDE * scale) * across, (size[1] - HIGH * scale) * down)

    @classmethod
    def fitted(cls, art: Art, size: tuple[int, int]) -> LayerStage:
        """The whole stage in the middle of a picture."""
        return cls.of(art, size, min(size[0] / WIDE, size[1] / HIGH))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle in pixels."""
        return pygame.Rect(self.at(x, y), (round(width * self.scale), round(height * self.scale)))

    def foresee(self, names: Iterable[str], soft: Collection[str] = ()) -> None:
        """Prefetch layers in other threads."""
        self.art.foresee((name, self.scale / (ROUGH if name in soft else 1)) for name in names)

    def corner(self, name: str) -> tuple[int, int]:
        """The top left of a layer, in pixels."""
        return self.at(*(self.art.entry(name).position or (0, 0)))

    def picture(self, name: str, *, soft: bool = False, blur: float = 0) -> pygame.Surface:
        """A layer that the caller may change; see `Art.soft`."""
        return (self.art.soft(name, self.scale, blur) if soft else self.art.raster(name, self.scale)).surface

    def layer(self, name: str, *, soft: bool = False, blur: float = 0) -> Layer:
        """A layer at its own place."""
        blend = BLENDS[self.art.entry(name).blend]
        return self.picture(name, soft=soft, blur=blur), self.corner(name), None, blend

    def lay(
        self, target: pygame.Surface, name: str, *, soft: bool = False, blur: float = 0, alpha: float = 1.0
    ) -> None:
        """Draw a layer at its own place."""
        picture, corner, area, blend = self.layer(name, soft=soft, blur=blur)
        strength = round(255 * alpha)
        if alpha < 1 and blend == pygame.BLEND_RGB_ADD:  # which takes no alpha
            picture = picture.copy()
            picture.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
        elif alpha < 1:
            picture.set_alpha(strength)
        target.blit(picture, corner, area, blend)


def covering(size: tuple[int, int]) -> float:
    """Pixels for one unit of a stage that covers a picture."""
    return max(size[0] / WIDE, size[1] / HIGH)
