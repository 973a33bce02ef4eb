"""Make the source archive and the wheel, install the wheel into a fresh environment, try it: python .ci/wheel.py FOLDER

It wants pip with the package index in reach. The wheel is made from the archive, so that both are tried.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DUMMY = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


def build(folder: Path, work: Path) -> Path:
    """Archive and wheel in the folder; the wheel's path."""
    builder = environment(work / "builder")
    pip(builder, "install", "hatchling")
    sdist = "import hatchling.build, sys; print(hatchling.build.build_sdist(sys.argv[1]))"
    said = subprocess.run([builder, "-c", sdist, folder], cwd=ROOT, check=True, capture_output=True, text=True)
    with tarfile.open(folder / said.stdout.split()[-1]) as archive:
        archive.extractall(work / "source", filter="data")
    (source,) = (work / "source").iterdir()
    pip(builder, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source))
    return max(folder.glob("luna-*.whl"), key=lambda path: path.stat().st_mtime)


def attempt(wheel: Path, work: Path) -> None:
    """It is installed with what it needs, opens its window and plays, and leaves nothing when it is uninstalled."""
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
    """A new one; its Python."""
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
        found = build(made, Path(place))
        attempt(found, Path(place))
    print(found)
