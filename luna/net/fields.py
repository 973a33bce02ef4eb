"""The parts of messages: frames, and fields with their ranges and lengths. The bounds hold for all relays."""

import struct
from collections.abc import Iterable, Iterator
from typing import Annotated, Final

from msgspec import Meta

from luna.log.encoding import Malformed
from luna.log.frames import MAX_BODY, MAX_RECORDS
from luna.log.records import KINDS, MAX_SEATS
from luna.net.identity import KEY, NONCE, SIGNATURE, TOKEN

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without I, O, 0 and 1, which look alike
CODE_LENGTH: Final = 6
MOST_REST: Final = 60  # seconds between two heartbeats
QUICK: Final = 5
"""Seconds between two heartbeats while an answer is due."""
PEOPLE: Final = 64  # reported to the host; those who wait for admission come first
LOCATOR: Final = 2  # public letters of a code, which lead to the room
CARD: Final = 512  # bytes of a member's card
MAX_SUBMIT: Final = 2 << 10  # bytes of a record's body
PAGE: Final = 64 << 10  # bytes of records in one page
LARGE: Final = 16 << 10  # bytes of a frame from a sender with a seat
GIVEN: Final = LARGE - (1 << 10)  # bytes of records in it
MOST_GIVEN: Final = 256  # records in one frame
_CHAIN: Final = 8
_ID: Final = 16
_NUMBER: Final = (1 << 53) - 1
Number = Annotated[int, Meta(ge=0, le=_NUMBER)]
Seq = Annotated[int, Meta(ge=0, le=MAX_RECORDS)]
Base = Annotated[int, Meta(ge=-1, le=MAX_RECORDS)]  # the last record that an author knows, -1 for any
Kind = Annotated[int, Meta(ge=min(KINDS), le=max(KINDS))]
Body = Annotated[bytes, Meta(min_length=1, max_length=MAX_SUBMIT)]
SeatNumber = Annotated[int, Meta(ge=0, le=MAX_SEATS - 1)]
Word = Annotated[str, Meta(max_length=40)]
Fact = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=CODE_LENGTH)]
Id = Annotated[bytes, Meta(min_length=_ID, max_length=_ID)]
Token = Annotated[bytes, Meta(max_length=TOKEN)]  # b"" = none
Key = Annotated[bytes, Meta(min_length=KEY, max_length=KEY)]
Signature = Annotated[bytes, Meta(min_length=SIGNATURE, max_length=SIGNATURE)]
Nonce = Annotated[bytes, Meta(min_length=NONCE, max_length=NONCE)]
Share = Annotated[bytes, Meta(min_length=33, max_length=33)]
Confirmed = Annotated[bytes, Meta(min_length=16, max_length=16)]
Locator = Annotated[str, Meta(max_length=LOCATOR)]
Chain = Annotated[bytes, Meta(min_length=_CHAIN, max_length=_CHAIN)]
CardBytes = Annotated[bytes, Meta(max_length=CARD)]
RecordBytes = Annotated[bytes, Meta(min_length=1, max_length=MAX_BODY)]
Records = Annotated[tuple[RecordBytes, ...], Meta(max_length=MOST_GIVEN)]
Members = Annotated[tuple[tuple[Number, CardBytes], ...], Meta(max_length=256)]  # the host has number 1
Seats = Annotated[tuple[SeatNumber, ...], Meta(max_length=MAX_SEATS)]
Looking = Annotated[int, Meta(ge=0, le=2)]
People = Annotated[tuple[tuple[Number, Seats, CardBytes, bool], ...], Meta(max_length=PEOPLE)]


def portions(records: Iterable[bytes], most: int = GIVEN) -> Iterator[tuple[bytes, ...]]:
    """Records in portions of about `most` bytes, at least one record each, that fit into one frame."""
    part: list[bytes] = []
    size = 0
    for data in records:
        if part and (size + len(data) > most or len(part) == MOST_GIVEN):
            yield tuple(part)
            part, size = [], 0
        part.append(data)
        size += len(data) + 3
    if part:
        yield tuple(part)


SMALL: Final = 1 << 10  # bytes of a frame before the sender has a seat
HUGE: Final = PAGE + (8 << 10)  # of a frame from the relay
_HEAD: Final = struct.Struct("<I")


def framed(body: bytes) -> bytes:
    """Put a message into a frame: u32 length (little-endian), then that many bytes."""
    return _HEAD.pack(len(body)) + body


class Frames:
    """Cuts a byte stream into frames. `most` bounds a frame and grows with the sender's rights."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._rest = b""  # a frame that is not whole yet

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The bodies that are complete now. `Malformed` for an illegal length."""
        data = self._rest + data
        at = 0
        while len(data) - at >= _HEAD.size:
            (length,) = _HEAD.unpack_from(data, at)
            if not 1 <= length <= self.most:
                raise Malformed("a message is too long")
            end = at + _HEAD.size + length
            if len(data) < end:
                break
            yield data[at + _HEAD.size : end]
            at = end
        self._rest = data[at:]
