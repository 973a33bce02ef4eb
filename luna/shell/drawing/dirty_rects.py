"""Dirty rectangles: a surface that records the painting over a static ground.

A scene lays a `Ground` and paints the moving parts over it. The next picture restores the ground only where the ground
has changed or something was painted. No other pixel is copied.

This is correct with every video driver: the surface of the window keeps its pixels from one `flip` to the next. SDL
copies from it or uploads it whole as a texture. Only a window of another size begins black: call
`TrackedSurface.forget` then.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import or_
from typing import Final

import pygame
from typing_extensions import override

Rect = pygame.Rect
_MOST_CHANGES: Final = 4000  # with more changes a full repaint is cheaper
_CELL: Final = 5  # the side of a grid cell is 1 << _CELL pixels


class Ground:
    """A static picture, with the rectangles that have changed since its epoch began."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.epoch = 0
        self.changes: list[Rect] = []

    def changed(self, rect: Rect) -> None:
        """Record that these pixels have changed."""
        self.changes.append(Rect(rect))
        if len(self.changes) > _MOST_CHANGES:
            self.renew()

    def renew(self) -> None:
        """Record that all pixels have changed."""
        self.epoch += 1
        self.changes = []


class TrackedSurface(pygame.Surface):
    """The picture of a window. Call `begin`, let the scenes draw, then `finish` copies the differences to the window.

    Blits and fills are recorded. Pass what `pygame.draw` returns to `noted`.
    """

    _over: list[Rect] | None = None  # None in a subsurface or a copy: those record nothing
    _cover = Rect(0, 0, 0, 0)  # the last recorded rectangle: most others lie inside it

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 0, 32)
        self._over = []
        self._laid: tuple[Ground, int, int] | None = None  # with its epoch and the number of its changes
        self._touched = Cells(size)  # keyed by the paint over the ground
        self._before: tuple[tuple[Ground, int, int] | None, Cells] = (None, self._touched)
        self._waiting: list[Rect] = []  # changes of the ground below painted areas
        self._restored: Cells | None = None

    def forget(self) -> None:
        """The window may have lost its contents: copy the next picture whole."""
        self._laid = None

    def begin(self) -> None:
        """Begin the next picture."""
        self._before = self._laid, self._touched.touch(self._waiting)
        self._laid, self._restored, self._over, self._waiting = None, None, [], []
        self._cover = Rect(0, 0, 0, 0)

    def finish(self, target: pygame.Surface, tracked: bool) -> None:
        """Bring the window's surface up to date. `tracked`: everything painted over the ground was recorded."""
        self._touched = Cells(self.get_size()).touch(self._over or ())
        if not tracked:
            self._laid = self._restored = None
        if self._restored is None:
            target.blit(self, (0, 0))
            return
        changed = self._restored.join(self._touched).rects()
        target.blits([(self, rect, rect) for rect in changed], False)

    def shimmer(self, ground: Ground, target: pygame.Surface) -> bool:
        """Show the changes of the ground that nothing covers, later the others; False: a whole picture is needed."""
        laid = self._laid
        if laid is None or laid[0] is not ground or laid[1] != ground.epoch:
            return False
        for rect in apart(ground.changes[laid[2] :]):
            if rect.collidelist(self._over or []) < 0:
                super().blit(ground.surface, rect, rect)
                target.blit(ground.surface, rect, rect)
            else:
                self._waiting.append(rect)
        self._laid = ground, ground.epoch, len(ground.changes)
        return True

    def note(self, rect: Rect) -> None:
        """Record that something was painted there."""
        if self._over is not None and not self._cover.contains(rect):
            self._cover = Rect(rect)
            self._over.append(self._cover)

    def lay(self, ground: Ground) -> None:
        """Lay this ground where the picture does not show it already."""
        laid, dirty = self._before
        self._laid, self._over = (ground, ground.epoch, len(ground.changes)), []
        self._cover = Rect(0, 0, 0, 0)
        if laid is not None and laid[0] is ground and laid[1] == ground.epoch:
            self._restored = dirty.touch(ground.changes[laid[2] :])
            rects = dirty.rects()
            if sum(rect.width * rect.height for rect in rects) < self.get_width() * self.get_height():
                super().blits([(ground.surface, rect, rect) for rect in rects], False)
                return
        self._restored = None
        super().blit(ground.surface, (0, 0))

    @override
    def blit(self, *args, **facts) -> Rect:  # type: ignore[no-untyped-def]  # whatever a surface takes
        rect = super().blit(*args, **facts)
        if self._over is not None and not self._cover.contains(rect):
            self._cover = rect
            self._over.append(rect)
        return rect

    @override
    def fill(self, *args, **facts) -> Rect:  # type: ignore[no-untyped-def]  # whatever a surface takes
        rect = super().fill(*args, **facts)
        self.note(rect)
        return rect


def lay(surface: pygame.Surface, ground: Ground) -> None:
    """Begin a picture with this ground."""
    if isinstance(surface, TrackedSurface):
        surface.lay(ground)
    else:
        surface.blit(ground.surface, (0, 0))


def noted(surface: pygame.Surface, rect: Rect) -> Rect:
    """Record the rectangle that a function of `pygame.draw` returned."""
    if isinstance(surface, TrackedSurface):
        surface.note(rect)
    return rect


def apart(rects: Sequence[Rect]) -> list[Rect]:
    """Disjoint rectangles that cover all of these."""
    out = list[Rect]()
    for rect in rects:
        whole = rect
        while whole and (number := whole.collidelist(out)) >= 0:
            whole = whole.union(out.pop(number))
        if whole:
            out.append(whole)
    return out


class Cells:
    """The cells of a grid that some rectangles touch: far less than a union of large ones."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._across, down = (side + (1 << _CELL) - 1 >> _CELL for side in size)
        self._rows = [0] * down  # a bit for each cell, the lowest is the leftmost

    def touch(self, rects: Iterable[Rect]) -> Cells:
        """Add the cells that these touch."""
        across, rows = self._across - 1, self._rows
        for left, top, wide, high in rects:
            first, last = max(0, left >> _CELL), min(across, left + wide - 1 >> _CELL)
            if first <= last and wide > 0 and high > 0:
                touched = (2 << last - first) - 1 << first
                for row in range(max(0, top >> _CELL), min(len(rows) - 1, top + high - 1 >> _CELL) + 1):
                    rows[row] |= touched
        return self

    def join(self, other: Cells) -> Cells:
        """Add the cells of a grid of the same size."""
        self._rows = list(map(or_, self._rows, other._rows))
        return self

    def rects(self) -> list[Rect]:
        """Disjoint rectangles that cover exactly these cells."""
        rows, out, row = self._rows, list[Rect](), 0
        while row < len(rows):
            end, touched, left = row + 1, rows[row], 0
            while end < len(rows) and rows[end] == touched:
                end += 1
            while touched:
                gap = (touched & -touched).bit_length() - 1
                touched, left = touched >> gap, left + gap
                run = (~touched & touched + 1).bit_length() - 1
                out.append(Rect(left << _CELL, row << _CELL, run << _CELL, end - row << _CELL))
                touched, left = touched >> run, left + run
            row = end
        return out
