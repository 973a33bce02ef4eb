"""The background of title and menus: a picture of the game, sharp and blurred."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, Protocol

import pygame

from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.caches import CompressedPicture
from luna.shell.drawing.dirty_rects import Ground
from luna.shell.drawing.layers import LayeredPicture, Part
from luna.shell.drawing.paint import Paint

_SOFT: Final = (4.0, 0.5)  # the blur, in u, and the brightness
Do = Callable[[Callable[[], pygame.Surface], Callable[[pygame.Surface], None]], None]


class TitlePicture(Protocol):
    """The title picture of a game (`GameClient.title_picture`), rebuilt when the size or the colours change."""

    def draw(self, canvas: Canvas) -> pygame.Surface:
        """The static picture of the whole window."""

    def parts(self, surface: pygame.Surface, canvas: Canvas, time: float) -> Iterable[Part]:
        """The moving parts over it, always in the same number; `time` in seconds."""


class Scenery:
    """The picture, drawn once for a size of the window, sharp and blurred. Only the sharp one has moving parts."""

    def __init__(self, paint: Paint, make: Callable[[], TitlePicture]) -> None:
        """`make` makes the picture of the current game."""
        self._paint, self._make = paint, make
        self._size = (0, 0)
        self.forget()

    def forget(self) -> None:
        """Drop everything: the game or the colours have changed."""
        self._picture: TitlePicture | None = None
        self._sharp: pygame.Surface | None = None
        self._packed: CompressedPicture | None = None  # the sharp one while it is not shown
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
            if len(set(theme.now.SEA)) == 1:  # high contrast: the words stand out
                self._sharp.fill((70, 70, 70), special_flags=pygame.BLEND_RGB_MULT)
        return self._sharp

    def soft(self, canvas: Canvas) -> pygame.Surface:
        """The blurred picture, for menus above the title."""
        sharp = self.sharp(canvas)
        if self._soft is None:
            self._soft = self._paint.blurring(sharp, *_SOFT)()
        return self._soft

    def foresee(self, canvas: Canvas, do: Do) -> None:
        """Make the blurred picture in advance, for the first menu. `do` works in another thread."""
        sharp = self.sharp(canvas)

        def take(made: pygame.Surface) -> None:
            if self._sharp is sharp:
                self._soft = self._soft or made

        if self._soft is None:
            do(self._paint.blurring(sharp, *_SOFT), take)

    def alive(self, canvas: Canvas, time: float) -> Ground:
        """The sharp picture with its moving parts at a time in seconds."""
        sharp = self.sharp(canvas)
        if self._alive is None:
            self._alive = LayeredPicture(sharp.copy())
        surface = self._alive.surface
        below = Part(None, sharp.get_rect(), partial(surface.blit, sharp, (0, 0)), solid=True)
        self._alive.show([below, *self._drawn().parts(surface, canvas, time)])
        return self._alive.ground

    def rest(self) -> None:
        """Compress the sharp picture and drop the others, while the background is not shown."""
        if self._sharp is not None:
            self._packed = CompressedPicture(self._sharp)
        self._picture = self._sharp = self._soft = self._alive = None

    def _drawn(self) -> TitlePicture:
        if self._picture is None:
            self._picture = self._make()
        return self._picture
