"""Toasts: short messages over the picture, which disappear by themselves or at a click."""

from bisect import bisect
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import pygame

from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint

_SECONDS: Final = 7.0
_LEAST: Final = 2.0  # seconds while others wait
_NEW: Final = 0.3  # seconds in which a toast takes no click
_MOST: Final = 5  # waiting toasts: the oldest are dropped
_WIDE: Final = 860


class _Toast(NamedTuple):
    said: str
    trouble: bool


class Toasts:
    """The queue of toasts, shown one at a time."""

    def __init__(self, paint: Paint) -> None:
        self.paint = paint
        self._waiting: list[_Toast] = []
        self._left = 0.0
        self._age = 0.0  # seconds of the toast on the screen
        self._place: pygame.Rect | None = None
        self.stay: Callable[[], bool] = bool
        """Whether a toast disappears only at a press."""

    @property
    def shown(self) -> str | None:
        """The sentence on the screen."""
        return self._waiting[0].said if self._waiting else None

    def say(self, said: str, *, trouble: bool = False) -> None:
        """Show a sentence; `trouble` gives it the colour of loss."""
        toast = _Toast(said, trouble)
        if toast not in self._waiting:
            self._waiting.append(toast)
            del self._waiting[1:-_MOST]
        elif toast == self._waiting[0]:
            self._left = _SECONDS

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether the picture changed."""
        if not self._waiting:
            return False
        self._age += dt
        if self._left <= 0:
            self._left, self._age = _SECONDS, 0.0
            return True
        if len(self._waiting) > 1:
            self._left = min(self._left, _LEAST)
        self._left -= 0.0 if self.stay() else dt
        if self._left > 0:
            return False
        self._waiting.pop(0)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A click removes a toast, unless it is too new to be meant; Escape removes one that stays."""
        gone = False
        if event.type == pygame.MOUSEBUTTONDOWN and self._place is not None and self._age >= _NEW:
            gone = self._place.collidepoint(event.pos)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            gone = bool(self._waiting) and self.stay()
        if gone:
            self._waiting.pop(0)
            self._left = 0.0
        return gone

    def draw(self, target: pygame.Surface, canvas: Canvas, where: tuple[float, float, str]) -> None:
        """Draw the toast over the picture, at the place that the scene names."""
        self._place = None
        if not self._waiting:
            return
        toast, paint, fonts = self._waiting[0], self.paint, self.paint.fonts
        pad = paint.px(theme.PAD_PANEL)
        mark = paint.px(44)
        most = min(round(paint.px(_WIDE) * max(1.0, fonts.growth)), canvas.width - paint.px(40))
        room = most - 2 * pad - mark
        lines = [piece for line in fonts.wrap(toast.said, "body", room) for piece in _pieces(fonts, line, room)]
        wide = max(fonts.width(line, "body") for line in lines) + 2 * pad + mark
        high = len(lines) * fonts.line("body") + pad
        rect = pygame.Rect(0, 0, wide, high)
        setattr(rect, {"mid": "midbottom", "right": "bottomright"}[where[2]], canvas.rect(*where[:2], 0, 0).topleft)
        rect.clamp_ip(target.get_rect().inflate(-paint.px(16), -paint.px(16)))
        paint.panel(target, rect, "active")
        colour = theme.LOSS if toast.trouble else theme.GOLD
        icon = "ui/icon-flag" if toast.trouble else "ui/icon-spark"
        paint.picture(target, icon, (rect.x + pad + mark * 0.3, rect.centery), paint.px(34))
        bar = pygame.Rect(rect.x + pad + mark - paint.px(8), rect.y + pad // 2, paint.px(2), rect.height - pad)
        target.fill(colour, bar)
        for index, line in enumerate(lines):
            y = rect.y + pad // 2 + fonts.line("body") * (index + 0.5)
            fonts.draw(target, line, "body", theme.now.MOONLIGHT, (rect.x + pad + mark + paint.px(6), y))
        self._place = rect


def _pieces(fonts: Fonts, line: str, room: float) -> Iterator[str]:
    """A line in pieces that fit: a file name may be one long word."""
    while fonts.width(line, "body") > room and len(line) > 1:
        most = bisect(range(1, len(line)), room, key=lambda count: fonts.width(line[:count], "body"))
        yield line[: max(1, most)]
        line = line[max(1, most) :]
    yield line
