"""Make a folder with a program that needs no Python: python .ci/freeze.py FOLDER, and try whether it works.

It wants a Python that has the packages of requirements.txt and PyInstaller (6.22 was used), on the system that the
program is for.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def build(folder: Path, work: str) -> Path:
    """The program. A folder starts in a fraction of the time of a single file, which is unpacked at every start."""
    found = ["--collect-all=pygame_gui"]
    modules = [f"--collect-submodules={package}" for package in ("luna", "zeroconf")]  # imported when they are wanted
    assets = f"--add-data={ROOT / 'assets'}{os.pathsep}assets"
    places = [f"--distpath={folder}", f"--workpath={work}", f"--specpath={work}", f"--paths={ROOT}"]
    options = ["--noconfirm", "--onedir", "--name=Luna", "--log-level=ERROR", *found, *modules, assets, *places]
    subprocess.run([sys.executable, "-m", "PyInstaller", *options, ROOT / "main.py"], check=True)
    return folder / "Luna" / ("Luna.exe" if sys.platform == "win32" else "Luna")


def attempt(program: Path, home: str) -> None:
    """It starts, and so do the processes of the computer players."""
    environment = {**os.environ, "LUNA_HOME": home}
    for command in (["version"], ["match", "level-3", "level-1", "--games", "4", "--processes", "2"]):
        subprocess.run([program, *command], check=True, env=environment)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python .ci/freeze.py FOLDER")
    with tempfile.TemporaryDirectory() as work:
        made = build(Path(sys.argv[1]).resolve(), work)
        attempt(made, work)
    print(made)
