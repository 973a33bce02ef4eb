"""The compiled core of a game, optional: the same turns, many times faster. See docs/native.md.

A core is a C library in the folder `core` of a game, made by `.ci/core.py`. It is read with `ctypes`, so that one file
serves every Python of a platform. Its edition is a digest of the sources that it repeats: a core of other sources is
refused, and the pure Python plays on.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable
from ctypes import PyDLL, c_char_p
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

from luna.core.game import Position, Turn

SWITCH: Final = "LUNA_CORE"
"""The environment variable of developers: `off` plays without cores."""
_ENDING: Final = {"win32": ".dll", "darwin": ".dylib"}


class Grown(Protocol):
    """A search tree, see `bots.search.Tree`."""

    def visit(self) -> None:
        """Run one simulation."""

    def best(self) -> list[tuple[int, float, Turn]]:
        """Visits, mean utility and turn of the root's children, most visited first."""


class Core(Protocol):
    """What a core offers to the search; its answers are equal to those of the pure Python."""

    def ranked(self, position: Position) -> list[tuple[int, Turn]]:
        """See `bots.oneply.ranked`."""

    def tree(self, position: Position, turns: list[tuple[int, Turn]]) -> Grown:
        """See `bots.search.Tree`."""


def file_name() -> str:
    """The name of the library for this machine."""
    return f"core.{sys.platform}-{platform.machine().lower()}{_ENDING.get(sys.platform, '.so')}"


def edition(sources: Iterable[Path]) -> str:
    """The digest of sources, whatever their line endings; `OSError` when one is missing."""
    digest = blake2b(digest_size=8)
    for source in sources:
        digest.update(source.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def library(folder: Path, sources: Iterable[Path]) -> PyDLL | None:
    """The library of a game's folder; None when there is none for this machine or for these sources.

    A call keeps the interpreter's lock: a core has caches, and no two threads enter it. A frozen program has no
    sources; its core was compared when it was packed.
    """
    place = folder / file_name()
    if os.environ.get(SWITCH) == "off" or not place.is_file():
        return None
    try:
        found = PyDLL(str(place))
        found.core_edition.restype = c_char_p
        known = getattr(sys, "frozen", False) or found.core_edition().decode() == edition(sources)
    except (OSError, AttributeError):
        return None
    return found if known else None
