"""The open log: round by round and turn by turn a sentence for every event, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from luna.client import theme
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.ledger import LogRow
from luna.client.tables.luna.panel import Panel
from luna.client.tables.luna.pen import Pen, Pixel, Rect


class _Look(NamedTuple):
    """Of a row."""

    style: str
    colour: theme.Colour
    indent: float  # u
    above: float  # u of air


_LOOKS: Final = {
    "round": _Look("subheading", theme.GOLD, 0, 12),
    "turn": _Look("label_bold", theme.MOONLIGHT, 36, 10),
    "deed": _Look("label", theme.MOONLIGHT, 36, 2),
    "cost": _Look("label", theme.SECONDARY, 58, 2),
    "after": _Look("label", theme.SECONDARY, 0, 4),
}
_BADGE: Final = 27


def rect(layout: Layout) -> Rect:
    """Where it lies, beside the rail."""
    return layout.box(1330, 74, 486, 862)


class LogPanel(Panel):
    """The log, opened."""

    name = "log"

    def __init__(self, rows: Callable[[], Sequence[LogRow]]) -> None:
        """`rows` gives the newest first."""
        self._rows = rows
        self._offset = 0

    def covers(self, layout: Layout, point: Pixel) -> bool:
        """See `Panel`."""
        return rect(layout).collidepoint(point)

    def wheel(self, steps: int) -> None:
        """See `Panel`."""
        self._offset = max(0, self._offset + steps)

    def draw(self, pen: Pen) -> None:
        """As many rows as there is room for, the newest left out after the wheel was turned."""
        _draw(pen, self._rows(), self._offset)


def _draw(pen: Pen, newest_first: Sequence[LogRow], offset: int) -> None:
    panel = rect(pen.layout)
    pen.paint.panel(pen.surface, panel, "card")
    pad = pen.px(theme.PAD_CARD)
    heading = Rect(panel.x + pad, panel.y + pad, panel.width - 2 * pad, pen.px(34))
    pen.words(pen.text("table-log"), "heading", theme.GOLD, heading)
    bottom = panel.bottom - pad
    for row in newest_first[min(offset, max(0, len(newest_first) - 5)) :]:
        look = _LOOKS[row.kind]
        line, left = pen.fonts.line(look.style), panel.x + pad + pen.px(look.indent)
        parts = pen.fonts.wrap(row.words, look.style, panel.right - pad - left)
        top = bottom - line * len(parts)
        if top < heading.bottom + pen.px(8):
            return
        for number, part in enumerate(parts):
            pen.fonts.draw(pen.surface, part, look.style, look.colour, (left, top + line * (number + 0.5)))
        if row.order:
            pen.put_high(f"orders/badge-{row.order}", (panel.x + pad + pen.px(14), top + line // 2), _BADGE)
        bottom = top - pen.px(look.above)
