"""Dirty rectangles: a picture of parts that lie over each other, of which only what has changed is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame


class Part(NamedTuple):
    """Something that is painted over what lies below it."""

    key: object
    """All that it shows: while this is the same, so are its pixels."""
    rect: pygame.Rect
    """It changes no pixel outside of it."""
    paint: Callable[[], object]
    """Paints it on the surface of the picture, and heeds its clip."""
    solid: bool = False
    """Whether nothing below it is seen in its rectangle."""


class Parted:
    """The picture: `show` brings it up to date."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self._shown: Sequence[Part] = ()

    def forget(self) -> None:
        """Paint all of it the next time."""
        self._shown = ()

    def show(self, parts: Sequence[Part]) -> None:
        """Paint what differs from the parts of before; others than those, or elsewhere, are painted all."""
        before, self._shown = self._shown, parts
        if [part.rect for part in parts] != [part.rect for part in before]:
            for part in parts:
                part.paint()
            return
        for part, old in zip(parts, before, strict=True):
            if part.key != old.key:
                self._mend(part.rect)

    def _mend(self, rect: pygame.Rect) -> None:
        """Paint all that is seen in a rectangle, from the last part on that hides what lies below it."""
        self.surface.set_clip(rect)
        solid = [number for number, part in enumerate(self._shown) if part.solid and part.rect.contains(rect)]
        for part in self._shown[solid[-1] if solid else 0 :]:
            if part.rect.colliderect(rect):
                part.paint()
        self.surface.set_clip(None)
