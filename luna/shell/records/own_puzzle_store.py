"""The puzzles from a person's own games: a file for each analysed game, written once and never changed.

A file holds whole positions, so its puzzles stay when the save is removed. It has the name of the analysis, so a game
that is analysed twice has its puzzles once.
"""

import contextlib
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from luna.bots.thinker import Pending, Thinker
from luna.core.game import GameError, Turn
from luna.learning import own_puzzles
from luna.learning.puzzle import Puzzle
from luna.log.files import read_whole, write_whole
from luna.shell.records.analyst import Study
from luna.shell.records.library import Library

FOLDER: Final = "own"
_LARGEST: Final = 1 << 18
_MOST: Final = 12  # moments of a game, the dearest
_FILES: Final = 500  # files that are read, the newest

Moments = tuple[tuple[str, Turn], ...]


class Kept(NamedTuple):
    """The content of the folder."""

    puzzles: tuple[Puzzle, ...] = ()  # of all games, the newest first
    spoilt: tuple[str, ...] = ()  # names of files that cannot be read


class OwnPuzzles:
    """Makes and reads the puzzles. Disk and rules work in other threads and processes."""

    def __init__(self, thinker: Thinker, home: Path, library: Library) -> None:
        self.kept = Kept()  # what is known; replaced as a whole
        self._thinker, self._library, self._folder = thinker, library, home / FOLDER
        self._waiting: list[tuple[Path, Moments]] = []  # the first is worked on
        self._asked: Pending[str] | None = None

    def look(self) -> None:
        """Read the folder."""
        self._library.do(self._read, partial(setattr, self, "kept"))

    def want(self, study: Study) -> None:
        """Have the puzzles of a whole analysis made, unless there are some. Games among bots have none."""
        path = self._folder / f"{study.key}.txt"
        if study.people and path not in (waiting for waiting, _ in self._waiting):
            self._library.do(lambda: () if path.exists() else _moments(study), lambda found: self._add(path, found))

    def of(self, game: str) -> list[Puzzle]:
        """The puzzles of one game, each once."""
        return list({own_puzzles.key(one): one for one in self.kept.puzzles if one.game == game}.values())

    def update(self) -> None:
        """One step; never waits."""
        if not self._waiting:
            return
        path, moments = self._waiting[0]
        if self._asked is None:
            self._asked = self._thinker.do(partial(own_puzzles.found, moments))
        self._thinker.poll()
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
                    puzzles += own_puzzles.parts(read_whole(path, _LARGEST).decode())
                except (OSError, UnicodeDecodeError, GameError):
                    spoilt.append(path.name)
        return Kept(tuple(puzzles), tuple(spoilt))


def _moments(study: Study) -> Moments:
    """The missed turns of people that cost most."""
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
