"""The compiled core of a game, optional: the same turns, many times faster. See docs/native.md.

A core is a C library in the folder `core` of a game. Wheels and frozen programs bring it along (`.ci/core.py`); beside
`main.py` a C compiler of the system makes it on the first start (`prepare`). It is read with `ctypes`, so that one file
serves every Python of a platform. Its edition is a digest of the sources that it repeats: a core of other sources is
refused, and the pure Python plays on.
"""

from __future__ import annotations

import contextlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from ctypes import PyDLL, c_char_p
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

from luna.core import registry
from luna.core.game import Position, Turn
from luna.places import PROGRAM

SWITCH: Final = "LUNA_CORE"
"""The environment variable of developers: `off` plays without cores."""
_ENDING: Final = {"win32": ".dll", "darwin": ".dylib"}
_FLAGS: Final = ("-std=c11", "-O2", "-shared", "-fvisibility=hidden", "-ffp-contract=off", "-Wall", "-Wextra")
"""No contraction: a fused multiplication would round in another way than Python."""
_PATIENCE: Final = 60
"""Seconds after which a compiler is given up; it takes two."""


class NoCore(Exception):
    """There is no core to be used; the message says why."""


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


def build(compiler: Sequence[str], folder: Path, sources: Iterable[Path], name: str) -> Path:
    """Compile the core of a game's folder under a name. `OSError` or `SubprocessError` when it cannot be done."""
    new = folder / f"new-{os.getpid()}-{name}"
    words = [*compiler, *_FLAGS, f'-DEDITION="{edition(sources)}"', "core.c", "-o", new.name]
    system = [] if name.endswith(".dll") else ["-fPIC", "-lm"]
    try:
        subprocess.run(
            [*words, *system],
            check=True,
            cwd=folder,
            timeout=_PATIENCE,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        return new.replace(folder / name)  # a program that has the old one open keeps it
    finally:
        for left in folder.glob(f"{new.stem}.*"):
            left.unlink(missing_ok=True)


def prepare() -> None:
    """Build the cores that are missing or of other sources, where this folder is the player's own and has a compiler.

    A Mac's `cc` may be a stub that opens a window and offers to install one: there only `CC` counts.
    """
    found = os.environ.get("CC") or (shutil.which("cc") if sys.platform != "darwin" else None)
    if os.environ.get(SWITCH) == "off" or found is None or not Path(PROGRAM, "main.py").is_file():
        return
    for core in filter(None, map(registry.core, registry.names())):
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            place = core.FOLDER / file_name()
            if not (place.is_file() and edition(core.SOURCES).encode() in place.read_bytes()):
                build([found], core.FOLDER, core.SOURCES, place.name)


def library(folder: Path, sources: Iterable[Path]) -> PyDLL:
    """The library of a game's folder; `NoCore` when there is none for this machine or for these sources.

    A call keeps the interpreter's lock: a core has caches, and no two threads enter it. A frozen program has no
    sources; its core was compared when it was packed.
    """
    place = folder / file_name()
    if os.environ.get(SWITCH) == "off":
        raise NoCore(f"{SWITCH} is off")
    if not place.is_file():
        raise NoCore(f"there is no {place.name}")
    try:
        found = PyDLL(str(place))
        found.core_edition.restype = c_char_p
        known = getattr(sys, "frozen", False) or found.core_edition().decode() == edition(sources)
    except (OSError, AttributeError) as error:
        raise NoCore(f"{place.name} cannot be used: {error}") from error
    if not known:
        raise NoCore(f"{place.name} is of another version")
    return found
