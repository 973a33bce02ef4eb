"""Lazy things: functions that are imported when they are called, and values by key."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def later(module: str, name: str) -> Callable[..., Any]:
    """A function or class of a module that is imported when it is first called."""

    def call(*arguments: Any, **named: Any) -> Any:
        return getattr(import_module(module), name)(*arguments, **named)

    return call


class BoundedCache(dict[K, V]):
    """Values by key, each computed at first use; all are dropped when there are too many."""

    def __init__(self, most: int, make: Callable[[K], V]) -> None:
        super().__init__()
        self._most, self._make = most, make

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        made = self[key] = self._make(key)
        return made
