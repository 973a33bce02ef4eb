"""Buttons: the plain one, the row of a menu, the chip, seats and faces."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

import pygame
from typing_extensions import override

from luna.core.cast import Face
from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import TARGET, Paint
from luna.shell.widgets.widget import Widget

Action = Callable[[], object]


@dataclass(eq=False)
class Button(Widget):
    """Words, perhaps with a picture before them and a key cap behind."""

    words: str
    action: Action | None
    _: KW_ONLY
    icon: str = ""
    primary: bool = False
    chosen: bool = False
    key: str = ""
    shy: bool = False  # whether the cap of its key is drawn only while it has the focus
    badge: int = 0  # number of things that wait behind it
    told: str = ""  # what a screen reader adds to the words

    @override
    def node(self) -> Node:
        told = self.told or (str(self.badge) if self.badge else "")
        node = Node(self.name, Role.BUTTON, self.words, self.rect, told, able=self.enabled, press=self.press)
        return node._replace(on=True) if self.chosen else node

    @override
    def press(self) -> None:
        if self.enabled and self.action is not None:
            self.action()

    def state(self, hovered: bool) -> str:
        """The state that `Paint.button` draws."""
        if not self.enabled:
            return "off"
        if self.primary:
            return "primary-hover" if hovered else "primary"
        if self.chosen:
            return "chosen"
        return "hover" if hovered else "idle"

    @property
    def cap(self) -> str:
        """The cap that is drawn now, or ""."""
        return self.key if self.focused or not self.shy else ""

    def needs(self, paint: Paint) -> int:
        """The width that it needs, in pixels."""
        return self.wide(paint, self.words, bool(self.icon), self.key)

    @staticmethod
    def wide(paint: Paint, words: str, icon: bool = False, key: str = "") -> int:
        """The width that such a button needs, in pixels."""
        used = paint.fonts.width(words, "body_bold") + 2 * paint.px(26)
        cap = paint.cap(key) + paint.px(16) if key else 0
        return used + (paint.px(42) if icon else 0) + cap

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        colour = theme.now.MOONLIGHT if self.enabled else theme.now.DISABLED
        left, right = self.rect.x + paint.px(18), self.rect.right - paint.px(18)
        if self.cap:
            right = paint.key(target, self.cap, right, self.rect.centery).left
        if self.badge:
            right = _badge(target, paint, self.badge, right, self.rect.centery) - paint.px(8)
        x, anchor = (left + right) / 2, "mid"
        if self.icon:
            paint.picture(target, self.icon, (self.rect.x + paint.px(38), self.rect.centery), paint.px(32))
            left += paint.px(44)
            x, anchor = left, "left"
        paint.fonts.squeeze(target, self.words, "body_bold", colour, (x, self.rect.centery), right - left, anchor)


@dataclass(eq=False, kw_only=True)
class MenuButton(Button):
    """A row of the main menu: picture, words in capitals, perhaps a line below them (`told`)."""

    @override
    def high(self, paint: Paint, wide: int) -> int:
        fonts = paint.fonts
        if self.told:
            return max(paint.px(90), fonts.line("heading") + fonts.line("label") + paint.px(16))
        return max(paint.target(64), fonts.line("subheading") + paint.px(16))

    @override
    def state(self, hovered: bool) -> str:
        """The quiet states: the picture behind a menu stays visible."""
        return super().state(hovered).replace("idle", "quiet") if not hovered or self.primary else "quiet-hover"

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        fonts, rect = paint.fonts, self.rect
        if self.primary:
            paint.shadow(target, rect, theme.R_BUTTON)
        paint.button(target, rect, self.state(hovered))
        paint.picture(target, self.icon, (rect.x + paint.px(48), rect.centery), paint.px(40 if self.primary else 36))
        left, right = rect.x + paint.px(92), rect.right - paint.px(14)
        if self.cap:
            right = paint.key(target, self.cap, right, rect.centery).left - paint.px(10)
        if self.badge:
            right = _badge(target, paint, self.badge, right, rect.centery) - paint.px(10)
        style = "heading" if self.primary else "subheading"
        middle = rect.centery - (round(paint.px(18) * fonts.growth) if self.told else 0)
        colour = theme.GOLD_PALE if self.primary else theme.now.MOONLIGHT
        fonts.squeeze(target, self.words, style, colour, (left, middle), right - left)
        if self.told:
            line = fonts.fit(self.told, "label", right - left)
            lower = rect.centery + round(paint.px(21) * fonts.growth)
            fonts.draw(target, line, "label", theme.GOLD_PALE, (left, lower))


def _badge(target: pygame.Surface, paint: Paint, count: int, right: int, y: int) -> int:
    """Draw a gold disc with a number whose right edge is at a point; returns its left edge."""
    said, line = str(count), paint.fonts.line("label_bold")
    high = line + paint.px(6)
    place = pygame.Rect(0, 0, max(high, paint.fonts.width(said, "label_bold") + paint.px(18)), high)
    place.midright = right, y
    pygame.draw.rect(target, theme.GOLD, place, border_radius=high // 2)
    paint.fonts.draw(target, said, "label_bold", theme.ABYSS, place.center, "mid")
    return place.left


class Chip(Button):
    """A small choice with a flag or an emblem."""

    @override
    @staticmethod
    def wide(paint: Paint, words: str, icon: bool = True, key: str = "") -> int:
        return max(paint.fonts.width(words, "label_bold") + paint.px(30) + (paint.px(44) if icon else 0), TARGET)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        left = self.rect.x + paint.px(14)
        if self.icon:
            paint.picture(target, self.icon, (left + paint.px(16), self.rect.centery), paint.px(24))
            left += paint.px(42)
        style, colour = ("label_bold", theme.now.MOONLIGHT) if self.chosen else ("label", theme.now.SECONDARY)
        size = paint.fonts.fitting(self.words, style, self.rect.right - paint.px(8) - left, 14)
        at, anchor = (left if self.icon else self.rect.centerx, self.rect.centery), "left" if self.icon else "mid"
        paint.fonts.draw(target, self.words, style, colour, at, anchor, size)


@dataclass(eq=False, kw_only=True)
class OrderButton(Button):
    """The emblem of a seat: lit if this player has it, dim if another player does. `words` name its order."""

    emblem: str
    taken: bool

    @override
    def node(self) -> Node:
        return super().node()._replace(role=Role.OPTION, on=self.chosen)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        state = self.state(hovered)
        paint.button(target, self.rect, "off" if state == "idle" and self.taken else state)
        shown, alpha = self.emblem, None
        if self.taken and not self.chosen:
            dim = f"{shown}-dim"  # not every game has one
            shown, alpha = (dim, None) if paint.art.has(dim) else (shown, 0.5)
        paint.picture(target, shown, self.rect.center, paint.px(46), alpha)


@dataclass(eq=False, kw_only=True)
class FaceButton(Button):
    """The portrait of a player. A press changes it to the next character."""

    chosen: bool = True
    face: Face

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.button(target, self.rect, self.state(hovered))
        paint.portrait(target, self.face, (self.rect.centerx, self.rect.centery + paint.px(4)), paint.px(50))
