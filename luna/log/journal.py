"""The journal of a table on the disk: record after record, each durable before anyone is told.

The same file is the save. It is opened for one program at a time; a torn end is cut and kept aside; a damaged middle
is never touched. After a failed write nothing is written any more (a second sync may claim what the first one lost).
"""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from luna.log import frames
from luna.log.bodies import After, RewindBody, TurnBody, body_of, read_body
from luna.log.files import DISK, Disk, LockedError, read_fully, why_unsaved, words, write_fully, write_whole
from luna.log.frames import End, Fault, FrameError
from luna.log.notices import Notice, Refused, notice, refused
from luna.log.records import HOLD, LogHeader, Record, decode, encode, encode_header, read_header
from luna.log.strict import Malformed, unpack

MAGIC: Final = frames.MAGIC
TABLE_ID: Final = 16  # bytes


class Contents(NamedTuple):
    """What the whole records of a journal say, and how its bytes end."""

    table: bytes
    header: LogHeader
    records: list[Record]  # from number 1 on
    chain: bytes
    good: int  # bytes
    end: End


class Glance(NamedTuple):
    """What can be said of a journal without playing it through."""

    header: LogHeader
    records: int  # without the header
    t_ms: int  # of the last record
    after: After | None  # the last record that says so: round and whether the game is over


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


def create(path: Path, table: bytes, header: LogHeader, records: Sequence[Record] = (), disk: Disk = DISK) -> Journal:
    """A new journal with its header and these records on the disk. `OSError` when that cannot be."""
    data = whole(table, header, records)
    write_whole(path, data, disk)
    descriptor = disk.open(path, os.O_RDWR)
    try:
        disk.lock(descriptor)
    except OSError:
        _let_go(disk, descriptor)
        raise
    return Journal(path, parse(data, path.name), disk, descriptor)


def begin_anew(path: Path, table: bytes, header: LogHeader, records: Sequence[Record], disk: Disk = DISK) -> Path:
    """Keep these records aside, and only then leave the journal with nothing but its header; where they are.

    `OSError` when that cannot be; nothing is lost then. The journal must not be open.
    """
    kept = whole(table, header, records)
    with contextlib.suppress(Refused):  # the file has more when it is damaged, less when the disk was full
        kept = max(kept, read_bytes(path, disk), key=len)
    aside = _aside(path, "fork", disk)
    write_whole(aside, kept, disk)
    create(path, table, header, (), disk).close()
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
    """What a list of saves shows: all frames checked, but only header and end decoded. `Refused` when it is none."""
    scan = _scan(read_bytes(path, disk), path.name)
    last = len(scan.bodies) - 1
    try:
        header = read_header(unpack(scan.bodies[0]))
        t_ms = decode(scan.bodies[last], last, 0).t_ms if last else 0
        for seq in range(last, 0, -1):
            body = body_of(decode(scan.bodies[seq], seq, 0))
            if isinstance(body, TurnBody | RewindBody):
                return Glance(header, last, t_ms, body.after)
    except Malformed as error:
        raise refused("save-malformed", file=path.name, fault=str(error)) from error
    return Glance(header, last, t_ms, None)


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
    aside = _aside(path, "broken", disk)
    write_whole(aside, tail, disk)
    disk.truncate(descriptor, contents.good)
    disk.sync(descriptor)
    return notice("save-torn", file=path.name, kept=len(contents.records), bytes=len(tail), aside=aside.name)


def _aside(path: Path, ending: str, disk: Disk) -> Path:
    """A name beside the journal that no file has."""
    aside, number = path.with_name(f"{path.name}.{ending}"), 1
    while disk.exists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.{ending}{number}")
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
