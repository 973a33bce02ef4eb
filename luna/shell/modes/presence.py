"""Presence at a shared table: a mark on the panel of whoever is away, and the corner with the way to the chat."""

from __future__ import annotations

from collections.abc import Collection

from luna.shell.board import sheets
from luna.shell.board.pen import Pen, Pixel, Rect
from luna.shell.drawing import theme
from luna.text import Catalogue


def mark_away(pen: Pen, text: Catalogue, seats: Collection[int]) -> None:
    """The panels of these seats say that nobody is there."""
    words, pen = text("network-away-mark"), pen.frame
    size = pen.fonts.width(words, "label_bold") + pen.px(24), pen.px(32)
    for panel in pen.layout.panels:
        if panel.seat in seats:
            place = panel.note(size, lambda key: pen.fonts.width(text(key), "label"))
            pen.paint.panel(pen.surface, place, "card")
            pen.fonts.draw(pen.surface, words, "label_bold", theme.LOSS, place.center, "mid")


def draw_corner(pen: Pen, unread: int, key: str, point: Pixel) -> Rect:
    """The way to the chat, with the number of words that nobody here has read; where it stands.

    In the top bar, where there is room; else at the foot, beside the panels when they leave no place below them.
    """
    layout, pen = pen.layout, pen.frame
    gap, icon = pen.px(8), pen.px(34)
    number = str(unread) if unread else ""
    counted = pen.fonts.width(number, "label_bold") + gap if unread else 0
    cap = pen.fonts.width(key, "label_bold") + pen.px(34) if key else 0
    place = Rect(0, 0, icon + counted + cap + 2 * gap, max(pen.px(48), pen.fonts.line("label_bold") + pen.px(10)))
    if layout.top.full:
        place.midright = layout.top.buttons["menu"].left - gap, layout.top.rect.centery
    else:
        foot = layout.bar.rect.top - gap
        below = foot - place.height >= max(panel.rect.bottom for panel in layout.panels) + gap
        place.bottomleft = (layout.panels[0].rect.left if below else layout.free.left + gap), foot
    sheets.button(pen, place, "on", place.collidepoint(point))
    pen.put_high("ui/icon-chat", (place.left + gap + icon // 2, place.centery), 30)
    ink = theme.GOLD_PALE
    pen.fonts.draw(pen.surface, number, "label_bold", ink, (place.left + 2 * gap + icon, place.centery))
    if key:
        pen.paint.key(pen.surface, key, place.right - gap, place.centery)
    return place
