"""Disks that fail, and a disk that forgets unsynced data: stand-ins for `luna.log.files.Disk`."""

from __future__ import annotations

import errno
import os
import random
from pathlib import Path

from luna.log.files import Disk, LockedError


class FailingDisk(Disk):
    """The real disk, but call number `first` (from 0) fails, or all calls from there on.

    A failing write first writes half, as a full disk does. `close` gives the descriptor back all the same.
    """

    def __init__(self, first: int, code: int = errno.ENOSPC, *, lasting: bool = True) -> None:
        self.calls = 0
        self.failed = 0
        self._first = first
        self._code = code
        self._lasting = lasting

    def _fails(self) -> bool:
        number, self.calls = self.calls, self.calls + 1
        fails = number >= self._first if self._lasting else number == self._first
        self.failed += fails
        return fails

    def _check(self) -> None:
        if self._fails():
            raise OSError(self._code, os.strerror(self._code))

    def open(self, path: Path, flags: int, mode: int = 0o666) -> int:
        self._check()
        return super().open(path, flags, mode)

    def read(self, descriptor: int, size: int) -> bytes:
        self._check()
        return super().read(descriptor, size)

    def write(self, descriptor: int, data: bytes) -> int:
        if self._fails():
            super().write(descriptor, data[: len(data) // 2])
            raise OSError(self._code, os.strerror(self._code))
        return super().write(descriptor, data)

    def seek(self, descriptor: int, offset: int) -> None:
        self._check()
        super().seek(descriptor, offset)

    def sync(self, descriptor: int) -> None:
        self._check()
        super().sync(descriptor)

    def truncate(self, descriptor: int, size: int) -> None:
        self._check()
        super().truncate(descriptor, size)

    def close(self, descriptor: int) -> None:
        super().close(descriptor)
        self._check()

    def replace(self, source: Path, target: Path) -> None:
        self._check()
        super().replace(source, target)

    def link(self, source: Path, target: Path) -> None:
        self._check()
        super().link(source, target)

    def remove(self, path: Path) -> None:
        self._check()
        super().remove(path)

    def sync_folder(self, folder: Path) -> None:
        self._check()
        super().sync_folder(folder)

    def lock(self, descriptor: int) -> None:
        self._check()
        super().lock(descriptor)


class PlainDisk(Disk):
    """A file system without hard links: a memory stick, some network drives."""

    def link(self, source: Path, target: Path) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))


class ShortDisk(Disk):
    """Writes and reads at most three bytes at a time, as any system may do."""

    def write(self, descriptor: int, data: bytes) -> int:
        return super().write(descriptor, data[:3])

    def read(self, descriptor: int, size: int) -> bytes:
        return super().read(descriptor, min(size, 3))


class PowerCut(BaseException):
    """The machine is off. Not an `Exception`: nothing may continue after it."""


class _File:
    def __init__(self) -> None:
        self.data = bytearray()
        self.durable = b""


