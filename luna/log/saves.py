"""The folder of saved games: one journal a table, listed, named, thrown away into a folder of its own.

Autosave is nothing but the journal; a menu reads the first and the last record of each file and replays nothing.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from luna.games.face import Game
from luna.log import journal
from luna.log.files import DISK, Disk, LockedError, words
from luna.log.notices import Notice, Refused, refused
from luna.log.records import LogHeader, Seat
from luna.log.replay import check_header
from luna.places import PROGRAM, data_folders

SUFFIX: Final = journal.SUFFIX
TRASH: Final = "trash"
_FORBIDDEN: Final = frozenset('<>:"/\\|?*')  # in names, on Windows
_DEVICES: Final = frozenset({"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))})
_MAX_NAME: Final = 60  # characters


class Summary(NamedTuple):
    """A saved game as a menu shows it. With a problem it cannot be opened, and there may be no more than the name."""

    path: Path
    played: float  # seconds since 1970, by the clock on the wall: when the last turn was saved
    seats: tuple[Seat, ...] = ()
    round: int = 0  # 0 when the game has no rounds, or no turn yet
    records: int = 0
    seconds: int = 0  # spent at the table
    finished: bool = False
    problem: Notice | None = None

    @property
    def name(self) -> str:
        """What the player calls it."""
        return self.path.name.removesuffix(SUFFIX)


class Saves:
    """The saved games of a folder, which need not exist yet; with a `game`, those that it cannot open say why."""

    def __init__(self, folder: Path, disk: Disk = DISK, game: Game | None = None) -> None:
        self.folder = folder
        self._disk = disk
        self._game = game

    def list(self) -> list[Summary]:
        """All saved games, the one played last first. Files that are none are listed with their problem."""
        return list(map(self.summary, self._newest_first()))

    def summary(self, path: Path) -> Summary:
        """What a menu shows of one file."""
        played = _played(path)
        try:
            glance = journal.glance(path, self._disk)
        except Refused as error:
            return Summary(path, played, problem=error.notice)
        problem = why_not(self._game, glance.header, path.name) if self._game is not None else None
        after = glance.after
        return Summary(
            path,
            played,
            glance.header.seats,
            after.round if after else 0,
            glance.records,
            glance.t_ms // 1000,
            bool(after and after.over),
            problem,
        )

    def newest_unfinished(self) -> Summary | None:
        """The game that "Continue" continues."""
        summaries = map(self.summary, self._newest_first())  # seldom more than the first is read
        return next((save for save in summaries if not save.finished and not save.problem), None)

    def new_path(self, now: time.struct_time | None = None) -> Path:
        """A name for a new game that no file has; the folder is made if need be."""
        with contextlib.suppress(OSError):  # creating the journal will say so, and the game goes on in memory
            self.folder.mkdir(parents=True, exist_ok=True)
        return self._free(self.folder / f"{_today(now)}{SUFFIX}")

    def rename(self, path: Path, name: str) -> Path:
        """Give a saved game another name; the new path. `Refused` when that cannot be."""
        target = self.folder / f"{proper_name(name)}{SUFFIX}"
        if target == path:
            return path
        if self._disk.exists(target):
            raise refused("save-exists", name=name)
        return self._move(path, target)

    def delete(self, path: Path) -> Path:
        """Throw a saved game into the trash; where it lies there. `Refused` when that cannot be."""
        try:
            (self.folder / TRASH).mkdir(exist_ok=True)
        except OSError as error:
            raise refused("file-not-written", file=path.name, error=words(error)) from error
        return self._move(path, self._free(self.folder / TRASH / path.name))

    def restore(self, path: Path) -> Path:
        """Take a saved game out of the trash; its path then. `Refused` when that cannot be."""
        return self._move(path, self._free(self.folder / path.name))

    def _newest_first(self) -> Sequence[Path]:
        try:
            paths = [path for path in self.folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
        except OSError:
            return []
        return sorted(paths, key=lambda path: (-_played(path), path.name.removesuffix(SUFFIX)))

    def _move(self, path: Path, target: Path) -> Path:
        try:
            descriptor = self._disk.open(path, os.O_RDWR)
            try:
                self._disk.lock(descriptor)  # not under the feet of a window that plays it
            finally:
                self._disk.close(descriptor)
            self._disk.move(path, target)
            with contextlib.suppress(OSError):  # the way back to a seat goes with its game, if there is one
                self._disk.move(path.with_name(path.name + journal.SEAT), target.with_name(target.name + journal.SEAT))
            self._disk.sync_folder(target.parent)
        except LockedError as error:
            raise refused("save-in-use", file=path.name) from error
        except FileExistsError as error:
            raise refused("save-exists", name=target.name.removesuffix(SUFFIX)) from error
        except FileNotFoundError as error:
            raise refused("save-missing", file=path.name) from error
        except OSError as error:
            raise refused("file-not-written", file=target.name, error=words(error)) from error
        return target

    def _free(self, path: Path) -> Path:
        return next(journal.names(path, self._disk), path)


def why_not(game: Game, header: LogHeader, name: str) -> Notice | None:
    """Why a save with that header cannot be opened: newer rules, another board, another game. None: it can."""
    try:
        check_header(game, header, name)
    except Refused as error:
        return error.notice
    return None


def _today(now: time.struct_time | None) -> str:
    try:
        return time.strftime("%Y-%m-%d %H.%M", now or time.localtime())
    except (OverflowError, OSError, ValueError):  # a clock that is set to what no calendar has
        return "Luna"


def _played(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def proper_name(name: str) -> str:
    """The name as a file may bear it on every system. `Refused` when nothing is left of it."""
    kept = "".join(c if c.isprintable() and c not in _FORBIDDEN else " " for c in name)
    kept = " ".join(kept.split())[:_MAX_NAME].strip(" .")
    if not kept or kept.partition(".")[0].strip().lower() in _DEVICES:
        raise refused("save-name", name=name)
    return kept


def saves_folder() -> Path:
    """Where saved games are: in `LUNA_HOME`, else beside main.py, else in this user's data folder.

    The first that can be written; when none can, the last (its games then stay in memory and say so).
    """
    homes = [Path(home) for home in data_folders()]
    if not os.environ.get("LUNA_HOME") and (Path(PROGRAM) / "main.py").is_file():
        homes.insert(0, Path(PROGRAM))
    folders = [home / "saves" for home in homes]
    return next((folder for folder in folders if _writable(folder)), folders[-1])


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
