"""Captions: the news of a sound in words, for players who do not hear it."""

from typing import Final

import pygame

from luna.shell.app.canvas import Canvas
from luna.shell.app.settings import Settings
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.text import Catalogue

_SECONDS: Final = 3.0
_MOST: Final = 2  # captions that are shown at a time
_TOP: Final = 92  # u, below the bar of a table


class Captions:
    """The captions of the last sounds, below the top bar, where they cover neither a player's panel nor a toast."""

    def __init__(self, text: Catalogue, settings: Settings) -> None:
        self._text, self._settings = text, settings
        self._left: dict[str, float] = {}  # seconds that each is shown

    @property
    def shown(self) -> tuple[str, ...]:
        """The captions on the screen, the oldest first."""
        return tuple(self._left)

    def heard(self, sound: str) -> None:
        """Caption a sound that starts. A sound without news has no words."""
        name = f"sound-{sound.rstrip('-12345')}"
        if not self._settings.captions or not self._text.has(name):
            return
        words = self._text(name)
        self._left.pop(words, None)
        self._left[words] = _SECONDS
        while len(self._left) > _MOST:
            del self._left[next(iter(self._left))]

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether the picture changed."""
        before = len(self._left), max(self._left.values(), default=0.0)
        self._left = {words: left - dt for words, left in self._left.items() if left > dt}
        return len(self._left) != before[0] or before[1] == _SECONDS

    def draw(self, target: pygame.Surface, canvas: Canvas, paint: Paint) -> None:
        """Draw them over the picture."""
        top, pad = canvas.rect(0, _TOP, 0, 0).y, paint.px(14)
        for words in self._left:
            line = paint.fonts.fit(words, "body", target.get_width() - 6 * pad)
            wide = paint.fonts.width(line, "body") + 2 * pad + paint.px(34)
            rect = pygame.Rect((target.get_width() - wide) // 2, top, wide, paint.fonts.line("body") + pad)
            paint.panel(target, rect, "active")
            paint.picture(target, "ui/icon-spark", (rect.x + pad + paint.px(12), rect.centery), paint.px(26))
            at = rect.x + pad + paint.px(34), rect.centery
            paint.fonts.draw(target, line, "body", theme.now.MOONLIGHT, at)
            top = rect.bottom + paint.px(8)
