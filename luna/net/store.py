"""The relay's store on its disk: one file for all tables, so that one sync makes a whole group of records durable.

    8 bytes magic, then batches: u32 length, u32 CRC of (length, entries), entries (see `logstore`)

Every batch is on the disk before the next one is written, so only the last can be torn; nobody was told of what is in
it, and it is cut off. A file that is damaged before its end is kept aside: the players' own logs bring their tables
back.
"""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Collection
from pathlib import Path
from typing import Final

from luna.log.files import DISK, Disk, read_fully, write_fully, write_whole
from luna.net.logstore import OVERHEAD, Tables, entry, split

NAME: Final = "relay.luna"
MAGIC: Final = b"\x89LunaR\r\n"
LARGEST: Final = 64 << 20  # bytes; a longer file loses its oldest tables at the next start
MOST_READ: Final = 1 << 30
_BATCH: Final = struct.Struct("<II")


class Store:
    """The open file, a `LogStore`."""

    prompt = True

    def __init__(self, path: Path, disk: Disk, descriptor: int, size: int) -> None:
        self.path = path
        self._disk = disk
        self._descriptor = descriptor
        self._size = size

    @classmethod
    def open(cls, folder: Path, disk: Disk = DISK) -> tuple[Store, Tables, bool]:
        """The store of a folder, what is in it, and whether the old file was damaged and is kept aside.

        `OSError` when the folder cannot be used, `LockedError` when another relay uses it.
        """
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / NAME
        if not disk.exists(path):
            write_whole(path, MAGIC, disk)
        store, tables, damaged = cls._open(path, disk)
        if damaged or store._size > LARGEST:
            if damaged:
                write_whole(path.with_suffix(".broken"), store._read(), disk)
            else:
                tables = _newest(tables, LARGEST // 2)
            store.close()
            write_whole(path, MAGIC + _batch(_entries(tables)), disk)
            store, tables, _ = cls._open(path, disk)
        return store, tables, damaged

    @classmethod
    def _open(cls, path: Path, disk: Disk) -> tuple[Store, Tables, bool]:
        descriptor = disk.open(path, os.O_RDWR)
        try:
            disk.lock(descriptor)
            store = cls(path, disk, descriptor, 0)
            data = store._read()
            tables, good, damaged = read(data)
            if good < len(data) and not damaged:
                disk.truncate(descriptor, good)
                disk.sync(descriptor)
            store._size = good if not damaged else len(data)
        except BaseException:
            disk.close(descriptor)
            raise
        return store, tables, damaged

    def write(self, entries: bytes) -> Collection[bytes]:
        data = _batch(entries)
        self._disk.seek(self._descriptor, self._size)
        write_fully(self._disk, self._descriptor, data)
        self._disk.sync(self._descriptor)
        self._size += len(data)
        return ()

    def close(self) -> None:
        self._disk.close(self._descriptor)

    def _read(self) -> bytes:
        self._disk.seek(self._descriptor, 0)
        return read_fully(self._disk, self._descriptor, MOST_READ)


def read(data: bytes) -> tuple[Tables, int, bool]:
    """The tables in a file's bytes, how many bytes are whole, and whether it is damaged before its end."""
    tables: Tables = {}
    if data[: len(MAGIC)] != MAGIC:
        return tables, 0, True
    at = len(MAGIC)
    while len(data) - at >= _BATCH.size:
        length, crc = _BATCH.unpack_from(data, at)
        start, end = at + _BATCH.size, at + _BATCH.size + length
        if end > len(data) or _crc(data[start:end]) != crc:
            # Torn, if nothing was ever written behind it.
            return tables, at, end < len(data) and any(data[end:])
        entries = split(data[start:end])
        if entries is None:
            return tables, at, True
        for table, number, record in entries:
            log = tables.pop(table, [])
            if number == 0:
                log = []  # the relay had forgotten the table, and somebody brought it again
            if number != len(log):
                return tables, at, True
            log.append(record)
            tables[table] = log
        at = end
    return tables, at, False


def _batch(entries: bytes) -> bytes:
    return _BATCH.pack(len(entries), _crc(entries)) + entries


def _crc(entries: bytes) -> int:
    return zlib.crc32(entries, zlib.crc32(_BATCH.pack(len(entries), 0)))


def _entries(tables: Tables) -> bytes:
    return b"".join(entry(table, n, data) for table, log in tables.items() for n, data in enumerate(log))


def _newest(tables: Tables, most: int) -> Tables:
    """The tables that were played last, as many as fit."""
    kept: list[bytes] = []
    for table in reversed(tables):
        most -= sum(len(data) + OVERHEAD for data in tables[table])
        if most < 0:
            break
        kept.append(table)
    return {table: tables[table] for table in reversed(kept)}
