"""Saved games: one journal for each table, which can be listed, renamed, copied, imported and moved to the trash.

The journal is the autosave. A menu reads the first and the last record of each file and replays nothing.

Every start notes its folder of saved games in a text file of the data folder, one path a line. Lines are never removed,
because a missing folder may be on a removable disk. Versions without notes are found beside this one, where people
unpack them.
"""

import contextlib
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from luna.log import journal, savefile
from luna.log.files import DISK, Disk, in_use, lock_soon, read_whole, refusing, write_free, write_new, write_secret
from luna.log.notices import refused
from luna.log.records import LogHeader, Record
from luna.log.summaries import Summary, summary
from luna.places import FROZEN, INSTALLED, PROGRAM, Unwritable, data_folder, data_folders

SUFFIX: Final = journal.SUFFIX
TRASH: Final = "trash"
_FORBIDDEN: Final = frozenset('<>:"/\\|?*')  # forbidden in names on Windows
_DEVICES: Final = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
MAX_NAME: Final = 60  # characters
_MAX_BYTES: Final = 180  # of a name, before suffix and number
_MAX_TICKET: Final = 4096  # bytes
FOLDERS_FILE: Final = "saves-folders.txt"
SAVES: Final = "saves"
_MOST: Final = 100  # lines to keep, the newest
_LONGEST: Final = 1 << 18  # bytes to read
_NEIGHBOURS: Final = 2_000  # folders beside the program to look into


