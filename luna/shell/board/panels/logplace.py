"""Layout of the open log: its rectangle, and in it heading, lines, scroll bar and buttons."""

from __future__ import annotations

from typing import Final

from luna.shell.board.frame import STAGE, Frame
from luna.shell.board.pen import Rect
from luna.shell.drawing import theme

_WIDE, _LEAST = 372, 300  # u, beside the board
HEAD: Final = 56  # u of the heading
SCORES: Final = 40  # u of the line of scores below it, where the log lies over the panels that tell them
BAR: Final = 14  # u of the scroll bar


def place(layout: Frame) -> Rect:
    """The log's rectangle: beside the board in a wide window, else over the panels, never over an island."""
    frame, free = layout.frame, layout.free
    top, high = free.top + frame.px(12), free.height - frame.px(26)
    if not hides_panels(layout):
        wide = _beside(layout)
        return Rect(free.right - wide, top, wide, high)
    left = layout.panels[0].rect.left
    return Rect(left, top, free.left + frame.px(6) - left, high)


def _beside(layout: Frame) -> int:
    """Pixels beside the board."""
    return min(layout.frame.px(_WIDE), (layout.free.width - layout.px(STAGE[2])) // 2)


def hides_panels(layout: Frame) -> bool:
    """Whether there is no room beside the board."""
    return _beside(layout) < layout.frame.px(_LEAST)


def lines_rect(layout: Frame) -> Rect:
    """The rectangle of the lines."""
    box, pad = place(layout), layout.frame.px(theme.PAD_CARD)
    head = layout.frame.px(HEAD + (SCORES if hides_panels(layout) else 0))
    return Rect(box.x + pad, box.y + head, box.width - 2 * pad - layout.frame.px(BAR), box.height - head - pad)


def track(layout: Frame) -> Rect:
    """The track of the scroll bar, where its thumb runs."""
    box, view = place(layout), lines_rect(layout)
    return Rect(box.right - layout.frame.px(18), view.y, layout.frame.px(8), view.height)


def cross(layout: Frame) -> Rect:
    """The button that closes."""
    box, side = place(layout), layout.frame.px(44)
    return Rect(box.right - side - layout.frame.px(6), box.y + layout.frame.px(6), side, side)


def branch_button(layout: Frame) -> Rect:
    """The button of the branches, left of the cross."""
    beside, frame = cross(layout), layout.frame
    return Rect(beside.x - frame.px(84), beside.y + frame.px(2), frame.px(78), beside.height - frame.px(4))
