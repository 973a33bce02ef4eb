"""Quotas by address: what one place may ask of a relay, in a measure that recovers by itself; and what tables weigh.

A relay behind one's own door never notices them. They are what stands between a stranger and everybody's tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from luna.net.audience import Audience
from luna.net.hosted import Hosted
from luna.net.limits import Bucket, Limits
from luna.net.logstore import Kept

_MOST: Final = 4096  # places that are remembered
_ENOUGH: Final = 15 / 16  # of all memory, for new tables; the rest is for those that are played


class Quota:
    """A token bucket for each place. A place whose bucket is full again is not remembered."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, of: str, now: float, amount: int = 1) -> bool:
        """Take so much for a place; False, and nothing taken, when it has not that much left."""
        bucket = self._buckets.get(of)
        if bucket is None:
            if len(self._buckets) >= _MOST:
                self._forget(now)
            bucket = self._buckets[of] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, amount)

    def _forget(self, now: float) -> None:
        """Those that are full again, then the oldest: an eighth at once, or every place of a flood would cost this."""
        self._buckets = {of: bucket for of, bucket in self._buckets.items() if not bucket.full(now)}
        for of in list(self._buckets)[: max(0, len(self._buckets) - _MOST * 7 // 8)]:
            del self._buckets[of]


class Weights:
    """The memory of all tables and of those that are being given, in all and by the place that brought them."""

    def __init__(self) -> None:
        self.total = 0
        self.of: Counter[str] = Counter()

    def weigh(self, hosted: Hosted) -> None:
        """The table has grown."""
        more = hosted.weight - hosted.weighed
        hosted.weighed += more
        self.total += more
        self.of[hosted.by] += more

    def bring(self, hosted: Hosted, by: str) -> None:
        """The table is from that place, as far as anybody knows."""
        if not hosted.by:
            self.lift(hosted)
            hosted.by = by
            self.weigh(hosted)

    def lift(self, hosted: Hosted) -> None:
        """The table is no more."""
        self.total -= hosted.weighed
        self.of[hosted.by] -= hosted.weighed
        hosted.weighed = 0
        if not self.of[hosted.by]:
            del self.of[hosted.by]


class Shelf:
    """What is kept of the tables where nobody is: the least recently played go first when there is no room."""

    def __init__(self, limits: Limits, weights: Weights, forget: Callable[[bytes], None]) -> None:
        self._limits, self._weights, self._forget = limits, weights, forget

    def room_for(self, by: str, tables: dict[bytes, Audience]) -> bool:
        """Whether there is room for one more table of a place, perhaps because old ones are forgotten."""
        limits, weights = self._limits, self._weights
        own = sum(audience.hosted.by == by for audience in tables.values())
        greedy = own >= limits.tables_of_one or weights.of[by] >= limits.bytes_of_one
        for audience in self._unwatched(tables.values()) if greedy else ():
            if audience.hosted.by == by:
                self._forget(audience.hosted.id)
                own -= 1
                if own < limits.tables_of_one and weights.of[by] < limits.bytes_of_one:
                    break
        self.tidy(tables)
        crowded = len(tables) >= limits.tables or weights.total >= limits.bytes * _ENOUGH
        return not crowded and own < limits.tables_of_one and weights.of[by] < limits.bytes_of_one

    def room_in(self, hosted: Hosted) -> bool:
        """Whether a table may grow: where people sit it is not forgotten, so its place has only so much.

        From where a table came that was on a disk nobody knows, until somebody comes back to it.
        """
        limits, weights = self._limits, self._weights
        own = weights.of[hosted.by] if hosted.by else 0
        return weights.total < limits.bytes and own < limits.bytes_of_one

    def tidy(self, tables: dict[bytes, Audience]) -> None:
        """Forget what there is no room for."""
        limits, weights = self._limits, self._weights
        if len(tables) >= limits.tables or weights.total >= limits.bytes * _ENOUGH:
            for audience in self._unwatched(tables.values()):
                self._forget(audience.hosted.id)
                if len(tables) < limits.tables and weights.total < limits.bytes * _ENOUGH * _ENOUGH:
                    break

    def drop_unplayed(self, tables: dict[bytes, Audience], now: float) -> None:
        """Forget what was handed over, and then nobody played."""
        for audience in self._unwatched(tables.values()):
            hosted = audience.hosted
            if hosted.given is not None and hosted.played is None and now - hosted.given > self._limits.unplayed:
                self._forget(hosted.id)

    @staticmethod
    def durable(tables: dict[bytes, Audience]) -> list[Kept]:
        """The durable log of each table, the least recently played first."""
        known = [one.hosted for one in tables.values() if one.hosted.durable >= 0]
        known.sort(key=lambda hosted: -1.0 if hosted.played is None else hosted.played)
        return [Kept(one.id, [one.header, *one.records[: one.durable]], one.played is not None) for one in known]

    @staticmethod
    def _unwatched(tables: Iterable[Audience]) -> list[Audience]:
        """The tables where nobody is, the least recently played first; those that nobody has played before them."""
        free = [one for one in tables if not one.links and one.hosted.durable == one.hosted.last]
        free.sort(key=lambda one: -1.0 if one.hosted.played is None else one.hosted.played)
        return free
