"""A card, or a row of a list: a button with lines of words and small pictures, perhaps beside a large picture.

A `Line` among its lines is a paragraph that wraps, a `Row` is one line of parts.
"""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar, Final, NamedTuple

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role, paragraph
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import STYLES
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.buttons import Action, Button
from luna.shell.widgets.words import Line, write, written

_AFTER: Final = 14  # u between parts of a line
_AIR, _FOOT = 10, 6  # u below the picture, and above a line at the foot
_SHORT: Final = 80  # u: narrower words are left out
_SHRUNK: Final = 0.75  # words shrink to this share of their size before they are cut


class Sign(NamedTuple):
    """A small picture in a row."""

    name: str
    high: float = 30  # u
    ringed: bool = False
    wide: float = 0  # u, if it is not square


class Bar(NamedTuple):
    """The rest of a line as a bar, filled to a share."""

    share: float
    high: float = 10  # u


Part = Line | Sign | Bar


class Row(NamedTuple):
    """One line: parts from the left, as many as fit, and parts at its end, each at most half as wide."""

    left: Sequence[Part]
    right: Sequence[Part] = ()


@dataclass(eq=False)
class Card(Button):
    """The card. Without an action it is not a button."""

    side: ClassVar[float] = 20  # u from the border to words

    lines: Sequence[Line | Row]
    _: KW_ONLY
    icons: Sequence[str] = ()  # pictures before the first lines
    size: float = 46  # the height of these, in units
    picture: Callable[[], pygame.Surface | None] | None = None  # a drawn one in their place, 16:9
    beside: int = 9  # the number of lines beside them
    pad: float = 14
    foot: bool = False  # the last line is at the bottom of a higher card

    def __post_init__(self) -> None:
        said = (part.words for line in self.lines for part in _words(line) if part.words != self.words)
        self.told, self.enabled = self.told or paragraph(said), self.action is not None

    @override
    def node(self) -> Node:
        return super().node()._replace(role=Role.ITEM, able=True, press=None) if self.action is None else super().node()

    @override
    def state(self, hovered: bool) -> str:
        """A card of this player is lit even where it is not a button."""
        return "chosen" if self.action is None and self.chosen else super().state(hovered)

    @override
    def high(self, paint: Paint, wide: int) -> int:
        before, after = self._heights(paint, wide)
        return max(before, self._large(paint)[1]) + after + 2 * round(self.pad * paint.u)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        if state := self.state(hovered):
            paint.button(target, self.rect, state)
        (wide, high), pad, rect = self._large(paint), round(self.pad * paint.u), self.rect
        before, after = self._heights(paint, rect.width)
        block = max(before, high)
        spare = rect.height - block - after - 2 * pad
        y: float = rect.y + pad + min(0, spare) // 2
        self._before(target, paint, pygame.Rect(rect.x + pad, y, wide, block if after else rect.bottom - y - pad))
        y += (block - before) // 2
        right = rect.right - round(self.side * paint.u)
        for number, line in enumerate(self.lines):
            if number == self.beside:
                y = rect.y + pad + block + paint.px(_AIR)
            if self.foot and number == len(self.lines) - 1:
                y += max(0, spare) + paint.px(_FOOT)
            left = rect.x + self._left(paint, number)
            if isinstance(line, Line):
                y = write(target, paint, [line], (left, y), right - left)
            else:
                high = _high(paint, line, right - left)
                _draw(target, paint, line, pygame.Rect(left, y, right - left, high))
                y += high

    def _before(self, target: pygame.Surface, paint: Paint, place: pygame.Rect) -> None:
        """Draw the large picture, or the icons."""
        if self.picture is not None:
            field = pygame.Rect((0, 0), self._large(paint))
            field.center = place.center
            if (shown := self.picture()) is None:
                paint.well(target, field)
            else:
                target.blit(pygame.transform.smoothscale(shown, field.size), field)
        each = place.width // max(1, len(self.icons))
        for number, icon in enumerate(self.icons):
            at = place.x + each * number + each // 2, place.centery
            paint.picture(target, icon, at, paint.px(self.size))

    def _large(self, paint: Paint) -> tuple[int, int]:
        """The pixels of the large picture, or of all icons."""
        high = paint.px(self.size)
        if self.picture is not None:
            return high * 16 // 9, high
        return (high * len(self.icons) + paint.px(12) * (len(self.icons) - 1), high) if self.icons else (0, 0)

    def _left(self, paint: Paint, number: int) -> int:
        """The pixels from the left edge to a line."""
        wide = self._large(paint)[0] if number < self.beside else 0
        return round(self.pad * paint.u) + wide + paint.px(_AFTER) if wide else round(self.side * paint.u)

    def _heights(self, paint: Paint, wide: int) -> tuple[int, int]:
        """The pixels of the lines beside the picture, and of those below it."""
        highs = [
            _high(paint, line, wide - self._left(paint, number) - round(self.side * paint.u))
            for number, line in enumerate(self.lines)
        ]
        before, after = sum(highs[: self.beside]), sum(highs[self.beside :])
        return before, after + (paint.px(_AIR + _FOOT * self.foot) if after else 0)


