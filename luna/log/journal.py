"""The journal of a table on disk: an append-only file in which each record is durable before anybody sees it.

The same file is the saved game. A new journal is complete and locked before it gets its name, and it never replaces a
file. One program opens it at a time. A torn end is cut off and kept in a file beside it; a damaged middle is never
touched. After a failed write the journal is closed, because a second sync may report success for data that the first
one lost: `renew` writes the whole log again. During play the `Keeper` does that: the disk may be full for a while, and
other programs may remove or replace files, so the game goes on in memory until the disk allows a new journal.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import re
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from luna.log import frames
from luna.log.files import DISK, Disk, LockedError, words, write_free, write_fully
from luna.log.frames import End
from luna.log.notices import Notice, Refused, notice, refused
from luna.log.records import LogHeader, Record, encode
from luna.log.savefile import Contents, all_bytes, journal_bytes, parse, read, unreadable

SUFFIX: Final = ".luna"
PLANS: Final = ".plans"
"""Suffix of the file with turns that are decided before the time (`luna.net.plans`)."""
SEAT: Final = ".seat"
"""Suffix of the file beside a journal that leads back to a seat on the network (`luna.net.tickets`)."""
TABLE_ID: Final = 16  # bytes
_MOST_NAMES: Final = 10_000
_NUMBERED: Final = re.compile(r"(.+) \(([1-9][0-9]{0,3})\)")
_PAUSE: Final = 10.0  # seconds between two tries: a failing disk may block for a while


class Journal:
    """An open journal. One that is not `writable` is read-only; `append` must not be called."""

    def __init__(self, path: Path, contents: Contents, disk: Disk, descriptor: int | None) -> None:
        self.path = path
        self.table = contents.table
        self.header = contents.header
        self.records = contents.records  # as they were when it was opened
        self.chain = contents.chain
        self.damaged = contents.end is End.DAMAGED
        self._size = contents.good
        self._disk = disk
        self._descriptor = descriptor

    @property
    def writable(self) -> bool:
        """Whether records can be appended."""
        return self._descriptor is not None

    def append(self, record: Record) -> None:
        """Append a record and sync. After `OSError` the record may or may not be on disk, and the journal is closed."""
        assert self._descriptor is not None
        data = frames.frame(self.chain, encode(record))
        try:
            _need_room(self._size + len(data), record.seq)
            self._disk.seek(self._descriptor, self._size)
            write_fully(self._disk, self._descriptor, data)
            self._disk.sync(self._descriptor)
        except OSError:
            with contextlib.suppress(OSError):  # optional: the next opening finds a torn end
                self._disk.truncate(self._descriptor, self._size)
            self.close()
            raise
        self._size += len(data)
        self.chain = data[-len(self.chain) :]

    @property
    def gone(self) -> bool:
        """Whether another program has removed or replaced the file, so that appended records would be lost."""
        return self._descriptor is not None and not self._disk.leads_to(self.path, self._descriptor, self._size)

    def close(self) -> None:
        """Close and unlock the file. Closing twice does no harm."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            _let_go(self._disk, descriptor)


class Opened(NamedTuple):
    """A journal and the notices for the player about it."""

    journal: Journal
    notices: tuple[Notice, ...] = ()


def new_table() -> bytes:
    """A random table id."""
    return secrets.token_bytes(TABLE_ID)


def names(path: Path, disk: Disk = DISK) -> Iterator[Path]:
    """File names to try for a journal: `path`, then numbered ones. Names in use are left out."""
    stem, number = path.name.removesuffix(SUFFIX), 1
    if numbered := _NUMBERED.fullmatch(stem):  # the given name is already a numbered one
        stem, number = numbered[1], int(numbered[2])
    others = (path.with_name(f"{stem} ({other}){SUFFIX}") for other in range(number + 1, number + _MOST_NAMES))
    for name in itertools.chain((path,), others):
        if not disk.exists(name) and not disk.exists(name.with_name(name.name + SEAT)):
            yield name


def create(path: Path, table: bytes, header: LogHeader, records: Sequence[Record] = (), disk: Disk = DISK) -> Journal:
    """Create a durable journal with these records, under this name or the next free one, never over a file."""
    return _made(names(path, disk), table, header, records, disk)


