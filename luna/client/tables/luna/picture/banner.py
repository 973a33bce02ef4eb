"""The sign over the board that this is not the game as it stands: a frame round the sea and a plate with a way back."""

from __future__ import annotations

import pygame

from luna.client import theme
from luna.client.tables.luna.picture import sheets
from luna.client.tables.luna.picture.pen import Pen, Pixel, Rect
from luna.client.theme import Colour


def draw(pen: Pen, title: str, below: str, back: str, key: str, colour: Colour, point: Pixel | None) -> Rect:
    """Draw it; returns where its button is (empty without one)."""
    pen, layout = pen.frame, pen.layout
    sea = Rect(0, layout.top.rect.bottom, layout.width, layout.bar.rect.top - layout.top.rect.bottom)
    pygame.draw.rect(pen.surface, colour, sea, pen.px(5))
    pygame.draw.rect(pen.surface, theme.ABYSS, sea.inflate(-2 * pen.px(5), -2 * pen.px(5)), pen.px(2))
    widths = [pen.fonts.width(title, "subheading"), pen.fonts.width(below, "label")]
    cap = pen.fonts.width(key, "label_bold") + pen.px(36) if key else 0
    button = pen.fonts.width(back, "label_bold") + pen.px(40) + cap if back else 0
    gap, pad, high = pen.px(20), pen.px(22), pen.px(58)
    total = sum(widths) + button + gap * (bool(below) + bool(back)) + 2 * pad - (pen.px(12) if back else 0)
    middle = layout.free.centerx
    plate = Rect(middle - total // 2, sea.top + pen.px(5), total, high)
    pen.paint.panel(pen.surface, plate, "active")
    left = plate.x + pad
    pen.fonts.draw(pen.surface, title, "subheading", colour, (left, plate.centery))
    left += widths[0] + gap
    if below:
        pen.fonts.draw(pen.surface, below, "label", theme.MOONLIGHT, (left, plate.centery))
        left += widths[1] + gap
    if not back:
        return Rect(0, 0, 0, 0)
    rect = Rect(left, plate.y + pen.px(8), button, high - pen.px(16))
    sheets.button(pen, rect, "on", point is not None and rect.collidepoint(point))
    pen.fonts.draw(pen.surface, back, "label_bold", theme.MOONLIGHT, (rect.x + pen.px(20), rect.centery))
    if key:
        pen.paint.key(pen.surface, key, rect.right - pen.px(8), rect.centery)
    return rect
