"""How a table reaches its log: five calls, the same for a file on this machine and for a relay on the LAN.

    opening()                            the header and what was wrong with the log, if anything
    head()                               number and chain of the last record
    submit(seat, base, kind, body)       append a record, perhaps stamped: durable when `Accepted` comes back
    read(after)                          the records behind number `after`, in order
    close()

Calls may wait for a disk or a network and therefore belong to a worker thread (`luna.table.link`). They never raise
because of one: what went wrong is part of the answer.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from luna.log import frames, journal
from luna.log.files import DISK, Disk, why_unsaved
from luna.log.journal import Journal
from luna.log.notices import Notice
from luna.log.records import STAMP, STAMPED, LogHeader, Record, encode, encode_header

Clock = Callable[[], float]
"""Seconds of a clock that never goes back."""

Entropy = Callable[[int], bytes]
"""So many bytes that nobody can foresee."""


class Opening(NamedTuple):
    """What there is before the first turn."""

    header: LogHeader
    playable: bool  # False: a damaged log, to be looked at only
    durable: bool  # False: new records are lost when the program ends
    notices: tuple[Notice, ...]


class Head(NamedTuple):
    """Where a log ends. Two logs with equal heads are equal."""

    seq: int  # of the last record, 0 = only the header
    chain: bytes


class Accepted(NamedTuple):
    """The record is in the log and durable, or `notice` says that it is only in memory from now on."""

    record: Record
    notice: Notice | None = None


class Stale(NamedTuple):
    """The author had not seen the whole log; nothing was appended. Read, then decide anew."""

    head: int


class Full(NamedTuple):
    """The log has as many records as a log may have; nothing was appended."""


Answer = Accepted | Stale | Full


class Transport(Protocol):
    """A table's log, wherever it is."""

    def opening(self) -> Opening:
        """The header, whether records can be appended, and what the player should know."""

    def head(self) -> Head:
        """The end of the log as it is now."""

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        """Append if `base` is the number of the last record; None for what goes with any state of the game."""

    def read(self, after: int) -> Sequence[Record]:
        """All records with a number above `after`."""

    def close(self) -> None:
        """Let go of file or connection. Twice does no harm."""


class Memory:
    """A log in memory: for tests, what-if and games that are not to be kept. Base of the file form."""

    def __init__(
        self,
        header: LogHeader,
        records: Sequence[Record] = (),
        *,
        table: bytes | None = None,
        clock: Clock = time.monotonic,
        entropy: Entropy = secrets.token_bytes,
    ) -> None:
        self._entropy = entropy
        self.table: Final = table or journal.new_table()
        self.header: Final = header
        self._records = list(records)
        self._chain = frames.root(frames.preamble(self.table))
        for body in (encode_header(header), *map(encode, records)):
            self._chain = frames.link(self._chain, body)
        self._clock = clock
        # Time goes on where the log ends; the hours between two evenings do not count.
        self._zero = clock() - (records[-1].t_ms / 1000 if records else 0.0)

    def opening(self) -> Opening:
        """See `Transport`."""
        return Opening(self.header, True, False, ())

    def head(self) -> Head:
        """See `Transport`."""
        return Head(len(self._records), self._chain)

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        """See `Transport`."""
        last = len(self._records)
        if base is not None and base != last:
            return Stale(last)
        if last + 1 >= frames.MAX_RECORDS:
            return Full()
        stamp = self._entropy(STAMP) if kind in STAMPED else b""
        record = Record(last + 1, self._now(), seat, kind, body + stamp)
        notice = self._keep(record)
        self._records.append(record)
        self._chain = frames.link(self._chain, encode(record))
        return Accepted(record, notice)

    def read(self, after: int) -> Sequence[Record]:
        """See `Transport`."""
        return self._records[after:]

    def close(self) -> None:
        """See `Transport`."""

    def _now(self) -> int:
        """Milliseconds since the table began, never less than before."""
        since = self._records[-1].t_ms if self._records else 0
        return max(since, int((self._clock() - self._zero) * 1000))

    def _keep(self, record: Record) -> Notice | None:
        """Make a record durable, before anyone is told of it."""
        return None


class LocalFile(Memory):
    """A log in a journal on this machine. When the disk fails the log goes on in memory and says so once."""

    def __init__(self, path: Path, opened: journal.Opened, disk: Disk, clock: Clock) -> None:
        kept = opened.journal
        super().__init__(kept.header, kept.records, table=kept.table, clock=clock)
        self.path = path
        self._disk = disk
        self._journal: Journal | None = kept if kept.writable else None
        self._playable = not kept.damaged
        self._notices = opened.notices

    @classmethod
    def open(cls, path: Path, *, disk: Disk = DISK, clock: Clock = time.monotonic) -> LocalFile:
        """The log in an existing journal. `Refused` when it is none or in use."""
        return cls(path, journal.open_journal(path, disk), disk, clock)

    @classmethod
    def create(
        cls,
        path: Path,
        header: LogHeader,
        records: Sequence[Record] = (),
        *,
        disk: Disk = DISK,
        clock: Clock = time.monotonic,
    ) -> LocalFile:
        """A new log in a new journal, or in memory (with a notice) when the disk will not have it."""
        table = journal.new_table()
        try:
            opened = journal.Opened(journal.create(path, table, header, records, disk))
        except OSError as error:
            contents = journal.parse(journal.whole(table, header, records), path.name)
            opened = journal.Opened(Journal(path, contents, disk, None), (why_unsaved(path, error),))
        return cls(path, opened, disk, clock)

    def opening(self) -> Opening:
        """See `Transport`."""
        return Opening(self.header, self._playable, self._journal is not None, self._notices)

    def close(self) -> None:
        """See `Transport`."""
        if self._journal is not None:
            self._journal.close()

    def _keep(self, record: Record) -> Notice | None:
        if self._journal is None:
            return None
        try:
            self._journal.append(record)
        except OSError as error:
            self._journal = None
            return why_unsaved(self.path, error)
        return None
