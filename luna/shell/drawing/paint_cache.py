"""The cache of what was painted: least recently used goes first when all has too many pixels together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, Protocol, TypeVar


class Sized(Protocol):
    """A surface, or what has one."""

    @property
    def width(self) -> int:
        """The width in pixels."""

    @property
    def height(self) -> int:
        """The height in pixels."""


_Made = TypeVar("_Made", bound=Sized)


class Kept(Generic[_Made]):
    """Pictures by what they were made for. They are shared: blit them, do not change them. Any thread may ask."""

    def __init__(self, pixels: int) -> None:
        """`pixels`: of all of them together, four bytes each; the newest is kept however large it is."""
        self._most, self._pixels = pixels, 0
        self._made: OrderedDict[Hashable, _Made] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], _Made]) -> _Made:
        """What is kept for the key, else made now; two threads may make the same at once."""
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
        """Forget all, and keep so many pixels from now on."""
        self._most = pixels
        self.clear()

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._made.clear()
            self._pixels = 0
