"""An LRU cache of painted surfaces, limited by the number of pixels."""

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


class PaintCache(Generic[_Made]):
    """Surfaces by key. They are shared: blit them, never change them. All methods are thread-safe."""

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
