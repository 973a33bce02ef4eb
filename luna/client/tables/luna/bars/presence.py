"""Who is there at a shared table: a mark on the panel of whoever is away, and the corner with the way to the chat."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from luna.client import theme
from luna.client.tables.luna.layout.frame import Panel
from luna.client.tables.luna.picture.pen import Pen, Rect
from luna.text import Catalogue


class Corner(NamedTuple):
    """What the corner says."""

    unread: int  # words
    watching: int  # people
    key: str  # that opens the chat


def mark_away(pen: Pen, text: Catalogue, seats: Collection[int]) -> None:
    """The panels of these seats say that nobody is there."""
    for panel in pen.layout.panels:
        if panel.seat in seats:
            _mark(pen.frame, text("network-away-mark"), panel)


def _mark(pen: Pen, words: str, panel: Panel) -> None:
    wide = pen.fonts.width(words, "label_bold") + pen.px(24)
    place = Rect(0, 0, wide, pen.px(32))
    if "forecast" in panel.shown:
        place.midleft = panel.well.midleft  # over words only
    else:
        place.bottomright = panel.rect.right - pen.px(6), panel.rect.bottom - pen.px(4)
    pen.paint.panel(pen.surface, place, "card")
    pen.fonts.draw(pen.surface, words, "label_bold", theme.LOSS, place.center, "mid")


def draw_corner(pen: Pen, text: Catalogue, corner: Corner) -> Rect:
    """The way to the chat, with what has not been read, and how many look on; where it stands."""
    layout, pen = pen.layout, pen.frame
    words = text("network-chat-unread", count=corner.unread) if corner.unread else text("network-chat")
    if corner.watching:
        words = f"{words}  ·  {text('network-watching', count=corner.watching)}"
    cap = pen.fonts.width(corner.key, "label_bold") + pen.px(34) if corner.key else 0
    wide = pen.fonts.width(words, "label_bold") + cap + pen.px(30)
    high = max(pen.px(40), pen.fonts.line("label_bold") + pen.px(10))
    foot = layout.bar.rect.top - pen.px(8)
    place = Rect(layout.panels[0].rect.x, foot - high, wide, high)
    pen.paint.button(pen.surface, place, "primary" if corner.unread else "idle")
    ink = theme.GOLD_PALE if corner.unread else theme.MOONLIGHT
    pen.fonts.draw(pen.surface, words, "label_bold", ink, (place.x + pen.px(14), place.centery))
    if corner.key:
        pen.paint.key(pen.surface, corner.key, place.right - pen.px(8), place.centery)
    return place
