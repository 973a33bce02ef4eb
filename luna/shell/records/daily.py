"""The puzzle of the day: made in the thinking process while something else is shown, and kept until midnight."""

from __future__ import annotations

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
    """Today's puzzle of one game. The day is that of the player's clock; the disk and the rules work beside."""

    def __init__(self, thinker: Thinker, home: Path, library: Library, today: Callable[[], date] = date.today) -> None:
        self.today = today
        self.puzzle: Puzzle | None = None
        """The puzzle, when it is there."""
        self._thinker, self._path, self._library = thinker, home / NAME, library
        self._wanted: tuple[str, date] | None = None
        self._asked: Pending[str] | None = None

    @property
    def day(self) -> date:
        """The day whose puzzle it is; it may be over by now."""
        return self._wanted[1] if self._wanted is not None else self.today()

    def want(self, game: str) -> None:
        """Have it made unless that is done or under way; once a step by whoever will show it. Never waits."""
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
        """What was made earlier this day is known now."""
        if kept is not None:
            self._take(wanted, kept)
        elif wanted == self._wanted:
            self._asked = self._thinker.do(partial(mining.day_by_day, wanted[0], wanted[1].toordinal()))

    def _take(self, wanted: tuple[str, date], puzzle: Puzzle) -> None:
        if wanted == self._wanted:
            self.puzzle = puzzle

    # ---- beside the window

    def _kept(self, game: str, day: date) -> Puzzle | None:
        """What lies in the file, if it is of this day and this version."""
        try:
            head, _, text = read_whole(self._path, _LARGEST).decode().partition("\n")
            puzzle = read(text) if head == _head(game, day) else None
        except (OSError, UnicodeDecodeError, GameError):
            return None
        return puzzle if puzzle is not None and puzzle.claim is not None else None

    def _made(self, game: str, day: date, text: str) -> Puzzle:
        """What the process has made, kept for the rest of the day; one of the pack when it has made nothing."""
        if not text:
            return mining.of_the_pack(game, day.toordinal())
        with contextlib.suppress(OSError):
            write_whole(self._path, f"{_head(game, day)}\n{text}".encode())
        return read(text)


def _head(game: str, day: date) -> str:
    """The first line of the file: what the rest is."""
    return f"{game} {day} {__version__}"
