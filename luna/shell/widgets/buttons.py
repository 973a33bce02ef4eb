"""Buttons: the plain one, the row of a menu, and the small chip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget

Action = Callable[[], None]
_LEAST: Final = 14
"""The smallest size in u of the words of a menu, before they grow with the text."""


class Button(Widget):
    """Words, and perhaps a picture before them and a key cap behind."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        words: str,
        action: Action,
        *,
        icon: str = "",
        primary: bool = False,
        chosen: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(rect, name)
        self.words = words
        self.action = action
        self.icon = icon
        self.primary = primary
        self.chosen = chosen
        self.key = key
        self.told = ""
        """What a screen reader says after the words: what the button shows besides them."""

    @override
    def node(self) -> Node:
        on = True if self.chosen else None
        return Node(
            self.name, Role.BUTTON, self.words, self.rect, self.told, on=on, able=self.enabled, press=self.press
        )

    @override
    def press(self) -> None:
        if self.enabled:
            self.action()

    def state(self, hovered: bool) -> str:
        """The face that it shows."""
        if not self.enabled:
            return "off"
        if self.primary:
            return "primary-hover" if hovered else "primary"
        if self.chosen:
            return "chosen"
        return "hover" if hovered else "idle"

    @staticmethod
    def wide(paint: Paint, words: str, icon: bool = False, key: str = "") -> int:
        """Pixels that such a button needs."""
        used = paint.fonts.width(words, "body_bold") + 2 * paint.px(26)
        cap = paint.fonts.width(key, "label_bold") + paint.px(34) if key else 0
        return used + (paint.px(42) if icon else 0) + cap

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        colour = theme.now.MOONLIGHT if self.enabled else theme.now.DISABLED
        right = self.rect.right - paint.px(18)
        if self.key:
            right = paint.key(target, self.key, right, self.rect.centery).left
        left = self.rect.x + paint.px(18)
        if self.icon:
            paint.picture(target, self.icon, (self.rect.x + paint.px(38), self.rect.centery), paint.px(32))
            left += paint.px(44)
        size = paint.fonts.fitting(self.words, "body_bold", right - left, _LEAST)
        words = paint.fonts.fit(self.words, "body_bold", right - left, size)
        middle = (left + right) / 2 if not self.icon else left
        anchor = "left" if self.icon else "mid"
        paint.fonts.draw(target, words, "body_bold", colour, (middle, self.rect.centery), anchor, size)


class MenuButton(Button):
    """A row of the main menu: picture, words in capitals, perhaps a line below them."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        words: str,
        action: Action,
        *,
        icon: str,
        below: str = "",
        primary: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(rect, name, words, action, icon=icon, primary=primary, key=key)
        self.below = self.told = below

    @staticmethod
    def high(paint: Paint, below: bool = False) -> int:
        """Pixels that such a row needs."""
        fonts = paint.fonts
        if below:
            return max(paint.px(90), fonts.line("heading") + fonts.line("label") + paint.px(16))
        return max(paint.px(64), fonts.line("subheading") + paint.px(16))

    @staticmethod
    def across(paint: Paint, words: str) -> int:
        """Pixels that such a row needs for these words."""
        return paint.fonts.width(words, "subheading") + paint.px(92 + 14)

    def state(self, hovered: bool) -> str:
        """Quiet: the picture behind a menu is to be seen."""
        return super().state(hovered).replace("idle", "quiet") if not hovered or self.primary else "quiet-hover"

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect = paint.fonts, self.rect
        if self.primary:
            paint.shadow(target, rect, theme.R_BUTTON)
        paint.button(target, rect, self.state(hovered))
        paint.picture(target, self.icon, (rect.x + paint.px(48), rect.centery), paint.px(40 if self.primary else 36))
        left, right = rect.x + paint.px(92), rect.right - paint.px(14)
        if self.key:
            right = paint.key(target, self.key, right, rect.centery).left - paint.px(10)
        style = "heading" if self.primary else "subheading"
        middle = rect.centery - (round(paint.px(18) * fonts.growth) if self.below else 0)
        size = fonts.fitting(self.words, style, right - left, _LEAST)
        words = fonts.fit(self.words, style, right - left, size)
        colour = theme.GOLD_PALE if self.primary else theme.now.MOONLIGHT
        fonts.draw(target, words, style, colour, (left, middle), size=size)
        if self.below:
            line = fonts.fit(self.below, "label", right - left)
            lower = rect.centery + round(paint.px(21) * fonts.growth)
            fonts.draw(target, line, "label", theme.GOLD_PALE, (left, lower))


class Chip(Button):
    """A small choice with a flag or an emblem."""

    @staticmethod
    def wide(paint: Paint, words: str, icon: bool = True, key: str = "") -> int:
        """Pixels that such a chip needs."""
        return paint.fonts.width(words, "label_bold") + paint.px(30) + (paint.px(44) if icon else 0)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        left = self.rect.x + paint.px(14)
        if self.icon:
            paint.picture(target, self.icon, (left + paint.px(16), self.rect.centery), paint.px(24))
            left += paint.px(42)
        style, colour = ("label_bold", theme.now.MOONLIGHT) if self.chosen else ("label", theme.now.SECONDARY)
        size = paint.fonts.fitting(self.words, style, self.rect.right - paint.px(8) - left, _LEAST)
        at, anchor = (left if self.icon else self.rect.centerx, self.rect.centery), "left" if self.icon else "mid"
        paint.fonts.draw(target, self.words, style, colour, at, anchor, size)
