"""Make the source archive and the wheels, install and try those for this machine: python .ci/wheel.py FOLDER

It needs pip and the package index. The wheel is made from the archive, so that both are tried. It serves every
platform; for the common ones there is another with the compiled cores inside (see core.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path

from core import ROOT, TARGETS, for_platform

DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def build(folder: Path, work: Path) -> Path:
    """Archive and wheels in the folder; the path of the pure wheel."""
    builder = environment(work / "builder")
    pip(builder, "install", "hatchling", "wheel", "ziglang")
    sdist = "import hatchling.build, sys; print(hatchling.build.build_sdist(sys.argv[1]))"
    said = subprocess.run([builder, "-c", sdist, folder], cwd=ROOT, check=True, capture_output=True, text=True)
    with tarfile.open(folder / said.stdout.split()[-1]) as archive:
        archive.extractall(work / "source", filter="data")
    (source,) = (work / "source").iterdir()
    pip(builder, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source))
    pure = max(folder.glob("luna-*-any.whl"), key=lambda path: path.stat().st_mtime)
    for number, tag in enumerate(TARGETS):
        with_cores(builder, pure, tag, work / f"unpacked-{number}")
    return pure


def with_cores(builder: Path, pure: Path, tag: str, work: Path) -> None:
    """A wheel for one platform beside the pure one: the same, and its compiled cores."""
    wheel = [builder, "-m", "wheel"]
    subprocess.run([*wheel, "unpack", "--dest", work, pure], check=True, stdout=subprocess.DEVNULL)
    (content,) = work.iterdir()
    for core in for_platform(tag, str(builder)):
        shutil.copy(core, content / core.relative_to(ROOT))
    (about,) = content.glob("*.dist-info/WHEEL")
    text = about.read_text("utf-8").replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    about.write_text(text.replace("Tag: py3-none-any", f"Tag: py3-none-{tag}"), "utf-8")
    subprocess.run([*wheel, "pack", "--dest-dir", pure.parent, content], check=True, stdout=subprocess.DEVNULL)


def attempt(wheel: Path, work: Path) -> None:
    """Install the wheel with its dependencies, open the window, play, and leave nothing after the uninstall."""
    work.mkdir()
    python = environment(work / "fresh")
    pip(python, "install", str(wheel))
    command = python.parent / ("luna-cli.exe" if sys.platform == "win32" else "luna-cli")
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUNA_"))}
    home = {"LUNA_HOME": str(work / "home")}
    for words in (["version"], ["check"]):
        subprocess.run([command, *words], check=True, env={**environ, **DUMMY, **home}, cwd=work)
    pip(python, "uninstall", "--yes", "luna")
    assert not list((work / "fresh").rglob("luna*")), "the program left something in the environment"


def environment(folder: Path) -> Path:
    """A new environment; returns its Python."""
    venv.create(folder, with_pip=True)
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def pip(python: Path, *words: str) -> None:
    subprocess.run([python, "-m", "pip", "--quiet", "--disable-pip-version-check", *words], check=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python .ci/wheel.py FOLDER")
    made = Path(sys.argv[1]).resolve()
    made.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        pure = build(made, Path(place))
        here, chooser = Path(place) / "here", environment(Path(place) / "chooser")
        pip(chooser, "download", "--no-deps", "--no-index", f"--find-links={made}", f"--dest={here}", "luna")
        (found,) = here.iterdir()  # the wheel that pip takes on this machine
        for wheel in {pure, made / found.name}:
            attempt(wheel, Path(place) / wheel.stem)
    print(*sorted(made.glob("luna-*")), sep="\n")
