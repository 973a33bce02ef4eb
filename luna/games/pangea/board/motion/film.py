"""Clips, the tweens of single pieces, and a film, the timeline of a turn that they make together.

The table at any moment is a row of the rules: what is in the air has been taken out of it (`lift`) and is put back in
where it arrives (`land`). A film is made once, before it is played, and then asked for any time from 0 to its length;
so it runs forwards, backwards and at any speed, and both ends are exact.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

from luna.games.pangea.board.layout.layout import Pen

Edit = Callable[[bytearray], object]
Look = Callable[[Pen, float], object]
"""Draws what moves at a share 0..1 of its time; curves are the look's own business."""


def nothing(*_: object) -> None:
    """No edit, no look."""


class Clip(NamedTuple):
    """The tween of one piece. Times are milliseconds from the beginning of the film, at speed 1."""

    start: float
    length: float
    look: Look = nothing
    lift: Edit = nothing
    land: Edit = nothing
    sound: str = ""
    mark: Look = nothing
    """What stands still for a while instead when motion is reduced."""
    over: bool = False
    """Flies over the frame too, to a panel; all others stay on the sea, under it."""

    @property
    def end(self) -> float:
        """The moment of landing."""
        return self.start + self.length


class Film:
    """The clips of a turn over the row they begin on."""

    def __init__(self, before: bytearray, clips: Sequence[Clip], after: bytearray | None = None) -> None:
        """`after`: the row when all is over, where the rules have changed more of it than was seen."""
        self.clips = sorted(clips, key=lambda clip: clip.start)
        self.length = max((clip.end for clip in clips), default=0.0) / 1000
        """Seconds at speed 1."""
        self.first, self._times, self._rows = before, [0.0], [before]
        # At the same moment what arrives is put down before the next is lifted.
        edits = [(clip.end, 0, clip.land) for clip in self.clips]
        edits += [(clip.start, 1, clip.lift) for clip in self.clips]
        for at, _, edit in sorted(edits, key=lambda one: one[:2]):
            if edit is not nothing:
                row = self._rows[-1][:]
                edit(row)
                self._times.append(at / 1000)
                self._rows.append(row)
        self.last = self._rows[-1] if after is None else after

    def at(self, time: float) -> bytearray:
        """What lies on the table then."""
        return self._rows[bisect_right(self._times, time) - 1]

    def flying(self, time: float) -> list[tuple[Clip, float]]:
        """Every clip in the air then, and the share of its time that has passed."""
        now = time * 1000
        return [(clip, (now - clip.start) / clip.length) for clip in self.clips if clip.start <= now < clip.end]

    def sounds(self, first: float, last: float) -> list[str]:
        """What begins to sound between two moments."""
        return [clip.sound for clip in self.clips if clip.sound and first <= clip.start / 1000 < last]
