"""The memory of large pictures: unused ones are compressed, and freed memory returns to the system at once."""

from __future__ import annotations

import contextlib
import ctypes
import sys
import zlib
from threading import Thread, Timer
from typing import Final

import pygame

_THRESHOLD: Final = -3  # M_MMAP_THRESHOLD of malloc.h
_LARGE: Final = 1 << 20  # bytes
DELAY: Final = 3.0  # seconds before a picture is compressed


def give_back() -> None:
    """Make the C library return the memory of a large picture to the system as soon as the picture is freed.

    By default glibc raises its threshold to the size of the largest block that was freed. It then keeps all smaller
    blocks in its heap, where they fragment.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library has no `mallopt` and needs none
            ctypes.CDLL(None).mallopt(_THRESHOLD, _LARGE)


class CompressedPicture:
    """A picture of 32 bits without alpha that is compressed while nobody needs it: a painted sea shrinks to a seventh.

    Compression waits a moment. At the start of a table both cores are busy with pictures that are needed now.
    """

    def __init__(self, picture: pygame.Surface) -> None:
        """The caller gives the picture away: a caller that still holds it must not change it."""
        self._size = picture.get_size()
        self._picture: pygame.Surface | None = picture  # until it is compressed
        self._bytes = b""
        self._unpacking: tuple[Thread, list[bytes]] | None = None  # the thread that works ahead, and its result
        timer = Timer(DELAY, self._pack, (picture,))
        timer.daemon = True
        timer.start()

    def _pack(self, picture: pygame.Surface) -> None:
        self._bytes = zlib.compress(picture.get_buffer().raw, 1)
        self._picture = None

    @property
    def size(self) -> int:
        """The bytes that it takes now."""
        return len(self._bytes) if self._picture is None else 4 * self._size[0] * self._size[1]

    def foresee(self) -> None:
        """Prefetch: decompress in another thread, because the picture is needed soon."""
        if self._picture is None and self._unpacking is None:
            out = list[bytes]()
            thread = Thread(target=lambda: out.append(zlib.decompress(self._bytes)), name="unpacking", daemon=True)
            self._unpacking = thread, out
            thread.start()

    def picture(self) -> pygame.Surface:
        """A copy of the picture that the caller may paint on."""
        picture = self._picture
        if picture is not None:
            return picture.copy()
        unpacking, self._unpacking = self._unpacking, None
        if unpacking is not None:
            unpacking[0].join()
        picture = pygame.Surface(self._size, 0, 32)
        picture.get_buffer().write(unpacking[1][0] if unpacking else zlib.decompress(self._bytes))
        return picture