class ForgetfulDisk(Disk):
    """A disk in memory that simulates the state after a power cut at its `cut`-th call."""

    def __init__(self, cut: int | None = None) -> None:
        self.calls = 0
        self.cut = cut
        self._names: dict[Path, _File] = {}
        self._durable_names: dict[Path, _File] = {}
        self._open: dict[int, tuple[_File, int]] = {}
        self._locked: dict[int, _File] = {}
        self._next = 1000

    def after_cut(self, rng: random.Random) -> ForgetfulDisk:
        """The disk when the power is back. Unsynced bytes and names are there, missing, half there, or zeros."""
        names = dict(self._durable_names)
        for path in self._names.keys() | self._durable_names.keys():  # each unsynced change of a name by itself
            if self._names.get(path) is not self._durable_names.get(path) and rng.random() < 0.5:
                if path in self._names:
                    names[path] = self._names[path]
                else:
                    names.pop(path, None)
        fresh = ForgetfulDisk()
        for path in sorted(names):
            file = _File()
            file.durable = self._survivor(names[path], rng)
            file.data = bytearray(file.durable)
            fresh._names[path] = fresh._durable_names[path] = file
        return fresh

    @staticmethod
    def _survivor(file: _File, rng: random.Random) -> bytes:
        now, safe = bytes(file.data), file.durable
        if now == safe:
            return now
        match rng.randrange(4):
            case 0:
                return safe
            case 1:
                return now
            case 2:  # the size arrived, and some of the bytes did not
                size = rng.randrange(min(len(safe), len(now)), len(now) + 1)
                return now[:size] + bytes(len(now) - size)
            case _:
                return now[: rng.randrange(min(len(safe), len(now)), len(now) + 1)]

    def content(self, path: Path) -> bytes | None:
        """The content that a reader finds there."""
        return bytes(self._names[path].data) if path in self._names else None

    def put(self, path: Path, data: bytes) -> None:
        """Put an old, durable file there."""
        self._names[path] = self._durable_names[path] = file = _File()
        file.data, file.durable = bytearray(data), data

    def _tick(self) -> None:
        if self.cut is not None and self.calls >= self.cut:
            raise PowerCut
        self.calls += 1

    def open(self, path: Path, flags: int, mode: int = 0o666) -> int:
        self._tick()
        if path in self._names and flags & os.O_EXCL:
            raise FileExistsError(errno.EEXIST, "File exists")
        if path not in self._names:
            if not flags & os.O_CREAT:
                raise FileNotFoundError(errno.ENOENT, "No such file")
            self._names[path] = _File()
        if flags & os.O_TRUNC:
            self._names[path].data.clear()
        self._next += 1
        self._open[self._next] = (self._names[path], 0)
        return self._next

    def exists(self, path: Path) -> bool:
        return path in self._names

    def read(self, descriptor: int, size: int) -> bytes:
        self._tick()
        file, at = self._open[descriptor]
        part = bytes(file.data[at : at + size])
        self._open[descriptor] = (file, at + len(part))
        return part

    def write(self, descriptor: int, data: bytes) -> int:
        self._tick()
        file, at = self._open[descriptor]
        file.data[at : at + len(data)] = data
        self._open[descriptor] = (file, at + len(data))
        return len(data)

    def seek(self, descriptor: int, offset: int) -> None:
        self._tick()
        self._open[descriptor] = (self._open[descriptor][0], offset)

    def sync(self, descriptor: int) -> None:
        self._tick()
        file = self._open[descriptor][0]
        file.durable = bytes(file.data)

    def truncate(self, descriptor: int, size: int) -> None:
        self._tick()
        del self._open[descriptor][0].data[size:]

    def close(self, descriptor: int) -> None:
        self._tick()
        del self._open[descriptor]
        self._locked.pop(descriptor, None)

    def replace(self, source: Path, target: Path) -> None:
        self._tick()
        self._names[target] = self._names.pop(source)

    def link(self, source: Path, target: Path) -> None:
        self._tick()
        if target in self._names:
            raise FileExistsError(errno.EEXIST, "File exists")
        self._names[target] = self._names[source]

    def leads_to(self, path: Path, descriptor: int, size: int) -> bool:
        return self._names.get(path) is self._open[descriptor][0]

    def remove(self, path: Path) -> None:
        self._tick()
        del self._names[path]

    def sync_folder(self, folder: Path) -> None:
        self._tick()
        self._durable_names = {p: f for p, f in self._durable_names.items() if p.parent != folder}
        self._durable_names |= {p: f for p, f in self._names.items() if p.parent == folder}

    def lock(self, descriptor: int) -> None:
        self._tick()
        file = self._open[descriptor][0]
        if any(other is file for other in self._locked.values()):
            raise LockedError(errno.EAGAIN, "in use")
        self._locked[descriptor] = file
