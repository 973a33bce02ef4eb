"""Framing: a little-endian length of four bytes, then that many bytes of a message."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from luna.log.encoding import Malformed
from luna.net.shapes import PAGE

SMALL: Final = 1 << 10  # bytes of a frame before the sender has a seat
LARGE: Final = 16 << 10  # and after
HUGE: Final = PAGE + (8 << 10)  # of a frame from the relay
_HEAD: Final = struct.Struct("<I")


def framed(body: bytes) -> bytes:
    """Put a message into a frame."""
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
