"""A scrolling column of widgets, each as high as its words need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

import pygame

from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour
from luna.shell.widgets.buttons import Action, Button, PictureRow
from luna.shell.widgets.choices import Choice, Slider, Switch
from luna.shell.widgets.figures import FIRST, FigureLine, Figures
from luna.shell.widgets.widget import Widget
from luna.shell.widgets.words import Picture, Sample, Words

_CONTROL: Final = 58  # height, u
_NAMES: Final = 0.36  # of the width, for the names of rows
_GAP: Final = 14
_BADGE: Final = 52  # for the picture before a name, u
T = TypeVar("T")
Maker = tuple[int, Callable[[pygame.Rect], Widget]]
"""The width of a widget, and how it is made."""


class Column:
    """Places widgets below one another. It is made anew at every layout; `rolled` pixels lie above the `window`."""

    def __init__(self, paint: Paint, window: pygame.Rect, rolled: int = 0, air: float = 1.0) -> None:
        """`air`: the share of its gaps that the column keeps. Less makes room in a column that is a little too long."""
        self.paint = paint
        self.window = window
        self.widgets: list[Widget] = []
        self.gaps = 0
        """The free space in it, in pixels."""
        self._air = air
        self._top = self._y = window.y - rolled

    @property
    def high(self) -> int:
        """The height of everything, in pixels."""
        return self._y - self._top

    def gap(self, units: float = _GAP) -> Column:
        """Add free space; the column, for what comes below it."""
        pixels = int(self.paint.px(units) * self._air)
        self._y += pixels
        self.gaps += pixels
        return self

    def take(self, high: int) -> pygame.Rect:
        """Take the next piece of the column; its rectangle."""
        place = pygame.Rect(self.window.x, self._y, self.window.width, high)
        self._y = place.bottom
        return place

    def add(self, *widgets: Widget) -> None:
        """Add widgets that scroll with the column."""
        for widget in widgets:
            widget.window = self.window
            self.widgets.append(widget)

    def words(self, name: str, words: str, style: str = "label", colour: Colour | None = None) -> Words:
        """Add a paragraph."""
        place = self.take(Words.high(self.paint, words, style, self.window.width))
        made = Words(place, name, words, style, theme.now.SECONDARY if colour is None else colour)
        self.add(made)
        return made

    def sample(self, words: str, times: Callable[[], float], most: float) -> None:
        """Add a sentence `times` as large as words are now, at most `most` times."""
        place = self.take(Sample.high(self.paint, words, self.window.width, most))
        self.add(Sample(place, "sample", words, times))

    def row(
        self,
        name: str,
        title: str,
        below: str,
        action: Action | None,
        icons: Sequence[str] = (),
        *,
        aside: str = "",
        lit: bool = False,
        gap: float = 8,
    ) -> None:
        """Add a row of two lines with a gap below it, see `PictureRow`."""
        place = self.take(PictureRow.high(self.paint))
        self.add(PictureRow(place, name, title, below, action, icons=icons, aside=aside, lit=lit))
        self.gap(gap)

    def figures(self, name: str, heads: Sequence[str], lines: Sequence[FigureLine], names: float = FIRST) -> None:
        """Add a table of figures, see `Figures`."""
        self.add(Figures(self.take(Figures.high(self.paint, len(lines))), name, heads, lines, names))

    def switch(self, name: str, words: str, on: bool, changed: Callable[[bool], object], below: str = "") -> Switch:
        """Add a switch, on or off."""
        place = self.take(Switch.high(self.paint, words, below, self.window.width))
        made = Switch(place, name, words, on, changed, below=below)
        self.add(made)
        return made

    def choice(
        self,
        name: str,
        label: str,
        words: Sequence[str],
        chosen: int,
        changed: Callable[[int], object],
        icons: Sequence[str] = (),
        *,
        above: bool = False,
        badge: str = "",
        called: Sequence[str] = (),
    ) -> None:
        """Add a choice with its name, which may stand `above` or have a picture (`badge`). `called`: see `Choice`."""
        high = max(self.paint.target(_CONTROL), self.paint.fonts.line("label") + self.paint.px(14))
        place = self._row(name, label, above, high, badge)
        narrow = Choice.crowded(self.paint, words, place.width)
        self.add(Choice(place, name, words, chosen, changed, icons=icons, narrow=narrow, label=label, called=called))

    def pick(
        self, name: str, label: str, values: Mapping[T, str], now: T, changed: Callable[[T], object], above: bool = True
    ) -> None:
        """Add a choice between values, each with its words; `changed` takes the value."""
        keys = list(values)
        take = lambda index: changed(keys[index])  # noqa: E731
        self.choice(name, label, list(values.values()), keys.index(now), take, above=above)

    def slider(
        self, name: str, label: str, value: int, said: Callable[[int], str], changed: Callable[[int], object]
    ) -> None:
        """Add a slider with its name."""
        self.add(Slider(self._row(name, label, False, self.paint.target(_CONTROL)), name, value, said, changed, label))

    def buttons(self, make: Sequence[Maker], high: float = 60) -> None:
        """Add buttons of these widths beside each other, in as many lines as they need."""
        paint, gap = self.paint, self.paint.px(13)
        tall = max(paint.target(high), paint.fonts.line("body_bold") + paint.px(14))
        x, line = self.window.x, self.take(tall)
        for wide, made in make:
            if x > self.window.x and x + wide > self.window.right:
                self.gap(12)
                x, line = self.window.x, self.take(tall)
            self.add(made(pygame.Rect(x, line.y, wide, tall)))
            x += wide + gap

    def tools(self, named: Sequence[tuple[str, str, Action]], high: float = 56) -> None:
        """Add buttons as wide as their words: name, words, action."""

        def maker(name: str, words: str, action: Action) -> Maker:
            wide = min(Button.wide(self.paint, words), self.window.width)
            return wide, lambda place: Button(place, name, words, action)

        self.buttons([maker(*one) for one in named], high)

    def button(self, name: str, words: str, action: Action) -> None:
        """Add a button as wide as its words."""
        self.tools([(name, words, action)], 60)

    def _row(self, name: str, label: str, above: bool, high: int, badge: str = "") -> pygame.Rect:
        """Add the name of a row; the place of its control: below a long name, at the right of a short one."""
        paint, fonts = self.paint, self.paint.fonts
        names = round(self.window.width * _NAMES)
        side = paint.px(_BADGE) if badge else 0
        room = names - paint.px(20) - side
        wide = self.window.width >= paint.px(560)
        aside = not above and wide and all(fonts.width(word, "body_bold") <= room for word in label.split())
        if not aside:
            self.words(f"{name}-name", label, "body_bold", theme.now.SECONDARY).names = True
            self.gap(8)
            return self.take(high)
        lines = Words.high(paint, label, "body_bold", room)
        place = self.take(max(high, lines))
        words = pygame.Rect(place.x + paint.px(2) + side, place.centery - lines // 2, room, lines)
        if badge:
            self.add(Picture(pygame.Rect(place.x, place.centery - side // 2, side, side), f"{name}-badge", badge))
        named = Words(words, f"{name}-name", label, "body_bold", theme.now.SECONDARY)
        named.names = True
        self.add(named)
        return pygame.Rect(place.x + names, place.centery - high // 2, place.width - names, high)
