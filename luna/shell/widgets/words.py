"""Words and pictures of a menu that cannot be pressed: the labels of rows, explanations, paragraphs in cards."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import ClassVar, Final, NamedTuple

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
"""The levels of headings by their style."""


@dataclass(eq=False)
class Words(Widget):
    """A paragraph of as many lines as it needs, from the top."""

    words: str
    style: str
    colour: Colour
    _: KW_ONLY
    mid: bool = False
    enabled: bool = field(default=False, init=False)
    sought: Sequence[str] = field(default=(), init=False)
    """The folded words of a search, which are marked."""
    names: bool = field(default=False, init=False)
    """Whether they only label the widget beside them, which screen readers name."""
    level: int = field(default=0, init=False)
    """The level as a heading, where the style does not say it."""

    @override
    def node(self) -> Node | None:
        if self.names:
            return None
        level = self.level or _LEVELS.get(self.style, 0)
        return Node(self.name, Role.HEADING if level else Role.LABEL, self.words, self.rect, level=level)

    @override
    def high(self, paint: Paint, wide: int) -> int:
        return len(paint.fonts.wrap(self.words, self.style, wide)) * paint.fonts.line(self.style)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect = paint.fonts, self.rect
        line = fonts.line(self.style)
        x, anchor = (rect.centerx, "mid") if self.mid else (rect.x, "left")
        for number, part in enumerate(fonts.wrap(self.words, self.style, rect.width)):
            middle = rect.y + line * (number + 0.5)
            if self.sought and not self.mid:
                width, high = paint.fonts.width, paint.fonts.line(self.style)
                for first, last in search.spans(part, self.sought):
                    left, right = width(part[:first], self.style), width(part[:last], self.style)
                    box = pygame.Rect(self.rect.x + left, round(middle - high / 2), right - left, high)
                    box.inflate_ip(paint.px(4), -paint.px(3))
                    pygame.draw.rect(target, theme.now.PRIMARY[0], box, border_radius=paint.px(4))
                    pygame.draw.rect(target, theme.GOLD, box, max(1, paint.px(1)), border_radius=paint.px(4))
            fonts.draw(target, part, self.style, self.colour, (x, middle), anchor)


@dataclass(eq=False)
class Picture(Widget):
    """A picture before words."""

    picture: str
    enabled: bool = field(default=False, init=False)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        high = round(0.72 * self.rect.height)
        paint.picture(target, self.picture, (self.rect.x + high // 2, self.rect.centery), high)


@dataclass(eq=False)
class Sample(Widget):
    """A sample sentence at another text size. Its place has room for the largest size, so nothing moves."""

    STYLE: ClassVar[str] = "body"

    words: str
    times: Callable[[], float]  # the factor from the present size
    most: float  # the largest factor
    enabled: bool = field(default=False, init=False)

    @override
    def node(self) -> Node:
        return Node(self.name, Role.LABEL, self.words, self.rect)

    @override
    def high(self, paint: Paint, wide: int) -> int:
        size = STYLES[self.STYLE].size * self.most
        return len(paint.fonts.wrap(self.words, self.STYLE, wide, size)) * paint.fonts.line(self.STYLE, size)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, size = paint.fonts, STYLES[self.STYLE].size * self.times()
        line = fonts.line(self.STYLE, size)
        for number, part in enumerate(fonts.wrap(self.words, self.STYLE, self.rect.width, size)):
            at = self.rect.x, self.rect.y + line * (number + 0.5)
            fonts.draw(target, part, self.STYLE, theme.now.MOONLIGHT, at, "left", size)


class Line(NamedTuple):
    """A paragraph."""

    words: str
    style: str
    colour: Colour


def write(
    target: pygame.Surface, paint: Paint, lines: Sequence[Line], at: tuple[int, float], room: int, anchor: str = "left"
) -> float:
    """Write paragraphs, wrapped into a width; returns the y of the next one."""
    fonts, (x, y) = paint.fonts, at
    for words, style, colour in lines:
        for part in fonts.wrap(words, style, room):
            fonts.draw(target, part, style, colour, (x, y + fonts.line(style) / 2), anchor)
            y += fonts.line(style)
    return y


def written(paint: Paint, lines: Sequence[Line], room: int) -> int:
    """Pixels that paragraphs need in a width."""
    fonts = paint.fonts
    return sum(len(fonts.wrap(words, style, room)) * fonts.line(style) for words, style, _ in lines)
