"""Planting a bug into relay, session or fleet for the duration of a `with`. See `planted`."""

from collections.abc import Callable
from contextlib import ExitStack
from types import ModuleType
from typing import Any
from unittest.mock import patch

from luna.net.requests import HANDLERS

Wrong = Callable[..., Any]


class Bug:
    """One or more patches."""

    def __init__(self, *patches: Any) -> None:
        self._patches = patches

    def __enter__(self) -> None:
        self._planted = ExitStack()
        for one in self._patches:
            self._planted.enter_context(one)

    def __exit__(self, *reason: object) -> None:
        self._planted.close()


def bug(owner: Any, name: str, wrong: Any, *, create: bool = False) -> Bug:
    """Replace an attribute."""
    return Bug(patch.object(owner, name, wrong, create=create))


def wrapped(owner: Any, name: str) -> Callable[[Wrong], Bug]:
    """A decorator: the function replaces another one, which is its first argument."""

    def plant(wrong: Wrong) -> Bug:
        right = getattr(owner, name)
        return bug(owner, name, lambda *given, **more: wrong(right, *given, **more))

    return plant


def heard(kind: type) -> Callable[[Wrong], Bug]:
    """A decorator: the function replaces the relay's handler of a kind of messages."""
    return lambda wrong: Bug(patch.dict(HANDLERS, {kind: wrong}))


def names(module: ModuleType) -> dict[Bug, str]:
    """All bugs of a module."""
    return {found: name for name, found in vars(module).items() if isinstance(found, Bug)}
