"""The puzzle of the day, and those from a person's own games: made in the thinking process, kept in files.

The puzzle of the day is kept until midnight. Of own puzzles each analysed game has a file, written once and never
changed, with whole positions: they stay when the save is removed. It has the name of the analysis, so a game that is
analysed twice has its puzzles once.
"""

import contextlib
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from luna import __version__
from luna.bots.thinker import Pending, Thinker
from luna.core.game import GameError, Turn
from luna.learning import mining, own_puzzles
from luna.learning.puzzle import Puzzle, read
from luna.log.files import read_whole, write_whole
from luna.shell.records.analyst import Study
from luna.shell.records.library import Library

NAME: Final = "day.txt"
FOLDER: Final = "own"
_LARGEST: Final = 1 << 18  # bytes of a file
_MOST: Final = 12  # moments per game, the most expensive
_FILES: Final = 500  # files that are read, the newest

Moments = tuple[tuple[str, Turn], ...]


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
        """Request the puzzle. Called every step by the scenes that show it; never waits."""
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
        """Show the puzzle stored this day, or have one made."""
        if kept is not None:
            self._take(wanted, kept)
        elif wanted == self._wanted:
            self._asked = self._thinker.do(partial(mining.daily_puzzle, wanted[0], wanted[1].toordinal()))

    def _take(self, wanted: tuple[str, date], puzzle: Puzzle) -> None:
        if wanted == self._wanted:
            self.puzzle = puzzle

    def _kept(self, game: str, day: date) -> Puzzle | None:
        """The stored puzzle, if it is of this day and this version."""
        try:
            head, _, text = read_whole(self._path, _LARGEST).decode().partition("\n")
            puzzle = read(text) if head == _head(game, day) else None
        except (OSError, UnicodeDecodeError, GameError):
            return None
        return puzzle if puzzle is not None and puzzle.claim is not None else None

    def _made(self, game: str, day: date, text: str) -> Puzzle:
        """Store the puzzle that the process made, or one of the pack if it made none."""
        if not text:
            return mining.from_pack(game, day.toordinal())
        with contextlib.suppress(OSError):
            write_whole(self._path, f"{_head(game, day)}\n{text}".encode())
        return read(text)


def _head(game: str, day: date) -> str:
    """The first line of the file."""
    return f"{game} {day} {__version__}"


class Kept(NamedTuple):
    """The content of the folder."""

    puzzles: tuple[Puzzle, ...] = ()  # of all games, the newest first
    spoilt: tuple[str, ...] = ()  # names of files that cannot be read


class OwnPuzzles:
    """Makes and reads the puzzles. Disk and rules work in other threads and processes."""

    def __init__(self, thinker: Thinker, home: Path, library: Library) -> None:
        self.kept = Kept()  # the known state, replaced as a whole
        self._thinker, self._library, self._folder = thinker, library, home / FOLDER
        self._waiting: list[tuple[Path, Moments]] = []  # the first is being worked on
        self._asked: Pending[str] | None = None

    def look(self) -> None:
        """Read the folder."""
        self._library.do(self._read, partial(setattr, self, "kept"))

    def want(self, study: Study) -> None:
        """Have the puzzles of a complete analysis made, unless there are some. Games among bots have none."""
        path = self._folder / f"{study.key}.txt"
        if study.people and path not in (waiting for waiting, _ in self._waiting):
            self._library.do(lambda: () if path.exists() else _moments(study), lambda found: self._add(path, found))

    def of(self, game: str) -> list[Puzzle]:
        """The puzzles of one game, each once."""
        return list({own_puzzles.key(one): one for one in self.kept.puzzles if one.game == game}.values())

    def update(self) -> None:
        """Advance by one step; never waits."""
        if not self._waiting:
            return
        path, moments = self._waiting[0]
        if self._asked is None:
            self._asked = self._thinker.do(partial(own_puzzles.find_puzzles, moments))
        if self._asked.ready or self._asked.failed:
            text, self._asked = self._asked.known, None
            del self._waiting[0]
            if text:
                self._library.do(partial(_write, path, text), lambda _: self.look())

    def _add(self, path: Path, moments: Moments) -> None:
        if moments and path not in (waiting for waiting, _ in self._waiting):
            self._waiting.append((path, moments))

    def _read(self) -> Kept:
        puzzles, spoilt = list[Puzzle](), list[str]()
        with contextlib.suppress(OSError):
            files = sorted(self._folder.glob("*.txt"), key=lambda one: one.stat().st_mtime, reverse=True)
            for path in files[:_FILES]:
                try:
                    puzzles += own_puzzles.read_puzzles(read_whole(path, _LARGEST).decode())
                except (OSError, UnicodeDecodeError, GameError):
                    spoilt.append(path.name)
        return Kept(tuple(puzzles), tuple(spoilt))


def _moments(study: Study) -> Moments:
    """The most expensive missed turns of people."""
    game = study.game
    misses = [miss for seat in study.people for miss in study.misses(seat)]
    dearest = sorted(misses, key=lambda miss: -miss.cost)[:_MOST]
    rows = [bytearray(study.turns[miss.number - 1][0]) for miss in dearest]
    bodies = [game.to_text(game.with_state(study.dealt, game.state(row)), []) for row in rows]
    return tuple(zip(bodies, (miss.played for miss in dearest), strict=True))


def _write(path: Path, text: str) -> None:
    with contextlib.suppress(OSError):  # a full disk: they are made when the analysis is next looked at
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, text.encode())
