"""Transports: a table's access to its log, the same for a file on this machine and for a relay.

Calls may wait for disk or network, so they belong to a worker thread (`luna.table.link`). They never raise because of
either: a failure is part of the answer.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from luna.log import frames, journal
from luna.log.files import DISK, Disk
from luna.log.journal import Keeper
from luna.log.notices import Notice
from luna.log.records import MAX_TIME, STAMP, STAMPED, LogHeader, Record, encode, encode_header

Clock = Callable[[], float]
"""Seconds of a monotonic clock."""

Entropy = Callable[[int], bytes]
"""Unpredictable bytes, of the given number."""


class Opening(NamedTuple):
    """The state of a log when it is opened."""

    header: LogHeader
    playable: bool  # False: a damaged log, for viewing only
    durable: bool  # False: new records are lost when the program ends
    notices: tuple[Notice, ...]


class Head(NamedTuple):
    """The end of a log. Two logs with equal heads are equal."""

    seq: int  # of the last record, 0 = only the header
    chain: bytes


class Accepted(NamedTuple):
    """The record is in the log, durable if `opening` says so now. `notice` explains a change of that or of the file."""

    record: Record
    notice: Notice | None = None


class Stale(NamedTuple):
    """Not appended: the author had not seen the whole log. Read it, then decide again."""

    head: int


class Full(NamedTuple):
    """Not appended: the log has reached its maximum size."""


Answer = Accepted | Stale | Full


class Transport(Protocol):
    """Access to a table's log."""

    @property
    def path(self) -> Path | None:
        """The journal on this machine; None when the log is not saved here."""

    @property
    def unkept(self) -> bool:
        """Whether that journal cannot be written now; a relay may still have the log."""

    def opening(self) -> Opening:
        """The header, whether records can be appended and are durable now, and notices for the player."""

    def head(self) -> Head:
        """The present end of the log."""

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        """Append if `base` is the number of the last record; None for a record that fits any state of the game."""

    def read(self, after: int) -> Sequence[Record]:
        """The records with a number above `after`."""

    def close(self) -> None:
        """Release file or connection. A second call does nothing."""


Loaded = tuple[Answer, Sequence[Record]]
"""The answer for a record, and all records after its base."""


def exchange(log: Transport, seat: int, base: int, kind: int, body: bytes) -> Loaded:
    """Append a record and read on: the part of an act that waits for disk or network."""
    return log.submit(seat, base, kind, body), log.read(base)


class LocalLog:
    """A log on this machine, in a journal or in memory alone, where it continues after a failure of the disk."""

    def __init__(
        self,
        header: LogHeader,
        records: Sequence[Record] = (),
        *,
        table: bytes | None = None,
        keeper: Keeper | None = None,
        playable: bool = True,
        notices: tuple[Notice, ...] = (),
        clock: Clock = time.monotonic,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        """Without `keeper` the log is never saved."""
        self._entropy = entropy
        self.table: Final = table or journal.new_table()
        self.header: Final = header
        self._keeper, self._playable, self._notices = keeper, playable, notices
        self._records = list(records)
        self._chain = frames.root(frames.preamble(self.table))
        self._size = frames.PREAMBLE_SIZE
        for body in (encode_header(header), *map(encode, records)):
            self._follow(body)
        self._clock = clock
        # Time continues from the end of the log; hours between two sessions do not count.
        self._zero = clock() - (records[-1].t_ms / 1000 if records else 0.0)

    @classmethod
    def open(cls, path: Path, *, disk: Disk = DISK, clock: Clock = time.monotonic) -> LocalLog:
        """The log of an existing journal. `Refused` when the file is no journal or in use."""
        kept, notices = journal.open_journal(path, disk)
        keeper = Keeper(path, kept.table, kept.header, kept if kept.writable else None, disk, clock)
        fine = not kept.damaged
        return cls(
            kept.header, kept.records, table=kept.table, keeper=keeper, playable=fine, notices=notices, clock=clock
        )

    @classmethod
    def create(
        cls,
        path: Path,
        header: LogHeader,
        records: Sequence[Record] = (),
        *,
        disk: Disk = DISK,
        clock: Clock = time.monotonic,
    ) -> LocalLog:
        """A new log in a new journal, under this name or the next free one; in memory, with a notice, if that fails."""
        table = journal.new_table()
        keeper, trouble = Keeper.create(path, table, header, records, disk, clock)
        notices = (trouble,) if trouble else ()
        return cls(header, records, table=table, keeper=keeper, notices=notices, clock=clock)

    @property
    def path(self) -> Path | None:
        return None if self._keeper is None else self._keeper.path

    @property
    def unkept(self) -> bool:
        return self._keeper is not None and not self._keeper.keeps

    def opening(self) -> Opening:
        durable = self._keeper is not None and self._keeper.keeps
        return Opening(self.header, self._playable, durable, self._notices)

    def head(self) -> Head:
        return Head(len(self._records), self._chain)

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        last = len(self._records)
        if base is not None and base != last:
            return Stale(last)
        if last + 1 >= frames.MAX_RECORDS or self._size + frames.MAX_FRAME > frames.MAX_BYTES:
            return Full()
        stamp = self._entropy(STAMP) if kind in STAMPED else b""
        since = self._records[-1].t_ms if self._records else 0  # time never decreases
        t_ms = min(MAX_TIME, max(since, int((self._clock() - self._zero) * 1000)))
        record = Record(last + 1, t_ms, seat, kind, body + stamp)
        notice = None if self._keeper is None else self._keeper.keep(self._records, (record,))
        self._records.append(record)
        self._follow(encode(record))
        return Accepted(record, notice)

    def read(self, after: int) -> Sequence[Record]:
        return self._records[after:]

    def close(self) -> None:
        if self._keeper is not None:
            self._keeper.close()

    def _follow(self, body: bytes) -> None:
        self._chain = frames.link(self._chain, body)
        self._size += len(body) + frames.OVERHEAD
