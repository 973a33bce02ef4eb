"""A cache of what saved games contain, so that thousands of finished ones are not read at every start.

An entry is valid while its file has the same size and time. The cache file in the data folder can be deleted at any
time; an incomplete one, or one of another version, counts as empty. Four bytes of checksum, then one msgpack array.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from luna.log.files import read_whole, write_whole
from luna.log.notices import notice
from luna.log.records import MAX_SEATS, Seat
from luna.log.strict import Codec, Malformed, pack
from luna.log.summaries import Summary

NAME: Final = "saves.index"
_LONGEST: Final = 32 << 20  # bytes
_CHECKSUM: Final = 4

Count = Annotated[int, Meta(ge=0)]
Places = tuple[Annotated[int, Meta(ge=1, le=MAX_SEATS)], ...]


class IndexedFile(NamedTuple):
    """A saved file in the cache: its size, its time, its summary."""

    size: int  # bytes
    time: int  # last change, in nanoseconds
    summary: Summary
    places: tuple[int, ...] = ()  # of each seat, 1 = the first, once somebody has asked who won

    def fits(self, stat: os.stat_result) -> bool:
        """Whether the file is unchanged."""
        return (self.size, self.time) == (stat.st_size, stat.st_mtime_ns)


class _Written(NamedTuple):
    """The stored form of an `IndexedFile`."""

    path: bytes
    size: Count
    time: int
    places: Places
    seats: tuple[Seat, ...]
    round: Count
    records: Count
    seconds: Count
    finished: bool
    problem: tuple[str, dict[str, str | int]] | None
    options: dict[str, bool | Count | str]
    network: bool
    table: bytes
    chain: bytes
    good: Count
    began: Count
    game: str


_CODEC: Final[Codec[list[_Written]]] = Codec(list[_Written], _LONGEST)


def read(home: Path, key: bytes) -> dict[Path, IndexedFile]:
    """The entries by path; `key` must be the one they were written with."""
    try:
        data = read_whole(home / NAME, _LONGEST)
        if data[:_CHECKSUM] != _sum(key, data[_CHECKSUM:]):
            return {}
        return dict(map(_entry, _CODEC.read(data[_CHECKSUM:])))
    except (OSError, Malformed, KeyError, OverflowError):
        return {}


def write(home: Path, key: bytes, entries: Mapping[Path, IndexedFile]) -> None:
    """Write the entries. `OSError` when the disk refuses."""
    data = pack([_line(path, entry) for path, entry in entries.items() if _is_text(entry)])
    home.mkdir(parents=True, exist_ok=True)
    write_whole(home / NAME, _sum(key, data) + data)


def _sum(key: bytes, data: bytes) -> bytes:
    return zlib.crc32(data, zlib.crc32(key)).to_bytes(_CHECKSUM, "little")


def _is_text(entry: IndexedFile) -> bool:
    """A file's name as it may appear in a sentence."""
    problem = entry.summary.problem
    return problem is None or all(str(fact).isprintable() for fact in problem.facts.values())


def _line(path: Path, entry: IndexedFile) -> _Written:
    save = entry.summary
    return _Written(
        os.fsencode(path),
        entry.size,
        entry.time,
        entry.places,
        save.seats,
        save.round,
        save.records,
        save.seconds,
        save.finished,
        (save.problem.code, dict(save.problem.facts)) if save.problem else None,
        dict(save.options),
        save.network,
        save.table,
        save.chain,
        save.size,
        save.began,
        save.game,
    )


def _entry(line: _Written) -> tuple[Path, IndexedFile]:
    path = Path(os.fsdecode(line.path))
    save = Summary(
        path,
        line.time / 1e9,
        line.seats,
        line.round,
        line.records,
        line.seconds,
        line.finished,
        notice(line.problem[0], **line.problem[1]) if line.problem else None,
        line.options,
        line.network,
        line.table,
        line.chain,
        line.good,
        line.began,
        line.game,
    )
    return path, IndexedFile(line.size, line.time, save, line.places)
