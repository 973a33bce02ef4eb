"""Cards: buttons with several lines of words, and perhaps a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from typing_extensions import override

from luna.shell.access.node import paragraph
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour
from luna.shell.widgets import Action, Button

_PAD: Final = 16
_SIGN: Final = 84
_LEAST: Final = 14
"""The smallest size in u of a title."""
_ICON: Final = 40
_PENNANTS: Final = 6  # in a row
_PENNANT: Final = 70  # u between two of them
_MARK: Final = 30
_SHIELD: Final = 84
"""Units that the pennant of a challenge is wide, with the room beside it."""


class Line(NamedTuple):
    """A paragraph."""

    words: str
    style: str
    colour: Colour


def write(target: pygame.Surface, paint: Paint, lines: Sequence[Line], at: tuple[int, int], room: int) -> int:
    """Write paragraphs, wrapped into a width; the y where the next one begins."""
    fonts, (x, y) = paint.fonts, at
    for words, style, colour in lines:
        for part in fonts.wrap(words, style, room):
            fonts.draw(target, part, style, colour, (x, y + fonts.line(style) / 2))
            y += fonts.line(style)
    return y


def written(paint: Paint, lines: Sequence[Line], room: int) -> int:
    """Pixels that paragraphs need in a width."""
    fonts = paint.fonts
    return sum(len(fonts.wrap(words, style, room)) * fonts.line(style) for words, style, _ in lines)


class TextCard(Button):
    """A card with paragraphs and nothing else."""

    def __init__(self, rect: pygame.Rect, name: str, lines: Sequence[Line], action: Action) -> None:
        super().__init__(rect, name, lines[0].words, action)
        self.lines = lines
        self.told = paragraph(line.words for line in lines[1:])

    @staticmethod
    def high(paint: Paint, lines: Sequence[Line], width: int) -> int:
        """Pixels that it needs in a width."""
        return written(paint, lines, width - 2 * paint.px(24)) + paint.px(30)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        at = self.rect.x + paint.px(24), self.rect.y + paint.px(15)
        write(target, paint, self.lines, at, self.rect.width - 2 * paint.px(24))


class ChallengeCard(Button):
    """A challenge: its name, its text, and its pennant; without one a star if it was met."""

    def __init__(
        self, rect: pygame.Rect, name: str, title: str, below: list[str], action: Action, met: bool, pennant: str = ""
    ) -> None:
        """`pennant`: the name of a picture, which shows whether it was met."""
        super().__init__(rect, name, title, action)
        self.below, self.met, self.pennant = below, met, pennant
        self.told = paragraph(below)

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


class LessonButton(Button):
    """The card of a lesson: its picture, title and goal, and the progress."""

    def __init__(
        self, rect: pygame.Rect, name: str, words: Sequence[str], action: Action, sign: str, primary: bool
    ) -> None:
        """`words`: number, title, goal, progress."""
        super().__init__(rect, name, words[1], action, primary=primary)
        self._words, self._sign = words, sign
        self.told = paragraph((words[0], *words[2:]))

    @staticmethod
    def high(paint: Paint, title: str, goal: str, wide: int) -> int:
        """Pixels that a card of that width needs."""
        fonts, room = paint.fonts, wide - 2 * paint.px(_PAD)
        lines = len(fonts.wrap(goal, "body", room))
        return _head(paint, title, room) + lines * fonts.line("body") + fonts.line("label_bold") + 4 * paint.px(_PAD)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts, pad = self.rect, paint.fonts, paint.px(_PAD)
        which, title, goal, far = self._words
        paint.button(target, rect, self.state(hovered))
        sign, head = paint.px(_SIGN), _head(paint, title, rect.width - 2 * pad)
        left, y = rect.x + pad, rect.y + pad
        if self._sign:
            paint.picture(target, self._sign, (left + sign // 2, y + head // 2), sign)
            left += sign + pad
        y = write(target, paint, [Line(which, "label_bold", theme.now.SECONDARY)], (left, y), rect.width)
        ink, room = theme.GOLD_PALE if self.primary else theme.now.MOONLIGHT, rect.right - pad - left
        for line in fonts.wrap(title, "subheading", room):
            size = fonts.fitting(line, "subheading", room, _LEAST)
            fonts.draw(target, line, "subheading", ink, (left, y + fonts.line("subheading") / 2), size=size)
            y += fonts.line("subheading")
        at = rect.x + pad, rect.y + 2 * pad + head
        write(target, paint, [Line(goal, "body", theme.now.MOONLIGHT)], at, rect.width - 2 * pad)
        low = rect.x + pad, rect.bottom - pad - fonts.line("label_bold") / 2
        fonts.draw(target, far, "label_bold", theme.GOLD_PALE if self.primary else theme.LEGAL, low)


def _head(paint: Paint, title: str, room: int) -> int:
    """Pixels of a lesson's picture with the title beside it."""
    fonts = paint.fonts
    lines = len(fonts.wrap(title, "subheading", room - paint.px(_SIGN) - paint.px(_PAD)))
    return max(paint.px(_SIGN), fonts.line("label_bold") + lines * fonts.line("subheading"))


class WayButton(Button):
    """The card of another way to learn: icon, title and text, and rows of pictures below."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        title: str,
        below: str,
        action: Action,
        icon: str,
        signs: Sequence[str] = (),
    ) -> None:
        """`signs`: the names of the pictures."""
        super().__init__(rect, name, title, action, icon=icon)
        self.below = self.told = below
        self.signs = signs

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
        size = fonts.fitting(self.words, "subheading", rect.right - pad - left, _LEAST)
        fonts.draw(target, self.words, "subheading", theme.now.MOONLIGHT, (left, middle), size=size)
        at = rect.x + pad, rect.y + pad + _title(paint)
        y = write(target, paint, [Line(self.below, "label", theme.now.SECONDARY)], at, rect.width - 2 * pad)
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
    return min(paint.px(_PENNANT), (wide - 2 * paint.px(_PAD)) // _PENNANTS)
