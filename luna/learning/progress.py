"""What has been won: candles of puzzles, days and challenges, one small file in the home folder.

A line for each, added and never changed, so that two programs in one folder lose nothing of each other; the best line
about a thing counts. It is never in the way of playing: what cannot be read is passed over, a disk that fails costs
this one note.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from luna.log.files import DISK, read_whole, write_fully

NAME: Final = "won.txt"
MOST: Final = 3
"""Candles of a puzzle: the optimum; two are close to it, one is won by trying."""
_LARGEST: Final = 1 << 20


def candles(value: int, best: int, hints: int = 0) -> int:
    """What a line of that value has won; each hint costs one, but trying is always worth one."""
    won = MOST if value >= best else 2 if best > 1 and 4 * value >= 3 * best else 1
    return max(1, won - hints)


def of_day(game: str, day: date) -> str:
    """The name of a day's puzzle."""
    return f"{game}/day/{day.isoformat()}"


def run(won: Mapping[str, int], game: str, today: date) -> int:
    """Days in a row up to today, or to yesterday while today's puzzle is open."""
    day = today if of_day(game, today) in won else today - timedelta(1)
    days = 0
    while of_day(game, day) in won:
        day, days = day - timedelta(1), days + 1
    return days


class Progress:
    """What has been won so far, by name: `GAME/PUZZLE`, `GAME/day/DATE`, `GAME/challenge/NAME`, `GAME/told/...`."""

    def __init__(self, home: Path, beside: Callable[[Callable[[], object]], object] = lambda work: work()) -> None:
        """`beside`: does what waits for the disk."""
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
        """Note it; a worse result than before changes nothing."""
        if won > self.won.get(name, 0):
            self.won[name] = won
            self._beside(lambda: self._add(f"{name} {won}"))

    def clear(self) -> None:
        """Forget all of it."""
        self.won = {}
        self._beside(self._remove)

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            DISK.remove(self._path)

    def has(self, part: str) -> bool:
        """Whether anything is noted whose name has that part."""
        return any(part in name for name in self.won)

    def forget(self, part: str) -> None:
        """Everything whose name has that part is as if it had never been noted."""
        names = [name for name in self.won if part in name]
        for name in names:
            del self.won[name]
        if names:
            self._beside(lambda: self._add("\n".join(f"{name} 0" for name in names)))

    def _add(self, line: str) -> None:
        with contextlib.suppress(OSError):
            file = DISK.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            try:
                write_fully(DISK, file, f"\n{line}".encode())  # a torn line before it stays alone
                DISK.sync(file)
            finally:
                DISK.close(file)
