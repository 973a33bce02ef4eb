"""Debouncing of presses: the second half of a double click, or a key that was struck twice, makes no second turn.

What made a turn must not make the next one too, least of all that of the next person at the same screen. Whoever moves
the pointer or the focus means something new; so does whoever waits.
"""

from __future__ import annotations

from typing import Final

AGAIN: Final = 0.5
"""Seconds after a turn in which the same press belongs to the first."""
HANDED_OVER: Final = 1.0
"""Seconds when the chair has changed, from the moment when the next person sees that it is his turn."""
_STILL: Final = 8
"""u: a pointer that has gone no farther has not moved."""


class Debounce:
    """The last press that made a turn, and how long its repetition is ignored."""

    def __init__(self) -> None:
        self._left = 0.0
        self._by: object = None  # the command of a key or button; None: a click
        self._at = (0, 0)
        self.handed_over = False
        """Whether it is somebody else's turn at this screen since the press."""

    def made(self, by: str | None, at: tuple[int, int]) -> None:
        """A turn was made by this command, or by a click at that point (`by` is None)."""
        self._left, self._by, self._at, self.handed_over = AGAIN, by, at, False

    def hand_over(self) -> None:
        """Note that another person at this screen is to move now."""
        if self._left > 0:
            self._left, self.handed_over = HANDED_OVER, True

    def end(self) -> None:
        """Forget the press: something else was done."""
        self._left = 0.0

    def moved(self, point: tuple[int, int], u: float) -> None:
        """The pointer is there; `u`: pixels of a unit."""
        (x, y), reach = self._at, _STILL * u
        if self._by is None and max(abs(point[0] - x), abs(point[1] - y)) > reach:
            self.end()

    def repeats(self, by: str | None) -> bool:
        """Whether a press is only the first one again."""
        return self._left > 0 and by == self._by

    def update(self, dt: float, busy: bool) -> None:
        """One step of `dt` seconds. `busy`: pieces still move, so that nobody has seen yet whose turn it is."""
        if not (busy and self.handed_over):
            self._left -= dt
