"""The puzzle of the day: made in the thinking process, and saved until midnight."""

import contextlib
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from luna import __version__
from luna.bots.thinker import Pending, Thinker
from luna.core.game import GameError
from luna.learning import mining
from luna.learning.puzzle import Puzzle, read
from luna.log.files import read_whole, write_whole
from luna.shell.records.library import Library

NAME: Final = "day.txt"
_LARGEST: Final = 1 << 16


class Daily:
    """Today's puzzle of one game. Disk and rules work in other threads and processes."""

    def __init__(self, thinker: Thinker, home: Path, library: Library, today: Callable[[], date] = date.today) -> None:
        self.today = today
        self.puzzle: Puzzle | None = None  # the puzzle, once it is made
        self._thinker, self._path, self._library = thinker, home / NAME, library
        self._wanted: tuple[str, date] | None = None
        self._asked: Pending[str] | None = None

    @property
    def day(self) -> date:
        """The day of the puzzle, which may be over."""
        return self._wanted[1] if self._wanted is not None else self.today()

    def want(self, game: str) -> None:
        """Have the puzzle made. Called every step by the scenes that show it; never waits."""
        wanted = game, self.today()
        if wanted != self._wanted:
            self._wanted, self.puzzle = wanted, None
            if self._asked is not None:
                self._asked.cancel()
                self._asked = None
            self._library.do(lambda: self._kept(*wanted), lambda kept: self._begin(wanted, kept))
        elif self._asked is not None and (self._asked.ready or self._asked.failed):
            text = "" if self._asked.known is None else self._asked.known
            self._asked = None
            self._library.do(lambda: self._made(*wanted, text), lambda made: self._take(wanted, made))

    def _begin(self, wanted: tuple[str, date], kept: Puzzle | None) -> None:
        """Show the puzzle that was saved this day, or have one made."""
        if kept is not None:
            self._take(wanted, kept)
        elif wanted == self._wanted:
            self._asked = self._thinker.do(partial(mining.day_by_day, wanted[0], wanted[1].toordinal()))

    def _take(self, wanted: tuple[str, date], puzzle: Puzzle) -> None:
        if wanted == self._wanted:
            self.puzzle = puzzle

    def _kept(self, game: str, day: date) -> Puzzle | None:
        """The saved puzzle, if it is of this day and this version."""
        try:
            head, _, text = read_whole(self._path, _LARGEST).decode().partition("\n")
            puzzle = read(text) if head == _head(game, day) else None
        except (OSError, UnicodeDecodeError, GameError):
            return None
        return puzzle if puzzle is not None and puzzle.claim is not None else None

    def _made(self, game: str, day: date, text: str) -> Puzzle:
        """Save the puzzle that the process made; one of the pack if it made none."""
        if not text:
            return mining.of_the_pack(game, day.toordinal())
        with contextlib.suppress(OSError):
            write_whole(self._path, f"{_head(game, day)}\n{text}".encode())
        return read(text)


def _head(game: str, day: date) -> str:
    """The first line of the file."""
    return f"{game} {day} {__version__}"
