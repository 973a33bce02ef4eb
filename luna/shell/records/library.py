"""All saved games of this machine, read in a thread: no screen waits for a disk.

The result is a value that is replaced as a whole. Scenes look at it in `update`.
"""

import contextlib
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Final, NamedTuple, TypeVar

from luna import __version__
from luna.core import registry
from luna.core.game import play_all
from luna.log import summaries
from luna.log.notices import Refused
from luna.log.replay import game_of, load
from luna.log.saves import Saves, files, known_folders, remember
from luna.log.summaries import IndexedFile, Summary, summary, without_copies

Made = TypeVar("Made")
A_MOMENT: Final = 0.1  # seconds that a screen may wait for the answer, so that it is drawn once
_BATCH: Final = 60  # files read between two publications


class Found(NamedTuple):
    """The saved games that are known so far."""

    games: tuple[Summary, ...] = ()  # the last played first; copies of a game once
    folders: tuple[Path, ...] = ()  # with any of them, ours first
    places: Mapping[Path, tuple[int, ...]] = {}
    whole: bool = False  # the search is complete


class Library:
    """Runs jobs one after another in a thread that ends when there are none."""

    def __init__(self, saves: Callable[[], Saves], home: Path) -> None:
        """`home`: the data folder, with the index of the saves."""
        self.found = Found()
        self.sorting = 0  # the last order of the list
        self.progress = 0, 0
        """Done and total number of things of the present job, if it takes long enough to be shown."""
        self._saves, self._home = saves, home
        self._entries: dict[Path, IndexedFile] | None = None  # of the thread, like `_fresh`
        self._fresh = False  # there are entries that are not in the index yet
        self._lock = Lock()
        self._thread: Thread | None = None
        self._jobs: deque[Callable[[], None]] = deque()
        self._done: deque[Callable[[], object]] = deque()
        self._asked: set[tuple[Path, bytes]] = set()
        self._quiet, self._closed = Event(), False

    def look(self) -> None:
        """Read all folders, unless that is already queued."""
        if self._look not in self._jobs:
            self._add(self._look)

    def ask(self, games: Iterable[Summary]) -> None:
        """Find the winners of games on the screen, each of which is replayed."""
        for save in games:
            known = not save.finished or save.problem or save.path in self.found.places
            if not known and (save.path, save.chain) not in self._asked:
                self._asked.add((save.path, save.chain))
                self._add(lambda path=save.path: self._judge(path))  # type: ignore[misc]

    def do(self, work: Callable[[], Made], then: Callable[[Made], object]) -> None:
        """Do `work` in the thread, and `then` in the window's thread with its result."""

        def job() -> None:
            try:
                made = work()
            finally:
                self.progress = 0, 0
            self._done.append(lambda: then(made))

        self._add(job)

    def tell(self, done: int, count: int) -> None:
        """Report the progress of the job in the thread: items done, items in all."""
        self.progress = done, count

    def update(self) -> None:
        """Run the callbacks of finished work."""
        while self._done:
            self._done.popleft()()

    def refresh(self) -> None:
        """Read all folders, and wait a moment, so that a screen is drawn once."""
        self.look()
        self.wait(A_MOMENT)

    def wait(self, seconds: float | None = None) -> None:
        """Wait until all jobs are done, for a limited number of seconds."""
        if self._thread is not None:
            self._quiet.wait(seconds)

    def close(self) -> None:
        """Stop."""
        self._closed = True
        if (thread := self._thread) is not None:
            thread.join(1.0)

    def path(self, name: str, began: int = 0) -> Path:
        """The present path of a game that began then or had this name; otherwise its old path."""
        games = self.found.games
        known = next((save.path for save in games if save.finished and 0 < save.began == began), None)
        return known or next((save.path for save in games if save.path.name == name), self._saves().folder / name)

    def _add(self, job: Callable[[], None]) -> None:
        with self._lock:
            self._jobs.append(job)
            self._quiet.clear()
            if self._thread is None and not self._closed:
                self._thread = Thread(target=self._run, name="library", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        try:
            while True:
                with self._lock:
                    ends = self._closed or (not self._jobs and not self._fresh)
                    if ends or not self._jobs:
                        self._quiet.set()  # under the lock: a job queued now has another thread, and is waited for
                    if ends:
                        self._thread = None
                        return
                    job = self._jobs.popleft() if self._jobs else self._keep
                job()
        except BaseException:
            self._thread = None  # the next job starts another thread
            self.found = self.found._replace(whole=True)
            self._quiet.set()
            raise

    def _look(self) -> None:
        saves = self._saves()
        remember(self._home, saves.folder)
        before = self._known()
        first, read = not self.found.whole, 0
        now: dict[Path, IndexedFile] = {}
        for folder in known_folders(self._home, saves.folder):
            for path, stat in files(folder):
                entry = before.get(path)
                if entry is None or not entry.fits(stat):
                    entry = IndexedFile(stat.st_size, stat.st_mtime_ns, summary(path, stat.st_mtime_ns / 1e9))
                    read += 1
                    if first and read % _BATCH == 0:
                        self._publish(now, saves.folder, whole=False)
                now[path] = entry
                if self._closed:
                    return
        self._entries = now
        self._fresh = self._fresh or read > 0 or len(now) != len(before)
        self._publish(now, saves.folder, whole=True)

    def _publish(self, entries: Mapping[Path, IndexedFile], own: Path, *, whole: bool) -> None:
        ours_first = sorted(entries.values(), key=lambda entry: entry.summary.path.parent != own)
        games = without_copies(entry.summary for entry in ours_first)
        games.sort(key=lambda save: (-save.played, save.name))
        folders = sorted(dict.fromkeys(save.path.parent for save in games), key=lambda folder: folder != own)
        places = {path: entry.places for path, entry in entries.items() if entry.places}
        found = Found(tuple(games), tuple(folders), places, whole)
        if found != self.found:
            self.found = found

    def _judge(self, path: Path) -> None:
        entries = self._known()
        if path in entries and (order := places(path)):
            entries[path] = entries[path]._replace(places=order)
            self._fresh = True
            self.found = self.found._replace(places={**self.found.places, path: order})

    def _known(self) -> dict[Path, IndexedFile]:
        if self._entries is None:
            self._entries = summaries.read_index(self._home, _key())
        return self._entries

    def _keep(self) -> None:
        self._fresh = False
        with contextlib.suppress(OSError):  # the next start is slower
            summaries.write_index(self._home, _key(), self._entries or {})


def places(path: Path) -> tuple[int, ...]:
    """The place of each seat of a finished game; () if it cannot be replayed."""
    try:
        game = game_of(path)
        loaded = load(game, path)
    except Refused:
        return ()
    position = game.start(loaded.dealt)
    for turn in loaded.turns:
        play_all(game, position, turn)
    return game.places(position) if game.over(position) else ()


def _key() -> bytes:
    """The key of an index: with other games or rules other saves can be opened."""
    game = registry.load(registry.FIRST)
    known = f"4 {__version__} {' '.join(registry.names())} {game.RULES_REVISION} "
    return known.encode() + game.board_digest()
