"""The memory of pictures: a cache of painted surfaces, and pictures that are compressed while they are not shown."""

import contextlib
import ctypes
import sys
import zlib
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, Timer
from typing import Any, Final, Generic, TypeVar
from weakref import ref

import pygame

_THRESHOLD: Final = -3  # M_MMAP_THRESHOLD of malloc.h
_LARGE: Final = 1 << 20  # bytes
DELAY = 3.0  # seconds before new pictures are compressed
PACKING: Final = "packing"
"""The name of the threads that compress pictures."""
_POOL: Final = ThreadPoolExecutor(1, "unpacking")
_PACKING: Final = Lock()


def give_back() -> None:
    """Make the C library return the memory of a large picture to the system as soon as the picture is freed.

    By default glibc raises its threshold to the size of the largest block that was freed. It then keeps all smaller
    blocks in its heap, where they fragment.
    """
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # another C library has no `mallopt` and needs none
            ctypes.CDLL(None).mallopt(_THRESHOLD, _LARGE)


_Made = TypeVar("_Made", bound=Any)  # a surface, or an object with a width and a height


class PaintCache(Generic[_Made]):
    """An LRU cache of surfaces. They are shared: blit them, never change them. All methods are thread-safe."""

    def __init__(self, pixels: int) -> None:
        """`pixels` limits all surfaces together, at four bytes each. The newest one stays, however large it is."""
        self._most, self._pixels = pixels, 0
        self._made: OrderedDict[Hashable, _Made] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], _Made]) -> _Made:
        """The surface of this key, made now if it is missing. Two threads may make the same one at once."""
        with self._lock:
            found = self._made.get(key)
            if found is not None:
                self._made.move_to_end(key)
                return found
        made = make()
        with self._lock:
            before = self._made.pop(key, None)
            self._made[key] = made
            self._pixels += made.width * made.height - (0 if before is None else before.width * before.height)
            while self._pixels > self._most and len(self._made) > 1:
                _, gone = self._made.popitem(last=False)
                self._pixels -= gone.width * gone.height
        return made

    def begin(self, pixels: int) -> None:
        """Clear the cache and set its limit."""
        self._most = pixels
        self.clear()

    def clear(self) -> None:
        """Drop all surfaces."""
        with self._lock:
            self._made.clear()
            self._pixels = 0


class CompressedPicture:
    """A picture of 32 bits that is compressed while it is not shown: a sea shrinks to a seventh, an island to a tenth.

    Compression waits a moment, because at the start of a table both cores are busy. One thread compresses one picture
    at a time, for all that are made together, and skips those that are no longer referenced.
    """

    _waiting: Final = deque["ref[CompressedPicture]"]()

    def __init__(self, picture: pygame.Surface) -> None:
        """The caller gives the picture away and must not change it any more."""
        self._size, self._flags = picture.get_size(), picture.get_flags() & pygame.SRCALPHA
        self._picture: pygame.Surface | None = picture  # until it is compressed
        self._bytes = b""
        self._ahead: Future[bytes] | None = None
        self._waiting.append(ref(self))
        if len(self._waiting) == 1:  # else a thread already waits
            timer = Timer(DELAY, self._pack_all)
            timer.name, timer.daemon = PACKING, True
            timer.start()

    @classmethod
    def _pack_all(cls) -> None:
        with _PACKING:
            while cls._waiting:
                packed = cls._waiting.popleft()()
                if packed is not None and packed._picture is not None:
                    packed._bytes = zlib.compress(packed._picture.get_buffer().raw, 1)
                    packed._picture = None

    def foresee(self) -> None:
        """Prefetch: decompress in another thread, because the picture is needed soon."""
        if self._picture is None and self._ahead is None:
            self._ahead = _POOL.submit(zlib.decompress, self._bytes)

    def picture(self) -> pygame.Surface:
        """A copy of the picture that the caller may paint on."""
        picture = self._picture
        if picture is not None:
            return picture.copy()
        ahead, self._ahead = self._ahead, None
        picture = pygame.Surface(self._size, self._flags, 32)
        picture.get_buffer().write(ahead.result() if ahead else zlib.decompress(self._bytes))
        return picture
