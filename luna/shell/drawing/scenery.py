"""What stands behind title and menus: a picture that the game brings, sharp and out of focus."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

import pygame

from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.compressed import CompressedPicture
from luna.shell.drawing.dirty_rects import Ground
from luna.shell.drawing.layers import LayeredPicture, Part
from luna.shell.drawing.paint import Paint


class TitlePicture(Protocol):
    """The picture of a game (`GameClient.title_picture`), made anew when the size or the colours change."""

    def draw(self, canvas: Canvas) -> pygame.Surface:
        """All that stands still, for the whole window."""

    def parts(self, surface: pygame.Surface, canvas: Canvas, time: float) -> Iterable[Part]:
        """What moves over it, always as many parts; `time` in seconds."""


class Scenery:
    """Drawn once for a size of the window, sharp and out of focus; what moves lies over the sharp one alone."""

    def __init__(self, paint: Paint, make: Callable[[], TitlePicture]) -> None:
        """`make`: the picture of the game before the player."""
        self._paint, self._make = paint, make
        self._size = (0, 0)
        self.forget()

    def forget(self) -> None:
        """The game or the colours have changed."""
        self._picture: TitlePicture | None = None
        self._sharp: pygame.Surface | None = None
        self._packed: CompressedPicture | None = None  # the sharp one while nobody wants it
        self._soft: pygame.Surface | None = None
        self._alive: LayeredPicture | None = None

    def sharp(self, canvas: Canvas) -> pygame.Surface:
        """The sharp picture, for the title."""
        if canvas.size != self._size:
            self._size = canvas.size
            self.forget()
        if self._packed is not None:
            self._sharp, self._packed = self._packed.picture(), None
        if self._sharp is None:
            self._sharp = self._drawn().draw(canvas)
            if len(set(theme.now.SEA)) == 1:  # high contrast: nothing behind the words that could compete with them
                self._sharp.fill((70, 70, 70), special_flags=pygame.BLEND_RGB_MULT)
        return self._sharp

    def soft(self, canvas: Canvas) -> pygame.Surface:
        """The picture out of focus, for what lies on top of the title."""
        sharp = self.sharp(canvas)
        if self._soft is None:
            self._soft = self._paint.blurred(sharp, 4, 0.5)
        return self._soft

    def alive(self, canvas: Canvas, time: float) -> Ground:
        """The sharp one with what moves over it, as it is at a time in seconds."""
        sharp = self.sharp(canvas)
        if self._alive is None:
            self._alive = LayeredPicture(sharp.copy())
        surface = self._alive.surface
        below = Part(None, sharp.get_rect(), partial(surface.blit, sharp, (0, 0)), solid=True)
        self._alive.show([below, *self._drawn().parts(surface, canvas, time)])
        return self._alive.ground

    def rest(self) -> None:
        """It is not seen for some time: all is let go but the sharp one, which takes little room meanwhile."""
        if self._sharp is not None:
            self._packed = CompressedPicture(self._sharp)
        self._picture = self._sharp = self._soft = self._alive = None

    def _drawn(self) -> TitlePicture:
        if self._picture is None:
            self._picture = self._make()
        return self._picture
