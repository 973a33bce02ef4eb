"""What the pages of puzzles are made of: the head of the day's puzzle, headings, stars, buttons."""

from __future__ import annotations

from typing import Final

import pygame
from typing_extensions import override

from luna.learning.progress import MOST
from luna.learning.puzzle import LEVELS
from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets import Action, Button, Widget

_PAD: Final = 16
_MEDAL: Final = 92
_SMALL: Final = 52  # a medal on a button
_SIZE: Final = 16  # of a star beside a medal
_WIDE: Final = 20  # and without one
_FLAME: Final = 28
_APART: Final = 18  # between two flames
_STAR: Final = 26
_BAR: Final = 10
_LEAST: Final = 14
"""The smallest size in u of a heading."""


def medal(paint: Paint, kind: str, won: bool) -> str:
    """The name of the picture of a kind of puzzle, empty where its game has drawn none."""
    name = f"learn/puzzle-{kind}-{'done' if won else 'open'}"
    return name if paint.art.has(name) else ""


def flames(target: pygame.Surface, paint: Paint, at: tuple[int, int], level: int) -> None:
    """The level of a puzzle, a lit flame for each; `at` is the middle of their left edge."""
    apart = paint.px(_APART)
    for number in range(LEVELS):
        name = "learn/level-lit" if number < level else "learn/level-out"
        paint.picture(target, name, (at[0] + apart * number + apart // 2, at[1]), paint.px(_FLAME))


def _flames(paint: Paint) -> int:
    """Pixels that all flames take."""
    return LEVELS * paint.px(_APART)


class DayHead(Widget):
    """The heading of the day's puzzle: the medal of its kind, which day it is, and how hard it is."""

    def __init__(self, rect: pygame.Rect, title: str, facts: str, level: int = 0, sign: str = "") -> None:
        """`level`: 0 while it is not known."""
        super().__init__(rect, "day")
        self.title, self.facts, self.level, self.sign = title, facts, level, sign
        self.enabled = False

    @override
    def node(self) -> Node:
        return Node(self.name, Role.HEADING, self.title, self.rect, self.facts, level=2)

    @staticmethod
    def high(paint: Paint, facts: str, wide: int) -> int:
        """Pixels that it needs in that width."""
        fonts, room = paint.fonts, wide - paint.px(_MEDAL + _PAD)
        return max(paint.px(_MEDAL), fonts.line("heading") + len(_facts(paint, facts, room)) * fonts.line("label"))

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts = self.rect, paint.fonts
        left = rect.x
        if self.sign:
            paint.picture(target, self.sign, (left + paint.px(_MEDAL) // 2, rect.centery), paint.px(_MEDAL))
            left += paint.px(_MEDAL + _PAD)
        lines, line = _facts(paint, self.facts, rect.right - left), fonts.line("label")
        y = rect.centery - (fonts.line("heading") + len(lines) * line) // 2
        size = fonts.fitting(self.title, "heading", rect.right - left, _LEAST)
        fonts.draw(target, self.title, "heading", theme.GOLD_PALE, (left, y + fonts.line("heading") // 2), size=size)
        y += fonts.line("heading")
        x = left
        for part in lines:
            x = fonts.draw(target, part, "label", theme.now.SECONDARY, (left, y + line // 2)).right
            y += line
        if self.level:
            flames(target, paint, (x + paint.px(_PAD), y - line // 2), self.level)


def _facts(paint: Paint, facts: str, room: int) -> list[str]:
    """In lines that leave the flames their room."""
    return paint.fonts.wrap(facts, "label", room - _flames(paint) - paint.px(_PAD))


class Heading(Widget):
    """A heading, and at the right of it, or below where there is no room, how far one has come."""

    def __init__(self, rect: pygame.Rect, name: str, title: str, far: str) -> None:
        super().__init__(rect, name)
        self.title, self.far = title, far
        self.enabled = False

    @override
    def node(self) -> Node:
        return Node(self.name, Role.HEADING, self.title, self.rect, self.far, level=2)

    @staticmethod
    def high(paint: Paint, title: str, far: str, wide: int) -> int:
        """Pixels that it needs in that width."""
        fonts = paint.fonts
        return fonts.line("subheading") + (0 if _beside(paint, title, far, wide) else fonts.line("label"))

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts = self.rect, paint.fonts
        line = fonts.line("subheading")
        fonts.draw(target, self.title, "subheading", theme.GOLD_PALE, (rect.x, rect.y + line // 2))
        if _beside(paint, self.title, self.far, rect.width):
            fonts.draw(target, self.far, "label", theme.now.SECONDARY, (rect.right, rect.y + line // 2), "right")
        else:
            at = rect.x, rect.y + line + fonts.line("label") // 2
            fonts.draw(target, self.far, "label", theme.now.SECONDARY, at)


def _beside(paint: Paint, title: str, far: str, wide: int) -> bool:
    """Whether both have room on one line."""
    return paint.fonts.width(title, "subheading") + paint.fonts.width(far, "label") + paint.px(_PAD) <= wide


class Waiting(Widget):
    """Where a picture will be: an empty field that says what it waits for."""

    def __init__(self, rect: pygame.Rect, words: str) -> None:
        super().__init__(rect, "waiting")
        self.words = words
        self.enabled = False

    @override
    def node(self) -> Node:
        return Node(self.name, Role.LABEL, self.words, self.rect)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts = self.rect, paint.fonts
        paint.well(target, rect)
        lines, line = fonts.wrap(self.words, "body", rect.width - 2 * paint.px(_PAD)), fonts.line("body")
        paint.picture(target, "ui/icon-moon", (rect.centerx, rect.centery - paint.px(40)), paint.px(64))
        for number, part in enumerate(lines):
            at = rect.centerx, rect.centery + paint.px(16) + line * (number + 0.5)
            fonts.draw(target, part, "body", theme.now.SECONDARY, at, "mid")


class Stars(Widget):
    """Words and the stars that were won, of all that there were to win."""

    def __init__(self, rect: pygame.Rect, words: str, won: int) -> None:
        super().__init__(rect, "won")
        self.words, self.won = words, won
        self.enabled = False

    @override
    def node(self) -> Node:
        return Node(self.name, Role.LABEL, f"{self.words} {self.won}/{MOST}", self.rect)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        at = self.rect.x, self.rect.centery
        said = paint.fonts.draw(target, self.words, "body_bold", theme.GOLD, at)
        stars(target, paint, (said.right + paint.px(_PAD + _STAR), at[1]), self.won, _STAR)


def stars(target: pygame.Surface, paint: Paint, at: tuple[float, float], won: int, size: float) -> None:
    """The stars of a puzzle, `size` units high: those that were not won are small rings. `at`: the middle of all."""
    for number in range(MOST):
        x = at[0] + (number - (MOST - 1) / 2) * paint.px(size)
        if number < won:
            paint.picture(target, "ui/star", (x, at[1]), paint.px(size))
        else:
            pygame.draw.circle(target, theme.now.MUTED, (x, at[1]), paint.px(size / 5), max(1, paint.px(1.6)))


class CountButton(Button):
    """A way to several things that can be won: what they are, and how many of them are."""

    def __init__(
        self, rect: pygame.Rect, name: str, words: str, far: str, action: Action, done: float, level: int = 0
    ) -> None:
        """`done`: the share of them; `level`: how hard they are, shown as flames."""
        super().__init__(rect, name, words, action, primary=False)
        self.far, self.done, self.level = far, done, level
        self.told = far

    @staticmethod
    def high(paint: Paint) -> int:
        """Pixels that it needs."""
        return paint.fonts.line("subheading") + paint.fonts.line("label") + 2 * paint.px(_PAD)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, fonts, pad = self.rect, paint.fonts, paint.px(_PAD)
        paint.button(target, rect, self.state(hovered))
        left, right = rect.x + pad, rect.right - pad
        line = fonts.line("subheading")
        middle, room = rect.y + pad + line // 2, right - left
        if self.level:
            flames(target, paint, (right - _flames(paint), middle), self.level)
            room -= _flames(paint) + pad // 2
        size = fonts.fitting(self.words, "subheading", room, _LEAST)
        fonts.draw(target, self.words, "subheading", theme.now.MOONLIGHT, (left, middle), size=size)
        middle += (line + fonts.line("label")) // 2
        said = fonts.draw(target, self.far, "label", theme.now.SECONDARY, (left, middle))
        high = paint.px(_BAR)
        bar = pygame.Rect(said.right + pad, middle - high // 2, right - said.right - pad, high)
        if bar.width > 2 * high:
            pygame.draw.rect(target, theme.ABYSS, bar, border_radius=high // 2)
            bar.width = max(high, round(bar.width * self.done)) if self.done else 0
            pygame.draw.rect(target, theme.SILVER[1], bar, border_radius=high // 2)


class PuzzleButton(Button):
    """A puzzle of the pack: the medal of its kind, its number, and a star for each that was won."""

    def __init__(
        self, rect: pygame.Rect, name: str, words: str, action: Action, won: int, sign: str, *, primary: bool
    ) -> None:
        """`sign`: the name of the medal's picture, or nothing."""
        super().__init__(rect, name, words, action, primary=primary)
        self.won, self.sign = won, sign
        self.told = f"{won}/{MOST}"

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        rect, ink = self.rect, theme.GOLD if self.won == MOST else theme.now.MOONLIGHT
        paint.button(target, rect, self.state(hovered))
        middle: float = rect.centerx
        if self.sign:
            paint.picture(target, self.sign, (rect.x + paint.px(6 + _SMALL / 2), rect.centery), paint.px(_SMALL))
            middle += paint.px(_SMALL / 2)
        paint.fonts.draw(target, self.words, "body_bold", ink, (middle, rect.y + rect.height * 0.38), "mid")
        stars(target, paint, (middle, rect.y + rect.height * 0.76), self.won, _SIZE if self.sign else _WIDE)
