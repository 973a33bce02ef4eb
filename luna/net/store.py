"""The relay's store on disk: one file for all tables, so that one sync makes a whole batch durable.

8 bytes magic, then batches: u32 length, u32 CRC of (length, entries), entries (see `logstore`)

Every batch is on disk before the next one is written, so only the last can be torn. Its records were never broadcast,
and it is cut off. A file with a damaged middle is kept aside, and the players' logs bring their tables back. A file
that has grown far beyond its content is compacted: a thread writes a new file from the relay's tables, batches go to
the old file meanwhile, and the next batch switches over.
"""

from __future__ import annotations

import contextlib
import errno
import os
import struct
import threading
import zlib
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from luna.log.files import DISK, Disk, read_fully, write_fully, write_whole
from luna.net.hosted import RECORD
from luna.net.logstore import Kept, Tables, entry, split

NAME: Final = "relay.luna"
MAGIC: Final = b"\x89LunaR\r\n"
LARGEST: Final = 64 << 20  # bytes; a longer file is compacted
KEPT: Final = 448 << 20  # bytes of memory for the tables of a file at a start; beyond that the newest are kept
_BATCH: Final = struct.Struct("<II")
_PIECE: Final = 1 << 20  # bytes to read at once


class Store:
    """The open file, a `LogStore`."""

    prompt = True

    def __init__(self, path: Path, disk: Disk, descriptor: int, size: int) -> None:
        self.path = path
        self._disk = disk
        self._descriptor = descriptor
        self._size = size
        self._enough = max(LARGEST, 2 * size)  # bytes after which it is compacted
        self._since: list[bytes] | None = None  # batches that the compacted file lacks
        self._new: tuple[int, int] | None = None  # descriptor and size of the compacted file, once it is there
        self._failed = False  # the compaction failed

    @classmethod
    def open(cls, folder: Path, disk: Disk = DISK) -> tuple[Store, Tables, bool]:
        """A folder's store, its tables, and whether a damaged file is kept aside. `OSError`; `LockedError`: in use."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / NAME
        if not disk.exists(path):
            write_whole(path, MAGIC, disk)
        descriptor = disk.open(path, os.O_RDWR)
        try:
            disk.lock(descriptor)
            size = os.fstat(descriptor).st_size
            found = _survey(_window(disk, descriptor), size)
            tables = {kept.table: kept.log for kept in _kept(_window(disk, descriptor), found)}
            if found.damaged:
                _copy(disk, descriptor, path.with_suffix(".broken"))
            elif found.good < size:
                disk.truncate(descriptor, found.good)
                disk.sync(descriptor)
            store = cls(path, disk, descriptor, found.good)
            if found.damaged or found.good > LARGEST:
                store._since = []
                store._write_anew(_kept(_window(disk, descriptor), found))
                if store._failed:
                    raise OSError(errno.EIO, "the file cannot be rewritten")
                store._change_over()
        except BaseException:
            disk.close(descriptor)
            raise
        return store, tables, found.damaged

    def write(self, entries: bytes) -> Collection[bytes]:
        if self._new is not None or self._failed:
            self._change_over()
        data = _batch(entries)
        self._disk.seek(self._descriptor, self._size)
        write_fully(self._disk, self._descriptor, data)
        self._disk.sync(self._descriptor)
        self._size += len(data)
        if self._since is not None:
            self._since.append(data)
        return ()

    @property
    def swollen(self) -> bool:
        """Whether it should be compacted."""
        return self._size > self._enough and self._since is None

    def compact(self, tables: Iterable[Kept]) -> threading.Thread:
        """Write a new file with the durable logs in a thread, begun between two writes. A later write switches over."""
        self._since = []
        thread = threading.Thread(target=self._write_anew, args=(tables,), name="luna-compaction", daemon=True)
        thread.start()
        return thread

    def close(self) -> None:
        new = self._new
        if new is not None:
            self._disk.close(new[0])
        self._disk.close(self._descriptor)

    @property
    def _aside(self) -> Path:
        return self.path.with_name(f".{self.path.name}.new")

    def _write_anew(self, tables: Iterable[Kept]) -> None:
        disk = self._disk
        try:
            descriptor = disk.open(self._aside, os.O_RDWR | os.O_CREAT | os.O_TRUNC)
            try:
                disk.lock(descriptor)
                write_fully(disk, descriptor, MAGIC)
                size = len(MAGIC)
                for table, log, played in tables:
                    entries = [entry(table, number, data) for number, data in enumerate(log)]
                    groups = (entries[:1], entries[1:]) if played else (entries,)
                    data = b"".join(_batch(b"".join(group)) for group in groups if group)
                    write_fully(disk, descriptor, data)
                    size += len(data)
                disk.sync(descriptor)
            except BaseException:
                disk.close(descriptor)
                raise
        except OSError:
            self._failed = True
        else:
            self._new = descriptor, size

    def _change_over(self) -> None:
        """Replace the old file by the compacted one, with the batches since. On an error the old file stays."""
        new, since, self._new, self._since, self._failed = self._new, self._since or [], None, None, False
        disk = self._disk
        self._enough = 2 * self._size
        if new is None:
            return
        descriptor, size = new
        try:
            data = b"".join(since)
            disk.seek(descriptor, size)
            write_fully(disk, descriptor, data)
            disk.sync(descriptor)
            disk.replace(self._aside, self.path)
        except OSError:
            with contextlib.suppress(OSError):
                disk.close(descriptor)
            return
        old, self._descriptor, self._size = self._descriptor, descriptor, size + len(data)
        self._enough = max(LARGEST, 2 * self._size)
        with contextlib.suppress(OSError):
            disk.close(old)
        disk.sync_folder(self.path.parent)


# ---- reading

_Read = Callable[[int, int], bytes]  # reads a file: offset and size to bytes


class _Known(NamedTuple):
    """Statistics of a table in the file."""

    records: int
    weight: int
    batches: int


class _Found(NamedTuple):
    """Statistics of the file."""

    tables: dict[bytes, _Known]  # the one with the newest record last
    good: int  # bytes up to the end of the last whole batch
    damaged: bool  # before its end


class _Batches:
    """The batches of a file. Afterwards `good` is the size of the whole ones; `damaged`: more than a torn end."""

    def __init__(self, read: _Read, size: int) -> None:
        self._read, self._size = read, size
        self.good, self.damaged = 0, False

    def __iter__(self) -> Iterator[list[tuple[bytes, int, bytes]]]:
        read, size = self._read, self._size
        self.damaged = read(0, len(MAGIC)) != MAGIC
        if self.damaged:
            return
        self.good = len(MAGIC)
        while size - self.good >= _BATCH.size:
            length, crc = _BATCH.unpack(read(self.good, _BATCH.size))
            start, end = self.good + _BATCH.size, self.good + _BATCH.size + length
            if end > size:
                return  # torn
            if self._crc(start, end) != crc:
                self.damaged = any(any(piece) for piece in self._pieces(end, size))  # else torn: nothing follows
                return
            entries = split(read(start, length))
            if entries is None:
                self.damaged = True
                return
            yield entries
            self.good = end

    def _crc(self, start: int, end: int) -> int:
        crc = zlib.crc32(_BATCH.pack(end - start, 0))
        for piece in self._pieces(start, end):
            crc = zlib.crc32(piece, crc)
        return crc

    def _pieces(self, start: int, end: int) -> Iterator[bytes]:
        for at in range(start, end, _PIECE):
            yield self._read(at, min(_PIECE, end - at))


def read(data: bytes) -> tuple[Tables, int, bool]:
    """Read a file's bytes: the tables, the size of the whole batches, whether it is damaged before its end."""

    def at(start: int, size: int) -> bytes:
        return data[start : start + size]

    found = _survey(at, len(data))
    return {kept.table: kept.log for kept in _kept(at, found)}, found.good, found.damaged


