"""Timers of a table: the grace after a player's turn, and the debouncing of presses."""

from math import ceil, inf
from typing import Final

_RATE: Final = 15  # frames a second while the ring of the grace empties
AGAIN: Final = 0.5
"""Seconds after a turn in which the same press counts as a repetition."""
HANDED_OVER: Final = 1.0
"""The same when another person at this screen moves next, counted from the moment all pieces have arrived."""
_STILL: Final = 8  # units: a pointer that has moved no farther counts as still


class Grace:
    """The grace after a player's turn: the ring around undo empties while bots wait. The next turn ends it."""

    def __init__(self) -> None:
        self._whole = self._left = 0.0
        self._seen = 0.0

    @property
    def runs(self) -> bool:
        """Whether time is left."""
        return self._left > 0

    @property
    def endless(self) -> bool:
        """Whether it has no limit, and runs until `end`."""
        return self._left == inf

    def begin(self, seconds: float) -> None:
        """Start after a turn of a player here; infinite: until `end`."""
        self._whole = self._left = self._seen = seconds

    def end(self) -> bool:
        """End the grace; False when there was none."""
        ran, self._left = self.runs, 0.0
        return ran

    def update(self, dt: float, calm: bool) -> bool:
        """Advance by `dt` seconds; True when another picture is due. `calm`: only once a second."""
        if not 0 < self._left < inf:
            return False
        self._left = max(0.0, self._left - dt)
        due = self._left <= 0 or self._seen - self._left >= (1 if calm else 1 / _RATE)
        if due:
            self._seen = self._left
        return due

    def share(self, calm: bool) -> float:
        """The visible part of the ring, 0..1, as of the last due picture. `calm`: in whole seconds, rounded up."""
        if not self.runs:
            return 0.0
        if self._whole == inf:
            return 1.0
        return min(1.0, (ceil(self._left) if calm else self._seen) / self._whole)


class Debounce:
    """Prevents a second turn by the second half of a double click, or by a key struck twice."""

    def __init__(self) -> None:
        self._left = 0.0
        self._by: object = None  # the command of a key or button; None: a click
        self._at = (0, 0)
        self.handed_over = False
        """Whether another person at this screen has been to move since the press."""

    def made(self, by: str | None, at: tuple[int, int]) -> None:
        """Note the press that made a turn: a command, or a click at a point (`by` is None)."""
        self._left, self._by, self._at, self.handed_over = AGAIN, by, at, False

    def hand_over(self) -> None:
        """Note that another person at this screen is to move now."""
        if self._left > 0:
            self._left, self.handed_over = HANDED_OVER, True

    def end(self) -> None:
        """Forget the press: something else was done."""
        self._left = 0.0

    def moved(self, point: tuple[int, int], u: float) -> None:
        """Forget a click when the pointer has moved away; `u`: pixels of a unit."""
        (x, y), reach = self._at, _STILL * u
        if self._by is None and max(abs(point[0] - x), abs(point[1] - y)) > reach:
            self.end()

    def repeats(self, by: str | None) -> bool:
        """Whether a press only repeats the one that made the last turn."""
        return self._left > 0 and by == self._by

    def update(self, dt: float, busy: bool) -> None:
        """Advance by `dt` seconds. `busy`: pieces still move, so the player does not know yet who is to move."""
        if not (busy and self.handed_over):
            self._left -= dt
