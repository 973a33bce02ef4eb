"""Scrolling of the log: by turns of different heights, of which only those in sight are ever laid out."""

from __future__ import annotations

from collections.abc import Callable

from luna.shell.board.pen import Pen, Rect


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
        """Do the scrolling that was asked for, and never leave the log.

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
