"""The grace after an own action: a ring about the undo button empties, and while it does others wait with theirs.

It is no dialog and blocks nothing: whoever plays on ends it.
"""

from __future__ import annotations

from math import ceil, inf
from typing import Final

_RATE: Final = 15
"""Pictures a second while the ring empties."""


class Grace:
    """Seconds that are left of it."""

    def __init__(self) -> None:
        self._whole = self._left = 0.0
        self._seen = 0.0

    @property
    def runs(self) -> bool:
        """Whether there is some left."""
        return self._left > 0

    def begin(self, seconds: float) -> None:
        """An own action was played; infinite: until it is ended."""
        self._whole = self._left = self._seen = seconds

    def end(self) -> bool:
        """End the time of grace; False when there was none."""
        ran, self._left = self.runs, 0.0
        return ran

    def update(self, dt: float, calm: bool) -> bool:
        """One step of `dt` seconds; True when another picture is due. `calm`: only once a second."""
        if not 0 < self._left < inf:
            return False
        self._left = max(0.0, self._left - dt)
        due = self._left <= 0 or self._seen - self._left >= (1 if calm else 1 / _RATE)
        if due:
            self._seen = self._left
        return due

    def share(self, calm: bool) -> float:
        """How much of the ring is to be seen, 0..1. `calm`: in whole seconds, the one that runs still whole."""
        if not self.runs:
            return 0.0
        if self._whole == inf:
            return 1.0
        return min(1.0, (ceil(self._left) if calm else self._left) / self._whole)
