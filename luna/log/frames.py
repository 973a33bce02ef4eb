"""The bytes of a journal: a preamble, then frames, each bound to the one before. Pure: no files here.

    preamble  8 bytes magic, u16 format, u16 zero, 16 bytes table id, u32 CRC of these        32 bytes
    frame     u32 length, u32 CRC of (chain before, length, body, chain), body, 8 bytes chain  length + 16 bytes

    chain(n) = BLAKE2b-8(chain(n - 1), body(n)),  chain(-1) = BLAKE2b-8(preamble)

All numbers are little-endian. The CRC finds accidents. The chain binds every record to its place in its table: a record
that is dropped, doubled, swapped or brought from another table is noticed. A frame can be checked alone, because the
eight bytes before it are the chain that it continues; that distinguishes a torn end from a damaged middle.
"""

import enum
import hashlib
import struct
import zlib
from typing import Final, NamedTuple

FORMAT: Final = 1
MAX_BODY: Final = 4096  # bytes of one record
MAX_RECORDS: Final = 20_000  # a table of four needs about 220
MAX_BYTES: Final = 8 << 20  # of a whole journal

MAGIC: Final = b"\x89Luna\r\n\x1a"  # not text, so that a transfer as text visibly damages it
_PREAMBLE: Final = struct.Struct("<8sHH16s")
_CRC: Final = struct.Struct("<I")
_HEAD: Final = struct.Struct("<II")
_CHAIN: Final = 8
PREAMBLE_SIZE: Final = _PREAMBLE.size + _CRC.size
OVERHEAD: Final = _HEAD.size + _CHAIN
MAX_FRAME: Final = MAX_BODY + OVERHEAD


class Fault(enum.Enum):
    """The reasons why bytes are not a journal, with their notices."""

    NOT_LUNA = "save-not-luna"
    NEWER = "save-newer-format"
    START_DAMAGED = "save-start-damaged"
    TOO_LONG = "save-too-long"


class FrameError(ValueError):
    """The bytes are not a journal. `fault` says why, `format` is the file's format when that is known."""

    def __init__(self, fault: Fault, format: int = 0) -> None:
        super().__init__(fault.name)
        self.fault = fault
        self.format = format


class End(enum.Enum):
    """How the bytes of a journal end."""

    WHOLE = enum.auto()
    TORN = enum.auto()  # the last record is incomplete: a crash during its write
    DAMAGED = enum.auto()  # a byte before the last record has changed


class Scan(NamedTuple):
    """The whole records at the start of a journal."""

    table: bytes  # id, 16 bytes
    bodies: list[bytes]
    chain: bytes  # after the last whole record
    good: int  # bytes up to the end of that record
    end: End


def preamble(table: bytes) -> bytes:
    """The first 32 bytes of a journal; `table` is its id of 16 bytes."""
    start = _PREAMBLE.pack(MAGIC, FORMAT, 0, table)
    return start + _CRC.pack(zlib.crc32(start))


def root(start: bytes) -> bytes:
    """The chain before the first record."""
    return hashlib.blake2b(start, digest_size=_CHAIN).digest()


def link(chain: bytes, body: bytes) -> bytes:
    """The chain after a record."""
    return hashlib.blake2b(chain + body, digest_size=_CHAIN).digest()


def frame(chain: bytes, body: bytes) -> bytes:
    """A record as bytes of the file; the last eight are the next chain."""
    return _HEAD.pack(len(body), _crc(chain, body, after := link(chain, body))) + body + after


def scan(data: bytes) -> Scan:
    """Read all whole records. `FrameError` when the preamble is malformed."""
    table = table_of(data)
    if len(data) > MAX_BYTES or _hops(data) > MAX_RECORDS:
        raise FrameError(Fault.TOO_LONG)
    bodies: list[bytes] = []
    chain = root(data[:PREAMBLE_SIZE])
    at = PREAMBLE_SIZE
    while (body := _body(data, at, chain)) is not None:
        bodies.append(body)
        at += len(body) + OVERHEAD
        chain = data[at - _CHAIN : at]
    return Scan(table, bodies, chain, at, _end(data, at))


def table_of(data: bytes) -> bytes:
    """The table id in a preamble. `FrameError` when it is malformed."""
    if data[: len(MAGIC)] != MAGIC[: len(data)] or not data:
        raise FrameError(Fault.NOT_LUNA)
    start = data[: _PREAMBLE.size]
    if len(data) < PREAMBLE_SIZE or _CRC.unpack_from(data, _PREAMBLE.size)[0] != zlib.crc32(start):
        raise FrameError(Fault.START_DAMAGED)
    _, format, _, table = _PREAMBLE.unpack(start)
    if format != FORMAT:
        raise FrameError(Fault.NEWER, format)
    return bytes(table)


def _crc(chain: bytes, body: bytes, after: bytes) -> int:
    return zlib.crc32(after, zlib.crc32(body, zlib.crc32(_CRC.pack(len(body)), zlib.crc32(chain))))


def _body(data: bytes, at: int, chain: bytes) -> bytes | None:
    """The body of a valid frame at that offset, else None."""
    if len(data) - at < OVERHEAD:
        return None
    length, crc = _HEAD.unpack_from(data, at)
    if not 1 <= length <= MAX_BODY or len(data) - at - OVERHEAD < length:
        return None
    start = at + _HEAD.size
    body, after = data[start : start + length], data[start + length : start + length + _CHAIN]
    return body if _crc(chain, body, after) == crc and link(chain, body) == after else None


def _hops(data: bytes) -> int:
    """The number of frames by their lengths alone: a cheap way to refuse a million of them."""
    count, at = 0, PREAMBLE_SIZE
    while at + OVERHEAD <= len(data) and count <= MAX_RECORDS:
        at += _CRC.unpack_from(data, at)[0] + OVERHEAD
        count += 1
    return count


def _end(data: bytes, at: int) -> End:
    rest = len(data) - at
    if not rest:
        return End.WHOLE
    # Every record is on disk before the next is written, so a crash can tear one frame only.
    # Any bytes of that frame may be missing or zero, and nothing follows it.
    length = int.from_bytes(data[at : at + 4], "little")
    if rest > MAX_FRAME or (1 <= length <= MAX_BODY and any(data[at + length + OVERHEAD :])):
        return End.DAMAGED
    later = range(at + 1, len(data) - OVERHEAD + 1)
    return End.DAMAGED if any(_body(data, q, data[q - _CHAIN : q]) is not None for q in later) else End.TORN
