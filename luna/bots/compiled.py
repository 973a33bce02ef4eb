"""The compiled core of a game, optional: the same turns, many times faster. See docs/native.md.

A core is a C library in the folder `core` of a game. Wheels and frozen programs include it (`.ci/core.py`); beside
`main.py` the system's C compiler builds it on the first start (`prepare`). `ctypes` loads it, so one file serves every
Python of a platform. Its edition is a digest of the sources that it reimplements, which the folder's file `sources`
lists. A core of other sources is refused, and pure Python plays.
"""

import contextlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Mapping, Sequence
from ctypes import PyDLL, c_char_p
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

from luna.core.game import Position, Turn
from luna.log.files import write_whole
from luna.places import PROGRAM

SWITCH: Final = "LUNA_CORE"
"""The environment variable of developers: `off` plays without cores."""
_ENDING: Final = {"win32": ".dll", "darwin": ".dylib"}
_FLAGS: Final = ("-std=c11", "-O2", "-shared", "-fvisibility=hidden", "-ffp-contract=off", "-Wall", "-Wextra")
"""No contraction: a fused multiplication would round differently than Python."""
_PATIENCE: Final = 60  # seconds after which a compiler is given up; it takes two
_WAIT: Final = 4.0
"""Seconds that a game's first question waits for its core: a slower compiler serves the next start."""
_BUILDS: Final[dict[Path, threading.Thread]] = {}  # what is being built, by folder
_PACKAGE: Final = Path(__file__).parents[1]


class NoCore(Exception):
    """There is no core to be used; the message says why."""


class SearchTree(Protocol):
    """A search tree, see `bots.search.Tree`."""

    def visit(self) -> None:
        """Run one simulation."""

    def best(self) -> list[tuple[int, float, Turn]]:
        """Visits, mean utility and turn of the root's children, most visited first."""

    def line(self) -> tuple[Turn, ...]:
        """The most visited turns from the root on, up to a draw of chance."""


class Core(Protocol):
    """The interface of a compiled core to the search; its answers equal those of the pure Python."""

    def ranked(self, position: Position) -> list[tuple[int, Turn]]:
        """See `bots.oneply.ranked`."""

    def tree(self, position: Position, turns: list[tuple[int, Turn]]) -> SearchTree:
        """See `bots.search.Tree`."""


def file_name() -> str:
    """The name of the library for this Python, which Windows on ARM may run as an AMD64 one."""
    machine = sysconfig.get_platform().rpartition("-")[2] if sys.platform == "win32" else platform.machine().lower()
    return f"core.{sys.platform}-{machine}{_ENDING.get(sys.platform, '.so')}"


def folders() -> list[Path]:
    """The folders of all cores; no game is imported."""
    return sorted(source.parent for source in _PACKAGE.glob("games/*/bot/core/core.c"))


def edition(folder: Path) -> str:
    """The digest of a core's sources, whatever their line endings; `OSError` when one is missing."""
    digest = blake2b(digest_size=8)
    for name in (folder / "sources").read_text("utf-8").split():
        digest.update((_PACKAGE / name).read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def compiler() -> list[str] | None:
    """The command of the C compiler: `CC` of the environment, else `cc`, except on macOS (a stub) and Windows."""
    try:
        asked = shlex.split(os.environ.get("CC", ""))
    except ValueError:  # a quote is left open
        asked = []
    found = None if sys.platform in ("darwin", "win32") else shutil.which("cc")
    return asked or ([found] if found else None)


def build(command: Sequence[str], folder: Path, name: str, patience: int = _PATIENCE) -> Path:
    """Compile the core of a folder to a library of that name. Raises `OSError` or `SubprocessError` on failure."""
    with tempfile.TemporaryDirectory(prefix="luna-core-") as work:
        words = [*command, *_FLAGS, f'-DEDITION="{edition(folder)}"', str(folder / "core.c"), "-o", name]
        system = [] if name.endswith(".dll") else ["-fPIC", "-lm"]
        subprocess.run(
            [*words, *system], check=True, cwd=work, timeout=patience, stdin=subprocess.DEVNULL, capture_output=True
        )
        write_whole(folder / name, Path(work, name).read_bytes())  # a program that has the old one open keeps it
    return folder / name


def expected(game: str) -> bool:
    """Whether a game has a core for this machine, or gets one before its first question."""
    folder = _PACKAGE / "games" / game / "bot" / "core"
    made = (folder / file_name()).is_file() or (folder.is_dir() and _compiler_for_here() is not None)
    return made and os.environ.get(SWITCH) != "off"


def _compiler_for_here() -> list[str] | None:
    """The compiler, where the program's folder is the player's own."""
    return compiler() if Path(PROGRAM, "main.py").is_file() else None


def prepare() -> None:
    """Begin to build the cores that are missing or outdated, side by side, if there is a compiler for this folder."""
    command = _compiler_for_here()
    for folder in folders() if os.environ.get(SWITCH) != "off" and command else ():
        _BUILDS[folder] = threading.Thread(target=_renew, args=(command, folder), daemon=True)
        _BUILDS[folder].start()


def wait(folder: Path) -> None:
    """Wait a short time for the core of a folder while it is being built."""
    if folder in _BUILDS:
        _BUILDS[folder].join(_WAIT)


def _renew(command: Sequence[str], folder: Path) -> None:
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        place = folder / file_name()
        if not (place.is_file() and edition(folder).encode() in place.read_bytes()):
            build(command, folder, place.name)


def library(folder: Path) -> PyDLL:
    """The library of a game's folder; `NoCore` when there is none for this machine or for these sources.

    A call keeps the interpreter's lock: a core has caches, and no two threads enter it. A frozen program has no
    sources; its core was compared when it was packed.
    """
    place = folder / file_name()
    wait(folder)
    if os.environ.get(SWITCH) == "off":
        raise NoCore(f"{SWITCH} is off")
    if not place.is_file():
        raise NoCore(f"there is no {place.name}")
    try:
        found = PyDLL(str(place))
        found.core_edition.restype = c_char_p
        known = getattr(sys, "frozen", False) or found.core_edition().decode() == edition(folder)
    except (OSError, AttributeError) as error:
        raise NoCore(f"{place.name} cannot be used: {error}") from error
    if not known:
        raise NoCore(f"{place.name} is of another version")
    return found


def opened(folder: Path, functions: Mapping[str, tuple[Any, ...]]) -> PyDLL | NoCore:
    """The library with its functions, or the reason why there is none; `functions` gives result and argument types."""
    try:
        found = library(folder)
    except NoCore as why:
        return why
    declare(found, functions)
    return found


def declare(found: PyDLL, functions: Mapping[str, tuple[Any, ...]]) -> None:
    """Make functions of a library its attributes."""
    for name, (gives, *takes) in functions.items():
        function = found[f"core_{name}"]
        function.restype, function.argtypes = gives, takes
        setattr(found, name, function)


def speed(found: PyDLL | NoCore) -> str:
    """The name of the engine behind the answers, see `bots.evaluator.Evaluator.speed`."""
    return f"pure Python ({found})" if isinstance(found, NoCore) else "compiled core"