def _survey(read: _Read, size: int) -> _Found:
    """Count the records in a file of any size, without keeping them."""
    tables: dict[bytes, _Known] = {}
    batches = _Batches(read, size)
    for entries in batches:
        begun = set()
        for table, number, data in entries:
            records, weight, times = tables.pop(table, _Known(0, 0, 0))
            if number == 0:
                records, weight, times = 0, 0, 0  # the relay had forgotten the table, and a client brought it again
            if number != records:
                return _Found(tables, batches.good, True)
            times += table not in begun
            begun.add(table)
            tables[table] = _Known(records + 1, weight + len(data) + RECORD, times)
    return _Found(tables, batches.good, batches.damaged)


def _kept(read: _Read, found: _Found) -> list[Kept]:
    """The most recently played tables that fit into memory; unplayed ones go first."""
    most, logs = KEPT, {}
    newest = list(reversed(found.tables))
    newest.sort(key=lambda table: found.tables[table].batches < 2)
    for table in newest:
        known = found.tables[table]
        if known.weight <= most:
            most -= known.weight
            logs[table] = Kept(table, [], known.batches > 1)
    for entries in _Batches(read, found.good) if logs else ():
        for table, number, data in entries:
            if table in logs:
                if number == 0:
                    logs[table].log.clear()
                logs[table].log.append(data)
    return [logs[table] for table in found.tables if table in logs]


def _window(disk: Disk, descriptor: int) -> _Read:
    """A buffered reader of the file."""
    start, piece = 0, b""

    def at(wanted: int, size: int) -> bytes:
        nonlocal start, piece
        if not start <= wanted <= wanted + size <= start + len(piece):
            disk.seek(descriptor, wanted)
            start, piece = wanted, read_fully(disk, descriptor, max(size, _PIECE))
        return piece[wanted - start : wanted - start + size]

    return at


def _copy(disk: Disk, descriptor: int, path: Path) -> None:
    """Copy the file to another name."""
    target = disk.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    try:
        at = _window(disk, descriptor)
        for start in range(0, os.fstat(descriptor).st_size, _PIECE):
            write_fully(disk, target, at(start, _PIECE))
        disk.sync(target)
    finally:
        disk.close(target)
    disk.sync_folder(path.parent)


def _batch(entries: bytes) -> bytes:
    return _BATCH.pack(len(entries), _crc(entries)) + entries


def _crc(entries: bytes) -> int:
    return zlib.crc32(entries, zlib.crc32(_BATCH.pack(len(entries), 0)))
