"""Files that survive a crash: the few system calls that saving needs, and atomic writes of whole files.

`Disk` is the only access to the file system for data that must not be lost. Tests replace it by a failing or forgetful
disk.
"""

import contextlib
import errno
import os
import secrets
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from luna.log.notices import Notice, notice, refused

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_WINDOWS: Final = sys.platform == "win32"
_FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)  # a pipe must not block
_LOCKED_BYTE: Final = 1 << 30  # Windows locks are mandatory, so the locked byte lies far behind every journal
_TRIES, _APART = 200, 0.01  # tries to get a lock, and seconds between two
_SHARING_RETRIES: Final = 10  # virus scanners and indexers open a fresh file for some tens of milliseconds


class LockedError(OSError):
    """Another program has locked the file."""


class Disk:
    """The real file system. Every method raises `OSError`; a write may be short."""

    def open(self, path: Path, flags: int, mode: int = 0o666) -> int:
        """Open a regular file; returns its descriptor. `mode`: permissions of a new file."""
        descriptor = os.open(path, flags | _FLAGS, mode)
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            os.close(descriptor)
            raise OSError(errno.EINVAL, "it is not a file")
        return descriptor

    def exists(self, path: Path) -> bool:
        """Whether the name exists."""
        return os.path.lexists(path)

    def read(self, descriptor: int, size: int) -> bytes:
        """Read at most `size` bytes from the current position."""
        return os.read(descriptor, size)

    def write(self, descriptor: int, data: bytes) -> int:
        """Write at the current position; returns the number of written bytes."""
        return os.write(descriptor, data)

    def seek(self, descriptor: int, offset: int) -> None:
        """Set the current position."""
        os.lseek(descriptor, offset, os.SEEK_SET)

    def sync(self, descriptor: int) -> None:
        """Return when the file's bytes are on the physical disk."""
        if sys.platform == "darwin":
            with contextlib.suppress(OSError):  # not every file system has it; then fsync must do
                fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
                return
        os.fsync(descriptor)

    def truncate(self, descriptor: int, size: int) -> None:
        """Truncate the file."""
        os.ftruncate(descriptor, size)

    def close(self, descriptor: int) -> None:
        """Close the descriptor and release its lock."""
        os.close(descriptor)

    def replace(self, source: Path, target: Path) -> None:
        """Rename over a regular file or a free name, never over a device."""
        if target.exists() and not target.is_file():
            raise OSError(errno.EINVAL, "it is not a file")
        source.replace(target)

    def link(self, source: Path, target: Path) -> None:
        """Add a hard link. `FileExistsError` when the name exists, `OSError` where hard links are unknown."""
        if _WINDOWS:  # Windows cannot remove the first name of an open file
            raise OSError(errno.EOPNOTSUPP, "this file system has no hard links")
        os.link(source, target)

    def move(self, source: Path, target: Path) -> None:
        """Rename to a free name. `FileExistsError` when the name exists."""
        if _WINDOWS:
            source.rename(target)  # refuses by itself
            return
        try:
            os.link(source, target)
        except FileExistsError:
            raise
        except OSError:  # a file system without hard links
            if self.exists(target):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST)) from None
            source.rename(target)
        else:
            source.unlink()

    def remove(self, path: Path) -> None:
        """Delete a file."""
        path.unlink()

    def leads_to(self, path: Path, descriptor: int, size: int) -> bool:
        """Whether the name still leads to the open file of that size, or its whole folder was renamed."""
        if _WINDOWS:  # Windows neither removes nor replaces an open file
            return True
        try:
            own = os.fstat(descriptor)
            there = path.stat()
        except FileNotFoundError:
            return own.st_nlink > 0 and not path.parent.is_dir()
        except OSError:
            return True
        # Some network drives renumber a file.
        return os.path.samestat(own, there) or (own.st_nlink > 0 and there.st_size == size)

    def sync_folder(self, folder: Path) -> None:
        """Make names in a folder durable. Windows does that by itself."""
        if _WINDOWS:
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

    def lock(self, descriptor: int) -> None:
        """Lock the file until `close` or the end of the process. `LockedError` when another program has it."""
        try:
            if sys.platform == "win32":
                os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
                os.lseek(descriptor, 0, os.SEEK_SET)
            else:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                raise LockedError(error.errno, "in use") from error
            raise


DISK: Final = Disk()


def write_fully(disk: Disk, descriptor: int, data: bytes) -> None:
    """Write all of the data, in several writes if necessary."""
    view = memoryview(data)
    while view:
        written = disk.write(descriptor, bytes(view))
        if written <= 0:
            raise OSError(errno.EIO, "nothing written")
        view = view[written:]


def read_fully(disk: Disk, descriptor: int, limit: int) -> bytes:
    """Read from the current position to the end, at most `limit` bytes."""
    parts: list[bytes] = []
    while limit > 0 and (part := disk.read(descriptor, min(limit, 1 << 20))):
        parts.append(part)
        limit -= len(part)
    return b"".join(parts)


def writable(path: Path) -> bool:
    """Whether a file can be written where it is."""
    with contextlib.suppress(OSError):
        DISK.close(DISK.open(path, os.O_RDWR))
        return True
    return False


