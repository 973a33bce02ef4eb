"""Group commit: records gather in a batch, one sync makes the batch durable, and only then anybody hears of it.

While the disk works on one batch the next one gathers.
"""

from __future__ import annotations

from collections.abc import Collection

from luna.net import wire
from luna.net.hosted import Hosted
from luna.net.logstore import ID, entry
from luna.net.rooms import Link

Promises = list[tuple[Link, wire.Seated]]
"""Seats that become a client's when the batch is durable."""


class GroupCommit:
    """The open batch and the one that the disk is working on."""

    def __init__(self) -> None:
        self.batch: list[bytes] = []
        self.promises: Promises = []
        self.syncing: tuple[list[tuple[Hosted, int]], Promises] | None = None
        """Tables of the batch on its way, with the numbers of their last records in it, and its promises."""
        self._dirty: dict[Hosted, None] = {}  # tables with records in the open batch

    @property
    def unsynced(self) -> bool:
        """Whether a batch waits and the disk is free."""
        return bool(self.batch) and self.syncing is None

    @property
    def gathered(self) -> int:
        """The number of records in the open batch."""
        return len(self.batch)

    def add(self, hosted: Hosted, number: int, data: bytes) -> None:
        """Put a record into the open batch."""
        self.batch.append(entry(hosted.id, number, data))
        self._dirty[hosted] = None

    def promise(self, link: Link, hosted: Hosted, more: Collection[int]) -> None:
        """Give more seats to a client; it hears of them when the batch is durable."""
        link.seats = tuple(sorted({*link.seats, *more}))
        self.promises.append((link, hosted.seated(link.seats, "")))

    def begin(self) -> bytes:
        """Close the open batch. Returns its bytes for the store."""
        batch, self.batch = b"".join(self.batch), []
        lasts = [(hosted, hosted.last) for hosted in self._dirty]
        self.syncing = lasts, self.promises
        self._dirty, self.promises = {}, []
        return batch

    def end(self) -> tuple[list[Hosted], Promises]:
        """The batch is durable. Returns its tables and promises."""
        assert self.syncing is not None
        lasts, promises = self.syncing
        self.syncing = None
        for hosted, last in lasts:
            hosted.durable = last
        return [hosted for hosted, _ in lasts], promises

    def forget(self, hosted: Hosted) -> list[Link]:
        """Take a table out of both batches. Returns the clients that had promises there."""
        self.batch = [data for data in self.batch if data[:ID] != hosted.id]
        self._dirty.pop(hosted, None)
        promised = [link for link, message in self.promises if message.table == hosted.id]
        self.promises = [promise for promise in self.promises if promise[1].table != hosted.id]
        if self.syncing is not None:
            lasts, promises = self.syncing
            promised += [link for link, message in promises if message.table == hosted.id]
            lasts = [pair for pair in lasts if pair[0] is not hosted]
            self.syncing = lasts, [promise for promise in promises if promise[1].table != hosted.id]
        return promised
