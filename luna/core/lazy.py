"""Lazy things: imported names of a package (PEP 562) or of a function, and values by key."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeVar

K = TypeVar("K")
V = TypeVar("V")


def at_first_use(package: str, modules: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package: `modules` lists the names to take from each module (`.module` in the package)."""
    home = {name: module for module, names in modules.items() for name in names.split()}

    def find(name: str) -> Any:
        if name not in home:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(home[name], package), name)
        setattr(sys.modules[package], name, value)
        return value

    return find


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