class Saves:
    """The saved games of the program's folder, which need not exist yet; games of other folders are copied to it."""

    def __init__(self, folder: Path, disk: Disk = DISK) -> None:
        self.folder = folder
        self._disk = disk

    def list(self) -> list[Summary]:
        """All saved games, the most recently played first. Unreadable files are listed with their problem."""
        return [self.summary(path) for path, _ in files(self.folder)]

    def summary(self, path: Path) -> Summary:
        """The summary of one file."""
        return summary(path, _played(path), self._disk)

    def new_path(self, now: time.struct_time | None = None) -> Path:
        """A free name for a new game; the folder is made if necessary."""
        with contextlib.suppress(OSError):  # creating the journal reports it, and the game continues in memory
            self.folder.mkdir(parents=True, exist_ok=True)
        return self._free(self.folder / f"{_today(now)}{SUFFIX}")

    def rename(self, path: Path, name: str) -> Path:
        """Rename a saved game. Returns its new path. `Refused` when that fails."""
        target = path.with_name(f"{proper_name(name)}{SUFFIX}")
        if target.name == path.name:
            return path
        if self._disk.exists(target):
            with contextlib.suppress(OSError):
                if target.samefile(path) and target.name.casefold() == path.name.casefold():
                    # Windows and macOS take both for one name: it goes by way of a third
                    return self._move(self._move(path, self._free(path)), target)
            raise refused("save-exists", name=target.name.removesuffix(SUFFIX))
        return self._move(path, target)

    def copy(self, path: Path) -> Path:
        """Copy a saved game into the folder, as a new table. Returns its path. `Refused` when that fails."""
        contents = savefile.read(path, self._disk)
        return self.make(path.name, contents.header, contents.records)

    def make(self, name: str, header: LogHeader, records: Sequence[Record]) -> Path:
        """Write a new table with these records into the folder, under this name or the next free one."""
        with refusing(self.folder / name):
            self.folder.mkdir(parents=True, exist_ok=True)
            made = journal.create(self.folder / name, journal.new_table(), header, records, self._disk)
        made.close()
        return made.path

    def bring(self, path: Path) -> Path:
        """Copy a table with its ticket into the folder. `Refused` while it is played: two copies would diverge."""
        with contextlib.suppress(OSError):  # nobody can play a file that cannot be written
            self._stop_if_played(path)
        target = self.take_in(path.name, savefile.read_bytes(path, self._disk), _ticket(path))
        with contextlib.suppress(OSError):  # the copy keeps the time of the last play
            stat = path.stat()
            os.utime(target, ns=(stat.st_atime_ns, stat.st_mtime_ns))
        return target

    def take_in(self, name: str, data: bytes, ticket: bytes = b"") -> Path:
        """Store the bytes of a foreign journal under this name or the next free one. Returns the path."""
        savefile.parse(data, name)
        with refusing(self.folder / name):
            self.folder.mkdir(parents=True, exist_ok=True)
            target, descriptor = write_free(journal.names(self.folder / name, self._disk), data, self._disk)
            self._disk.close(descriptor)
            if ticket:  # for the owner only: it is enough to play the seats
                write_secret(target.with_name(target.name + journal.SEAT), ticket, self._disk)
        return target

    def export(self, name: str, data: bytes) -> Path:
        """Store a game as text. Returns its path. An existing file with other content stays."""
        path, number = self.folder / f"{name}.txt", 1
        with refusing(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            while self._disk.exists(path) and not (path.is_file() and path.read_bytes() == data):
                number += 1
                path = path.with_name(f"{name} ({number}).txt")
            if not self._disk.exists(path):
                self._disk.close(write_new(path, data, self._disk))
        return path

    def delete(self, path: Path) -> Path:
        """Move a saved game to the trash of its folder. Returns the new path. `Refused` when that fails."""
        with refusing(path):
            (path.parent / TRASH).mkdir(exist_ok=True)
        return self._move(path, self._free(path.parent / TRASH / path.name))

    def restore(self, path: Path) -> Path:
        """Move a saved game out of the trash. Returns the new path. `Refused` when that fails."""
        return self._move(path, self._free(path.parent.parent / path.name))

    def _move(self, path: Path, target: Path) -> Path:
        with refusing(target):
            try:
                self._stop_if_played(path)
                self._disk.move(path, target)
                for beside in (journal.SEAT, journal.PLANS):  # the files that belong to the game
                    with contextlib.suppress(OSError):
                        self._disk.move(path.with_name(path.name + beside), target.with_name(target.name + beside))
                self._disk.sync_folder(target.parent)
            except FileExistsError as error:
                raise refused("save-exists", name=target.name.removesuffix(SUFFIX)) from error
            except FileNotFoundError as error:
                raise refused("save-missing", file=path.name) from error
        return target

    def _stop_if_played(self, path: Path) -> None:
        """`Refused` when a window plays the game at present. `OSError` when that is unknown."""
        if in_use(path, self._disk):
            raise refused("save-in-use", file=path.name)

    def _free(self, path: Path) -> Path:
        return next(journal.names(path, self._disk), path)


def files(folder: Path) -> list[tuple[Path, os.stat_result]]:
    """The files with the suffix of saved games, the last written one first."""
    found: list[tuple[Path, os.stat_result]] = []
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(SUFFIX) and not entry.name.startswith("."):
                with contextlib.suppress(OSError):
                    broken = entry.is_symlink() and not entry.is_file()  # listed with its problem
                    found.append((Path(entry.path), entry.stat(follow_symlinks=not broken)))
    return sorted(found, key=lambda one: (-one[1].st_mtime, one[0].name.removesuffix(SUFFIX)))


def proper_name(name: str) -> str:
    """The name as a file name on every system. `Refused` when nothing is left of it."""
    kept = "".join(c if c.isprintable() and c not in _FORBIDDEN else " " for c in name)
    kept = " ".join(kept.split())[:MAX_NAME].encode()[:_MAX_BYTES].decode(errors="ignore").strip(" .")
    if not kept or kept.partition(".")[0].strip().lower() in _DEVICES:
        raise refused("save-name", name=name)
    return kept


def _today(now: time.struct_time | None) -> str:
    try:
        return time.strftime("%Y-%m-%d %H.%M", now or time.localtime())
    except (OverflowError, OSError, ValueError):  # a clock beyond the calendar
        return "Luna"


def _played(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _ticket(path: Path) -> bytes:
    """The ticket beside a journal; b"" without one."""
    try:
        return read_whole(path.with_name(path.name + journal.SEAT), _MAX_TICKET)
    except OSError:
        return b""


def saves_folder() -> Path:
    """The first writable folder of saved games: in `LUNA_HOME`, else beside main.py, else in the user's data folder."""
    homes = [Path(home) for home in data_folders()]
    if not os.environ.get("LUNA_HOME") and unpacked():
        homes.insert(0, Path(PROGRAM))
    folders = [home / SAVES for home in homes]
    return next((folder for folder in folders if _writable(folder)), folders[-1])


def unpacked() -> bool:
    """Whether this Luna runs from its own folder with main.py, and is not an installed package."""
    return not INSTALLED and not FROZEN and (Path(PROGRAM) / "main.py").is_file() and not _among_packages()


def known_folders(home: Path, own: Path) -> list[Path]:
    """All existing folders of saved games, the program's first; with `LUNA_HOME` that one alone. May be slow."""
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
        return _paths(read_whole(home / FOLDERS_FILE, _LONGEST))
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
        descriptor = DISK.open(home / FOLDERS_FILE, os.O_RDWR | os.O_CREAT | os.O_APPEND)
        try:
            lock_soon(descriptor)  # because not every system appends atomically
            # One write with a leading line break, so that a torn line stays a line of its own.
            DISK.write(descriptor, b"\n" + line + b"\n")
            DISK.sync(descriptor)
        finally:
            DISK.close(descriptor)


def find_save(name: Path) -> Path:
    """The saved game of that name: a path, or a bare name with or without its suffix in a known folder."""
    if name.name == str(name) and not os.path.lexists(name):
        with contextlib.suppress(Unwritable):
            for folder in known_folders(Path(data_folder()), saves_folder()):
                for path in (folder / name, folder / f"{name}{SUFFIX}"):
                    if path.is_file():
                        return path
    return name


def _paths(data: bytes) -> list[Path]:
    found: dict[Path, None] = {}
    for line in data.split(b"\n"):
        with contextlib.suppress(UnicodeDecodeError):  # on Windows every name is text
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
