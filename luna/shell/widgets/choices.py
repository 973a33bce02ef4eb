"""One of several, on or off, and more or less."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget

_KNOB: Final = (66, 36)  # of a switch, u
_AFTER_KNOB: Final = 90  # u to the words
_LEAST: Final = 14  # smallest words between two arrows, u


class Choice(Widget):
    """A row of fields of which one is chosen; left and right choose while it has the focus.

    Where the words have no room beside each other, only the chosen one is shown, between two arrows.
    """

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        words: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
        narrow: bool = False,
        label: str = "",
        called: Sequence[str] = (),
    ) -> None:
        """For a screen reader, `label`: what is chosen here; `called`: the choices, where they show pictures alone."""
        super().__init__(rect, name)
        self.words = tuple(words)
        self.icons = tuple(icons) or ("",) * len(words)
        self.chosen = chosen
        self.changed = changed
        self.narrow = narrow
        self.label, self.called = label, tuple(called) or self.words

    @override
    def node(self) -> Node:
        options = tuple(
            Node(
                str(index),
                Role.OPTION,
                words,
                self.rect if self.narrow else self.field(index),
                on=index == self.chosen,
                able=self.enabled,
                press=partial(self._choose, index),
            )
            for index, words in enumerate(self.called)
        )
        chosen = self.called[self.chosen]
        return Node(
            self.name,
            Role.CHOICE,
            self.label,
            self.rect,
            value=chosen,
            able=self.enabled,
            turn=self.turn,
            children=options,
        )

    @staticmethod
    def crowded(paint: Paint, words: Sequence[str], width: int) -> bool:
        """Whether the words have no room beside each other."""
        room = width // len(words) - paint.px(18)
        return any(paint.fonts.width(word, "label_bold") > room for word in words)

    @override
    def turn(self, by: int) -> bool:
        self._choose(min(max(self.chosen + by, 0), len(self.words) - 1))
        return True

    @override
    def press(self) -> None:
        self._choose((self.chosen + 1) % len(self.words))

    @override
    def click(self, at: tuple[int, int]) -> None:
        if self.narrow:
            self.turn(-1 if at[0] < self.rect.x + self.rect.height else 1)
            return
        for index in range(len(self.words)):
            if self.field(index).collidepoint(at):
                self._choose(index)

    def field(self, index: int) -> pygame.Rect:
        """The rectangle of one of the choices."""
        left = self.rect.width * index // len(self.words)
        right = self.rect.width * (index + 1) // len(self.words)
        return pygame.Rect(self.rect.x + left, self.rect.y, right - left, self.rect.height)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        paint.well(target, self.rect)
        if self.narrow:
            self._draw_narrow(target, paint, hovered)
            return
        for index, words in enumerate(self.words):
            field = self.field(index).inflate(-paint.px(8), -paint.px(8))
            chosen = index == self.chosen
            if chosen:
                paint.button(target, field, "chosen")
            elif hovered and self.field(index).collidepoint(self.pointer):
                paint.button(target, field, "idle")
            if self.icons[index]:
                paint.picture(target, self.icons[index], field.center, field.height * 0.72)
            style, colour = ("label_bold", theme.now.MOONLIGHT) if chosen else ("label", theme.now.SECONDARY)
            said = paint.fonts.fit(words, style, field.width - paint.px(8))
            paint.fonts.draw(target, said, style, colour, field.center, "mid")

    def _draw_narrow(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        side, gap = self.rect.height, paint.px(8)
        for way, able in ((-1, self.chosen > 0), (1, self.chosen + 1 < len(self.words))):
            field = pygame.Rect(self.rect.x if way < 0 else self.rect.right - side, self.rect.y, side, side)
            over = hovered and able and field.collidepoint(self.pointer)
            paint.button(target, field.inflate(-gap, -gap), "hover" if over else "idle" if able else "off")
            x, y, size = field.centerx, field.centery, side / 7
            colour = theme.now.MOONLIGHT if able else theme.now.DISABLED_ART
            points = [(x + way * size, y), (x - way * size, y - 1.4 * size), (x - way * size, y + 1.4 * size)]
            pygame.draw.aalines(target, colour, True, points)
            pygame.draw.polygon(target, colour, points)
        room = self.rect.inflate(-2 * side - gap, 0)
        icon = self.icons[self.chosen]
        if icon:
            paint.picture(target, icon, room.center, room.height * 0.66)
        size = paint.fonts.fitting(self.words[self.chosen], "label_bold", room.width, _LEAST)
        said = paint.fonts.fit(self.words[self.chosen], "label_bold", room.width, size)
        paint.fonts.draw(target, said, "label_bold", theme.now.MOONLIGHT, room.center, "mid", size)

    def _choose(self, index: int) -> None:
        if self.enabled and index != self.chosen:
            self.chosen = index
            self.changed(index)


class Switch(Widget):
    """A sentence and whether it holds: a knob on the left or, lit and ticked, on the right."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        words: str,
        on: bool,
        changed: Callable[[bool], None],
        *,
        below: str = "",
    ) -> None:
        super().__init__(rect, name)
        self.words = words
        self.on = on
        self.changed = changed
        self.below = below

    @override
    def node(self) -> Node:
        return Node(
            self.name, Role.SWITCH, self.words, self.rect, self.below, on=self.on, able=self.enabled, press=self.press
        )

    @staticmethod
    def high(paint: Paint, words: str, below: str, width: int) -> int:
        """Pixels that the words need in a width, with some air."""
        fonts, room = paint.fonts, width - paint.px(_AFTER_KNOB)
        lines = len(fonts.wrap(words, "body", room)) * fonts.line("body")
        if below:
            lines += len(fonts.wrap(below, "label", room)) * fonts.line("label") + paint.px(4)
        return max(lines, paint.px(_KNOB[1])) + paint.px(20)

    @override
    def press(self) -> None:
        if self.enabled:
            self.on = not self.on
            self.changed(self.on)

    @override
    def turn(self, by: int) -> bool:
        if self.on != (by > 0):
            self.press()
        return True

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        track = pygame.Rect(0, 0, *map(paint.px, _KNOB))
        track.midleft = self.rect.x + paint.px(6), self.rect.centery
        state = "off" if not self.enabled else "chosen" if self.on else "hover" if hovered else "idle"
        paint.button(target, track, state)
        knob = (track.right if self.on else track.x) + paint.px(18) * (-1 if self.on else 1)
        pygame.draw.aacircle(target, theme.ABYSS, (knob, track.centery), paint.px(13))
        colour = theme.GOLD if self.on and self.enabled else theme.now.MUTED if self.enabled else theme.now.DISABLED_ART
        pygame.draw.aacircle(target, colour, (knob, track.centery), paint.px(11))
        if self.on:  # a tick, so that the colour is not the only sign
            size = paint.px(5)
            tick = [(-size, 0), (-size // 3, size), (size, -size)]
            points = [(knob + dx, track.centery + dy) for dx, dy in tick]
            pygame.draw.lines(target, theme.ABYSS, False, points, paint.px(3))
        left = self.rect.x + paint.px(_AFTER_KNOB)
        fonts, room = paint.fonts, self.rect.right - left
        lines = [(part, "body", theme.now.MOONLIGHT) for part in fonts.wrap(self.words, "body", room)]
        gap = paint.px(4) if self.below else 0
        if self.below:
            lines += [(part, "label", theme.now.MUTED) for part in fonts.wrap(self.below, "label", room)]
        top = self.rect.centery - (sum(fonts.line(style) for _, style, _ in lines) + gap) / 2
        for part, style, colour in lines:
            if style == "label":
                top, gap = top + gap, 0
            ink = colour if self.enabled else theme.now.DISABLED
            fonts.draw(target, part, style, ink, (left, top + fonts.line(style) / 2))
            top += fonts.line(style)


class Slider(Widget):
    """More or less, 0 to 100 in fives, with the number behind it."""

    STEP: Final = 5

    def __init__(
        self, rect: pygame.Rect, name: str, value: int, said: Callable[[int], str], changed: Callable[[int], None]
    ) -> None:
        super().__init__(rect, name)
        self.value = value
        self.said = said
        self.changed = changed
        self.label = ""
        """What there is more or less of, for a screen reader."""
        self._room = 0  # for the number; known once drawn

    @override
    def node(self) -> Node:
        value, number = self.said(self.value), self.value
        return Node(
            self.name, Role.SLIDER, self.label, self.rect, value=value, number=number, able=self.enabled, turn=self.turn
        )

    @override
    def turn(self, by: int) -> bool:
        self._set(self.value + self.STEP * by)
        return True

    @override
    def press(self) -> None:
        """Off, or full."""
        self._set(0 if self.value else 100)

    @override
    def click(self, at: tuple[int, int]) -> None:
        self.drag(at)

    @override
    def drag(self, at: tuple[int, int]) -> None:
        track = self._track()
        self._set(round((at[0] - track.x) / track.width * 100 / self.STEP) * self.STEP)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        self._room = paint.fonts.width(self.said(100), "label_bold") + paint.px(26)
        track = self._track()
        bed = pygame.Rect(track.x, 0, track.width, paint.px(12))
        bed.centery = self.rect.centery
        paint.well(target, bed)
        filled = bed.inflate(-paint.px(4), -paint.px(4))
        filled.width = round(filled.width * self.value / 100)
        pygame.draw.rect(target, theme.GOLD, filled, border_radius=paint.px(4))
        knob = track.x + round(track.width * self.value / 100), self.rect.centery
        pygame.draw.aacircle(target, theme.ABYSS, knob, paint.px(17))
        pygame.draw.aacircle(target, theme.LEGAL if hovered else theme.GOLD, knob, paint.px(14))
        pygame.draw.aacircle(target, theme.ABYSS, knob, paint.px(6))
        at = self.rect.right, self.rect.centery
        paint.fonts.draw(target, self.said(self.value), "label_bold", theme.now.MOONLIGHT, at, "right")

    def _track(self) -> pygame.Rect:
        side = self.rect.height // 3  # the knob stays inside
        return pygame.Rect(
            self.rect.x + side, self.rect.y, max(1, self.rect.width - 2 * side - self._room), self.rect.height
        )

    def _set(self, value: int) -> None:
        value = min(max(value, 0), 100)
        if self.enabled and value != self.value:
            self.value = value
            self.changed(value)
