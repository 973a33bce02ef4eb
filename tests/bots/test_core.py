"""The compiled core agrees with pure Python; a planted difference is found; other cores are refused."""

import errno
import os
import shutil
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from luna.bots import compiled, levels, longest_wait, oneply
from luna.bots.search import Tree, new_tree
from luna.games.luna.bot import core as native
from luna.games.luna.bot.evaluator import LunaEvaluator
from luna.games.luna.bot.value import learned
from tests import patience
from tests.bots import equality
from tests.bots.helpers import sensible
from tests.perft.tables import FOLDER, read

COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")

EDITION: Final = '__attribute__((visibility("default"))) const char *core_edition(void) { return EDITION; }\n'

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler here")


def made(folder: Path) -> Path:
    """The library of a copied folder, with the edition of its `sources`."""
    return compiled.build([str(COMPILER)], folder, compiled.file_name())


def unoptimised() -> list[str]:
    """The flags of the compiler for a core that plays a few games: it compiles in half the time."""
    return [flag for flag in compiled._FLAGS if not flag.startswith("-O")]


def of_others(folder: Path) -> Path:
    """A library of another edition."""
    right = (folder / "sources").read_text("utf-8")
    (folder / "sources").write_text("bots/compiled.py", "utf-8")
    out = made(folder)
    (folder / "sources").write_text(right, "utf-8")
    return out


def copied(folder: Path) -> Path:
    """A copy of the C files in a separate folder."""
    place = folder / "games" / "luna" / "bot" / "core"
    shutil.copytree(native.FOLDER, place, ignore=shutil.ignore_patterns("core.*-*", "__pycache__"))
    (folder / "bots").mkdir()
    shutil.copy(Path(compiled.__file__).parent / "tree.h", folder / "bots")
    return place


def empty(folder: Path) -> Path:
    """A copy whose core only reports its edition: building and opening need no rules."""
    place = copied(folder)
    (place / "core.c").write_text("const char *core_edition(void);\n" + EDITION, "utf-8")
    return place


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = copied(tmp_path_factory.mktemp("core"))
    made(place)
    return place


@pytest.fixture
def opened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The core is built from these sources and open."""
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    monkeypatch.setattr(native, "FOLDER", folder)
    native.opened.cache_clear()
    yield folder
    native.opened.cache_clear()


@pytest.mark.slow
@pytest.mark.usefixtures("opened")
def test_rules_values_candidates_and_endings_are_equal() -> None:
    assert equality.first_difference(Random(4), 3000, 30, 0, 0) == ""


@pytest.mark.slow
@pytest.mark.usefixtures("opened")
def test_trees_are_equal_to_the_last_bit() -> None:
    assert equality.first_difference(Random(5), 400, 400, 5, 120) == ""


@pytest.mark.usefixtures("opened")
def test_the_leaves_are_as_many_as_in_the_tables() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        table = read(path)
        row = table.row()
        said = {depth: equality.pair(row, {}).core.perft(row, depth) for depth in table.leaves}
        assert said == table.leaves, table.name


@pytest.mark.usefixtures("opened")
def test_a_level_plays_the_same_turn_with_the_core_and_without() -> None:
    with_core, without = LunaEvaluator(learned(2)), equality.Pure(learned(2))
    row = next(row for row in sensible(2, 4) if row[5] == 3)
    assert with_core.core and not isinstance(new_tree(with_core, row, oneply.ranked(with_core, row)), Tree)
    assert list(levels.analyse(with_core, row, 4)) == list(levels.analyse(without, row, 4))


@pytest.mark.slow
@pytest.mark.parametrize(
    "right, wrong",
    [
        ("count <= least(tired, 2)", "count <= least(tired, 3)"),
        ("there ? top + 1 : after << 3", "there ? top : after << 3"),
        ("int steps = 1; steps < 8", "int steps = 2; steps < 8"),
        ("heretics + 1 : 0", "heretics : 0"),
        ("* w[W_book_soon]", "* w[W_book_use]"),
        ("1 + child->visits)", "child->visits)"),
        ("[K_BUILD] = 1, [K_APPOINT] = 2", "[K_BUILD] = 2, [K_APPOINT] = 1"),
    ],
)
def test_a_planted_difference_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, right: str, wrong: str) -> None:
    place = copied(tmp_path)
    texts = {path: path.read_text("utf-8") for path in (*place.glob("*.[ch]"), tmp_path / "bots" / "tree.h")}
    (path,) = [path for path, text in texts.items() if right in text]
    path.write_text(texts[path].replace(right, wrong), "utf-8")
    monkeypatch.setattr(compiled, "_FLAGS", unoptimised())
    made(place)
    monkeypatch.delenv(compiled.SWITCH)
    monkeypatch.setattr(native, "FOLDER", place)
    native.opened.cache_clear()
    try:
        assert equality.first_difference(Random(6), 3000, 30, 2, 60) != ""
    finally:
        native.opened.cache_clear()


def test_a_core_of_other_sources_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.SWITCH, raising=False)
    place = empty(tmp_path)
    out = of_others(place)
    with pytest.raises(compiled.NoCore, match="another version"):
        compiled.library(place)
    (tmp_path / out.name).write_bytes(b"no library")
    with pytest.raises(compiled.NoCore, match="cannot be used"):
        compiled.library(tmp_path)
    out.unlink()
    with pytest.raises(compiled.NoCore, match="there is no core"):
        compiled.library(place)


def test_luna_core_off_disables_the_core(opened: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LunaEvaluator(learned(3)).speed == "compiled core"
    monkeypatch.setenv(compiled.SWITCH, "off")
    native.opened.cache_clear()
    player = LunaEvaluator(learned(3))
    assert player.core is None
    assert player.speed == "pure Python (LUNA_CORE is off)"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's folder without a library, in a program that starts with `main.py`."""
    place = empty(tmp_path)
    (tmp_path / "main.py").touch()
    monkeypatch.delenv(compiled.SWITCH)
    monkeypatch.setattr(compiled, "PROGRAM", str(tmp_path))
    monkeypatch.setattr(compiled, "folders", lambda: [place])
    monkeypatch.setattr(compiled, "_WAIT", patience.seconds(60))
    return place


