"""Every test runs without a window, sound or the player's files. This is set before pygame is imported."""

import gc
import os
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

from tests.patience import seconds

QUICK: Final = (
    *("bots", "circle", "commands", "games", "golden", "learning", "log", "net", "oracle", "perft", "table", "text"),
)
"""Folders of tests without a window: with `-m quick` only these are looked at, but for what is marked `slow` there."""

WINDOWS: Final = (
    *("games/test_clients", "games/test_plug_ins", "games/pebbles/test_window", "games/pangea/test_ambient"),
    *("games/pangea/test_final", "games/pangea/test_sound"),
    *("games/pangea/test_lessons", "games/pangea/test_motion", "games/pangea/test_panels", "games/pangea/test_picture"),
    *("games/pangea/test_ways", "games/pangea/test_window"),
)
"""Files in them that open windows all the same: the boards of games beside their rules."""

LONG: Final = (
    *("bots/test_solo_plan", "bots/test_chance", "bots/test_endings", "bots/test_grounds", "bots/test_levels"),
    *("bots/test_match", "bots/test_proof", "bots/test_slips", "bots/test_tempers", "bots/test_worker"),
    *("games/luna/test_conservation", "games/luna/test_differential"),
    *("games/luna/test_previews", "games/pangea/test_differential", "net/test_simulator", "net/test_sockets"),
    *("net/test_attack", "net/test_follower", "net/test_lan", "net/test_programs", "net/test_tls"),
    *("circle/test_spread", "oracle/test_oracle", "perft/test_perft"),
)
"""Files in them that play whole games, search, or wait for real sockets: four seconds and more each."""

_HERE: Final = Path(__file__).parent

if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):  # every program started by a test would compile all of Luna again
    _compiled = tempfile.TemporaryDirectory(prefix="luna-compiled-")
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = _compiled.name
    sys.dont_write_bytecode = False
# A window frees megabytes that the next one needs again: given back to the system in between, they cost a quarter of
# the time of its tests. The library of C reads this when a process begins: those of xdist do after this line.
for _limit, _bytes in {"MMAP_THRESHOLD_": 1 << 25, "TRIM_THRESHOLD_": 1 << 30, "TOP_PAD_": 1 << 26}.items():
    os.environ.setdefault(f"MALLOC_{_limit}", str(_bytes))
os.environ.setdefault("MALLOC_ARENA_MAX", "1")
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["LUNA_WINDOW"] = "0"
os.environ["LUNA_CORE"] = "off"  # Python is what is tested, and no test leaves a library beside the sources
_home = tempfile.TemporaryDirectory(prefix="luna-tests-")
os.environ["LUNA_HOME"] = _home.name
# Nobody cuts the power of a test run (`tests/faults` has disks for that), and a busy disk may be the slowest part.
os.fsync = os.fstat  # type: ignore[assignment]
os.environ.setdefault("PYTEST_TIMEOUT", str(seconds(300)))  # a guard against hanging tests, not a measurement


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A quick run does not even import the other tests."""
    if config.option.markexpr != "quick" or collection_path == _HERE or not collection_path.is_relative_to(_HERE):
        return None
    return not _is_quick(collection_path) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the quick tests."""
    for item in items:
        if _is_quick(item.path) and not any(
            item.get_closest_marker(mark) for mark in ("slow", "sockets", "performance")
        ):
            item.add_marker(pytest.mark.quick)


def pytest_collection_finish() -> None:
    """Freeze everything that exists before the first test: the garbage collector then looks only at new objects."""
    if "luna.shell.drawing.art" in sys.modules:
        from tests import masters

        masters.share()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Generator[None]:
    """A window and its pictures form reference cycles: by itself, Python lets gigabytes of closed ones pile up."""
    yield
    if "tests.masters" in sys.modules:
        from tests import masters

        masters.sweep()


def _is_quick(path: Path) -> bool:
    """Whether a file or folder of tests belongs to a quick run."""
    if not path.is_relative_to(_HERE):
        return False
    place = path.relative_to(_HERE)
    return place.parts[0] in QUICK and place.with_suffix("").as_posix() not in WINDOWS + LONG
