"""The journal of a table on the disk: record after record, each durable before anyone is told.

The same file is the save. It is made under a name that no file has, whole and locked before it has it, and opened for
one program at a time; a torn end is cut and kept aside; a damaged middle is never touched. After a failed write nothing
is written to it any more (a second sync may claim what the first one lost): `renew` writes the whole log anew.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from luna.log import frames
from luna.log.bodies import After, RewindBody, SeatBody, TurnBody, body_of, read_body
from luna.log.files import DISK, Disk, LockedError, read_fully, why_unsaved, words, write_free, write_fully
from luna.log.frames import End, Fault, FrameError
from luna.log.notices import Notice, Refused, notice, refused
from luna.log.records import DRAW, HOLD, LogHeader, Record, Seat, decode, encode, encode_header, read_header
from luna.log.records import SEAT as NEW_PLAYER
from luna.log.strict import Malformed, unpack

MAGIC: Final = frames.MAGIC
SUFFIX: Final = ".luna"
SEAT: Final = ".seat"
"""Behind a journal's name: the way back to a seat at a table on the network (`luna.net.tickets`)."""
TABLE_ID: Final = 16  # bytes
_MOST_NAMES: Final = 10_000
_NUMBERED: Final = re.compile(r"(.+) \(([1-9][0-9]{0,3})\)")


class Contents(NamedTuple):
    """The contents of a journal: what its whole records say, and how its bytes end."""

    table: bytes
    header: LogHeader
    records: list[Record]  # from number 1 on
    chain: bytes
    good: int  # bytes
    end: End


class Glance(NamedTuple):
    """A summary of a journal without playing it through."""

    header: LogHeader
    seats: tuple[Seat, ...]  # who plays now
    records: int  # without the header
    t_ms: int  # of the last record
    after: After | None  # the last record that says so: round and whether the game is over
    drawn: bool  # chance has decided since: only a replay tells whether the game is over now
    table: bytes
    chain: bytes  # of the last whole record
    good: int  # bytes of the whole records


class Journal:
    """An open journal. With `writable` false nothing is ever written, and `append` must not be called."""

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
        """Return when the record is on the disk. `OSError`: it may or may not be, and the journal is closed."""
        assert self._descriptor is not None
        data = frames.frame(self.chain, encode(record))
        try:
            self._disk.seek(self._descriptor, self._size)
            write_fully(self._disk, self._descriptor, data)
            self._disk.sync(self._descriptor)
        except OSError:
            with contextlib.suppress(OSError):  # tidy, but not needed: a torn end is found at the next opening
                self._disk.truncate(self._descriptor, self._size)
            self.close()
            raise
        self._size += len(data)
        self.chain = data[-len(self.chain) :]

    @property
    def gone(self) -> bool:
        """Whether somebody has removed or replaced the file meanwhile: what is appended is lost with the last lock."""
        return self._descriptor is not None and not self._disk.leads_to(self.path, self._descriptor, self._size)

    def close(self) -> None:
        """Give the file back to other programs. Twice does no harm."""
        if self._descriptor is not None:
            descriptor, self._descriptor = self._descriptor, None
            _let_go(self._disk, descriptor)


class Opened(NamedTuple):
    """A journal, and what the player should know about it: nothing when all is well."""

    journal: Journal
    notices: tuple[Notice, ...] = ()


def new_table() -> bytes:
    """An id that no other table has."""
    return secrets.token_bytes(TABLE_ID)


def names(path: Path, disk: Disk = DISK) -> Iterator[Path]:
    """File names to try for a journal: `path`, then numbered ones, without those that belong to another game."""
    stem, number = path.name.removesuffix(SUFFIX), 1
    if numbered := _NUMBERED.fullmatch(stem):  # it was free when somebody looked
        stem, number = numbered[1], int(numbered[2])
    others = (path.with_name(f"{stem} ({other}){SUFFIX}") for other in range(number + 1, number + _MOST_NAMES))
    for name in itertools.chain((path,), others):
        if not disk.exists(name) and not disk.exists(name.with_name(name.name + SEAT)):
            yield name


def create(path: Path, table: bytes, header: LogHeader, records: Sequence[Record] = (), disk: Disk = DISK) -> Journal:
    """A new journal with its header and these records on the disk, under this name or the next that is free.

    Nothing is ever replaced. `OSError` when that cannot be.
    """
    return _made(names(path, disk), table, header, records, disk)