def prepare(place: Path) -> None:
    """Prepare like a worker, and wait like its first question."""
    compiled.prepare()
    compiled.wait(place)


def test_a_game_waits_only_for_its_own_core(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other, ended, build = tmp_path / "other", threading.Event(), compiled.build
    shutil.copytree(place, other)
    monkeypatch.setattr(compiled, "folders", lambda: [other, place])
    monkeypatch.setattr(compiled, "build", lambda *said: ended.wait() if said[1] == other else build(*said))
    compiled.prepare()
    assert compiled.library(place), "the compiler still hangs at the other one"
    ended.set()


def test_a_worker_builds_the_core_that_is_missing_and_the_one_of_other_sources(place: Path) -> None:
    prepare(place)
    first = (place / compiled.file_name()).stat().st_mtime_ns
    assert compiled.library(place)
    prepare(place)
    assert (place / compiled.file_name()).stat().st_mtime_ns == first
    of_others(place)
    prepare(place)
    assert compiled.edition(place).encode() in (place / compiled.file_name()).read_bytes()
    assert not list(place.glob("new-*"))


@pytest.mark.parametrize("hindrance", ["no compiler", "a compiler that fails", "installed", "switched off"])
def test_no_core_is_built(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hindrance: str) -> None:
    if hindrance == "no compiler":
        monkeypatch.setenv("CC", str(tmp_path / "none"))
    elif hindrance == "a compiler that fails":
        (place / "core.c").write_text("#error", "utf-8")
    elif hindrance == "installed":
        (tmp_path / "main.py").unlink()
    else:
        monkeypatch.setenv(compiled.SWITCH, "off")
    prepare(place)
    assert not list(place.glob("*core.*-*"))


def test_a_compiler_that_hangs_holds_up_no_question(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()
    monkeypatch.setattr(compiled, "_WAIT", 0.01)
    monkeypatch.setattr(compiled, "build", lambda *_: ended.wait())
    prepare(place)
    assert not list(place.glob("*core.*-*"))
    ended.set()


def test_a_full_disk_leaves_nothing_behind(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, tried = set(place.iterdir()), list[int]()

    def full(*_: object) -> int:
        tried.append(len(set(place.iterdir()) - before))
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    prepare(place)
    assert tried == [1] and set(place.iterdir()) == before


def test_line_endings_do_not_change_an_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "_PACKAGE", tmp_path)
    (tmp_path / "sources").write_text("one.c", "utf-8")
    (tmp_path / "one.c").write_bytes(b"a\nb\n")
    unix = compiled.edition(tmp_path)
    (tmp_path / "one.c").write_bytes(b"a\r\nb\r\n")
    assert compiled.edition(tmp_path) == unix
    (tmp_path / "one.c").write_bytes(b"a\nc\n")
    assert compiled.edition(tmp_path) != unix


@pytest.mark.parametrize("folder", compiled.folders(), ids=lambda folder: folder.parents[1].name)
def test_every_c_file_counts(folder: Path) -> None:
    """With a file missing from the list, an outdated core could play."""
    named = (folder / "sources").read_text("utf-8").split()
    package = folder.parents[3]
    shared = {
        f"bots/{path.name}"
        for path in (package / "bots").glob("*.h")
        if path.name in (folder / "core.c").read_text("utf-8")
    }
    here = {path.relative_to(package).as_posix() for path in folder.glob("*.[ch]")}
    assert here | shared <= set(named) and len(set(named)) == len(named)


def test_a_core_is_expected_where_it_is_or_where_it_can_be_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.SWITCH)
    monkeypatch.setattr(compiled, "compiler", lambda: ["cc"])
    assert compiled.expected("luna")
    monkeypatch.setattr(compiled, "compiler", lambda: None)
    monkeypatch.setattr(compiled, "file_name", lambda: "core.other")
    assert not compiled.expected("luna") and longest_wait("luna", 11) > longest_wait("luna", 9) == 0
    monkeypatch.setattr(compiled, "compiler", lambda: ["cc"])
    monkeypatch.setenv(compiled.SWITCH, "off")
    assert not compiled.expected("luna")


@pytest.mark.parametrize("machine", ["amd64", "arm64"])
def test_the_core_matches_the_python_and_not_the_machine(monkeypatch: pytest.MonkeyPatch, machine: str) -> None:
    """Windows on ARM runs a Python for AMD64, too, and says ARM64 when it is asked for the machine."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("platform.machine", lambda: "ARM64")
    monkeypatch.setattr("sysconfig.get_platform", lambda: f"win-{machine}")
    assert compiled.file_name() == f"core.win32-{machine}.dll"


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_neither_a_stub_nor_a_program_of_the_current_folder_is_the_compiler(
    monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.delenv("CC", raising=False)
    assert compiled.compiler() is None
    monkeypatch.setenv("CC", "ccache gcc")
    assert compiled.compiler() == ["ccache", "gcc"]
    monkeypatch.setenv("CC", "'gcc")
    assert compiled.compiler() is None
