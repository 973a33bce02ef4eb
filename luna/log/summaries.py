"""Summaries of saved games, made without a replay; the detection of copies; the index that caches summaries."""

import os
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from luna.core.options import Value
from luna.log import journal, savefile
from luna.log.bodies import RewindBody, SeatBody, TurnBody, body_of
from luna.log.encoding import Codec, Malformed
from luna.log.files import DISK, Disk, read_whole, write_whole
from luna.log.notices import Notice, Refused
from luna.log.records import DRAW, HOLD, MOTION, SEAT, Seat
from luna.log.replay import check_header, folded, known_game, load

NOTHING: Final[Mapping[str, Value]] = {}
INDEX: Final = "saves.index"
_LONGEST: Final = 32 << 20  # bytes
_CHECKSUM: Final = 4
_ENCODER: Final = msgspec.msgpack.Encoder(
    enc_hook=lambda part: os.fsencode(part) if isinstance(part, Path) else dict(part)
)


class Summary(NamedTuple):
    """A saved game as a menu shows it. With a problem it cannot be opened, and may have no more than a name."""

    path: Path
    played: float  # wall-clock seconds since 1970 of the last save
    seats: tuple[Seat, ...] = ()  # the present players
    round: int = 0  # 0 without rounds, or before the first turn
    records: int = 0
    seconds: int = 0  # spent at the table
    finished: bool = False
    problem: Notice | None = None
    options: Mapping[str, Value] = NOTHING  # by the ids of the game's options
    network: bool = False  # whether it began on the network
    table: bytes = b""
    chain: bytes = b""  # of the last whole record
    size: int = 0  # bytes of the whole records
    began: int = 0  # seconds since 1970
    game: str = ""

    @property
    def begun(self) -> bool:
        """Whether anything has happened."""
        return bool(self.round or self.records)

    @property
    def name(self) -> str:
        """The player's name for it."""
        return self.path.name.removesuffix(journal.SUFFIX)


def summary(path: Path, played: float, disk: Disk = DISK) -> Summary:
    """The summary of one file, with the problem if it cannot be opened: newer rules, another board, an unknown game."""
    try:
        contents = savefile.skim(path, disk)
    except Refused as error:
        return Summary(path, played, problem=error.notice)
    table, header, records, chain, good, _ = contents
    seats = list(header.seats)
    for record in () if any(record.kind == HOLD for record in records) else records:  # else a change needs consent
        if record.kind == SEAT and isinstance(body := body_of(record), SeatBody) and body.seat < len(seats):
            seats[body.seat] = body.player
    after, drawn = None, False
    for record in reversed(records):
        drawn = drawn or record.kind == DRAW
        if isinstance(body := body_of(record), TurnBody | RewindBody):
            after = body.after
            break
    problem, options, ended = None, NOTHING, False
    try:
        game = known_game(header, path.name)
        dealt = check_header(game, header, path.name)
        options = game.options_of(dealt).values
        if any(record.kind == MOTION for record in records):  # the players may have ended it
            ended = folded(contents, path.name).consent.pace.ended
        if drawn:  # the outcome of draws is known only after a replay
            after = load(game, path).after
    except Refused as error:
        problem = error.notice
    return Summary(
        path,
        played,
        tuple(seats),
        after.round if after else 0,
        len(records),
        records[-1].t_ms // 1000 if records else 0,
        ended or bool(after and after.over),
        problem,
        options,
        "code" in header.options,
        table,
        chain,
        good,
        header.created,
        header.game,
    )


def newest_unfinished(games: Iterable[Summary]) -> Summary | None:
    """The game to continue, among games listed with the newest first."""
    return next((save for save in games if not save.finished and not save.problem), None)


def without_copies(games: Iterable[Summary]) -> list[Summary]:
    """The summaries without files that one in another folder contains; of equal files the first is kept."""
    kept: dict[bytes, list[Summary]] = {}
    gone: set[Path] = set()
    listed = list(games)
    for save in listed:
        if not save.table:
            continue
        others = kept.setdefault(save.table, [])
        if any(_holds(other, save) for other in others):
            gone.add(save.path)
            continue
        older = [other for other in others if _holds(save, other)]
        gone.update(other.path for other in older)
        others[:] = [*(other for other in others if other not in older), save]
    return [save for save in listed if save.path not in gone]


def _holds(longer: Summary, shorter: Summary) -> bool:
    """Whether a journal in another folder begins with the whole shorter one: a frame ends with the chain up to it."""
    if longer.path.parent == shorter.path.parent or longer.size < shorter.size:
        return False
    if longer.size == shorter.size:
        return longer.chain == shorter.chain
    try:
        with longer.path.open("rb") as file:
            file.seek(shorter.size - len(shorter.chain))
            return file.read(len(shorter.chain)) == shorter.chain
    except OSError:
        return False


class IndexedFile(NamedTuple):
    """A saved file in the index: its size, its time, its summary.

    The index in the data folder is a cache, so that thousands of finished games are not read at every start: four bytes
    of checksum, then one msgpack array. It can be deleted at any time; an incomplete one, or one of another version,
    counts as empty.
    """

    size: int  # bytes
    time: int  # last change, in nanoseconds
    summary: Summary
    places: tuple[int, ...] = ()  # of each seat, 1 = the first; None until first asked for

    def fits(self, stat: os.stat_result) -> bool:
        """Whether the file is unchanged."""
        return (self.size, self.time) == (stat.st_size, stat.st_mtime_ns)


_CODEC: Final = Codec[list[IndexedFile]](
    list[IndexedFile], _LONGEST, lambda kind, part: Path(os.fsdecode(part)) if kind is Path else part
)


def read_index(home: Path, key: bytes) -> dict[Path, IndexedFile]:
    """The entries by path; `key` must be the one they were written with."""
    try:
        data = read_whole(home / INDEX, _LONGEST)
        if data[:_CHECKSUM] != _checksum(key, data[_CHECKSUM:]):
            return {}
        return {entry.summary.path: entry for entry in _CODEC.read(data[_CHECKSUM:])}
    except (OSError, Malformed):
        return {}


def write_index(home: Path, key: bytes, entries: Mapping[Path, IndexedFile]) -> None:
    """Write the entries. `OSError` when the disk refuses."""
    data = _ENCODER.encode([entry for entry in entries.values() if _is_text(entry)])
    home.mkdir(parents=True, exist_ok=True)
    write_whole(home / INDEX, _checksum(key, data) + data)


def _checksum(key: bytes, data: bytes) -> bytes:
    return zlib.crc32(data, zlib.crc32(key)).to_bytes(_CHECKSUM, "little")


def _is_text(entry: IndexedFile) -> bool:
    """Whether a problem with the file can be written: a file name in its sentence may not be text."""
    problem = entry.summary.problem
    return problem is None or all(str(fact).isprintable() for fact in problem.facts.values())
