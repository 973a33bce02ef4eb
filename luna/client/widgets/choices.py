"""One of several, and on or off."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from luna.client import theme
from luna.client.paint import Paint
from luna.client.widgets.widget import Widget


class Choice(Widget):
    """A row of fields of which one is chosen; left and right choose while it has the focus."""

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        words: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
    ) -> None:
        super().__init__(rect, name)
        self.words = tuple(words)
        self.icons = tuple(icons) or ("",) * len(words)
        self.chosen = chosen
        self.changed = changed

    def turn(self, by: int) -> bool:
        """See `Widget`."""
        self._choose(min(max(self.chosen + by, 0), len(self.words) - 1))
        return True

    def press(self) -> None:
        """See `Widget`."""
        self._choose((self.chosen + 1) % len(self.words))

    def click(self, at: tuple[int, int]) -> None:
        """See `Widget`."""
        for index in range(len(self.words)):
            if self.field(index).collidepoint(at):
                self._choose(index)

    def field(self, index: int) -> pygame.Rect:
        """Where one of the choices stands."""
        left = self.rect.width * index // len(self.words)
        right = self.rect.width * (index + 1) // len(self.words)
        return pygame.Rect(self.rect.x + left, self.rect.y, right - left, self.rect.height)

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """See `Widget`."""
        paint.well(target, self.rect)
        for index, words in enumerate(self.words):
            field = self.field(index).inflate(-paint.px(8), -paint.px(8))
            chosen = index == self.chosen
            if chosen:
                paint.button(target, field, "chosen")
            elif hovered and self.field(index).collidepoint(self.pointer):
                paint.button(target, field, "idle")
            if self.icons[index]:
                paint.picture(target, self.icons[index], field.center, field.height * 0.72)
            style, colour = ("label_bold", theme.MOONLIGHT) if chosen else ("label", theme.SECONDARY)
            said = paint.fonts.fit(words, style, field.width - paint.px(8))
            paint.fonts.draw(target, said, style, colour, field.center, "mid")

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

    def press(self) -> None:
        """See `Widget`."""
        if self.enabled:
            self.on = not self.on
            self.changed(self.on)

    def turn(self, by: int) -> bool:
        """See `Widget`."""
        if self.on != (by > 0):
            self.press()
        return True

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """See `Widget`."""
        track = pygame.Rect(0, 0, paint.px(66), paint.px(36))
        track.midleft = self.rect.x + paint.px(6), self.rect.centery
        state = "off" if not self.enabled else "chosen" if self.on else "hover" if hovered else "idle"
        paint.button(target, track, state)
        knob = (track.right if self.on else track.x) + paint.px(18) * (-1 if self.on else 1)
        pygame.draw.aacircle(target, theme.ABYSS, (knob, track.centery), paint.px(13))
        colour = theme.GOLD if self.on and self.enabled else theme.MUTED if self.enabled else theme.DISABLED_ART
        pygame.draw.aacircle(target, colour, (knob, track.centery), paint.px(11))
        if self.on:  # a tick, so that the colour is not the only sign
            size = paint.px(5)
            tick = [(-size, 0), (-size // 3, size), (size, -size)]
            points = [(knob + dx, track.centery + dy) for dx, dy in tick]
            pygame.draw.lines(target, theme.ABYSS, False, points, paint.px(3))
        left = track.right + paint.px(18)
        room = self.rect.right - left
        middle = self.rect.centery - (paint.px(15) if self.below else 0)
        colour = theme.MOONLIGHT if self.enabled else theme.DISABLED
        paint.fonts.draw(target, paint.fonts.fit(self.words, "body", room), "body", colour, (left, middle))
        if self.below:
            said = paint.fonts.fit(self.below, "label", room)
            colour = theme.MUTED if self.enabled else theme.DISABLED
            paint.fonts.draw(target, said, "label", colour, (left, self.rect.centery + paint.px(17)))