def renew(path: Path, table: bytes, header: LogHeader, records: Sequence[Record], disk: Disk = DISK) -> Journal:
    """The whole log in a new journal, after the one at `path` has failed or was removed; `OSError` when that cannot be.

    What is left of the old one goes when it is nothing but a beginning of the new, which then has its name. Another
    file is never touched.
    """
    with contextlib.suppress(OSError):  # else making the file says so
        path.parent.mkdir(parents=True, exist_ok=True)
    old = _beginning(path, whole(table, header, records), disk)
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


def _beginning(path: Path, data: bytes, disk: Disk) -> int | None:
    """The file at that path, locked, when these bytes begin with all of it; else None."""
    try:
        descriptor = disk.open(path, os.O_RDWR)
    except OSError:
        return None
    try:
        disk.lock(descriptor)
        there = _bytes_of(disk, descriptor)
        if len(there) >= frames.PREAMBLE_SIZE and data.startswith(there):
            return descriptor
    except OSError:
        pass
    _let_go(disk, descriptor)
    return None


def _made(names: Iterable[Path], table: bytes, header: LogHeader, records: Sequence[Record], disk: Disk) -> Journal:
    data = whole(table, header, records)
    path, descriptor = write_free(names, data, disk)
    return Journal(path, parse(data, path.name), disk, descriptor)


def begin_anew(path: Path, table: bytes, header: LogHeader, records: Sequence[Record], disk: Disk = DISK) -> Path:
    """Keep these records aside, and only then leave the journal with nothing but its header; where they are.

    `OSError` when that cannot be; nothing is lost then. The journal must not be open.
    """
    kept, start = whole(table, header, records), whole(table, header, ())
    try:
        descriptor = disk.open(path, os.O_RDWR)
    except FileNotFoundError:  # it was removed; what was played is here still
        aside = _keep_aside(path, "fork", kept, disk)
        _made((path,), table, header, (), disk).close()
        return aside
    try:
        disk.lock(descriptor)
        data = _bytes_of(disk, descriptor)
        if not data.startswith(start):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
        # The file has more when it is damaged, less when the disk was full.
        aside = _keep_aside(path, "fork", max(kept, data, key=len), disk)
        disk.truncate(descriptor, len(start))
        disk.sync(descriptor)
    finally:
        _let_go(disk, descriptor)
    return aside


def whole(table: bytes, header: LogHeader, records: Sequence[Record]) -> bytes:
    """The bytes of a journal that holds these records."""
    start = frames.preamble(table)
    parts = [start]
    chain = frames.root(start)
    for body in (encode_header(header), *map(encode, records)):
        parts.append(frames.frame(chain, body))
        chain = parts[-1][-len(chain) :]
    return b"".join(parts)


def parse(data: bytes, name: str) -> Contents:
    """The contents of a journal's bytes. `Refused` when they are none; `name` is the file's, for the sentence."""
    scan = _scan(data, name)
    try:
        header = read_header(unpack(scan.bodies[0]))
        records: list[Record] = []
        since, relayed = 0, False
        for seq, body in enumerate(scan.bodies[1:], start=1):
            record = decode(body, seq, since)
            relayed = relayed or record.kind == HOLD
            if not relayed:  # through a relay came whatever a player sent
                read_body(record)
            records.append(record)
            since = record.t_ms
    except Malformed as error:
        raise refused("save-malformed", file=name, fault=str(error)) from error
    return Contents(scan.table, header, records, scan.chain, scan.good, scan.end)


def read(path: Path, disk: Disk = DISK) -> Contents:
    """The contents of a journal without opening it for writing. `Refused` when it is none."""
    return parse(read_bytes(path, disk), path.name)


