"""Layout and scrolling of the open log, of which only the turns in sight are laid out."""

from collections.abc import Callable
from typing import Final

from luna.shell.board.frame import STAGE, Frame
from luna.shell.board.pen import Pen, Rect
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


class LogScroll:
    """Which turn stands last in sight, and how far it reaches below the edge."""

    def __init__(self) -> None:
        self.end: int | None = None
        """The last turn in sight; None: the newest, whatever comes."""
        self.hidden = 0
        """Pixels of it below the edge."""
        self._asked = 0  # u still to be scrolled, at the next drawing

    def by(self, units: int) -> None:
        """Scroll towards older turns, at the next drawing."""
        self._asked += units

    def stand_at(self, number: int | None) -> None:
        """Make a turn the last in sight."""
        self.end, self.hidden = number, 0

    def move(self, pen: Pen, room: int, last: int, high: Callable[[int], int]) -> None:
        """Apply the scrolling since the last drawing, within the log.

        `room`: pixels in sight. `last`: the newest turn. `high`: pixels of a turn.
        """
        end, hidden = min(self.end or last, last), self.hidden if self.end else 0
        hidden += pen.px(self._asked) if self._asked >= 0 else -pen.px(-self._asked)
        self._asked = 0
        while end > 1 and hidden >= high(end):
            hidden -= high(end)
            end -= 1
        while hidden < 0 and end < last:
            end += 1
            hidden += high(end)
        hidden = max(0, hidden)
        missing = room + hidden  # of what has to stand above the lower edge
        for number in range(end, 0, -1):
            missing -= high(number)
            if missing <= 0:
                break
        while missing > 0 and (hidden or end < last):  # the top was passed: down again
            down = min(missing, hidden)
            hidden -= down
            missing -= down
            if missing and end < last:
                end += 1
                hidden = high(end)
        self.end, self.hidden = (None, 0) if end == last and not hidden else (end, hidden)

    def thumb(self, track: Rect, least: int, full: int, count: int) -> Rect | None:
        """The thumb of the scroll bar when `full` of `count` turns are in sight; None when all of them are."""
        if full >= count:
            return None
        high = max(least, track.height * full // count)
        share = ((self.end or count) - full) / max(1, count - full)
        return Rect(track.x, track.top + round(min(max(share, 0.0), 1.0) * (track.height - high)), track.width, high)

    def drag(self, track: Rect, thumb: Rect, top: int, full: int, count: int) -> None:
        """Put the thumb's top there; its foot stands for the last turn in sight."""
        share, first = (top - track.top) / max(1, track.height - thumb.height), max(1, full)
        number = round(first + min(max(share, 0.0), 1.0) * (count - first))
        self.stand_at(None if number >= count else number)
