"""Heartbeats of a client: when one is due, and when a silent relay counts as dead."""

from __future__ import annotations

from typing import Final

QUICK: Final = 5
"""Seconds between two heartbeats while an answer is due."""
_ANSWER: Final = 10.0  # seconds until a heartbeat must be answered


class Pulse:
    """The heartbeats of one connection. All times are seconds of one clock."""

    def __init__(self, now: float) -> None:
        self._said = now
        self._asked: float | None = None  # when the first unanswered heartbeat was sent

    def heard(self) -> None:
        """A frame has come."""
        self._asked = None

    def due(self, now: float, rest: float) -> bool:
        """Whether to send a heartbeat now, `rest` seconds after the last."""
        if now - self._said < rest:
            return False
        self._said = now
        if self._asked is None:
            self._asked = now
        return True

    def dead(self, now: float) -> bool:
        """Whether an answer is overdue."""
        return self._asked is not None and now - self._asked > _ANSWER
