"""Words on a menu that cannot be pressed: names of rows, explanations."""

from __future__ import annotations

import pygame

from luna.client.paint import Paint
from luna.client.theme import Colour
from luna.client.widgets.widget import Widget


class Words(Widget):
    """As many lines as they need, from the top; for the ring they are only something that rolls with the rest."""

    def __init__(
        self, rect: pygame.Rect, name: str, words: str, style: str, colour: Colour, *, mid: bool = False
    ) -> None:
        super().__init__(rect, name)
        self.words, self.style, self.colour, self.mid = words, style, colour, mid
        self.enabled = False

    @staticmethod
    def high(paint: Paint, words: str, style: str, width: int) -> int:
        """Pixels that they need in a width."""
        return len(paint.fonts.wrap(words, style, width)) * paint.fonts.line(style)

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """See `Widget`."""
        fonts, rect = paint.fonts, self.rect
        line = fonts.line(self.style)
        x, anchor = (rect.centerx, "mid") if self.mid else (rect.x, "left")
        for number, part in enumerate(fonts.wrap(self.words, self.style, rect.width)):
            fonts.draw(target, part, self.style, self.colour, (x, rect.y + line * (number + 0.5)), anchor)
