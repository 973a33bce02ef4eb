"""Cards: buttons with several lines of words, and perhaps a picture."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import paragraph
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets import Button
from luna.shell.widgets.words import Line, write, written

_PAD: Final = 16
_SIGN: Final = 84
_ICON: Final = 40
_PENNANTS: Final = 6  # in a row
_MARK: Final = 30
_SHIELD: Final = 84  # units that the pennant of a challenge is wide, with the room beside it


@dataclass(eq=False, kw_only=True)
class TextCard(Button):
    """A card with paragraphs and nothing else."""

    lines: Sequence[Line]

    def __post_init__(self) -> None:
        self.told = paragraph(line.words for line in self.lines[1:])

    @staticmethod
    def high(paint: Paint, lines: Sequence[Line], width: int) -> int:
        """Pixels that it needs in a width."""
        return written(paint, lines, width - 2 * paint.px(24)) + paint.px(30)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        at = self.rect.x + paint.px(24), self.rect.y + paint.px(15)
        write(target, paint, self.lines, at, self.rect.width - 2 * paint.px(24))


@dataclass(eq=False, kw_only=True)
class ChallengeCard(Button):
    """A challenge: its name, its text, and its pennant; without one a star if it was met."""

    below: list[str]
    met: bool
    pennant: str  # the name of a picture, or ""

    def __post_init__(self) -> None:
        self.told = paragraph(self.below)

    @staticmethod
    def high(paint: Paint, below: list[str], width: int, pennant: bool = False) -> int:
        """Pixels that it needs."""
        room = width - 2 * paint.px(22) - (paint.px(_SHIELD) if pennant else 0)
        return paint.fonts.line("card_title") + written(paint, _challenge(below), room) + paint.px(30)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        fonts, pad = paint.fonts, paint.px(22)
        left, y, room = self.rect.x + pad, self.rect.y + paint.px(12), self.rect.width - 2 * pad
        line = fonts.line("card_title")
        mark = self.rect.right - pad - paint.px(_MARK) // 2, y + line // 2
        if self.pennant:
            wide = paint.px(_SHIELD)
            paint.picture(target, self.pennant, (left + wide // 2 - pad // 2, self.rect.centery), wide - paint.px(4))
            left, room = left + wide, room - wide
        elif self.met:
            paint.picture(target, "ui/star", mark, paint.px(_MARK))
        else:
            pygame.draw.circle(target, theme.now.MUTED, mark, paint.px(6), max(1, paint.px(1.6)))
        title = fonts.fit(self.words, "card_title", room - (0 if self.pennant else paint.px(_MARK)))
        ink = theme.GOLD if self.met else theme.GOLD_PALE
        fonts.draw(target, title, "card_title", ink, (left, y + line // 2))
        write(target, paint, _challenge(self.below), (left, y + line + paint.px(2)), room)


def _challenge(below: list[str]) -> list[Line]:
    colours = theme.now.MOONLIGHT, theme.now.SECONDARY
    return [Line(said, "label", colours[bool(number)]) for number, said in enumerate(below)]


@dataclass(eq=False, kw_only=True)
class LessonButton(Button):
    """The card of a lesson: its picture, title and goal, and the progress."""

    number: str
    goal: str
    progress: str
    sign: str

    def __post_init__(self) -> None:
        self.told = paragraph((self.number, self.goal, self.progress))

    @staticmethod
    def high(paint: Paint, title: str, goal: str, wide: int) -> int:
        """Pixels that a card of that width needs."""
        fonts, room = paint.fonts, wide - 2 * paint.px(_PAD)
        lines = len(fonts.wrap(goal, "body", room))
        return _head(paint, title, room) + lines * fonts.line("body") + fonts.line("label_bold") + 4 * paint.px(_PAD)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts, pad = self.rect, paint.fonts, paint.px(_PAD)
        paint.button(target, rect, self.state(hovered))
        sign, head = paint.px(_SIGN), _head(paint, self.words, rect.width - 2 * pad)
        left, y = rect.x + pad, float(rect.y + pad)
        if self.sign:
            paint.picture(target, self.sign, (left + sign // 2, y + head // 2), sign)
            left += sign + pad
        y = write(target, paint, [Line(self.number, "label_bold", theme.now.SECONDARY)], (left, y), rect.width)
        ink, room = theme.GOLD_PALE if self.primary else theme.now.MOONLIGHT, rect.right - pad - left
        for line in fonts.wrap(self.words, "subheading", room):
            fonts.squeeze(target, line, "subheading", ink, (left, y + fonts.line("subheading") / 2), room)
            y += fonts.line("subheading")
        at = rect.x + pad, rect.y + 2 * pad + head
        write(target, paint, [Line(self.goal, "body", theme.now.MOONLIGHT)], at, rect.width - 2 * pad)
        low = rect.x + pad, rect.bottom - pad - fonts.line("label_bold") / 2
        fonts.draw(target, self.progress, "label_bold", theme.GOLD_PALE if self.primary else theme.LEGAL, low)


def _head(paint: Paint, title: str, room: int) -> int:
    """Pixels of a lesson's picture with the title beside it."""
    fonts = paint.fonts
    lines = len(fonts.wrap(title, "subheading", room - paint.px(_SIGN) - paint.px(_PAD)))
    return max(paint.px(_SIGN), fonts.line("label_bold") + lines * fonts.line("subheading"))


@dataclass(eq=False, kw_only=True)
class WayButton(Button):
    """The card of another way to learn: icon, title and text (`told`), and rows of pictures below."""

    signs: Sequence[str] = ()

    @staticmethod
    def high(paint: Paint, below: str, wide: int, signs: int = 0) -> int:
        """Pixels that a card of that width with so many pictures needs."""
        fonts, pad, rows = paint.fonts, paint.px(_PAD), -(-signs // _PENNANTS)
        lines = len(fonts.wrap(below, "label", wide - 2 * pad))
        return _title(paint) + lines * fonts.line("label") + rows * _apart(paint, wide) + 2 * pad

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts, pad, icon = self.rect, paint.fonts, paint.px(_PAD), paint.px(_ICON)
        paint.button(target, rect, self.state(hovered))
        middle, left = rect.y + pad + _title(paint) // 2 - paint.px(4), rect.x + pad
        paint.picture(target, self.icon, (left + icon // 2, middle), icon)
        left += icon + paint.px(12)
        fonts.squeeze(target, self.words, "subheading", theme.now.MOONLIGHT, (left, middle), rect.right - pad - left)
        at = rect.x + pad, rect.y + pad + _title(paint)
        y = write(target, paint, [Line(self.told, "label", theme.now.SECONDARY)], at, rect.width - 2 * pad)
        apart = _apart(paint, rect.width)
        for number, sign in enumerate(self.signs):
            row, place = divmod(number, _PENNANTS)
            middle_ = rect.x + pad + apart * place + apart // 2, y + apart * row + apart // 2 + paint.px(4)
            paint.picture(target, sign, middle_, apart)


def _title(paint: Paint) -> int:
    """Pixels of a way's icon with the title beside it."""
    return max(paint.px(_ICON), paint.fonts.line("subheading")) + paint.px(8)


def _apart(paint: Paint, wide: int) -> int:
    """Pixels between the middles of two pictures in a card of that width."""
    return min(paint.px(70), (wide - 2 * paint.px(_PAD)) // _PENNANTS)
