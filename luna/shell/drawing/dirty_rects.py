"""Dirty rectangles: a surface that records the painting over a static ground.

A scene lays a `Ground` and paints the moving parts over it. The next picture restores the ground only where the ground
has changed or something was painted. No other pixel is copied. While only moving things change (`moving`) and touch
nothing else that was painted, `again` paints them alone.

This is correct with every video driver: the surface of the window keeps its pixels from one `flip` to the next. SDL
copies from it or uploads it whole as a texture. Only a window of another size begins black: call
`TrackedSurface.forget` then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
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
    _tape: list[_Blit] | None = None  # the blits of things at rest; None: something else was painted, too
    _moves = False  # moving things are painted now
    _cover = Rect(0, 0, 0, 0)  # the last recorded rectangle: most others lie inside it

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 0, 32)
        self._over = []
        self._moving: list[Rect] = []  # painted by moving things
        self._split = 0  # the number of blits on the tape that are below the moving things
        self._laid: tuple[Ground, int, int] | None = None  # with its epoch and the number of its changes
        self._still, self._moved = Cells(size), Cells(size)  # the paint over the ground: things at rest, moving things
        self._before: tuple[tuple[Ground, int, int] | None, Cells] = (None, self._still)
        self._waiting: list[Rect] = []  # changes of the ground below painted areas
        self._restored: Cells | None = None

    def forget(self) -> None:
        """The window may have lost its contents: copy the next picture whole."""
        self._laid = None

    def begin(self) -> None:
        """Begin the next picture."""
        self._before = self._laid, self._still.join(self._moved).touch(self._waiting)
        self._laid, self._restored, self._over, self._moving, self._waiting = None, None, [], [], []
        self._cover = Rect(0, 0, 0, 0)

    def finish(self, target: pygame.Surface, tracked: bool) -> None:
        """Bring the window's surface up to date. `tracked`: everything painted over the ground was recorded."""
        self._still = Cells(self.get_size()).touch(self._over or ())
        self._moved = Cells(self.get_size()).touch(self._moving)
        if not tracked:
            self._laid = self._restored = None
        if self._restored is None:
            target.blit(self, (0, 0))
            return
        changed = self._restored.join(self._still).join(self._moved).rects()
        target.blits([(self, rect, rect) for rect in changed], False)

    def again(self, paint: Callable[[pygame.Surface], object], target: pygame.Surface) -> bool:
        """Show the same picture with its moving things as `paint` paints them now; False: a whole picture is needed."""
        if self._laid is None or self._laid[1] != self._laid[0].epoch:
            return False
        ground, before, tape, split = self._laid[0], self._moved, self._tape, self._split
        near = Cells(self.get_size()) if tape is None else before.near(self._still)
        if before.meet(self._still, near):
            return False
        self._moving = []
        self.shimmer(ground, target)
        mended, changed = near.rects(), copy(before).join(near)
        super().blits([(ground.surface, rect, rect) for rect in changed.rects()], False)
        self._repeat((tape or [])[:split], mended)
        paint(self)
        self._repeat((tape or [])[split:], mended)
        self._split, self._moved = split, Cells(self.get_size()).touch(self._moving)
        if self._moved.meet(self._still, near):
            self._moved.join(before)
            return False
        target.blits([(self, rect, rect) for rect in changed.join(self._moved).rects()], False)
        return True

    def _repeat(self, blits: Sequence[_Blit], rects: Sequence[Rect]) -> None:
        """Repeat blits in these rectangles."""
        places = [place for _, place, _, _ in blits]
        for rect in rects:
            self.set_clip(rect)
            for number in rect.collidelistall(places):
                super().blit(*blits[number])
        self.set_clip(None)

    def shimmer(self, ground: Ground, target: pygame.Surface) -> bool:
        """Show the changes of the ground that nothing covers, later the others; False: a whole picture is needed."""
        laid = self._laid
        if laid is None or laid[0] is not ground or laid[1] != ground.epoch:
            return False
        for rect in apart(ground.changes[laid[2] :]):
            if rect.collidelist(self._over or []) < 0 > rect.collidelist(self._moving):
                super().blit(ground.surface, rect, rect)
                target.blit(ground.surface, rect, rect)
            else:
                self._waiting.append(rect)
        self._laid = ground, ground.epoch, len(ground.changes)
        return True

    def note(self, rect: Rect) -> None:
        """Record that something was painted there, other than by a blit."""
        self._tape = self._tape if self._moves else None
        self._note(Rect(rect))

    def _note(self, rect: Rect) -> None:
        if self._over is not None and not self._cover.contains(rect):
            self._cover = rect
            self._over.append(rect)

    def swap(self) -> None:
        """Record moving things from now on, or things at rest again."""
        if self._over is not None:
            self._over, self._moving, self._moves = self._moving, self._over, not self._moves
            self._cover = Rect(0, 0, 0, 0)
            if self._moves:
                self._split = len(self._tape or ())

    def lay(self, ground: Ground) -> None:
        """Lay this ground where the picture does not show it already."""
        laid, dirty = self._before
        self._laid, self._over, self._moving = (ground, ground.epoch, len(ground.changes)), [], []
        self._tape, self._split, self._moves = [], 0, False
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
    def blit(self, source, dest=(0, 0), area=None, special_flags=0):  # type: ignore[no-untyped-def]  # as surfaces do
        rect = super().blit(source, dest, area, special_flags)
        if self._over is not None and rect:
            if not self._cover.contains(rect):
                self._cover = rect
                self._over.append(rect)
            if self._tape is not None and not self._moves:
                if area is not None or rect.size != source.get_size():  # without what a clip or an edge cut off
                    left, top = (0, 0) if area is None else area[:2]
                    area = rect.x - int(dest[0]) + left, rect.y - int(dest[1]) + top, *rect.size
                self._tape.append((source, rect, area, special_flags))
        return rect

    @override
    def blits(self, blit_sequence, doreturn=True):  # type: ignore[no-untyped-def]  # as surfaces do
        return [self.blit(*one) for one in blit_sequence]  # type: ignore[no-untyped-call]

    @override
    def fill(self, *args, **facts) -> Rect:  # type: ignore[no-untyped-def]  # whatever a surface takes
        rect = super().fill(*args, **facts)
        self.note(rect)
        return rect


_Blit = tuple[pygame.Surface, Rect, tuple[int, int, int, int] | None, int]  # what, where, its part, flags


def lay(surface: pygame.Surface, ground: Ground) -> None:
    """Begin a picture with this ground."""
    if isinstance(surface, TrackedSurface):
        surface.lay(ground)
    else:
        surface.blit(ground.surface, (0, 0))


@contextmanager
def moving(surface: pygame.Surface) -> Iterator[None]:
    """What is painted meanwhile moves: see `TrackedSurface.again`."""
    if not isinstance(surface, TrackedSurface):
        yield
        return
    surface.swap()
    yield
    surface.swap()


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

    def near(self, other: Cells) -> Cells:
        """The cells of a grid of the same size that are among these or beside them."""
        wide = [row | row << 1 | row >> 1 for row in (0, *self._rows, 0)]
        found, shifted = copy(self), zip(wide, wide[1:], wide[2:], other._rows, strict=False)
        found._rows = [(above | row | below) & theirs for above, row, below, theirs in shifted]
        return found

    def meet(self, other: Cells, known: Cells) -> bool:
        """Whether two grids share a cell that a third one does not have."""
        return any(one & two & ~three for one, two, three in zip(self._rows, other._rows, known._rows, strict=True))

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