def renew(path: Path, table: bytes, header: LogHeader, records: Sequence[Record], disk: Disk = DISK) -> Journal:
    """Write the whole log to a new journal, after the one at `path` has failed or was removed.

    When the old file is a prefix of the new one, the new journal takes its place and name. Any other file stays.
    `OSError` when the journal cannot be written.
    """
    data = journal_bytes(table, header, records)
    _need_room(len(data), len(records))
    with contextlib.suppress(OSError):  # creating the file reports the error
        path.parent.mkdir(parents=True, exist_ok=True)
    old = _beginning(path, data, disk)
    try:
        journal = _made(itertools.chain((path,), names(path, disk)), table, header, records, disk)
        if old is not None:
            with contextlib.suppress(OSError):  # Windows does not replace an open file
                disk.replace(journal.path, path)
                journal.path = path
                disk.sync_folder(path.parent)
    finally:
        if old is not None:
            _let_go(disk, old)
    if old is not None and journal.path != path:
        with contextlib.suppress(OSError):
            disk.remove(path)
    return journal


def _need_room(size: int, records: int) -> None:
    """`OSError` for a journal beyond the bounds: no reader would take it, and a hostile relay can send any number."""
    if size > frames.MAX_BYTES or records >= frames.MAX_RECORDS:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))


def _beginning(path: Path, data: bytes, disk: Disk) -> int | None:
    """The locked file at that path if its content is a prefix of `data`; else None."""
    try:
        descriptor = disk.open(path, os.O_RDWR)
    except OSError:
        return None
    try:
        disk.lock(descriptor)
        there = all_bytes(disk, descriptor)
        if len(there) >= frames.PREAMBLE_SIZE and data.startswith(there):
            return descriptor
    except OSError:
        pass
    _let_go(disk, descriptor)
    return None


def _made(names: Iterable[Path], table: bytes, header: LogHeader, records: Sequence[Record], disk: Disk) -> Journal:
    data = journal_bytes(table, header, records)
    path, descriptor = write_free(names, data, disk)
    return Journal(path, parse(data, path.name), disk, descriptor)


def begin_anew(path: Path, table: bytes, header: LogHeader, records: Sequence[Record], disk: Disk = DISK) -> Path:
    """Copy these records to a file beside the journal, then cut the journal to its header. Returns the copy's path.

    `OSError` when the disk refuses; nothing is lost then. The journal must not be open.
    """
    kept, start = journal_bytes(table, header, records), journal_bytes(table, header, ())
    try:
        descriptor = disk.open(path, os.O_RDWR)
    except FileNotFoundError:  # the file was removed; the records are in memory
        aside = _keep_aside(path, "fork", kept, disk)
        _made((path,), table, header, (), disk).close()
        return aside
    try:
        disk.lock(descriptor)
        data = all_bytes(disk, descriptor)
        if not data.startswith(start):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        # A damaged file has more than `kept`; after a full disk it has less.
        aside = _keep_aside(path, "fork", max(kept, data, key=len), disk)
        disk.truncate(descriptor, len(start))
        disk.sync(descriptor)
    finally:
        _let_go(disk, descriptor)
    return aside


def open_journal(path: Path, disk: Disk = DISK) -> Opened:
    """Open a journal to play on, read-only if it is damaged or the disk refuses. `Refused`: no journal, or in use."""
    try:
        descriptor = disk.open(path, os.O_RDWR)
    except FileNotFoundError as error:
        raise unreadable(path, error) from error
    except OSError as error:
        return _only_read(path, disk, error)
    try:
        disk.lock(descriptor)
        data = all_bytes(disk, descriptor)
        contents = parse(data, path.name)
        if not disk.leads_to(path, descriptor, len(data)):  # renamed or removed before it was locked
            raise refused("save-missing", file=path.name)
        if contents.end is End.DAMAGED:
            _let_go(disk, descriptor)
            return Opened(Journal(path, contents, disk, None), end_notices(path, contents))
        notices = (_cut(path, contents, data, disk, descriptor),) if contents.end is End.TORN else ()
        return Opened(Journal(path, contents, disk, descriptor), notices)
    except LockedError as error:
        _let_go(disk, descriptor)
        raise refused("save-in-use", file=path.name) from error
    except Refused:
        _let_go(disk, descriptor)
        raise
    except OSError as error:
        _let_go(disk, descriptor)
        return _only_read(path, disk, error)


