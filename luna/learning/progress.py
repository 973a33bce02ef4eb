"""Progress: results of puzzles, daily puzzles and challenges, and the coach's counters, in one file of the home folder.

The file is append-only, so two programs in one folder do not overwrite each other; the best line of a name counts.
Unreadable lines are skipped, and a disk error loses only one entry.
"""

import contextlib
import os
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from luna.core.teaching import Value
from luna.log.files import DISK, read_whole, why_unwritten, write_fully
from luna.log.notices import Notice

NAME: Final = "won.txt"
MOST: Final = 3
"""Maximum candles of a puzzle: three for the optimum, two for close to it, one for any solution."""
_LARGEST: Final = 1 << 20


def candles(value: Value, best: Value, hints: int = 0) -> int:
    """The candles for a line of that value; each hint costs one, but at least one remains."""
    won = MOST if value >= best else 2 if best > 1 and 4 * value >= 3 * best else 1
    return max(1, won - hints)


def of_day(game: str, day: date) -> str:
    """The progress name of a daily puzzle."""
    return f"{game}/day/{day.isoformat()}"


def run(won: Mapping[str, int], game: str, today: date) -> int:
    """The streak in days up to today, or up to yesterday while today's puzzle is open."""
    day = today if of_day(game, today) in won else today - timedelta(1)
    days = 0
    while of_day(game, day) in won:
        day, days = day - timedelta(1), days + 1
    return days


Write = Callable[[], Notice | None]
"""Writes, and returns the error if that failed."""


class Progress:
    """All results by name: `GAME/PUZZLE`, `GAME/day/DATE`, `GAME/challenge/NAME`, `GAME/told/...`."""

    def __init__(self, home: Path, beside: Callable[[Write], object] = lambda work: work()) -> None:
        """`beside` runs the disk writes in another thread and reports their errors."""
        self._path, self._beside = home / NAME, beside
        self.won: dict[str, int] = {}
        with contextlib.suppress(OSError):
            for line in read_whole(self._path, _LARGEST).decode("utf-8", "replace").split("\n"):
                name, _, number = line.rpartition(" ")
                if name and number == "0":
                    self.won.pop(name, None)
                elif name and number in map(str, range(1, MOST + 1)):
                    self.won[name] = max(int(number), self.won.get(name, 0))

    def win(self, name: str, won: int) -> None:
        """Record a result; a result that is not better is ignored."""
        if won > self.won.get(name, 0):
            self.won[name] = won
            self._beside(lambda: self._add(f"{name} {won}"))

    def clear(self) -> None:
        """Delete all progress."""
        self.won = {}

        def remove() -> None:
            with contextlib.suppress(OSError):
                DISK.remove(self._path)

        self._beside(remove)

    def has(self, part: str) -> bool:
        """Whether any recorded name contains that part."""
        return any(part in name for name in self.won)

    def forget(self, part: str) -> None:
        """Delete all entries whose name contains that part."""
        names = [name for name in self.won if part in name]
        for name in names:
            del self.won[name]
        if names:
            self._beside(lambda: self._add("\n".join(f"{name} 0" for name in names)))

    def _add(self, line: str) -> Notice | None:
        try:
            file = DISK.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            try:
                write_fully(DISK, file, f"\n{line}".encode())  # a torn line before it stays alone
                DISK.sync(file)
            finally:
                DISK.close(file)
        except OSError as error:
            return why_unwritten(self._path, error)
        return None
