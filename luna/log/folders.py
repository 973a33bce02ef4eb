"""The folders of saved games: the one that new games go to, and those where other versions of Luna have kept theirs.

Every start notes its folder in a text file of the data folder, a path a line. A line is only ever added: what is gone
today may be on a stick. Versions that did not note theirs yet are found where people unpack them, beside this one.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from luna.log.files import DISK, LockedError, read_whole
from luna.log.journal import SUFFIX
from luna.places import FROZEN, INSTALLED, PROGRAM, Unwritable, data_folder, data_folders

NAME: Final = "saves-folders.txt"
SAVES: Final = "saves"
_MOST: Final = 100  # lines that count, the newest
_LONGEST: Final = 1 << 18  # bytes that are read
_TRIES: Final = 50  # to get the lock, 10 ms apart
_NEIGHBOURS: Final = 2_000  # folders beside the program that are looked into


def saves_folder() -> Path:
    """The folder of saved games: in `LUNA_HOME`, else beside main.py, else in this user's data folder.

    The first that can be written; when none can, the last (its games then stay in memory and say so).
    """
    homes = [Path(home) for home in data_folders()]
    if not os.environ.get("LUNA_HOME") and unpacked():
        homes.insert(0, Path(PROGRAM))
    folders = [home / SAVES for home in homes]
    return next((folder for folder in folders if _writable(folder)), folders[-1])


def unpacked() -> bool:
    """Whether this Luna lies in a folder of its own with its main.py, and was not installed as a package."""
    return not INSTALLED and not FROZEN and (Path(PROGRAM) / "main.py").is_file() and not _among_packages()


def known_folders(home: Path, own: Path) -> list[Path]:
    """Our own folder, and all others that are there now and may hold saved games; `home` is the data folder.

    With `LUNA_HOME` it is our own alone. This may wait for a drive that sleeps.
    """
    if os.environ.get("LUNA_HOME"):
        return [own]
    candidates = [own, *reversed(remembered(home)), *(Path(data) / SAVES for data in data_folders())]
    if unpacked():
        candidates.append(Path(PROGRAM) / SAVES)
    found: dict[str, Path] = {}
    for folder in (*candidates, *_neighbours()):
        with contextlib.suppress(OSError, ValueError):
            if folder == own or folder.is_dir():
                found.setdefault(os.path.normcase(folder.resolve()), folder)
    return list(found.values())


def remembered(home: Path) -> list[Path]:
    """The folders that were noted, the oldest first, there or not. What is no path is passed over."""
    try:
        return _paths(read_whole(home / NAME, _LONGEST))
    except OSError:
        return []


def remember(home: Path, folder: Path) -> None:
    """Note a folder, once. A disk that does not take it is not worth a word: the next start tries again."""
    folder = Path(os.path.abspath(folder))  # noqa: PTH100  (`resolve` would note where a link leads today)
    line = os.fsencode(folder)
    if folder in remembered(home) or b"\n" in line or b"\r" in line or os.environ.get("LUNA_HOME"):
        return
    with contextlib.suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
        descriptor = DISK.open(home / NAME, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        try:
            _lock(descriptor)
            # One write, and a line break before it: what was torn once stays a line of its own.
            DISK.write(descriptor, b"\n" + line + b"\n")
            DISK.sync(descriptor)
        finally:
            DISK.close(descriptor)


def find(name: Path) -> Path:
    """The saved game that is called so: a path, or a bare name, with or without its ending, in a known folder."""
    if name.name == str(name) and not os.path.lexists(name):
        with contextlib.suppress(Unwritable):
            for folder in known_folders(Path(data_folder()), saves_folder()):
                for path in (folder / name, folder / f"{name}{SUFFIX}"):
                    if path.is_file():
                        return path
    return name


def _lock(descriptor: int) -> None:
    """Not every system appends at one go."""
    for _ in range(_TRIES):
        with contextlib.suppress(LockedError):
            DISK.lock(descriptor)
            return
        time.sleep(0.01)


def _paths(data: bytes) -> list[Path]:
    found: dict[Path, None] = {}
    for line in data.split(b"\n"):
        path = Path(os.fsdecode(line.strip(b"\r")))
        if path.is_absolute() and b"\0" not in line:
            found[path] = None
    return list(found)[-_MOST:]


def _neighbours() -> Iterator[Path]:
    """Folders of saved games of the versions that lie beside this one."""
    if INSTALLED or _among_packages():
        return
    with contextlib.suppress(OSError), os.scandir(Path(PROGRAM).parent) as entries:
        for entry, _ in zip(entries, range(_NEIGHBOURS), strict=False):
            other = Path(entry.path)
            with contextlib.suppress(OSError):
                if (other / "luna" / "places.py").is_file() and (other / "main.py").is_file():
                    yield other / SAVES


def _among_packages() -> bool:
    """Whether it lies where Python keeps its packages: a main.py beside it is somebody else's."""
    return Path(PROGRAM).name.lower() in ("site-packages", "dist-packages")


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
