"""Words and pictures on a menu that cannot be pressed: names of rows, explanations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import STYLES
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour
from luna.shell.widgets.widget import Widget
from luna.text import search

_LEVELS: Final = {"display": 1, "heading": 2, "subheading": 2, "card_title": 3}
"""Of headings, by the style in which they are written."""


class Words(Widget):
    """Words in as many lines as they need, from the top; the ring takes them only as something that rolls."""

    def __init__(
        self, rect: pygame.Rect, name: str, words: str, style: str, colour: Colour, *, mid: bool = False
    ) -> None:
        super().__init__(rect, name)
        self.words, self.style, self.colour, self.mid = words, style, colour, mid
        self.sought: Sequence[str] = ()
        """What was searched for, folded: it is marked wherever it stands."""
        self.enabled = False
        self.names = False
        """Whether they only name the widget beside them, which says them itself."""

    @override
    def node(self) -> Node | None:
        if self.names:
            return None
        level = _LEVELS.get(self.style, 0)
        return Node(self.name, Role.HEADING if level else Role.LABEL, self.words, self.rect, level=level)

    @staticmethod
    def high(paint: Paint, words: str, style: str, width: int) -> int:
        """Pixels that they need in a width."""
        return len(paint.fonts.wrap(words, style, width)) * paint.fonts.line(style)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect = paint.fonts, self.rect
        line = fonts.line(self.style)
        x, anchor = (rect.centerx, "mid") if self.mid else (rect.x, "left")
        for number, part in enumerate(fonts.wrap(self.words, self.style, rect.width)):
            middle = rect.y + line * (number + 0.5)
            if self.sought and not self.mid:
                self._mark(target, paint, part, middle)
            fonts.draw(target, part, self.style, self.colour, (x, middle), anchor)

    def _mark(self, target: pygame.Surface, paint: Paint, part: str, middle: float) -> None:
        """A field behind each word of a line that was searched for."""
        width, high = paint.fonts.width, paint.fonts.line(self.style)
        for first, last in search.spans(part, self.sought):
            left, right = width(part[:first], self.style), width(part[:last], self.style)
            field = pygame.Rect(self.rect.x + left, round(middle - high / 2), right - left, high)
            field.inflate_ip(paint.px(4), -paint.px(3))
            pygame.draw.rect(target, theme.now.PRIMARY[0], field, border_radius=paint.px(4))
            pygame.draw.rect(target, theme.GOLD, field, max(1, paint.px(1)), border_radius=paint.px(4))


class Picture(Widget):
    """A picture before words."""

    def __init__(self, rect: pygame.Rect, name: str, picture: str) -> None:
        super().__init__(rect, name)
        self.picture = picture
        self.enabled = False

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        high = round(0.72 * self.rect.height)
        paint.picture(target, self.picture, (self.rect.x + high // 2, self.rect.centery), high)


class Sample(Widget):
    """A sentence as large as words would be; its place has room for the largest, so that nothing moves meanwhile."""

    STYLE: Final = "body"

    def __init__(self, rect: pygame.Rect, name: str, words: str, times: Callable[[], float]) -> None:
        """`times`: how much larger than now."""
        super().__init__(rect, name)
        self.words, self.times = words, times
        self.enabled = False

    @override
    def node(self) -> Node:
        return Node(self.name, Role.LABEL, self.words, self.rect)

    @classmethod
    def high(cls, paint: Paint, words: str, width: int, most: float) -> int:
        """Pixels for words up to `most` times as large as now."""
        size = STYLES[cls.STYLE].size * most
        return len(paint.fonts.wrap(words, cls.STYLE, width, size)) * paint.fonts.line(cls.STYLE, size)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, size = paint.fonts, STYLES[self.STYLE].size * self.times()
        line = fonts.line(self.STYLE, size)
        for number, part in enumerate(fonts.wrap(self.words, self.STYLE, self.rect.width, size)):
            at = self.rect.x, self.rect.y + line * (number + 0.5)
            fonts.draw(target, part, self.STYLE, theme.now.MOONLIGHT, at, "left", size)
