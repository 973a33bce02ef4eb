"""Layout and scrolling of the open log; only the visible turns are laid out."""

from collections.abc import Callable
from typing import Final, NamedTuple

from luna.shell.board.frame import STAGE, Frame
from luna.shell.board.pen import Pen, Rect
from luna.shell.drawing import theme

_WIDE, _LEAST = 372, 300  # u, beside the board
HEAD: Final = 56  # u of the heading
SCORES: Final = 40  # u of the line of scores below it, where the log covers the panels with the scores
BAR: Final = 14  # u of the scroll bar


class Places(NamedTuple):
    """The rectangles of the log in one window."""

    box: Rect  # beside the board in a wide window, else over the panels, never over an island
    lines: Rect
    track: Rect  # the track of the scroll bar
    cross: Rect  # the button that closes
    branches: Rect  # the button of the branches, left of the cross
    hides_panels: bool  # there is no room beside the board


def places(layout: Frame) -> Places:
    """The places of the log and its handles."""
    px, free = layout.frame.px, layout.free
    beside = min(px(_WIDE), (free.width - layout.px(STAGE[2])) // 2)
    hides = beside < px(_LEAST)
    left = layout.panels[0].rect.left if hides else free.right - beside
    box = Rect(left, free.top + px(12), free.left + px(6) - left if hides else beside, free.height - px(26))
    pad, head = px(theme.PAD_CARD), px(HEAD + (SCORES if hides else 0))
    lines = Rect(box.x + pad, box.y + head, box.width - 2 * pad - px(BAR), box.height - head - pad)
    track = Rect(box.right - px(18), lines.y, px(8), lines.height)
    cross = Rect(box.right - px(44) - px(6), box.y + px(6), px(44), px(44))
    branches = Rect(cross.x - px(84), cross.y + px(2), px(78), cross.height - px(4))
    return Places(box, lines, track, cross, branches, hides)


class LogScroll:
    """The last visible turn, and how far it extends below the edge."""

    def __init__(self) -> None:
        self.end: int | None = None
        """The last visible turn; None: always the newest."""
        self.hidden = 0
        """Its pixels below the edge."""
        self._asked = 0  # u still to be scrolled, at the next drawing

    def by(self, units: int) -> None:
        """Scroll towards older turns, at the next drawing."""
        self._asked += units

    def stand_at(self, number: int | None) -> None:
        """Make a turn the last visible one."""
        self.end, self.hidden = number, 0

    def move(self, pen: Pen, room: int, last: int, high: Callable[[int], int]) -> None:
        """Apply the scrolling since the last drawing; `room`: visible pixels, `high`: pixels of a turn."""
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
        missing = room + hidden  # of the part above the lower edge
        for number in range(end, 0, -1):
            missing -= high(number)
            if missing <= 0:
                break
        while missing > 0 and (hidden or end < last):  # scrolled past the top: back down
            down = min(missing, hidden)
            hidden -= down
            missing -= down
            if missing and end < last:
                end += 1
                hidden = high(end)
        self.end, self.hidden = (None, 0) if end == last and not hidden else (end, hidden)

    def thumb(self, track: Rect, least: int, full: int, count: int) -> Rect | None:
        """The thumb of the scroll bar when `full` of `count` turns are visible; None when all of them are."""
        if full >= count:
            return None
        high = max(least, track.height * full // count)
        share = ((self.end or count) - full) / max(1, count - full)
        return Rect(track.x, track.top + round(min(max(share, 0.0), 1.0) * (track.height - high)), track.width, high)

    def drag(self, track: Rect, thumb: Rect, top: int, full: int, count: int) -> None:
        """Drag the thumb's top there; its lower end stands for the last visible turn."""
        share, first = (top - track.top) / max(1, track.height - thumb.height), max(1, full)
        number = round(first + min(max(share, 0.0), 1.0) * (count - first))
        self.stand_at(None if number >= count else number)
