"""Things below one another, each as high as its words need; what has no room can be rolled into sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour
from luna.shell.widgets.buttons import Button
from luna.shell.widgets.choices import Choice, Slider, Switch
from luna.shell.widgets.widget import Widget
from luna.shell.widgets.words import Picture, Sample, Words

_CONTROL: Final = 58  # height, u
_NAMES: Final = 0.36  # of the width, for the names of rows
_GAP: Final = 14
_BADGE: Final = 52  # kept before a name for its picture, u


class Column:
    """Made anew at every lay-out: `window` is where it is seen, `rolled` how many pixels lie above."""

    def __init__(self, paint: Paint, window: pygame.Rect, rolled: int = 0, air: float = 1.0) -> None:
        """`air`: the share of its gaps that a column keeps which is a little too long for its window."""
        self.paint = paint
        self.window = window
        self.widgets: list[Widget] = []
        self.gaps = 0
        """Pixels of free space in it."""
        self._air = air
        self._top = self._y = window.y - rolled

    @property
    def high(self) -> int:
        """Pixels that everything takes."""
        return self._y - self._top

    def gap(self, units: float = _GAP) -> None:
        """Free space."""
        pixels = int(self.paint.px(units) * self._air)
        self._y += pixels
        self.gaps += pixels

    def take(self, high: int) -> pygame.Rect:
        """The next piece of the column."""
        place = pygame.Rect(self.window.x, self._y, self.window.width, high)
        self._y = place.bottom
        return place

    def add(self, *widgets: Widget) -> None:
        """Widgets that stand in the column and roll with it."""
        for widget in widgets:
            widget.window = self.window
            self.widgets.append(widget)

    def words(self, name: str, words: str, style: str = "label", colour: Colour | None = None) -> Words:
        """A paragraph."""
        place = self.take(Words.high(self.paint, words, style, self.window.width))
        made = Words(place, name, words, style, theme.now.SECONDARY if colour is None else colour)
        self.add(made)
        return made

    def sample(self, words: str, times: Callable[[], float], most: float) -> None:
        """A sentence `times` as large as words are now, at `most` so much."""
        place = self.take(Sample.high(self.paint, words, self.window.width, most))
        self.add(Sample(place, "sample", words, times))

    def switch(self, name: str, words: str, on: bool, changed: Callable[[bool], None], below: str = "") -> Switch:
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
        changed: Callable[[int], None],
        icons: Sequence[str] = (),
        *,
        above: bool = False,
        badge: str = "",
        called: Sequence[str] = (),
    ) -> None:
        """A name, perhaps above or with a picture before it, and one of several; `called`: see `Choice`."""
        high = max(self.paint.px(_CONTROL), self.paint.fonts.line("label") + self.paint.px(14))
        place = self._row(name, label, above, high, badge)
        narrow = Choice.crowded(self.paint, words, place.width)
        self.add(Choice(place, name, words, chosen, changed, icons=icons, narrow=narrow, label=label, called=called))

    def slider(
        self, name: str, label: str, value: int, said: Callable[[int], str], changed: Callable[[int], None]
    ) -> None:
        """A name and more or less."""
        made = Slider(self._row(name, label, False, self.paint.px(_CONTROL)), name, value, said, changed)
        made.label = label
        self.add(made)

    def buttons(self, make: Sequence[tuple[int, Callable[[pygame.Rect], Widget]]], high: float = 60) -> None:
        """Buttons of these widths beside each other, in as many lines as they need."""
        paint, gap = self.paint, self.paint.px(13)
        tall = max(paint.px(high), paint.fonts.line("body_bold") + paint.px(14))
        x, line = self.window.x, self.take(tall)
        for wide, made in make:
            if x > self.window.x and x + wide > self.window.right:
                self.gap(12)
                x, line = self.window.x, self.take(tall)
            self.add(made(pygame.Rect(x, line.y, wide, tall)))
            x += wide + gap

    def tools(self, named: Sequence[tuple[str, str, Callable[[], object]]], high: float = 56) -> None:
        """Buttons as wide as their words: name, words, action."""
        self.buttons(
            [
                (
                    min(Button.wide(self.paint, words), self.window.width),
                    lambda place, name=name, words=words, action=action: Button(place, name, words, action),  # type: ignore[misc]
                )
                for name, words, action in named
            ],
            high,
        )

    def button(self, name: str, words: str, action: Callable[[], None]) -> None:
        """Add a button as wide as its words."""
        self.tools([(name, words, action)], 60)

    def _row(self, name: str, label: str, above: bool, high: int, badge: str = "") -> pygame.Rect:
        """The name of a row at the left and the place for its control; below each other when the name is long."""
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
