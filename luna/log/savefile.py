"""A saved game as bytes: how a journal is read, summarized and put together without opening it to play.

Bytes may come from anywhere. A file that is not a journal raises `Refused` with a sentence for the player.

The compact form is a whole game in less than a kibibyte, for mail and for bug reports: header, effective turns and the
last digest, without times, undone turns and changes of players.

    8 bytes magic, then zlib (with a preset dictionary) of one msgpack map: the header's keys, `lengths` (moves of each
    turn, a byte each), `moves` (two bytes each, high byte first) and `digest` (of the position after the last turn)
"""

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna.core.game import Turn
from luna.log import frames
from luna.log.bodies import MAX_TURN, read_body
from luna.log.encoding import Malformed, pack, unpack
from luna.log.files import DISK, Disk, read_fully, read_whole, words
from luna.log.frames import MAX_RECORDS, End, Fault, FrameError
from luna.log.notices import Refused, refused
from luna.log.records import HOLD, LogHeader, Record, decode, encode, encode_header, header_map, read_header

MAGIC: Final = frames.MAGIC
COMPACT_MAGIC: Final = b"\x89LunaZ\r\n"
_MOST_COMPACT: Final = 64 << 10  # bytes compressed and uncompressed: ten times the longest game
# Words that every map contains, for the compressor. Part of the format: a change needs another magic.
_COMPACT_WORDS: Final = (
    b"automaton bot human\x84\xa5seats\x94\x94\xa5human\xa0\xa5setup\xa7options\xa7created\xa4game\xa5rules"
    b"\xa5board\xc4\x08\xa6digest\xc4\x08\xa7lengths\xc4\xa5moves\xc5"
)
_OWN_KEYS: Final = ("lengths", "moves", "digest")


class Contents(NamedTuple):
    """The whole records of a journal and the state of its end."""

    table: bytes
    header: LogHeader
    records: list[Record]  # from number 1 on
    chain: bytes
    good: int  # bytes up to the end of the last whole record
    end: End


def journal_bytes(table: bytes, header: LogHeader, records: Sequence[Record]) -> bytes:
    """The bytes of a journal with these records."""
    start = frames.preamble(table)
    parts = [start]
    chain = frames.root(start)
    for body in (encode_header(header), *map(encode, records)):
        parts.append(frames.frame(chain, body))
        chain = parts[-1][-len(chain) :]
    return b"".join(parts)


def parse(data: bytes, name: str, *, checked: bool = True) -> Contents:
    """The contents of a journal's bytes, with `checked` bodies. `Refused` when they are not a journal."""
    try:
        scan = frames.scan(data)
    except FrameError as error:
        facts = {"format": error.format} if error.fault is Fault.NEWER else {}
        raise refused(error.fault.value, file=name, **facts) from error
    if not scan.bodies:
        raise refused("save-start-damaged", file=name)
    try:
        header = read_header(unpack(scan.bodies[0]))
        records: list[Record] = []
        since = 0
        for seq, body in enumerate(scan.bodies[1:], start=1):
            record = decode(body, seq, since)
            checked = checked and record.kind != HOLD  # a relay carries bodies that it does not check
            if checked:
                read_body(record)
            records.append(record)
            since = record.t_ms
    except Malformed as error:
        raise refused("save-malformed", file=name, fault=str(error)) from error
    return Contents(scan.table, header, records, scan.chain, scan.good, scan.end)


def read(path: Path, disk: Disk = DISK) -> Contents:
    """The contents of a journal file, which stays closed for writing. `Refused` when it is not a journal."""
    return parse(read_bytes(path, disk), path.name)


def skim(path: Path, disk: Disk = DISK) -> Contents:
    """The contents of a journal without a check of the bodies. `Refused` when it is not a journal."""
    return parse(read_bytes(path, disk), path.name, checked=False)


def read_bytes(path: Path, disk: Disk = DISK) -> bytes:
    """The bytes of a file, up to one more than a journal may have. `Refused` when it cannot be read."""
    try:
        return read_whole(path, frames.MAX_BYTES, disk)
    except OSError as error:
        raise unreadable(path, error) from error


def all_bytes(disk: Disk, descriptor: int) -> bytes:
    """The bytes of an open file: one more than a journal may have shows that the file is too long."""
    return read_fully(disk, descriptor, frames.MAX_BYTES + 1)


def unreadable(path: Path, error: OSError) -> Refused:
    """The refusal for a file that is missing or cannot be read."""
    if isinstance(error, FileNotFoundError):
        return refused("save-missing", file=path.name)
    return refused("save-unreadable", file=path.name, error=words(error))


class Compact(NamedTuple):
    """The contents of a compact form. The game judges whether the turns are legal."""

    header: LogHeader
    turns: list[Turn]
    digest: bytes


def to_compact(header: LogHeader, turns: Sequence[Turn], digest: bytes) -> bytes:
    """The compact form of a game; `digest` is that of its last position."""
    stream = zlib.compressobj(9, zdict=_COMPACT_WORDS)
    return COMPACT_MAGIC + stream.compress(plain(header, turns, digest)) + stream.flush()


def plain(header: LogHeader, turns: Sequence[Turn], digest: bytes) -> bytes:
    """The input of the compact form's compression: equal games are equal to the byte."""
    moves = [move for turn in turns for move in turn]
    return pack(
        header_map(header)
        | {"lengths": bytes(map(len, turns)), "moves": struct.pack(f">{len(moves)}H", *moves), "digest": digest}
    )


def from_compact(data: bytes, name: str) -> Compact:
    """Decode a compact form. `Refused` when it is malformed; `name` is the file name for messages."""
    if not data.startswith(COMPACT_MAGIC):
        raise refused("save-not-luna", file=name)
    try:
        value = unpack(_inflate(data[len(COMPACT_MAGIC) :]), _MOST_COMPACT)
        if type(value) is not dict or not all(type(value.get(key)) is bytes for key in _OWN_KEYS):
            raise Malformed("the compact form lacks its turns")
        lengths, moves, digest = (value.pop(key) for key in _OWN_KEYS)
        return Compact(read_header(value), _unpacked_turns(lengths, moves), digest)
    except Malformed as error:
        raise refused("save-malformed", file=name, fault=str(error)) from error


def _inflate(data: bytes) -> bytes:
    if len(data) > _MOST_COMPACT:
        raise Malformed("the compact form is too long")
    stream = zlib.decompressobj(zdict=_COMPACT_WORDS)
    try:
        plain = stream.decompress(data, _MOST_COMPACT)
    except zlib.error as error:
        raise Malformed("the compact form is damaged") from error
    if not stream.eof or stream.unused_data:
        raise Malformed("the compact form is torn, too long, or followed by something else")
    return plain


def _unpacked_turns(lengths: bytes, packed: bytes) -> list[Turn]:
    if len(packed) != 2 * sum(lengths) or len(lengths) >= MAX_RECORDS:
        raise Malformed("the turns do not fit their lengths")
    if any(not 1 <= length <= MAX_TURN for length in lengths):
        raise Malformed("a turn is empty or too long")
    moves: tuple[Any, ...] = struct.unpack(f">{len(packed) // 2}H", packed)
    turns: list[Turn] = []
    at = 0
    for length in lengths:
        turns.append(moves[at : at + length])
        at += length
    return turns
