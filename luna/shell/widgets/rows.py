"""Rows of two lines: the tables on the network, and the seats of a room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role, paragraph
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.buttons import Action
from luna.shell.widgets.widget import Widget

_LEAST: Final = 14
"""The smallest size of words in u, before they grow with the text."""


class PictureRow(Widget):
    """Pictures, a line, a smaller line below it, and a word at the right."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        title: str,
        below: str,
        action: Action | None,
        *,
        icons: Sequence[str] = (),
        aside: str = "",
        lit: bool = False,
    ) -> None:
        """`lit`: it is ours."""
        super().__init__(rect, name)
        self.title, self.below, self.icons, self.aside, self.lit = title, below, icons, aside, lit
        self.action = action
        self.enabled = action is not None

    @override
    def node(self) -> Node:
        said = paragraph((self.below, self.aside))
        role = Role.ITEM if self.action is None else Role.BUTTON
        return Node(self.name, role, self.title, self.rect, said, press=self.action and self.press)

    @staticmethod
    def high(paint: Paint) -> int:
        """Pixels that such a row needs."""
        return max(paint.px(78), paint.fonts.line("card_title") + paint.fonts.line("label") + paint.px(16))

    @override
    def press(self) -> None:
        if self.action is not None:
            self.action()

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect = paint.fonts, self.rect
        paint.button(
            target, rect, "chosen" if self.lit else "off" if not self.enabled else "hover" if hovered else "idle"
        )
        left, right = rect.x + paint.px(16), rect.right - paint.px(18)
        for icon in self.icons:
            paint.picture(target, icon, (left + paint.px(24), rect.centery), paint.px(46))
            left += paint.px(58)
        if self.aside:
            right = self._write(target, paint, self.aside, "label_bold", (right, rect.centery), (right - left) // 2)
        lines = fonts.line("card_title") + fonts.line("label")
        top = rect.centery - lines / 2
        self._write(target, paint, self.title, "card_title", (left, top + fonts.line("card_title") / 2), right - left)
        self._write(target, paint, self.below, "label", (left, top + lines - fonts.line("label") / 2), right - left)

    @staticmethod
    def _write(
        target: pygame.Surface, paint: Paint, words: str, style: str, at: tuple[float, float], room: float
    ) -> int:
        """Words that get smaller before they are cut; those at the right end there. Where what is left of them ends."""
        fonts, aside = paint.fonts, style == "label_bold"
        size = fonts.fitting(words, style, room, _LEAST)
        colour = {"card_title": theme.now.MOONLIGHT, "label": theme.now.SECONDARY}.get(style, theme.GOLD_PALE)
        said = fonts.fit(words, style, room, size)
        place = fonts.draw(target, said, style, colour, at, "right" if aside else "left", size)
        return place.left - paint.px(14)