def glance(path: Path, disk: Disk = DISK) -> Glance:
    """What a list of saves shows: all frames checked, nothing replayed. `Refused` when it is none."""
    scan = _scan(read_bytes(path, disk), path.name)
    last = len(scan.bodies) - 1
    after: After | None = None
    drawn = False
    try:
        header = read_header(unpack(scan.bodies[0]))
        seats = list(header.seats)
        records = [decode(body, seq, 0) for seq, body in enumerate(scan.bodies[1:], start=1)]
        relayed = any(record.kind == HOLD for record in records)  # there not everybody who says so sits down
        for record in records if not relayed else ():
            if record.kind == NEW_PLAYER and isinstance(body := body_of(record), SeatBody) and body.seat < len(seats):
                seats[body.seat] = body.player
        for record in reversed(records):
            drawn = drawn or record.kind == DRAW
            if isinstance(body := body_of(record), TurnBody | RewindBody):
                after = body.after
                break
    except Malformed as error:
        raise refused("save-malformed", file=path.name, fault=str(error)) from error
    t_ms = records[-1].t_ms if records else 0
    return Glance(header, tuple(seats), last, t_ms, after, drawn, scan.table, scan.chain, scan.good)


def read_bytes(path: Path, disk: Disk = DISK) -> bytes:
    """The bytes of a file, as many as a journal may have and one more. `Refused` when it cannot be read."""
    try:
        descriptor = disk.open(path, os.O_RDONLY)
        try:
            return _bytes_of(disk, descriptor)
        finally:
            disk.close(descriptor)
    except OSError as error:
        raise _unreadable(path, error) from error


def _scan(data: bytes, name: str) -> frames.Scan:
    try:
        scan = frames.scan(data)
    except FrameError as error:
        raise _no_journal(error, name) from error
    if not scan.bodies:
        raise refused("save-start-damaged", file=name)
    return scan


def open_journal(path: Path, disk: Disk = DISK) -> Opened:
    """Open a journal to play on. `Refused` when it is none, or when another program has it.

    In a read-only folder, or damaged in the middle, it comes back without being writable and with a notice.
    """
    try:
        descriptor = disk.open(path, os.O_RDWR)
    except FileNotFoundError as error:
        raise _unreadable(path, error) from error
    except OSError as error:
        return _only_read(path, disk, error)
    try:
        disk.lock(descriptor)
        data = _bytes_of(disk, descriptor)
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
    return Opened(Journal(path, contents, disk, None), (*end_notices(path, contents), why_unsaved(path, error)))


def end_notices(path: Path, contents: Contents) -> tuple[Notice, ...]:
    """What to say of a file that is not repaired."""
    if contents.end is End.WHOLE:
        return ()
    code = "save-damaged" if contents.end is End.DAMAGED else "save-torn-left"
    return (notice(code, file=path.name, kept=len(contents.records)),)


def _let_go(disk: Disk, descriptor: int) -> None:
    with contextlib.suppress(OSError):  # whatever was written has been synced before
        disk.close(descriptor)


def _cut(path: Path, contents: Contents, data: bytes, disk: Disk, descriptor: int) -> Notice:
    """Keep the torn end aside, and only then cut it off."""
    tail = data[contents.good :]
    aside = _keep_aside(path, "broken", tail, disk)
    disk.truncate(descriptor, contents.good)
    disk.sync(descriptor)
    return notice("save-torn", file=path.name, kept=len(contents.records), bytes=len(tail), aside=aside.name)


def _keep_aside(path: Path, ending: str, data: bytes, disk: Disk) -> Path:
    """Keep something beside the journal under a name that no file has; which one."""
    numbers = ("", *range(2, _MOST_NAMES))
    asides = (path.with_name(f"{path.name}.{ending}{number}") for number in numbers)
    aside, descriptor = write_free(asides, data, disk)
    _let_go(disk, descriptor)
    return aside


def _bytes_of(disk: Disk, descriptor: int) -> bytes:
    # One byte more than a journal may have: enough to see that it is too long.
    return read_fully(disk, descriptor, frames.MAX_BYTES + 1)


def _unreadable(path: Path, error: OSError) -> Refused:
    if isinstance(error, FileNotFoundError):
        return refused("save-missing", file=path.name)
    return refused("save-unreadable", file=path.name, error=words(error))


def _no_journal(error: FrameError, name: str) -> Refused:
    if error.fault is Fault.NEWER:
        return refused("save-newer-format", file=name, format=error.format)
    codes = {
        Fault.NOT_LUNA: "save-not-luna",
        Fault.START_DAMAGED: "save-start-damaged",
        Fault.TOO_LONG: "save-too-long",
    }
    return refused(codes[error.fault], file=name)
