"""A tip as a small card by lantern light on free water: it stops nothing, and two buttons put it away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from luna.client import theme
from luna.client.tables.luna import sheets
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.panel import Panel
from luna.client.tables.luna.pen import Pen, Pixel, Rect
from luna.client.tables.luna.tips import Tip
from luna.text import Catalogue
from luna.text.sentences import said

BUTTONS: Final = ("got-it", "no-more")
_PAD: Final = 16
_LANTERN: Final = 46  # width kept for it, u
_HIGH: Final = 48  # of the buttons, u
_AROUND: Final = 8  # between a thing and the ring about it, u


class TipCard(Panel):
    """`closed` is told whether the player wants no more tips."""

    name = "tip"

    def __init__(self, text: Catalogue, tip: Tip, closed: Callable[[bool], None]) -> None:
        self.text, self.tip = text, tip
        self._closed = closed
        self._buttons: dict[str, Rect] = {}
        self._rect = Rect(0, 0, 0, 0)
        self._hover = ""

    @property
    def rect(self) -> Rect:
        """Where it was drawn."""
        return self._rect

    def covers(self, layout: Layout, point: Pixel) -> bool:
        """See `Panel`."""
        return bool(self._rect.collidepoint(point))

    def spots(self, layout: Layout) -> list[Rect]:
        """See `Panel`."""
        return list(self._buttons.values())

    def moved(self, layout: Layout, point: Pixel | None) -> bool:
        """See `Panel`."""
        before, self._hover = self._hover, self._button(point) if point else ""
        return self._hover != before

    def click(self, layout: Layout, point: Pixel) -> bool:
        """See `Panel`: only its buttons close it."""
        name = self._button(point)
        if name:
            self._closed(name == "no-more")
        return bool(name)

    def draw(self, pen: Pen) -> None:
        """See `Panel`."""
        pen = pen.frame
        pad, fonts = pen.px(_PAD), pen.fonts
        home = pen.layout.card_home
        room = home.width - 2 * pad
        lines = fonts.wrap(said(self.text, f"tip-{self.tip.key}", self.tip.facts), "label", room)
        head, line, high = fonts.line("card_title") + pad // 2, fonts.line("label"), pen.px(_HIGH)
        rect = Rect(0, 0, home.width, 3 * pad + head + line * len(lines) + high)
        rect.midbottom = home.midbottom
        self._rect = rect.clamp(pen.layout.window)
        pen.paint.panel(pen.surface, self._rect, "card")
        left, y = self._rect.x + pad, self._rect.y + pad
        lamp = left + pen.px(_LANTERN / 2), y + head // 2
        pen.put_high("temple/lantern-glow", (lamp[0], lamp[1] + pen.px(14)), 96)
        pen.put_high("temple/lantern-lit", (lamp[0], lamp[1] + pen.px(22)), 56)
        title = left + pen.px(_LANTERN + 8), y + head / 2
        fonts.draw(pen.surface, self.text("tip-name"), "card_title", theme.GOLD, title)
        y += head
        for part in lines:
            fonts.draw(pen.surface, part, "label", theme.MOONLIGHT, (left, y + line / 2))
            y += line
        self._draw_buttons(pen, Rect(left, y + pad, room, high))

    def _draw_buttons(self, pen: Pen, row: Rect) -> None:
        gap = pen.px(10)
        wide = (row.width - gap) // 2
        for number, name in enumerate(BUTTONS):
            rect = self._buttons[name] = Rect(row.x + number * (wide + gap), row.y, wide, row.height)
            sheets.button(pen, rect, "on", self._hover == name)
            ink = theme.SECONDARY if name == "no-more" else theme.MOONLIGHT
            pen.words(self.text(f"tip-{name}"), "label_bold", ink, rect.inflate(-pen.px(12), 0), "mid")

    def _button(self, point: Pixel) -> str:
        return next((name for name, rect in self._buttons.items() if rect.collidepoint(point)), "")


def ring(pen: Pen, thing: Rect) -> None:
    """The warm ring about what a tip points at."""
    rect = thing.inflate(2 * pen.px(_AROUND), 2 * pen.px(_AROUND))

    def make() -> pygame.Surface:
        ground = pygame.Surface(rect.size, pygame.SRCALPHA)
        box = ground.get_rect()
        pygame.draw.rect(ground, (*theme.ABYSS, 190), box, pen.px(7), border_radius=pen.px(18))
        inner = box.inflate(-2 * pen.px(2), -2 * pen.px(2))
        pygame.draw.rect(ground, theme.GOLD, inner, pen.px(3), border_radius=pen.px(16))
        return ground

    pen.surface.blit(pen.keep(("tip-ring", rect.size), make), rect)
