"""Dirty rectangles: a picture of parts that lie over each other, of which only what has changed is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from luna.shell.drawing.dirty_rects import Ground, apart


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
        self.surface, self.ground = surface, Ground(surface)
        self._shown: Sequence[Part] = ()
        self._rects: list[pygame.Rect] = []

    def forget(self) -> None:
        """Paint all of it the next time."""
        self._shown = ()

    def show(self, parts: Sequence[Part]) -> None:
        """Paint what differs from the parts of before; more or fewer of them are painted all."""
        before, self._shown = self._shown, parts
        self._rects = [part.rect for part in parts]
        if len(parts) != len(before):
            for part in parts:
                part.paint()
            self.ground.renew()
            return
        changed = list[pygame.Rect]()
        for part, old in zip(parts, before, strict=True):
            if part is old:
                continue
            if part.rect != old.rect:
                changed.append(old.rect)
            if part.key != old.key or part.rect != old.rect:
                changed.append(part.rect)
        for rect in apart(changed):
            self._mend(rect)

    def _mend(self, rect: pygame.Rect) -> None:
        """Paint all that is seen in a rectangle, from the last part on that hides what lies below it."""
        touched = [self._shown[number] for number in rect.collidelistall(self._rects)]
        solid = [number for number, part in enumerate(touched) if part.solid and part.rect.contains(rect)]
        self.surface.set_clip(rect)
        for part in touched[solid[-1] if solid else 0 :]:
            part.paint()
        self.surface.set_clip(None)
        self.ground.changed(rect)
