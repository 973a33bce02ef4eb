"""The installers: the runtime of the AppImage, and the setup program for Windows, with small stand-ins."""

import importlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest

from luna import __version__

ROOT = Path(__file__).resolve().parents[1]
LIBRARY = Path("/usr/include/squashfuse/squashfuse.h")
PROGRAM = '#!/bin/sh\necho "$APPDIR|$APPIMAGE|$OWD|$*"\n'


@pytest.fixture(scope="module")
def package() -> Iterator[ModuleType]:
    """`.ci/package.py` as a module."""
    before = sys.path[:]
    sys.path.insert(0, str(ROOT / ".ci"))
    yield importlib.import_module("package")
    sys.path[:] = before


def image_of(package: ModuleType, root: Path, work: Path, key: str) -> Path:
    """An AppImage of a folder."""
    subprocess.run(["mksquashfs", root, work / key, "-noappend", "-comp", "zstd", "-quiet"], check=True)
    start = package.runtime(work, key)
    image = work / f"a test ü {key}.AppImage"
    image.write_bytes(start[:8] + b"AI\x02" + start[11:] + (work / key).read_bytes())
    image.chmod(0o755)
    return image


def run(image: Path, environ: Mapping[str, str], *words: str) -> list[str]:
    said = subprocess.run([image, *words], env=environ, cwd=image.parent, capture_output=True, text=True, check=True)
    return said.stdout.rstrip("\n").split("|")


@pytest.mark.skipif(
    not (LIBRARY.is_file() and shutil.which("mksquashfs") and shutil.which("gcc")),
    reason="the AppImage needs gcc, squashfs-tools, libsquashfuse-dev and libzstd-dev",
)
def test_an_appimage_unpacks_itself_once_and_mends_what_is_missing(package: ModuleType, tmp_path: Path) -> None:
    root, home = tmp_path / "root", tmp_path / "a home ü"
    (root / "usr" / "ü").mkdir(parents=True)
    (root / "usr" / "start").write_text(PROGRAM, encoding="ascii")
    (root / "usr" / "start").chmod(0o755)
    (root / "AppRun").symlink_to("usr/start")
    content = os.urandom(300_000)
    (root / "usr" / "ü" / "data").write_bytes(content)
    image = image_of(package, root, tmp_path, "1")
    environ = {"HOME": str(home), "PATH": os.environ["PATH"]}
    home.mkdir()
    assert image.read_bytes()[8:11] == b"AI\x02"
    offset = int(run(image, environ, "--appimage-offset")[0])
    assert image.read_bytes()[offset : offset + 4] == b"hsqs"
    place, itself, where, words = run(image, environ, "--appimage-extract-and-run", "play", "a b")
    assert (itself, where, words) == (str(image), str(tmp_path), "play a b")
    kept = Path(place, "usr", "ü", "data")
    assert kept.is_relative_to(home / ".cache") and kept.read_bytes() == content

    began = kept.stat().st_ino
    run(image, environ)
    assert kept.stat().st_ino == began  # nothing is written twice
    kept.write_bytes(content[:1000])  # after a full disk or a power cut
    Path(place, "AppRun").unlink()
    assert run(image, environ)[0] == place and kept.read_bytes() == content

    newer = image_of(package, root, tmp_path, "2")
    folder = os.open(place, os.O_RDONLY)
    fcntl = importlib.import_module("fcntl")  # which Windows has not
    fcntl.flock(folder, fcntl.LOCK_SH)  # like the playing program
    run(newer, environ)
    assert kept.is_file()  # an update while a game is open
    os.close(folder)
    assert run(newer, environ)[0] != place and not Path(place).exists()

    (home / ".cache" / "blocked").touch()  # no home, no cache: another folder is used
    nowhere = {"PATH": environ["PATH"], "XDG_CACHE_HOME": str(home / ".cache" / "blocked"), "TMPDIR": str(tmp_path)}
    assert Path(run(newer, nowhere)[0]).is_relative_to(tmp_path)
    subprocess.run([image, "--appimage-extract"], cwd=home, check=True)
    assert (home / "squashfs-root" / "usr" / "ü" / "data").read_bytes() == content


@pytest.mark.skipif(shutil.which("makensis") is None, reason="the setup program needs NSIS")
def test_the_setup_program_is_made_and_says_its_version(package: ModuleType, tmp_path: Path) -> None:
    """Installing needs Windows; the release does it there."""
    folder = tmp_path / "Luna"
    (folder / "_internal").mkdir(parents=True)
    (folder / "Luna.exe").write_bytes(b"MZ")
    made = package.setup(folder, tmp_path).read_bytes()
    name, value = (re.escape(word.encode("utf-16le")) for word in ("ProductVersion", f"{__version__}\0"))
    said = name + b"(?:\0\0)+" + value
    assert made[:2] == b"MZ" and len(re.findall(said, made)) == 4  # in four languages
