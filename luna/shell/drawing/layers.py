"""A picture of layered parts that repaints only the parts that have changed."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from luna.shell.drawing.dirty_rects import Ground, apart


class Part(NamedTuple):
    """A part of the picture, painted over the parts before it."""

    key: object  # equal keys mean equal pixels
    rect: pygame.Rect  # the part changes no pixel outside
    paint: Callable[[], object]  # paints the part on the surface of the picture, within its clip
    solid: bool = False  # whether the part hides everything below its rectangle


class LayeredPicture:
    """A surface that `show` brings up to date."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface, self.ground = surface, Ground(surface)
        self._shown: Sequence[Part] = ()
        self._rects: list[pygame.Rect] = []

    def forget(self) -> None:
        """Repaint everything the next time."""
        self._shown = ()

    def show(self, parts: Sequence[Part]) -> None:
        """Repaint what differs from the previous parts. If their number has changed, repaint everything."""
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
        """Repaint one rectangle, beginning with the last part that hides everything below it."""
        touched = [self._shown[number] for number in rect.collidelistall(self._rects)]
        solid = [number for number, part in enumerate(touched) if part.solid and part.rect.contains(rect)]
        self.surface.set_clip(rect)
        for part in touched[solid[-1] if solid else 0 :]:
            part.paint()
        self.surface.set_clip(None)
        self.ground.changed(rect)
