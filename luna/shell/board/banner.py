"""The sign over the board that this is not the game as it stands: a frame round the sea and a plate with a way back."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from luna.shell import theme
from luna.shell.board import sheets
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.theme import Colour

_HIGH = 58  # of the plate, u
_WIDE = 720  # of a note, u
_LINES = 4


def draw(pen: Pen, title: str, below: str, back: str, key: str, colour: Colour, point: Pixel | None) -> Rect:
    """Draw it; returns where its button is (empty without one)."""
    pen, layout = pen.frame, pen.layout
    sea = Rect(0, layout.top.rect.bottom, layout.width, layout.bar.rect.top - layout.top.rect.bottom)
    pygame.draw.rect(pen.surface, colour, sea, pen.px(5))
    pygame.draw.rect(pen.surface, theme.ABYSS, sea.inflate(-2 * pen.px(5), -2 * pen.px(5)), pen.px(2))
    widths = [pen.fonts.width(title, "subheading"), pen.fonts.width(below, "label")]
    cap = pen.fonts.width(key, "label_bold") + pen.px(36) if key else 0
    button = pen.fonts.width(back, "label_bold") + pen.px(40) + cap if back else 0
    gap, pad, high = pen.px(20), pen.px(22), pen.px(_HIGH)
    total = sum(widths) + button + gap * (bool(below) + bool(back)) + 2 * pad - (pen.px(12) if back else 0)
    middle = layout.free.centerx
    plate = Rect(middle - total // 2, sea.top + pen.px(5), total, high)
    pen.paint.panel(pen.surface, plate, "active")
    left = plate.x + pad
    pen.fonts.draw(pen.surface, title, "subheading", colour, (left, plate.centery))
    left += widths[0] + gap
    if below:
        pen.fonts.draw(pen.surface, below, "label", theme.now.MOONLIGHT, (left, plate.centery))
        left += widths[1] + gap
    if not back:
        return Rect(0, 0, 0, 0)
    rect = Rect(left, plate.y + pen.px(8), button, high - pen.px(16))
    sheets.button(pen, rect, "on", point is not None and rect.collidepoint(point))
    pen.fonts.draw(pen.surface, back, "label_bold", theme.now.MOONLIGHT, (rect.x + pen.px(20), rect.centery))
    if key:
        pen.paint.key(pen.surface, key, rect.right - pen.px(8), rect.centery)
    return rect


def note(pen: Pen, sentences: Sequence[str]) -> None:
    """What belongs to the moment that is shown, on a plate below the sign: its last lines, when there are many."""
    if not sentences:
        return
    pen, layout = pen.frame, pen.layout
    fonts, pad = pen.fonts, pen.px(14)
    room = min(round(pen.px(_WIDE) * max(1.0, fonts.growth)), layout.free.width - 4 * pad)
    lines = [line for said in sentences for line in fonts.wrap(said, "label", room)][-_LINES:]
    plate = Rect(0, 0, max(fonts.width(line, "label") for line in lines) + 2 * pad, 0)
    plate.height = len(lines) * fonts.line("label") + pad
    plate.midtop = layout.free.centerx, layout.top.rect.bottom + pen.px(_HIGH + 13)
    pen.paint.panel(pen.surface, plate, "card")
    y = plate.y + pad // 2
    for line in lines:
        fonts.draw(pen.surface, line, "label", theme.GOLD_PALE, (plate.centerx, y + fonts.line("label") / 2), "mid")
        y += fonts.line("label")
