"""A cache that never grows beyond a number of entries."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(dict[K, V]):
    """Values by key, each made when it is first asked for; all are dropped when there are too many."""

    def __init__(self, most: int, make: Callable[[K], V]) -> None:
        super().__init__()
        self._most, self._make = most, make

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        made = self[key] = self._make(key)
        return made
