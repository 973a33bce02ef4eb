"""A page of the menus: a panel with its heading, widgets in two columns or in one that rolls, buttons at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, heading
from luna.shell.screens.menu import MenuScene
from luna.shell.widgets import Action, Button, Column, Widget

_EDGE: Final = 54  # units between the panel and what stands on it
_HEAD: Final = 132  # units above the columns with the heading
_BARE: Final = 30  # and without it, where the window is low
_BELOW: Final = 40  # units below the buttons
_APART: Final = 30  # between the columns where they stand below each other


class Foot(NamedTuple):
    """A button at the foot."""

    name: str
    words: str
    action: Action
    able: bool = True
    icon: str = ""
    primary: bool = True  # what the page is there for
    key: str = ""  # cap, as long as the button has the focus


class PageScene(MenuScene):
    """A subclass fills `left`, and `right` where it has two columns, and names the buttons beside "back" in `foot`."""

    need = (960, 540)
    first = "back"
    title = ""
    """The words of the heading."""
    size: ClassVar[tuple[float, float]] = (1500, 920)
    """Of the panel, in units."""
    low: ClassVar[float] = 700
    """In a window of fewer units the heading gives its room to the widgets."""
    columns: ClassVar[int] = 2
    share: ClassVar[float] = 0.5
    """Of the width of both columns: the left one."""
    between: ClassVar[float] = 80
    narrow: ClassVar[float] = 520
    """The least width of the right column in units: with less, all stands in one column."""
    rolls = False
    """Whether the right column may be longer than its window."""
    window = pygame.Rect(0, 0, 0, 0)
    """Where the columns are seen."""

    def left(self, column: Column) -> None:
        """The first column."""

    def right(self, column: Column) -> None:
        """The second."""

    def foot(self) -> list[Foot]:
        """The buttons at the right of the foot, first the last."""
        return []

    def roomy(self, left: int, right: int) -> bool:
        """Whether the words have room in columns of these pixels beside each other."""
        return right >= self.paint.px(self.narrow) * min(self.paint.fonts.growth, 1.2)

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel in which everything stands."""
        return self.middle(*self.size)

    @override
    def build(self) -> list[Widget]:
        words, paint, panel = self.words, self.paint, self.panel()
        side, right = panel.x + paint.px(_EDGE), panel.right - paint.px(_EDGE)
        high = max(paint.px(68), paint.fonts.line("body_bold") + paint.px(18))
        top, foot = panel.y + paint.px(_HEAD if self._tall else _BARE), panel.bottom - paint.px(_BELOW) - high
        self.window = pygame.Rect(side, top, right - side, foot - paint.px(16) - top)
        widgets = (self._two_columns() if self.columns > 1 else []) or self._one_column()
        said, key, buttons = words("back"), words("key-esc"), self.foot()
        back = pygame.Rect(side, foot, Button.wide(paint, said, key=key), high)
        primary = self.first == "back" and not any(one.primary for one in buttons)
        widgets.append(Button(back, "back", said, self.back, primary=primary, key=key))
        for one in buttons:
            wide = Button.wide(paint, one.words, icon=bool(one.icon), key=one.key) + paint.px(30)
            wide = min(wide, right - back.right - paint.px(14))
            place = pygame.Rect(right - wide, foot, wide, high)
            button = Button(place, one.name, one.words, one.action, icon=one.icon, primary=one.primary, key=one.key)
            button.enabled = one.able
            widgets.append(button)
            right = place.x - paint.px(14)
        return widgets

    @override
    def draw(self, surface: pygame.Surface) -> None:
        """A key stands on a button as long as that is what it does."""
        for one in self.foot():
            button = next((widget for widget in self.ring.widgets if widget.name == one.name), None)
            if one.key and isinstance(button, Button):
                button.key = one.key if self.ring.focused is button else ""
        super().draw(surface)

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel = self.panel()
        self.paint.panel(surface, panel, "overlay")
        if self._tall:
            self.heading(surface, panel, self.title)

    @override
    def said(self) -> Sequence[Node]:
        return (heading(self.title),) if self.title else ()

    @property
    def _tall(self) -> bool:
        """Whether the heading has room."""
        return self.canvas.height / self.canvas.u >= self.low

    def _two_columns(self) -> list[Widget]:
        """The widgets of two columns beside each other; nothing when they have no room."""
        paint, window, gap = self.paint, self.window, self.paint.px(self.between)
        first = round((window.width - gap) * self.share)
        second = window.width - gap - first
        if not self.roomy(first, second):
            return []
        left = Column(paint, pygame.Rect(window.x, window.y, first, window.height))
        self.left(left)
        place = pygame.Rect(window.right - second, window.y, second, window.height)
        right = self.column(place) if self.rolls else Column(paint, place)
        self.right(right)
        if left.high > window.height or (right.high > window.height and not self.rolls):
            return []
        return [*left.widgets, *right.widgets]

    def _one_column(self) -> list[Widget]:
        column = self.column(self.window)
        self.left(column)
        if self.columns > 1:
            column.gap(_APART)
            self.right(column)
        return column.widgets
