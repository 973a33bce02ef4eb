"""Quotas by place: token buckets that recover by themselves; and the memory that tables use.

A private relay never notices them. On a public one they keep a stranger from everybody's tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from luna.net.audience import Audience
from luna.net.hosted import Hosted
from luna.net.limits import Bucket, Limits
from luna.net.logstore import Kept

_MOST: Final = 4096  # places to remember
_ENOUGH: Final = 15 / 16  # of all memory, for new tables; the rest is for tables in play


class Quota:
    """A token bucket for each place. A place with a full bucket is forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, of: str, now: float, amount: int = 1) -> bool:
        """Take tokens of a place. False, without any change, when there are too few."""
        bucket = self._buckets.get(of)
        if bucket is None:
            if len(self._buckets) >= _MOST:
                self._forget(now)
            bucket = self._buckets[of] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, amount)

    def _forget(self, now: float) -> None:
        """Forget full buckets, then the oldest eighth: forgetting one at a time would cost a scan each."""
        self._buckets = {of: bucket for of, bucket in self._buckets.items() if not bucket.full(now)}
        for of in list(self._buckets)[: max(0, len(self._buckets) - _MOST * 7 // 8)]:
            del self._buckets[of]


class Weights:
    """The memory of all tables and handovers, in all and by the place that brought them."""

    def __init__(self) -> None:
        self.total = 0
        self.of: Counter[str] = Counter()

    def weigh(self, hosted: Hosted) -> None:
        """Charge the growth of a table."""
        more = hosted.weight - hosted.weighed
        hosted.weighed += more
        self.total += more
        self.of[hosted.by] += more

    def bring(self, hosted: Hosted, by: str) -> None:
        """Charge a table to a place, unless its place is known."""
        if not hosted.by:
            self.lift(hosted)
            hosted.by = by
            self.weigh(hosted)

    def lift(self, hosted: Hosted) -> None:
        """A table is gone."""
        self.total -= hosted.weighed
        self.of[hosted.by] -= hosted.weighed
        hosted.weighed = 0
        if not self.of[hosted.by]:
            del self.of[hosted.by]


class Shelf:
    """The tables without clients. When memory runs out, the least recently played go first."""

    def __init__(self, limits: Limits, weights: Weights, forget: Callable[[bytes], None]) -> None:
        self._limits, self._weights, self._forget = limits, weights, forget

    def room_for(self, by: str, tables: dict[bytes, Audience]) -> bool:
        """Whether a place may bring one more table, after old ones are forgotten as needed."""
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
        """Whether a table may grow: a table with clients is never forgotten, so its place has a bound.

        The place of a table from the store is unknown until somebody returns to it.
        """
        limits, weights = self._limits, self._weights
        own = weights.of[hosted.by] if hosted.by else 0
        return weights.total < limits.bytes and own < limits.bytes_of_one

    def tidy(self, tables: dict[bytes, Audience]) -> None:
        """Forget tables until there is room."""
        limits, weights = self._limits, self._weights
        if len(tables) >= limits.tables or weights.total >= limits.bytes * _ENOUGH:
            for audience in self._unwatched(tables.values()):
                self._forget(audience.hosted.id)
                if len(tables) < limits.tables and weights.total < limits.bytes * _ENOUGH * _ENOUGH:
                    break

    def drop_unplayed(self, tables: dict[bytes, Audience], now: float) -> None:
        """Forget tables that were handed over and not played in time."""
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
        """The tables without clients, the least recently played first, unplayed ones before them."""
        free = [one for one in tables if not one.links and one.hosted.durable == one.hosted.last]
        free.sort(key=lambda one: -1.0 if one.hosted.played is None else one.hosted.played)
        return free
