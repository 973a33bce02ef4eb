"""A scrolling column of widgets, each as high as its words need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

import pygame

from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.drawing.theme import Colour
from luna.shell.widgets.buttons import Action, Button
from luna.shell.widgets.card import Card
from luna.shell.widgets.choices import Choice, Slider, Switch
from luna.shell.widgets.widget import Widget
from luna.shell.widgets.words import Picture, Words

T = TypeVar("T")
W = TypeVar("W", bound=Widget)


class Column:
    """Places widgets below one another. It is rebuilt at every layout; `rolled` pixels are above the `window`."""

    def __init__(self, paint: Paint, window: pygame.Rect, rolled: int = 0, air: float = 1.0) -> None:
        """`air`: the share of its gaps that the column keeps. Less makes room in a column that is a little too long."""
        self.paint = paint
        self.window = window
        self.widgets: list[Widget] = []
        self.gaps = 0  # the free space in it, in pixels
        self.sought: Sequence[str] = ()  # the folded words of a search, which are marked
        self._air = air
        self._top = self._y = window.y - rolled

    @property
    def high(self) -> int:
        """The height of everything, in pixels."""
        return self._y - self._top

    def gap(self, units: float = 14) -> Column:
        """Add free space; returns the column, for what comes below it."""
        pixels = int(self.paint.px(units) * self._air) if units else 0
        self._y += pixels
        self.gaps += pixels
        return self

    def take(self, high: int) -> pygame.Rect:
        """Take the next piece of the column; returns its rectangle."""
        place = pygame.Rect(self.window.x, self._y, self.window.width, high)
        self._y = place.bottom
        return place

    def add(self, *widgets: Widget) -> None:
        """Add widgets that have a place, and scroll with the column."""
        for widget in widgets:
            widget.window = self.window
            if isinstance(widget, Words):
                widget.sought = self.sought
            self.widgets.append(widget)

    def put(self, widget: W, gap: float = 0) -> W:
        """Add a widget below the others, as high as it needs."""
        self.add(widget.at(self.take(widget.high(self.paint, self.window.width))))
        self.gap(gap)
        return widget

    def words(self, name: str, words: str, style: str = "label", colour: Colour | None = None, gap: float = 0) -> Words:
        """Add a paragraph."""
        return self.put(Words(name, words, style, theme.now.SECONDARY if colour is None else colour), gap)

    def title(self, name: str, words: str, gap: float = 10) -> None:
        """Add the heading of a section."""
        self.words(name, words, "body_bold", gap=gap)

    def note(self, name: str, words: str, gap: float = 0) -> None:
        """Add a quiet explanation."""
        self.words(name, words, colour=theme.now.MUTED, gap=gap)

    def cells(self, name: str, said: Sequence[tuple[str, Colour]], wides: Sequence[int]) -> None:
        """Add paragraphs side by side, in these widths."""
        made = [Words(f"{name}-{number}", words, "label", colour) for number, (words, colour) in enumerate(said)]
        place = self.take(max(one.high(self.paint, wide) for one, wide in zip(made, wides, strict=True)))
        left = place.x
        for one, wide in zip(made, wides, strict=True):
            self.add(one.at(pygame.Rect(left, place.y, wide - self.paint.px(8), place.height)))
            left += wide

    def card(self, card: Card, gap: float = 0, deeds: Sequence[tuple[str, str, Action]] = ()) -> None:
        """Add a card, with buttons at its right: name, words, action."""
        line, buttons = self.put(card).rect, [Button(*one) for one in deeds]
        for button in reversed(buttons):
            wide = button.needs(self.paint)
            button.rect = pygame.Rect(line.right - wide, line.y, wide, line.height)
            line.width -= wide + self.paint.px(10)
        self.add(*buttons)
        self.gap(gap)

    def switch(
        self, name: str, words: str, on: bool, changed: Callable[[bool], object], below: str = "", gap: float = 0
    ) -> Switch:
        """Add a switch, on or off."""
        return self.put(Switch(name, words, on, changed, below=below), gap)

    def choice(
        self,
        name: str,
        label: str,
        words: Sequence[str],
        chosen: int,
        changed: Callable[[int], object],
        icons: Sequence[str] = (),
        *,
        above: bool = True,
        badge: str = "",
        called: Sequence[str] = (),
        gap: float = 0,
    ) -> None:
        """Add a choice with its name `above` or beside it, perhaps with a picture (`badge`). `called`: see `Choice`."""
        high = max(self.paint.target(58), self.paint.fonts.line("label") + self.paint.px(14))
        place = self._row(name, label, above, high, badge)
        narrow = Choice.crowded(self.paint, words, place.width)
        made = Choice(name, words, chosen, changed, icons=icons, narrow=narrow, label=label, called=called)
        self.add(made.at(place))
        self.gap(gap)

    def pick(
        self,
        name: str,
        label: str,
        values: Mapping[T, str],
        now: T,
        changed: Callable[[T], object],
        *,
        above: bool = True,
        badge: str = "",
        gap: float = 0,
    ) -> None:
        """Add a choice between values, each with its words; `changed` takes the value."""
        keys, words, take = list(values), list(values.values()), lambda at: changed(keys[at])
        self.choice(name, label, words, keys.index(now), take, above=above, badge=badge, gap=gap)

    def slider(
        self, name: str, label: str, value: int, said: Callable[[int], str], changed: Callable[[int], object]
    ) -> None:
        """Add a slider with its name."""
        self.add(Slider(name, value, said, changed, label).at(self._row(name, label, False, self.paint.target(58))))

    def buttons(self, buttons: Sequence[Button], high: float = 60, gap: float = 0) -> None:
        """Add buttons side by side, each as wide as it needs, in as many lines as needed."""
        paint, between = self.paint, self.paint.px(13)
        tall = max(paint.target(high), paint.fonts.line("body_bold") + paint.px(14))
        x, line = self.window.x, self.take(tall)
        for button in buttons:
            wide = min(button.needs(paint), self.window.width)
            if x > self.window.x and x + wide > self.window.right:
                x, line = self.window.x, self.gap(12).take(tall)
            self.add(button.at(pygame.Rect(x, line.y, wide, tall)))
            x += wide + between
        self.gap(gap)

    def tools(self, named: Sequence[tuple[str, str, Action]], high: float = 56, gap: float = 0) -> None:
        """Add buttons as wide as their words: name, words, action."""
        self.buttons([Button(*one) for one in named], high, gap)

    def button(self, name: str, words: str, action: Action, *, able: bool = True, gap: float = 0) -> None:
        """Add a button as wide as its words."""
        self.tools([(name, words, action)], 60, gap)
        self.widgets[-1].enabled = able

    def in_a_row(self, least: int, most: int, gap: float) -> int:
        """The number of cards of at least `least` pixels that fit in a row, at most `most`."""
        between = self.paint.px(gap)
        return max(1, min(most, (self.window.width + between) // (least + between)))

    def card_width(self, each: int, gap: float) -> int:
        """The width of a card with `each` of them in a row."""
        between = self.paint.px(gap)
        return (self.window.width + between) // each - between

    def rows(self, widgets: Sequence[Widget], each: int, gap: float, wide: int = 0) -> None:
        """Add widgets, `each` in a row, which they fill unless they are `wide` pixels. The highest sets its height."""
        between = self.paint.px(gap)
        whole = each * (wide + between) if wide else self.window.width + between
        edges = [self.window.x + whole * number // each for number in range(each + 1)]  # the last one is the window's
        for first in range(0, len(widgets), each):
            row = widgets[first : first + each]
            high = max(one.high(self.paint, wide or self.card_width(each, gap)) for one in row)
            line = self.gap(gap if first else 0).take(high)
            for one, (left, right) in zip(row, pairwise(edges), strict=False):
                self.add(one.at(pygame.Rect(left, line.y, right - between - left, line.height)))

    def _row(self, name: str, label: str, above: bool, high: int, badge: str = "") -> pygame.Rect:
        """Add the name of a row; returns the place of its control: below a long name, at the right of a short one."""
        paint, fonts = self.paint, self.paint.fonts
        names = round(self.window.width * 0.36)
        side = paint.px(52) if badge else 0
        room = names - paint.px(20) - side
        wide = self.window.width >= paint.px(560)
        aside = not above and wide and all(fonts.width(word, "body_bold") <= room for word in label.split())
        if not aside:
            self.words(f"{name}-name", label, "body_bold", gap=8).names = True
            return self.take(high)
        words = Words(f"{name}-name", label, "body_bold", theme.now.SECONDARY)
        words.names = True
        place = self.take(max(high, lines := words.high(paint, room)))
        if badge:
            square = pygame.Rect(place.x, place.centery - side // 2, side, side)
            self.add(Picture(f"{name}-badge", badge).at(square))
        self.add(words.at(pygame.Rect(place.x + side, place.centery - lines // 2, room, lines)))
        return pygame.Rect(place.x + names, place.centery - high // 2, place.width - names, high)