def in_use(path: Path, disk: Disk = DISK) -> bool:
    """Whether another program has locked a file. `OSError` when that is unknown."""
    descriptor = disk.open(path, os.O_RDWR)
    try:
        disk.lock(descriptor)
        return False
    except LockedError:
        return True
    finally:
        disk.close(descriptor)


def lock_soon(descriptor: int) -> bool:
    """Lock a file that others hold only for moments. False after two seconds without success."""
    for _ in range(_TRIES):
        with contextlib.suppress(LockedError):
            DISK.lock(descriptor)
            return True
        time.sleep(_APART)
    return False


@contextlib.contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn errors of the disk while a file is written into `Refused`."""
    try:
        yield
    except OSError as error:
        raise refused("file-not-written", file=path.name, error=words(error)) from error


def read_whole(path: Path, limit: int, disk: Disk = DISK) -> bytes:
    """Read a whole file, at most `limit` + 1 bytes, so that a longer file shows. Never blocks on a pipe."""
    descriptor = disk.open(path, os.O_RDONLY)
    try:
        return read_fully(disk, descriptor, limit + 1)
    finally:
        disk.close(descriptor)


def free_aside(path: Path) -> Path:
    """A free name beside a malformed file: `settings.broken.toml`."""
    aside, number = path.with_name(f"{path.stem}.broken{path.suffix}"), 1
    while DISK.exists(aside):
        number += 1
        aside = path.with_name(f"{path.stem}.broken{number}{path.suffix}")
    return aside


def write_secret(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """`write_whole` for a file that only its owner may read."""
    write_whole(path, data, disk, mode=0o600)


def write_whole(path: Path, data: bytes, disk: Disk = DISK, *, mode: int = 0o666) -> None:
    """Write a whole file atomically: a crash leaves either the old or the new content.

    A temporary file in the same folder is written, synced and renamed, then the folder is synced. After `OSError` the
    old file is intact, or the new one is complete when only the sync of the folder failed.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}.new")
    descriptor = disk.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
    try:
        try:
            write_fully(disk, descriptor, data)
            disk.sync(descriptor)
        finally:
            disk.close(descriptor)
        _replace(disk, temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            disk.remove(temporary)
        raise
    disk.sync_folder(path.parent)


def write_new(path: Path, data: bytes, disk: Disk = DISK) -> int:
    """Write and lock a new file before it gets its name. Returns its open descriptor.

    `FileExistsError` when the name exists, also when another program takes it at the last moment: nothing is replaced.
    After `OSError` no file has the name, and a crash leaves no incomplete one.
    """
    temporary = path.with_name(f".{secrets.token_hex(8)}.new")  # unique and short
    descriptor = disk.open(temporary, os.O_RDWR | os.O_CREAT | os.O_EXCL)
    try:
        disk.lock(descriptor)
        write_fully(disk, descriptor, data)
        disk.sync(descriptor)
        linked = _link(disk, temporary, path)
    except BaseException:
        _give_up(disk, descriptor, temporary)
        raise
    if not linked:
        _give_up(disk, descriptor, temporary)
        return _write_in_place(path, data, disk)
    with contextlib.suppress(OSError):  # a second name does no harm
        disk.remove(temporary)
    try:
        disk.sync_folder(path.parent)
    except BaseException:
        _give_up(disk, descriptor, path)
        raise
    return descriptor


def write_free(names: Iterable[Path], data: bytes, disk: Disk = DISK) -> tuple[Path, int]:
    """`write_new` under the first free one of these names. Returns the name and the descriptor."""
    for path in names:
        if not disk.exists(path):
            with contextlib.suppress(FileExistsError):  # another program was faster
                return path, write_new(path, data, disk)
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))


def _link(disk: Disk, temporary: Path, path: Path) -> bool:
    """Hard-link a file to its name. False where hard links are unknown."""
    try:
        disk.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        return False
    return True


def _write_in_place(path: Path, data: bytes, disk: Disk) -> int:
    """Write without a temporary file. A crash may leave a torn file that no list names."""
    descriptor = disk.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL)
    try:
        disk.lock(descriptor)
        write_fully(disk, descriptor, data)
        disk.sync(descriptor)
        disk.sync_folder(path.parent)
    except BaseException:
        with contextlib.suppress(OSError):  # nobody plays on a file that is removed in a moment
            disk.truncate(descriptor, 0)
        _give_up(disk, descriptor, path)
        raise
    return descriptor


def _give_up(disk: Disk, descriptor: int, path: Path) -> None:
    """Close and remove an unfinished file."""
    with contextlib.suppress(OSError):
        disk.close(descriptor)
    with contextlib.suppress(OSError):
        disk.remove(path)


def _replace(disk: Disk, source: Path, target: Path) -> None:
    for attempt in range(_SHARING_RETRIES):
        try:
            disk.replace(source, target)
            return
        except PermissionError:
            if not _WINDOWS or attempt == _SHARING_RETRIES - 1:
                raise
            time.sleep(0.02 * (attempt + 1))


def why_unwritten(path: Path, error: OSError) -> Notice:
    """The notice about a file that could not be written."""
    return notice("file-not-written", file=path.name, error=words(error))


def words(error: OSError) -> str:
    """The system's words for an error, without numbers and paths."""
    return (error.strerror or type(error).__name__).lower()