def _only_read(path: Path, disk: Disk, error: OSError) -> Opened:
    contents = read(path, disk)
    return Opened(Journal(path, contents, disk, None), (*end_notices(path, contents), _why_unsaved(path, error)))


def end_notices(path: Path, contents: Contents) -> tuple[Notice, ...]:
    """The notice about a torn or damaged file that stays as it is."""
    if contents.end is End.WHOLE:
        return ()
    damaged = contents.end is End.DAMAGED
    return (notice("save-damaged" if damaged else "save-torn-left", file=path.name, kept=len(contents.records)),)


def _let_go(disk: Disk, descriptor: int) -> None:
    with contextlib.suppress(OSError):  # every write has been synced
        disk.close(descriptor)


def _cut(path: Path, contents: Contents, data: bytes, disk: Disk, descriptor: int) -> Notice:
    """Copy the torn end to a file beside the journal, then cut it off."""
    tail = data[contents.good :]
    aside = _keep_aside(path, "broken", tail, disk)
    disk.truncate(descriptor, contents.good)
    disk.sync(descriptor)
    return notice("save-torn", file=path.name, kept=len(contents.records), bytes=len(tail), aside=aside.name)


def _keep_aside(path: Path, ending: str, data: bytes, disk: Disk) -> Path:
    """Write data to a new file beside the journal. Returns its path."""
    numbers = ("", *range(2, _MOST_NAMES))
    asides = (path.with_name(f"{path.name}.{ending}{number}") for number in numbers)
    aside, descriptor = write_free(asides, data, disk)
    _let_go(disk, descriptor)
    return aside


class Keeper:
    """Keeps a log on disk. `keep` belongs to one thread."""

    def __init__(
        self,
        path: Path,
        table: bytes,
        header: LogHeader,
        kept: Journal | None,
        disk: Disk = DISK,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`kept`: the open journal; None when it cannot be written now. `clock`: monotonic seconds."""
        self.path = path
        """The path of the journal, or of the last one."""
        self._table, self._header = table, header
        self._journal = kept
        self._disk, self._clock = disk, clock
        self._tried = clock()

    @classmethod
    def create(
        cls,
        path: Path,
        table: bytes,
        header: LogHeader,
        records: Sequence[Record] = (),
        disk: Disk = DISK,
        clock: Callable[[], float] = time.monotonic,
    ) -> tuple[Keeper, Notice | None]:
        """Create a journal under this name or the next free one; in memory, with a notice, when that fails."""
        try:
            made = create(path, table, header, records, disk)
        except OSError as error:
            return cls(path, table, header, None, disk, clock), _why_unsaved(path, error)
        return cls(made.path, table, header, made, disk, clock), None

    @property
    def keeps(self) -> bool:
        """Whether the whole log is on disk."""
        return self._journal is not None

    def keep(self, log: Sequence[Record], new: Sequence[Record]) -> Notice | None:
        """Make new records durable, which follow the `log`. Returns a notice for the player, each only once."""
        if self._journal is None:
            if self._clock() - self._tried < _PAUSE or self._renew((*log, *new)) is not None:
                return None
            return notice("save-again", file=self.path.name)
        try:
            for record in new:
                self._journal.append(record)
        except OSError as error:
            return self._failed(error)
        if not self._journal.gone:
            return None
        self._journal.close()
        before = self.path.name
        return self._renew((*log, *new)) or notice("save-anew", file=before, name=self.path.name)

    def close(self) -> None:
        """Close the journal. Closing twice does no harm."""
        if self._journal is not None:
            self._journal.close()

    def _renew(self, log: Sequence[Record]) -> Notice | None:
        try:
            self._journal = renew(self.path, self._table, self._header, log, self._disk)
        except OSError as error:
            return self._failed(error)
        self.path = self._journal.path
        return None

    def _failed(self, error: OSError) -> Notice:
        self._journal, self._tried = None, self._clock()
        return _why_unsaved(self.path, error)


def _why_unsaved(path: Path, error: OSError) -> Notice:
    """The notice about a journal that can no longer be written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return notice("disk-full")
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return notice("disk-read-only", file=path.name)
    return notice("disk-error", file=path.name, error=words(error))