def pair(
    name: str,
    title: str,
    below: str,
    action: Action | None,
    icons: Sequence[str] = (),
    *,
    aside: str = "",
    lit: bool = False,
) -> Card:
    """A row of two lines: pictures, a title with a word at its end, and smaller words."""
    ends = [Line(aside, "label_bold", theme.GOLD_PALE)]
    lines = [
        Row([Line(title, "card_title", theme.now.MOONLIGHT)], ends),
        Row([Line(below, "label", theme.now.SECONDARY)]),
    ]
    return Card(name, title, action, lines, icons=icons, chosen=lit, told=paragraph((below, aside)))


def _words(line: Line | Row) -> Sequence[Line]:
    parts = [line] if isinstance(line, Line) else [*line.left, *line.right]
    return [part for part in parts if isinstance(part, Line)]


def _high(paint: Paint, line: Line | Row, room: int) -> int:
    """The pixels of a paragraph or a row."""
    if isinstance(line, Line):
        return written(paint, [line], room)
    parts = [*line.left, *line.right]
    return max(paint.fonts.line(part.style) if isinstance(part, Line) else paint.px(part.high + 4) for part in parts)


def _draw(target: pygame.Surface, paint: Paint, row: Row, place: pygame.Rect) -> None:
    """Draw a row: first its end, which the words from the left must not cover."""
    fonts, y, half = paint.fonts, place.centery, place.width // 2
    left, right = place.x, place.right
    for part in reversed(row.right):
        if isinstance(part, Sign):
            right = _sign(target, paint, part, right - paint.px(part.wide or part.high), y).left
        elif isinstance(part, Line) and part.words:
            said = fonts.squeeze(target, *part, (right, y), half, "right", _least(part))
            right = said.left - paint.px(_AFTER)
    for part in row.left:
        room = right - left
        if isinstance(part, Sign):
            if room < paint.px(part.high):
                break
            left = _sign(target, paint, part, left, y).right + paint.px(6)
        elif isinstance(part, Bar):
            _bar(target, pygame.Rect(left, y - paint.px(part.high) // 2, room, paint.px(part.high)), part.share)
        elif part.words:
            if room < min(paint.px(_SHORT), fonts.width(part.words, part.style)):
                break
            left = fonts.squeeze(target, *part, (left, y), room, least=_least(part)).right + paint.px(_AFTER)


def _least(words: Line) -> float:
    return STYLES[words.style].size * _SHRUNK


def _sign(target: pygame.Surface, paint: Paint, sign: Sign, left: int, y: int) -> pygame.Rect:
    """Draw a small picture; returns its square."""
    place = pygame.Rect(0, 0, paint.px(sign.wide or sign.high), paint.px(sign.high))
    place.midleft = left, y
    if sign.name:
        paint.picture(target, sign.name, place.center, place.height)
    if sign.ringed:
        pygame.draw.circle(target, theme.GOLD, place.center, place.width // 2 + paint.px(3), max(2, paint.px(3)))
    return place


def _bar(target: pygame.Surface, place: pygame.Rect, share: float) -> None:
    """Draw a bar, unless it is too short to be meaningful."""
    high = place.height
    if place.width > 2 * high:
        pygame.draw.rect(target, theme.ABYSS, place, border_radius=high // 2)
        place.width = max(high, round(place.width * share)) if share else 0
        pygame.draw.rect(target, theme.SILVER[1], place, border_radius=high // 2)
