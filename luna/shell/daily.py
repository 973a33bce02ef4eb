"""The puzzle of the day: made in the thinking process while something else is shown, and kept until midnight."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from luna import __version__
from luna.bots.thinker import Done, Pending, Thinker
from luna.core.game import GameError
from luna.learning import mining
from luna.learning.puzzle import Puzzle, read
from luna.log.files import read_whole, write_whole
from luna.shell.library import Library

NAME: Final = "day.txt"
_JOB: Final = "luna.learning.mining:day_by_day"
_LARGEST: Final = 1 << 16


class Daily:
    """Today's puzzle of one game. The day is that of the player's clock."""

    def __init__(self, thinker: Thinker, home: Path, library: Library, today: Callable[[], date] = date.today) -> None:
        self.today = today
        self._thinker, self._path, self._library = thinker, home / NAME, library
        self._wanted: tuple[str, date] | None = None
        self._asked: Pending[Done] | None = None
        self._text = ""
        self._puzzle: Puzzle | None = None

    def want(self, game: str) -> None:
        """Have it made unless that is done or under way; once a step by whoever will show it. Never waits."""
        wanted = game, self.today()
        if wanted != self._wanted:
            self._wanted, self._puzzle = wanted, None
            if self._asked is not None:
                self._asked.cancel()
                self._asked = None
            self._text = self._kept()
            if not self._text:
                self._asked = self._thinker.do(_JOB, game, wanted[1].toordinal())
        elif self._asked is not None and self._asked.known is not None:
            self._text, self._asked = self._asked.known.text, None
            self._keep(f"{self._head}\n{self._text}")
        elif self._asked is not None and self._asked.failed:
            self._asked, self._puzzle = None, mining.of_the_pack(game, wanted[1].toordinal())

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, when it is there."""
        if self._puzzle is None and self._text and self._wanted is not None:
            try:
                self._puzzle = read(self._text)
            except GameError:
                self._puzzle = None
            if self._puzzle is None or self._puzzle.claim is None:  # somebody has written into the file
                self._puzzle = mining.of_the_pack(self._wanted[0], self._wanted[1].toordinal())
        return self._puzzle

    @property
    def day(self) -> date:
        """The day whose puzzle it is; it may be over by now."""
        return self._wanted[1] if self._wanted is not None else self.today()

    @property
    def _head(self) -> str:
        """The first line of the file: what the rest is."""
        game, day = self._wanted or ("", "")
        return f"{game} {day} {__version__}"

    def _kept(self) -> str:
        """The text that was made earlier this day, if it was."""
        try:
            head, _, text = read_whole(self._path, _LARGEST).decode().partition("\n")
        except (OSError, UnicodeDecodeError):
            return ""
        return text if head == self._head else ""

    def _keep(self, text: str) -> None:
        def write() -> None:
            with contextlib.suppress(OSError):
                write_whole(self._path, text.encode())

        self._library.do(write, lambda _: None)
