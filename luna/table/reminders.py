"""The times of reminders that a table waits: at once, then a few times more, and never in quiet hours."""

import time
from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from luna.table.table_status import Standing

MOST: Final = 3
"""Maximum number of messages about one turn."""
GAP: Final = 60.0
"""Seconds between two messages: the next one contains everything in between."""


class Quiet(NamedTuple):
    """Hours of the local day without reminders, from `begin` until `end`."""

    begin: int = 0
    end: int = 0

    def at(self, now: float) -> bool:
        """Whether a time, in seconds since 1970, lies within them."""
        if self.begin == self.end:
            return False
        hour = time.localtime(now).tm_hour
        inside = self.begin <= hour < self.end
        return inside if self.begin < self.end else not (self.end <= hour < self.begin)


ALWAYS: Final = Quiet()
DAY: Final = 24 * 3600.0


class SentReminders(NamedTuple):
    """The reminders sent about a table: the turn, their number, and the last time."""

    turn: int
    times: int
    when: float


class Reminders:
    """Stores the reminders sent, by table."""

    def __init__(
        self, told: Mapping[bytes, SentReminders] | None = None, again: float = DAY, quiet: Quiet = ALWAYS
    ) -> None:
        """`again`: seconds until a turn that still waits is reported again."""
        self.told = dict(told or {})
        self._again, self._quiet = again, quiet

    def due(self, standings: Iterable[Standing], now: float) -> list[Standing]:
        """The tables due for a reminder now. Call `note` once it has been sent."""
        last = max((told.when for told in self.told.values() if told.when <= now), default=-GAP)
        if self._quiet.at(now) or now - last < GAP:
            return []
        return [one for one in standings if one.waits and self._due(one, now)]

    def note(self, standings: Collection[Standing], now: float) -> None:
        """Note that reminders about these tables have been sent."""
        for one in standings:
            before = self.told.get(one.table)
            count = before.times if before is not None and before.turn == one.turn else 0
            self.told[one.table] = SentReminders(one.turn, count + 1, now)

    def forget(self, kept: Iterable[Standing]) -> None:
        """Forget tables that are over."""
        tables = {one.table for one in kept}
        self.told = {table: told for table, told in self.told.items() if table in tables}

    def _due(self, one: Standing, now: float) -> bool:
        told = self.told.get(one.table)
        if told is None or told.turn != one.turn:
            return True
        return told.times < MOST and abs(now - told.when) >= self._again  # a clock that was set back also triggers one
