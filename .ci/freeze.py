"""Make a folder with a program that needs no Python, and an archive of it: python .ci/freeze.py FOLDER; then try it.

It wants a Python that has the packages of requirements.txt and PyInstaller (6.22 was used), and a C compiler or
ziglang, on the system that the program is for: on Linux the oldest one that is wanted, because the program needs its C
library or a newer one. On macOS the program must be signed and notarised as well before others can open it without a
warning.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import core
from frozen import icons

ROOT = Path(__file__).resolve().parents[1]
FROZEN = ROOT / ".ci" / "frozen"
_LEGAL = re.compile(r"(licen[cs]e|copying|notice|authors)", re.I)


def build(folder: Path, made: Path) -> Path:
    """The folder with the program. It starts many times faster than a single file, which is unpacked at each start."""
    (made / "icon.ico").write_bytes(icons.ico())
    (made / "icon.icns").write_bytes(icons.icns())
    licences(made / "licences")
    subprocess.run([sys.executable, core.__file__], check=True)
    places = [f"--distpath={folder}", f"--workpath={made / 'work'}"]
    freezing = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR", *places, FROZEN / "luna.spec"]
    subprocess.run(freezing, check=True, env={**os.environ, "LUNA_FREEZE": str(made)})
    if sys.platform == "darwin":
        shutil.rmtree(folder / "Luna")  # the application has the same inside
        return folder / "Luna.app"
    program = folder / "Luna"
    shutil.copy(ROOT / "LICENSE", program / "LICENSE.txt")
    if sys.platform != "win32":
        (program / "Luna.png").write_bytes(icons.png(256))
        for library in program.rglob("*.so*"):  # many include debug symbols
            if not library.parent.name.endswith(".libs"):  # a wheel's libraries were moved by a tool that strip breaks
                subprocess.run(["strip", "--strip-unneeded", library], check=False)
    return program


def licences(folder: Path) -> None:
    """All licences inside: ours, Python's, those of the packages, and the ones that packages forgot to include."""
    shutil.copytree(FROZEN / "licences", folder)
    shutil.copy(ROOT / "LICENSE", folder / "Luna.txt")
    python = [Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt"]
    shutil.copy(next(path for path in python if path.is_file()), folder / "Python.txt")
    names = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.M)
    for name in (*names, "pyinstaller"):
        package = distribution(name)
        place = folder / f"{name}-{package.version}"
        place.mkdir()
        for number, text in enumerate(legal(package)):
            shutil.copy(text, place / f"{number or ''}{text.name}")


def legal(package: Distribution) -> list[Path]:
    """The licence files of a package; without any, its metadata."""
    files = [Path(str(package.locate_file(file))) for file in package.files or () if file.suffix not in (".py", ".pyc")]
    found = [file for file in files if _LEGAL.search(file.name) and file.is_file()]
    return found or [file for file in files if file.name == "METADATA"]


def command(program: Path) -> Path:
    """The command to start in the folder or application, with a console where that needs a separate program."""
    return program / {"win32": "luna-cli.exe", "darwin": "Contents/MacOS/Luna"}.get(sys.platform, "Luna")


def attempt(started: Path) -> None:
    """Start the program and run its `check`."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUNA_"))}
    with tempfile.TemporaryDirectory() as home:
        environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "LUNA_HOME": home, "LANG": "pt_BR.UTF-8"}
        for words in (["version"], ["check"]):
            subprocess.run([started, *words], check=True, env=environ, cwd=home)


def pack(program: Path) -> Path:
    """The archive to download; a zip for Windows, because Windows opens nothing else with a double-click."""
    said = subprocess.run(
        [sys.executable, "-m", "luna", "version"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    name = "-".join([*said.stdout.splitlines()[0].split(), platform.system(), platform.machine()]).lower()
    form = "zip" if sys.platform == "win32" else "xztar"
    return Path(shutil.make_archive(str(program.parent / name), form, program.parent, program.name))


def megabytes(path: Path) -> str:
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return f"{sum(file.stat().st_size for file in files) / 1e6:.0f} MB"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where to: python .ci/freeze.py FOLDER")
    with tempfile.TemporaryDirectory() as work:
        built = build(Path(sys.argv[1]).resolve(), Path(work))
    attempt(command(built))
    archive = pack(built)
    print(f"{built}: {megabytes(built)}\n{archive}: {megabytes(archive)}")
