"""The folders of saved games: the one for new games, and those of other versions of Luna.

Every start notes its folder in a text file of the data folder, one path a line. Lines are never removed, because a
missing folder may be on a removable disk. Versions without notes are found beside this one, where people unpack them.
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
_MOST: Final = 100  # lines to keep, the newest
_LONGEST: Final = 1 << 18  # bytes to read
_TRIES: Final = 50  # to get the lock, 10 ms apart
_NEIGHBOURS: Final = 2_000  # folders beside the program to look into


def saves_folder() -> Path:
    """The folder of saved games: in `LUNA_HOME`, else beside main.py, else in the user's data folder.

    The first writable one; without any the last, whose games stay in memory with a notice.
    """
    homes = [Path(home) for home in data_folders()]
    if not os.environ.get("LUNA_HOME") and unpacked():
        homes.insert(0, Path(PROGRAM))
    folders = [home / SAVES for home in homes]
    return next((folder for folder in folders if _writable(folder)), folders[-1])


def unpacked() -> bool:
    """Whether this Luna has a folder of its own with its main.py, and is not an installed package."""
    return not INSTALLED and not FROZEN and (Path(PROGRAM) / "main.py").is_file() and not _among_packages()


def known_folders(home: Path, own: Path) -> list[Path]:
    """The own folder and all others that exist and may hold saved games; `home` is the data folder.

    With `LUNA_HOME` the own folder alone. A sleeping drive may make this slow.
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
    """The noted folders, the oldest first, existing or not. Malformed lines are skipped."""
    try:
        return _paths(read_whole(home / NAME, _LONGEST))
    except OSError:
        return []


def remember(home: Path, folder: Path) -> None:
    """Note a folder once. A failing disk is ignored: the next start tries again."""
    folder = Path(os.path.abspath(folder))  # noqa: PTH100  (`resolve` would note where a link leads today)
    line = os.fsencode(folder)
    if folder in remembered(home) or b"\n" in line or b"\r" in line or os.environ.get("LUNA_HOME"):
        return
    with contextlib.suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
        descriptor = DISK.open(home / NAME, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        try:
            _lock(descriptor)
            # One write with a leading line break, so that a torn line stays a line of its own.
            DISK.write(descriptor, b"\n" + line + b"\n")
            DISK.sync(descriptor)
        finally:
            DISK.close(descriptor)


def find(name: Path) -> Path:
    """The saved game of that name: a path, or a bare name with or without its suffix in a known folder."""
    if name.name == str(name) and not os.path.lexists(name):
        with contextlib.suppress(Unwritable):
            for folder in known_folders(Path(data_folder()), saves_folder()):
                for path in (folder / name, folder / f"{name}{SUFFIX}"):
                    if path.is_file():
                        return path
    return name


def _lock(descriptor: int) -> None:
    """A lock file, because not every system appends atomically."""
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
    """The folders of saved games of other versions beside this one."""
    if INSTALLED or _among_packages():
        return
    with contextlib.suppress(OSError), os.scandir(Path(PROGRAM).parent) as entries:
        for entry, _ in zip(entries, range(_NEIGHBOURS), strict=False):
            other = Path(entry.path)
            with contextlib.suppress(OSError):
                if (other / "luna" / "places.py").is_file() and (other / "main.py").is_file():
                    yield other / SAVES


def _among_packages() -> bool:
    """Whether a folder belongs to a Python installation, where main.py is another program's."""
    return Path(PROGRAM).name.lower() in ("site-packages", "dist-packages")


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
