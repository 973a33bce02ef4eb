"""The open log: a sentence for every event, the newest at the bottom. Plain for now."""

from __future__ import annotations

from collections.abc import Sequence

from luna.client import theme
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.pen import Pen, Rect


def rect(layout: Layout) -> Rect:
    """Where it lies, beside the rail."""
    return layout.box(1330, 74, 486, 862)


def draw(pen: Pen, newest_first: Sequence[str], offset: int) -> None:
    """As many sentences as there is room for, `offset` newest ones left out."""
    panel = rect(pen.layout)
    pen.paint.panel(pen.surface, panel, "card")
    pad, line = pen.px(theme.PAD_CARD), pen.fonts.line("label")
    heading = Rect(panel.x + pad, panel.y + pad, panel.width - 2 * pad, pen.px(34))
    pen.words(pen.text("table-log"), "heading", theme.GOLD, heading)
    bottom = panel.bottom - pad
    for sentence in newest_first[min(offset, max(0, len(newest_first) - 5)) :]:
        parts = pen.fonts.wrap(sentence, "label", panel.width - 2 * pad)
        top = bottom - line * len(parts)
        if top < heading.bottom + pad:
            return
        for number, part in enumerate(parts):
            at = panel.x + pad, top + line * (number + 0.5)
            pen.fonts.draw(pen.surface, part, "label", theme.SECONDARY, at)
        bottom = top - pen.px(5)
