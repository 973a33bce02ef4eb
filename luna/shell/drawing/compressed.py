"""What large pictures cost in memory: those not needed for the moment lie compressed, those gone are given back."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import zlib
from threading import Thread
from typing import Final

import pygame

_THRESHOLD: Final = -3  # M_MMAP_THRESHOLD of malloc.h
_LARGE: Final = 1 << 20  # bytes


def give_back() -> None:
    """Let the C library return the memory of a large picture to the system as soon as the picture is gone.

    Left to itself, glibc takes the size of the largest one that went as a sign to keep all up to that size in its heap,
    where what is smaller soon lies between them.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library has no such thing, and needs none
            ctypes.CDLL(None).mallopt(_THRESHOLD, _LARGE)


class Packed:
    """A picture of 32 bits without alpha, compressed meanwhile: a painted sea takes a seventh of its room."""

    def __init__(self, picture: pygame.Surface) -> None:
        """Give it away: whoever has it still must not change it."""
        self._size = picture.get_size()
        self._picture: pygame.Surface | None = picture  # until it is compressed
        self._bytes = b""
        self._coming: tuple[Thread, list[bytes]] | None = None  # who unpacks it ahead, and what came out
        Thread(target=self._pack, args=(picture,), name="packing", daemon=True).start()

    def _pack(self, picture: pygame.Surface) -> None:
        self._bytes = zlib.compress(picture.get_buffer().raw, 1)
        self._picture = None

    @property
    def size(self) -> int:
        """The bytes it takes by now."""
        return len(self._bytes) if self._picture is None else 4 * self._size[0] * self._size[1]

    def foresee(self) -> None:
        """It will be wanted soon: other hands unpack it meanwhile."""
        if self._picture is None and self._coming is None:
            out = list[bytes]()
            thread = Thread(target=lambda: out.append(zlib.decompress(self._bytes)), name="unpacking", daemon=True)
            self._coming = thread, out
            thread.start()

    def picture(self) -> pygame.Surface:
        """The picture again, to be painted on: it lies here still."""
        picture = self._picture
        if picture is not None:
            return picture.copy()
        coming, self._coming = self._coming, None
        if coming is not None:
            coming[0].join()
        picture = pygame.Surface(self._size, 0, 32)
        picture.get_buffer().write(coming[1][0] if coming else zlib.decompress(self._bytes))
        return picture
