"""Widgets with a value: one of several, on or off, more or less."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import partial
from typing import ClassVar, Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, Role
from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget
from luna.shell.widgets.words import Line, write, written

_KNOB: Final = (66, 36)  # of a switch, u
_AFTER_KNOB: Final = 90  # u to the words


@dataclass(eq=False)
class Choice(Widget):
    """A row of fields of which one is chosen; left and right choose while it has the focus.

    A narrow one shows only the chosen field, between two arrows.
    """

    words: Sequence[str]
    chosen: int
    changed: Callable[[int], object]
    _: KW_ONLY
    icons: Sequence[str] = ()
    narrow: bool = False
    label: str = ""  # the name of the choice for screen readers
    called: Sequence[str] = ()
    """The names of the fields for screen readers, if the fields show pictures alone."""

    def __post_init__(self) -> None:
        self.words = tuple(self.words)
        self.icons = tuple(self.icons) or ("",) * len(self.words)
        self.called = tuple(self.called) or self.words

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
        node = Node(self.name, Role.CHOICE, self.label, self.rect, able=self.enabled, turn=self.turn)
        return node._replace(value=self.called[self.chosen], children=options)

    @staticmethod
    def crowded(paint: Paint, words: Sequence[str], width: int) -> bool:
        """Whether the words do not fit side by side."""
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
        """The rectangle of one field."""
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
        if self.icons[self.chosen]:
            paint.picture(target, self.icons[self.chosen], room.center, room.height * 0.66)
        words, colour = self.words[self.chosen], theme.now.MOONLIGHT
        paint.fonts.squeeze(target, words, "label_bold", colour, room.center, room.width, "mid")

    def _choose(self, index: int) -> None:
        if self.enabled and index != self.chosen:
            self.chosen = index
            self.changed(index)


@dataclass(eq=False)
class Switch(Widget):
    """A sentence that is on or off: a knob at the left or, lit and ticked, at the right."""

    words: str
    on: bool
    changed: Callable[[bool], object]
    _: KW_ONLY
    below: str = ""

    @override
    def node(self) -> Node:
        node = Node(self.name, Role.SWITCH, self.words, self.rect, self.below, on=self.on, able=self.enabled)
        return node._replace(press=self.press)

    @override
    def high(self, paint: Paint, wide: int) -> int:
        lines = written(paint, _sentences(self.words, self.below), wide - paint.px(_AFTER_KNOB))
        high = max(lines + (paint.px(4) if self.below else 0), paint.px(_KNOB[1])) + paint.px(20)
        return max(high, paint.target(0))

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
        if self.on:  # the tick: colour is never the only sign
            size = paint.px(5)
            points = [(knob + x, track.centery + y) for x, y in ((-size, 0), (-size // 3, size), (size, -size))]
            pygame.draw.lines(target, theme.ABYSS, False, points, paint.px(3))
        left = self.rect.x + paint.px(_AFTER_KNOB)
        room, gap = self.rect.right - left, paint.px(4) if self.below else 0
        lines = _sentences(self.words, self.below, self.enabled)
        top = self.rect.centery - (written(paint, lines, room) + gap) / 2
        top = write(target, paint, lines[:1], (left, top), room)
        write(target, paint, lines[1:], (left, top + gap), room)


def _sentences(words: str, below: str, able: bool = True) -> list[Line]:
    """The words of a switch."""
    lines = [Line(words, "body", theme.now.MOONLIGHT if able else theme.now.DISABLED)]
    return lines + ([Line(below, "label", theme.now.MUTED if able else theme.now.DISABLED)] if below else [])


@dataclass(eq=False)
class Slider(Widget):
    """A number from 0 to 100 in steps of five, written behind the track."""

    STEP: ClassVar[int] = 5
    draggable = True

    value: int
    said: Callable[[int], str]
    changed: Callable[[int], object]
    label: str = ""  # the name of the value for screen readers
    _room: int = field(default=0, init=False)  # pixels for the number; known once drawn

    @override
    def node(self) -> Node:
        node = Node(self.name, Role.SLIDER, self.label, self.rect, able=self.enabled, turn=self.turn)
        return node._replace(value=self.said(self.value), number=self.value)

    @override
    def turn(self, by: int) -> bool:
        self._set(self.value + self.STEP * by)
        return True

    @override
    def press(self) -> None:
        """Switch between 0 and 100."""
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
        for colour, radius in ((theme.ABYSS, 17), (theme.LEGAL if hovered else theme.GOLD, 14), (theme.ABYSS, 6)):
            pygame.draw.aacircle(target, colour, knob, paint.px(radius))
        at = self.rect.right, self.rect.centery
        paint.fonts.draw(target, self.said(self.value), "label_bold", theme.now.MOONLIGHT, at, "right")

    def _track(self) -> pygame.Rect:
        side = self.rect.height // 3  # the knob stays inside
        width = max(1, self.rect.width - 2 * side - self._room)
        return pygame.Rect(self.rect.x + side, self.rect.y, width, self.rect.height)

    def _set(self, value: int) -> None:
        value = min(max(value, 0), 100)
        if self.enabled and value != self.value:
            self.value = value
            self.changed(value)
