"""Transport, a table's way to its log: five calls, the same for a file on this machine and for a relay on the LAN.

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

from typing_extensions import override

from luna.log import frames, journal
from luna.log.files import DISK, Disk
from luna.log.journal import Keeper
from luna.log.notices import Notice
from luna.log.records import MAX_TIME, STAMP, STAMPED, LogHeader, Record, encode, encode_header

Clock = Callable[[], float]
"""Seconds of a clock that never goes back."""

Entropy = Callable[[int], bytes]
"""So many bytes that nobody can foresee."""


class Opening(NamedTuple):
    """The start of a table: what there is before the first turn."""

    header: LogHeader
    playable: bool  # False: a damaged log, to be looked at only
    durable: bool  # False: new records are lost when the program ends
    notices: tuple[Notice, ...]


class Head(NamedTuple):
    """The head of a log: its last record and their chain. Two logs with equal heads are equal."""

    seq: int  # of the last record, 0 = only the header
    chain: bytes


class Accepted(NamedTuple):
    """The record is in the log. It is durable if `opening` says so now; `notice`: why that, or where, has changed."""

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

    @property
    def path(self) -> Path | None:
        """The journal on this machine; None when the log was never meant to be kept here."""

    @property
    def unkept(self) -> bool:
        """Whether that journal cannot be written now; perhaps the log is elsewhere too."""

    def opening(self) -> Opening:
        """The header, whether records can be appended, whether they are kept now, and what the player should know."""

    def head(self) -> Head:
        """The end of the log as it is now."""

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        """Append if `base` is the number of the last record; None for what goes with any state of the game."""

    def read(self, after: int) -> Sequence[Record]:
        """All records with a number above `after`."""

    def close(self) -> None:
        """Let go of file or connection. Twice does no harm."""


Loaded = tuple[Answer, Sequence[Record]]
"""What became of a record, and all that the log has behind its base by then."""


def exchange(log: Transport, seat: int, base: int, kind: int, body: bytes) -> Loaded:
    """Append a record and read on: the one part of an act of a table that waits for disk or network."""
    return log.submit(seat, base, kind, body), log.read(base)


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
        self._size = frames.PREAMBLE_SIZE
        for body in (encode_header(header), *map(encode, records)):
            self._follow(body)
        self._clock = clock
        # Time goes on where the log ends; the hours between two evenings do not count.
        self._zero = clock() - (records[-1].t_ms / 1000 if records else 0.0)

    @property
    def path(self) -> Path | None:
        return None

    @property
    def unkept(self) -> bool:
        return False

    def opening(self) -> Opening:
        return Opening(self.header, True, False, ())

    def head(self) -> Head:
        return Head(len(self._records), self._chain)

    def submit(self, seat: int, base: int | None, kind: int, body: bytes) -> Answer:
        last = len(self._records)
        if base is not None and base != last:
            return Stale(last)
        if last + 1 >= frames.MAX_RECORDS or self._size + frames.MAX_FRAME > frames.MAX_BYTES:
            return Full()
        stamp = self._entropy(STAMP) if kind in STAMPED else b""
        record = Record(last + 1, self._now(), seat, kind, body + stamp)
        notice = self._keep(record)
        self._records.append(record)
        self._follow(encode(record))
        return Accepted(record, notice)

    def read(self, after: int) -> Sequence[Record]:
        return self._records[after:]

    def close(self) -> None:
        """Nothing is open."""

    def _now(self) -> int:
        """Milliseconds since the table began, never less than before, and not more than can be read again."""
        since = self._records[-1].t_ms if self._records else 0
        return min(MAX_TIME, max(since, int((self._clock() - self._zero) * 1000)))

    def _follow(self, body: bytes) -> None:
        self._chain = frames.link(self._chain, body)
        self._size += len(body) + frames.OVERHEAD

    def _keep(self, record: Record) -> Notice | None:
        """Make a record durable, before anyone is told of it."""
        return None


class LocalFile(Memory):
    """A log in a journal on this machine. When the disk fails the log goes on in memory until it can be kept again."""

    def __init__(self, keeper: Keeper, opened: Opening, records: Sequence[Record], table: bytes, clock: Clock) -> None:
        super().__init__(opened.header, records, table=table, clock=clock)
        self._keeper = keeper
        self._playable = opened.playable
        self._notices = opened.notices

    @classmethod
    def open(cls, path: Path, *, disk: Disk = DISK, clock: Clock = time.monotonic) -> LocalFile:
        """The log in an existing journal. `Refused` when it is none or in use."""
        kept, notices = journal.open_journal(path, disk)
        keeper = Keeper(path, kept.table, kept.header, kept if kept.writable else None, disk, clock)
        opened = Opening(kept.header, not kept.damaged, kept.writable, notices)
        return cls(keeper, opened, kept.records, kept.table, clock)

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
        """A new log in a new journal, under this name or the next that is free.

        In memory, with a notice, when the disk will not have it.
        """
        table = journal.new_table()
        keeper, trouble = Keeper.create(path, table, header, records, disk, clock)
        opened = Opening(header, True, keeper.keeps, (trouble,) if trouble else ())
        return cls(keeper, opened, records, table, clock)

    @property
    def path(self) -> Path:
        """Where the log is kept, or was meant to be."""
        return self._keeper.path

    @property
    @override
    def unkept(self) -> bool:
        return not self._keeper.keeps

    @override
    def opening(self) -> Opening:
        return Opening(self.header, self._playable, not self.unkept, self._notices)

    @override
    def close(self) -> None:
        self._keeper.close()

    def _keep(self, record: Record) -> Notice | None:
        return self._keeper.keep(self._records, (record,))
