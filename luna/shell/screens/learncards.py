"""The cards of the page to learn: a lesson, and another way to learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import paragraph
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets import Action, Button

_PAD: Final = 16
_SIGN: Final = 84
_LEAST: Final = 14
"""The smallest size in u of a title."""
_ICON: Final = 40
_PENNANTS: Final = 6  # in a row
_PENNANT: Final = 70  # u between two of them


class LessonButton(Button):
    """The card of a lesson: its sign, title and goal, and how far one has come."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        words: Sequence[str],
        action: Action,
        sign: str,
        primary: bool,
    ) -> None:
        """`words`: which lesson, its title, its goal, how far."""
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
        left = rect.x + pad
        if self._sign:
            paint.picture(target, self._sign, (left + sign // 2, rect.y + pad + head // 2), sign)
            left += sign + pad
        y = rect.y + pad
        fonts.draw(target, which, "label_bold", theme.now.SECONDARY, (left, y + fonts.line("label_bold") / 2))
        y += fonts.line("label_bold")
        ink = theme.GOLD_PALE if self.primary else theme.now.MOONLIGHT
        room = rect.right - pad - left
        for line in fonts.wrap(title, "subheading", room):
            size = fonts.fitting(line, "subheading", room, _LEAST)
            fonts.draw(target, line, "subheading", ink, (left, y + fonts.line("subheading") / 2), size=size)
            y += fonts.line("subheading")
        y = rect.y + 2 * pad + head
        for line in fonts.wrap(goal, "body", rect.width - 2 * pad):
            fonts.draw(target, line, "body", theme.now.MOONLIGHT, (rect.x + pad, y + fonts.line("body") / 2))
            y += fonts.line("body")
        at = rect.x + pad, rect.bottom - pad - fonts.line("label_bold") / 2
        fonts.draw(target, far, "label_bold", theme.GOLD_PALE if self.primary else theme.LEGAL, at)


def _head(paint: Paint, title: str, room: int) -> int:
    """Pixels of a card's sign with the title beside it."""
    fonts = paint.fonts
    lines = len(fonts.wrap(title, "subheading", room - paint.px(_SIGN) - paint.px(_PAD)))
    return max(paint.px(_SIGN), fonts.line("label_bold") + lines * fonts.line("subheading"))


class WayButton(Button):
    """Another way to learn: its icon and title, what is said of it, and pictures in rows below."""

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
        """`signs`: the pictures, by their names."""
        super().__init__(rect, name, title, action, icon=icon)
        self.below, self.signs = below, signs
        self.told = below

    @staticmethod
    def high(paint: Paint, below: str, wide: int, signs: int = 0) -> int:
        """Pixels that a card of that width with so many pictures needs."""
        fonts, pad = paint.fonts, paint.px(_PAD)
        lines = len(fonts.wrap(below, "label", wide - 2 * pad))
        rows = -(-signs // _PENNANTS)
        return _title(paint) + lines * fonts.line("label") + rows * _apart(paint, wide) + 2 * pad

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts, pad = self.rect, paint.fonts, paint.px(_PAD)
        paint.button(target, rect, self.state(hovered))
        y, icon = rect.y + pad, paint.px(_ICON)
        middle, left = y + _title(paint) // 2 - paint.px(4), rect.x + pad
        paint.picture(target, self.icon, (left + icon // 2, middle), icon)
        left += icon + paint.px(12)
        room = rect.right - pad - left
        size = fonts.fitting(self.words, "subheading", room, _LEAST)
        fonts.draw(target, self.words, "subheading", theme.now.MOONLIGHT, (left, middle), size=size)
        y += _title(paint)
        for line in fonts.wrap(self.below, "label", rect.width - 2 * pad):
            fonts.draw(target, line, "label", theme.now.SECONDARY, (rect.x + pad, y + fonts.line("label") / 2))
            y += fonts.line("label")
        apart = _apart(paint, rect.width)
        for number, sign in enumerate(self.signs):
            row, place = divmod(number, _PENNANTS)
            at = rect.x + pad + apart * place + apart // 2, y + apart * row + apart // 2 + paint.px(4)
            paint.picture(target, sign, at, apart)


def _title(paint: Paint) -> int:
    """Pixels of a way's icon with the title beside it."""
    return max(paint.px(_ICON), paint.fonts.line("subheading")) + paint.px(8)


def _apart(paint: Paint, wide: int) -> int:
    """Pixels between the middles of two pictures in a card of that width."""
    return min(paint.px(_PENNANT), (wide - 2 * paint.px(_PAD)) // _PENNANTS)
