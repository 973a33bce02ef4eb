"""The signs of life of a client: when one is due, and when a relay that does not answer must be taken for dead."""

from __future__ import annotations

from typing import Final

QUICK: Final = 5
"""Seconds between two while something is expected."""
_ANSWER: Final = 10.0  # seconds within which one is answered


class Pulse:
    """Of one connection. All times are seconds of one clock."""

    def __init__(self, now: float) -> None:
        self._said = now
        self._asked: float | None = None  # when the first was sent that nothing has come after

    def heard(self) -> None:
        """Something has come."""
        self._asked = None

    def due(self, now: float, rest: float) -> bool:
        """Whether to send one now, `rest` seconds after the last."""
        if now - self._said < rest:
            return False
        self._said = now
        if self._asked is None:
            self._asked = now
        return True

    def dead(self, now: float) -> bool:
        """Whether the other side should have answered by now."""
        return self._asked is not None and now - self._asked > _ANSWER
