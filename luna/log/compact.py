"""A whole game in less than a kibibyte: header, effective turns and the last digest, for mail and for bug reports.

    8 bytes magic, then zlib (with a preset dictionary) of one msgpack map: the header's keys, `lengths` (moves of each
    turn, a byte each), `moves` (two bytes each, high byte first) and `digest` (of the position after the last turn)

It leaves out times, undone turns and changes of players.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from luna.core.game import Turn
from luna.log.bodies import MAX_TURN
from luna.log.frames import MAX_RECORDS
from luna.log.notices import refused
from luna.log.records import LogHeader, header_map, read_header
from luna.log.strict import Malformed, pack, unpack

MAGIC: Final = b"\x89LunaZ\r\n"
_MOST: Final = 64 << 10  # bytes compressed and uncompressed: ten times the longest game
# Words that every map contains, for the compressor. Part of the format: a change needs another magic.
_WORDS: Final = (
    b"automaton bot human\x84\xa5seats\x94\x94\xa5human\xa0\xa5setup\xa7options\xa7created\xa4game\xa5rules"
    b"\xa5board\xc4\x08\xa6digest\xc4\x08\xa7lengths\xc4\xa5moves\xc5"
)
_OWN_KEYS: Final = ("lengths", "moves", "digest")


class Compact(NamedTuple):
    """The contents of a compact form. The game judges whether the turns are legal."""

    header: LogHeader
    turns: list[Turn]
    digest: bytes


def shrink(header: LogHeader, turns: Sequence[Turn], digest: bytes) -> bytes:
    """The compact form of a game; `digest` is that of its last position."""
    moves = [move for turn in turns for move in turn]
    body = header_map(header) | {
        "lengths": bytes(map(len, turns)),
        "moves": struct.pack(f">{len(moves)}H", *moves),
        "digest": digest,
    }
    stream = zlib.compressobj(9, zdict=_WORDS)
    return MAGIC + stream.compress(pack(body)) + stream.flush()


def expand(data: bytes, name: str) -> Compact:
    """Decode a compact form. `Refused` when it is malformed; `name` is the file name to say."""
    if not data.startswith(MAGIC):
        raise refused("save-not-luna", file=name)
    try:
        value = unpack(_inflate(data[len(MAGIC) :]), _MOST)
        if type(value) is not dict or not all(type(value.get(key)) is bytes for key in _OWN_KEYS):
            raise Malformed("the compact form lacks its turns")
        lengths, moves, digest = (value.pop(key) for key in _OWN_KEYS)
        return Compact(read_header(value), _turns(lengths, moves), digest)
    except Malformed as error:
        raise refused("save-malformed", file=name, fault=str(error)) from error


def _inflate(data: bytes) -> bytes:
    if len(data) > _MOST:
        raise Malformed("the compact form is too long")
    stream = zlib.decompressobj(zdict=_WORDS)
    try:
        plain = stream.decompress(data, _MOST)
    except zlib.error as error:
        raise Malformed("the compact form is damaged") from error
    if not stream.eof or stream.unused_data:
        raise Malformed("the compact form is torn, too long, or followed by something else")
    return plain


def _turns(lengths: bytes, packed: bytes) -> list[Turn]:
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
