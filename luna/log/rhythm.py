"""The rhythm of a shared table: how long a turn may take before the others may decide about it.

Nothing happens automatically when a turn is late. Time is that of the records (`t_ms`), so every machine judges alike,
however wrong its clock is.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final

KEY: Final = "rhythm"
"""The option of a table that names its rhythm."""
LIVE: Final = "live"
HOUR: Final = 3_600_000
"""Milliseconds."""
DAY: Final = 24 * HOUR
LIMITS: Final[Mapping[str, int]] = {
    LIVE: 0,
    "12h": 12 * HOUR,
    "1d": DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
    "none": 30 * DAY,
}
"""Milliseconds of a turn by rhythm. Without a limit a silence of a month counts as late."""
DAYS_OFF: Final = 28
"""Days off of a person in a year of a table."""
MOST_AT_ONCE: Final = 14
"""Maximum days off in one record."""
YEAR: Final = 365 * DAY


def limit_of(options: Mapping[str, Any]) -> int:
    """Milliseconds that a turn may take; 0 at a live table."""
    chosen = options.get(KEY, LIVE)
    return LIMITS.get(chosen, 0) if isinstance(chosen, str) else 0


class DaysOff:
    """The days off of one seat, as the records give them: begin and end in milliseconds of the table."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []

    def left(self, t_ms: int) -> int:
        """Days that can still be taken."""
        lately = sum(end - begin for begin, end in self.spans if begin > t_ms - YEAR)
        return DAYS_OFF - lately // DAY

    def take(self, t_ms: int, days: int) -> None:
        """Take days off from now on, or after those that are running."""
        begin = max([t_ms, *(end for _, end in self.spans)])
        self.spans.append((begin, begin + days * DAY))

    def until(self, t_ms: int) -> int:
        """The end of the days off that are running; 0 without any."""
        return max([0, *(end for _, end in self.spans if end > t_ms)])

    def within(self, since: int, until: int) -> int:
        """Milliseconds of days off between two moments."""
        return sum(max(0, min(end, until) - max(begin, since)) for begin, end in self.spans)


class Pace:
    """The fold of how long turns take at a table. Nothing is late at a live table."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        """Milliseconds that a turn may take; 0 at a table that is played live."""
        self.mover: int | None = None
        """The seat to move, as the game says."""
        self.since = 0
        """When its turn began, in milliseconds of the table."""
        self.resting = self.ended = False
        """What the players have agreed on. A turn ends a rest."""
        self.off = defaultdict[int, DaysOff](DaysOff)
        """Days off by seat."""

    @property
    def patience(self) -> int:
        """Milliseconds that questions wait for votes; 0 at a live table."""
        return min(max(self.limit, DAY), 3 * DAY) if self.limit else 0

    def begin(self, t_ms: int) -> None:
        """A turn begins."""
        self.since, self.resting = t_ms, False

    def days_left(self, seat: int, t_ms: int) -> int:
        """Days off that a seat can still take this year, at most those of one record."""
        return min(MOST_AT_ONCE, self.off[seat].left(t_ms))

    def used(self, t_ms: int) -> int:
        """Milliseconds of the present turn, without days off."""
        off = self.off[self.mover].within(self.since, t_ms) if self.mover is not None else 0
        return max(0, t_ms - self.since - off)

    def late(self, t_ms: int) -> int | None:
        """The seat whose turn is late; None when no turn is."""
        if not self.limit or self.resting or self.ended or self.used(t_ms) <= self.limit:
            return None
        return self.mover
