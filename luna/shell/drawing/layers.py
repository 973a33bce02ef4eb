"""Pictures that repaint only changes: one of layered parts, and one of blits."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame
from typing_extensions import override

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

    def show(self, parts: Sequence[Part], stale: Iterable[pygame.Rect] = ()) -> None:
        """Repaint the differences from the previous parts, and `stale`. If their number has changed, repaint all."""
        before, self._shown = self._shown, parts
        self._rects = [part.rect for part in parts]
        if len(parts) != len(before):
            for part in parts:
                part.paint()
            self.ground.renew()
            return
        changed = list(stale)
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


class Sketch(pygame.Surface):
    """A picture made of blits, which it only notes: `paint` repeats those of the last `finish`.

    A blitted surface must keep its pixels; after painting on it, call `forget`.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1), 0, 32)
        self.area = pygame.Rect((0, 0), size)
        self._noted: list[_Blit] = []
        self._shown: Sequence[_Blit] = ()
        self._rects: list[pygame.Rect] = []

    def forget(self) -> None:
        """Let all of it be painted again the next time."""
        self._shown = ()

    @override
    def blit(self, source, dest=(0, 0), area=None, special_flags=0):  # type: ignore[no-untyped-def]  # as surfaces do
        assert area is None, "a sketch notes whole pictures"
        self._noted.append((source, dest[0], dest[1], special_flags))
        return source.get_rect(topleft=dest[:2])

    def finish(self) -> Sequence[pygame.Rect]:
        """End the picture; returns the rectangles in which it differs from the one before."""
        before, now = self._shown, self._noted
        self._shown, self._noted = now, []
        gone, new = set(before), set(now)
        changed = [self.area]
        if before and [one for one in before if one in new] == [one for one in now if one in gone]:
            changed = apart([source.get_rect(topleft=at) for source, *at, _ in gone ^ new])
        self._rects = [source.get_rect(topleft=at) for source, *at, _ in now]
        return changed

    def paint(self, target: pygame.Surface) -> None:
        """Paint the picture within the clip of another surface."""
        for number in target.get_clip().collidelistall(self._rects):
            source, x, y, flags = self._shown[number]
            target.blit(source, (x, y), None, flags)


_Blit = tuple[pygame.Surface, int, int, int]  # the picture, left, top, flags
