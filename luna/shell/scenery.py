"""What stands behind title and menus: a picture that the game brings, sharp and out of focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame

from luna.shell import theme
from luna.shell.canvas import Canvas
from luna.shell.paint import Paint


class TitlePicture(Protocol):
    """The picture of a game (`GameClient.title_picture`), made anew when the size or the colours change."""

    def draw(self, canvas: Canvas) -> pygame.Surface:
        """All that stands still, for the whole window."""

    def live(self, surface: pygame.Surface, canvas: Canvas, time: float) -> None:
        """What moves over it; `time` in seconds."""


class Scenery:
    """Drawn once for a size of the window, sharp and out of focus; `live` adds what moves over the sharp one."""

    def __init__(self, paint: Paint, make: Callable[[], TitlePicture]) -> None:
        """`make`: the picture of the game before the player."""
        self._paint, self._make = paint, make
        self._size = (0, 0)
        self.forget()

    def forget(self) -> None:
        """The game or the colours have changed."""
        self._picture: TitlePicture | None = None
        self._sharp: pygame.Surface | None = None
        self._soft: pygame.Surface | None = None

    def sharp(self, canvas: Canvas) -> pygame.Surface:
        """The sharp picture, for the title."""
        if canvas.size != self._size or self._sharp is None:
            self._size = canvas.size
            self.forget()
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

    def live(self, surface: pygame.Surface, canvas: Canvas, time: float) -> None:
        """What moves over the sharp one."""
        self._drawn().live(surface, canvas, time)

    def _drawn(self) -> TitlePicture:
        if self._picture is None:
            self._picture = self._make()
        return self._picture
