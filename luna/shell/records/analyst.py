"""The analysis of finished games: made turn by turn in the thinking process, and stored beside the saves.

A stored analysis is named after its inputs (set-up, turns, rules, revision of the review), so a changed save has none.
It is written as it grows, and a stopped one continues later.
"""

import contextlib
import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from luna.bots.answers import Miss, TurnReview
from luna.bots.review import POINTS, REVISION, turning_points
from luna.bots.thinker import Pending, Thinker
from luna.core.game import Game
from luna.log.encoding import Codec, Malformed, pack
from luna.log.files import DISK, read_whole, write_whole
from luna.log.records import HUMAN
from luna.shell.records.library import Library
from luna.table.table import Table

FOLDER: Final = "analyses"
SUFFIX: Final = ".analysis"
_LARGEST: Final = 1 << 22
_MOST: Final = 200  # files kept in a folder
_OFTEN: Final = 16  # turns between two writes
_DIGEST: Final = 16
_CODEC: Final[Codec[tuple[TurnReview, ...]]] = Codec(tuple[TurnReview, ...], _LARGEST)


class Study:
    """The analysis of one game, as far as it is known."""

    def __init__(self, table: Table) -> None:
        """`table`: a finished game, which may be closed later."""
        self.game: Game = table.game
        self.turns = [(bytes(table.position_at(n)), played.turn) for n, played in enumerate(table.history)]
        self.turns.append((bytes(table.position), ()))
        self.dealt = table.dealt
        self.people = [number for number, seat in enumerate(table.seats) if seat.kind == HUMAN]
        self.seats: Sequence[int] = self.people or range(len(table.seats))
        """The seats of people, or all seats of a game among bots."""
        self.judged: tuple[TurnReview, ...] = ()
        """The turns reviewed so far, and at last the end."""
        self.read = table.path is None  # whether the stored part has been read
        self.failed = False
        data = [REVISION, self.game.NAME, self.game.RULES_REVISION, self.game.board_digest()]
        about = pack([*data, self.game.header_data(table.dealt), [turn for _, turn in self.turns]])
        self.key = hashlib.blake2b(about, digest_size=_DIGEST).hexdigest()
        self.path = None if table.path is None else table.path.parent / FOLDER / f"{self.key}{SUFFIX}"

    @property
    def total(self) -> int:
        """The number of reviews of a whole analysis."""
        return len(self.turns)

    @property
    def whole(self) -> bool:
        """Whether every turn is reviewed."""
        return len(self.judged) == self.total

    @property
    def points(self) -> list[Miss]:
        """The turning points of people, or of bots if no person played."""
        return turning_points(self.judged, self.seats, POINTS)

    def misses(self, seat: int) -> list[Miss]:
        """The turns of a seat for which a better one is known."""
        return [one.miss for one in self.judged if one.miss is not None and one.miss.seat == seat]

    def accuracy(self, seat: int) -> int | None:
        """The mean quality of a seat's turns, 0..100; None if it had no choice."""
        movers = (self.game.to_move(bytearray(row)) for row, _ in self.turns)
        known = [one.quality for one, mover in zip(self.judged, movers, strict=False) if mover == seat]
        counted = [quality for quality in known if quality is not None]
        return round(sum(counted) / len(counted)) if counted else None

    def course(self) -> list[tuple[int, ...]]:
        """The value of every moment to each seat; those of an opening are those after it."""
        values = [one.values for one in self.judged]
        first = next((known for known in values if known), ())
        for number, known in enumerate(values):
            values[number] = first = known or first
        return values

    def packed(self) -> bytes:
        """The content of its file."""
        body = pack(self.judged)
        return hashlib.blake2b(body, digest_size=_DIGEST).digest() + body

    def unpacked(self, data: bytes) -> tuple[TurnReview, ...]:
        """The reviews in a file; () if it is corrupt or not about this game."""
        body = data[_DIGEST:]
        if hashlib.blake2b(body, digest_size=_DIGEST).digest() != data[:_DIGEST]:
            return ()
        try:
            judged = _CODEC.read(body)
        except Malformed:
            return ()
        fits = len(judged) <= self.total and all(self._fits(number, one) for number, one in enumerate(judged))
        return judged if fits else ()

    def _fits(self, number: int, one: TurnReview) -> bool:
        row, turn = bytearray(self.turns[number][0]), self.turns[number][1]
        miss = one.miss
        return miss is None or (
            miss.number == number + 1
            and miss.seat == self.game.to_move(row)
            and miss.played == turn[: len(miss.played)]
            and self.game.why_not(row, miss.better) is None
        )


class Analyst:
    """Analyses one game after the other. Every bot and every hint has priority."""

    def __init__(
        self, thinker: Thinker, library: Library, whole: Callable[[Study], object] = lambda study: None
    ) -> None:
        """`whole`: called with each analysis that is complete, including stored ones."""
        self._thinker, self._library, self._whole = thinker, library, whole
        self._known: dict[str, Study] = {}  # the last one looked at is the last
        self._waiting: list[Study] = []  # the first is being worked on
        self._asked: Pending[TurnReview] | None = None

    def look(self, table: Table) -> Study:
        """The analysis of a finished game, with its stored part. It does not start yet."""
        study = Study(table)
        study = self._known.pop(study.key, study)
        self._known[study.key] = study
        path = study.path
        if path is not None and not study.read:
            self._library.do(lambda: _kept(study, path), lambda judged: self._take(study, judged))
        return study

    def works(self, study: Study) -> bool:
        """Whether an analysis is being worked on, or waits."""
        return study in self._waiting

    def begin(self, study: Study) -> None:
        """Start or continue an analysis."""
        study.failed = False
        if study not in self._waiting and not study.whole:
            self._waiting.append(study)

    def stop(self, study: Study) -> None:
        """Stop an analysis; its results so far stay."""
        if study in self._waiting:
            if study is self._waiting[0] and self._asked is not None:
                self._asked.cancel()
                self._asked = None
            self._waiting.remove(study)
            self._keep(study)

    def update(self) -> None:
        """Advance by one step; never waits."""
        if not self._waiting:
            return
        study, asked = self._waiting[0], self._asked
        if asked is not None and asked.failed:
            study.failed = True
            self.stop(study)
        elif asked is not None and asked.known is not None:
            study.judged += (asked.known,)
            self._asked = None
            if len(study.judged) % _OFTEN == 0 and not study.whole:
                self._keep(study)
        if self._waiting and self._asked is None and study.read:
            if study.whole:
                self.stop(study)
                self._whole(study)
            else:
                number = len(study.judged)
                row, turn = study.turns[number]
                self._asked = self._thinker.judge(study.game.NAME, row, number + 1, turn)

    def _take(self, study: Study, judged: tuple[TurnReview, ...]) -> None:
        if not study.read:
            study.read, study.judged = True, judged
            if study.whole:
                self._whole(study)

    def _keep(self, study: Study) -> None:
        path, data = study.path, study.packed()
        if path is not None and study.judged:
            self._library.do(lambda: _write(path, data), lambda _: None)


def _kept(study: Study, path: Path) -> tuple[TurnReview, ...]:
    try:
        return study.unpacked(read_whole(path, _LARGEST))
    except OSError:
        return ()


def _write(path: Path, data: bytes) -> None:
    """Store an analysis; a full disk costs the work of a minute. The oldest ones make room."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(exist_ok=True)
        write_whole(path, data)
        files = sorted(path.parent.glob(f"*{SUFFIX}"), key=lambda one: one.stat().st_mtime)
        for old in files[:-_MOST]:
            DISK.remove(old)
