"""Pack the program that needs no Python in the forms that people install: python .ci/package.py FOLDER

Runs after `.ci/freeze.py FOLDER`, on the same system, and tries each package. Linux: an AppImage, when the environment
variable APPIMAGE_RUNTIME names the runtime file of AppImage's type 2, and the files that a Flatpak or a distribution
installs. Windows: an installer, when Inno Setup is there. macOS: a disk image. Beside them lies `SHA256SUMS`.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from freeze import attempt, megabytes

ROOT = Path(__file__).resolve().parents[1]
FORMS = ROOT / ".ci" / "packages"
NAME = "io.github.luna_boardgame.Luna"
_APPRUN = """#!/bin/sh
# What a double-click starts: the program with its arguments, wherever the image is mounted.
exec "$APPDIR/usr/lib/luna/Luna" "$@"
"""


def version() -> str:
    """The version of the program, as `luna/__init__.py` says it."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "luna" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def tree(program: Path, root: Path) -> None:
    """The files of a Linux package below `root`: program, desktop entry, metainfo, file type and icons."""
    share = root / "usr" / "share"
    shutil.copytree(program, root / "usr" / "lib" / "luna", symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "luna").symlink_to("../lib/luna/Luna")
    for source, target in {
        FORMS / f"{NAME}.desktop": share / "applications" / f"{NAME}.desktop",
        FORMS / f"{NAME}.metainfo.xml": share / "metainfo" / f"{NAME}.metainfo.xml",
        FORMS / f"{NAME}.mime.xml": share / "mime" / "packages" / f"{NAME}.xml",
        program / "Luna.png": share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png",
        ROOT / "assets" / "shell" / "art" / "title" / "icon.svg": share / f"icons/hicolor/scalable/apps/{NAME}.svg",
    }.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def validate(root: Path) -> None:
    """Check the Linux files with the validators of freedesktop.org, those that are installed."""
    share = root / "usr" / "share"
    for command, words, file in (
        ("desktop-file-validate", (), share / "applications" / f"{NAME}.desktop"),
        ("appstreamcli", ("validate", "--no-net"), share / "metainfo" / f"{NAME}.metainfo.xml"),
    ):
        if shutil.which(command):
            subprocess.run([command, *words, file], check=True)


def appimage(program: Path, folder: Path) -> list[Path]:
    """One file that runs on any Linux with the C library of the build system or a newer one; none without a runtime."""
    with tempfile.TemporaryDirectory() as work:
        root = Path(work, "AppDir")
        tree(program, root)
        validate(root)
        (root / "AppRun").write_text(_APPRUN, encoding="ascii")
        (root / "AppRun").chmod(0o755)
        for file in ("usr/share/applications", "usr/share/icons/hicolor/256x256/apps"):
            (found,) = (root / file).iterdir()
            (root / found.name).symlink_to(f"{file}/{found.name}")
        (root / ".DirIcon").symlink_to(f"{NAME}.png")
        environ = {**os.environ, "APPDIR": str(root)}
        subprocess.run([root / "AppRun", "version"], check=True, env=environ, cwd=work)
        runtime = os.environ.get("APPIMAGE_RUNTIME")
        if runtime is None:
            print("No AppImage: APPIMAGE_RUNTIME names no runtime.")
            return []
        image = folder / f"luna-{version()}-{platform.machine()}.AppImage"
        squashed = Path(work, "squashed")
        subprocess.run(
            ["mksquashfs", root, squashed, "-root-owned", "-noappend", "-comp", "zstd", "-quiet"], check=True
        )
        image.write_bytes(Path(runtime).read_bytes() + squashed.read_bytes())
        image.chmod(0o755)
        subprocess.run([image, "--appimage-extract-and-run", "version"], check=True, cwd=work)
        return [image]


def installer(program: Path, folder: Path) -> list[Path]:
    """A setup program for Windows, installed silently and tried; none without Inno Setup."""
    compiler = shutil.which("iscc") or shutil.which("ISCC", path=r"C:\Program Files (x86)\Inno Setup 6")
    if compiler is None:
        print("No installer: Inno Setup is not there.")
        return []
    subprocess.run(
        [compiler, "/Q", f"/DVersion={version()}", f"/DFrozen={program}", f"/O{folder}", FORMS / "luna.iss"], check=True
    )
    setup = folder / f"luna-{version()}-windows-setup.exe"
    with tempfile.TemporaryDirectory() as place:
        installed = Path(place, "Luna")
        subprocess.run([setup, "/VERYSILENT", "/CURRENTUSER", "/NORESTART", f"/DIR={installed}"], check=True)
        attempt(installed)
        subprocess.run([installed / "unins000.exe", "/VERYSILENT", "/NORESTART"], check=True)
    return [setup]


def disk_image(program: Path, folder: Path) -> list[Path]:
    """A disk image for macOS with the application and a link to the applications, mounted and tried."""
    image = folder / f"luna-{version()}-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as work:
        shown = Path(work, "Luna")
        shown.mkdir()
        shutil.copytree(program, shown / program.name, symlinks=True)
        (shown / "Applications").symlink_to("/Applications")
        subprocess.run(
            ["hdiutil", "create", "-quiet", "-ov", "-format", "UDZO", "-volname", "Luna", "-srcfolder", shown, image],
            check=True,
        )
        mounted = Path(work, "mounted")
        subprocess.run(["hdiutil", "attach", "-quiet", "-nobrowse", "-mountpoint", mounted, image], check=True)
        try:
            attempt(mounted / program.name)
        finally:
            subprocess.run(["hdiutil", "detach", "-quiet", mounted], check=True)
    return [image]


def checksums(folder: Path) -> Path:
    """`SHA256SUMS` for all files of the folder, in the form that `sha256sum --check` reads."""
    files = sorted(file for file in folder.iterdir() if file.is_file() and file.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    sums = folder / "SHA256SUMS"
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say where the frozen program is: python .ci/package.py FOLDER")
    place = Path(sys.argv[1]).resolve()
    pack = {"darwin": disk_image, "win32": installer}.get(sys.platform, appimage)
    for package in pack(place / ("Luna.app" if sys.platform == "darwin" else "Luna"), place):
        print(f"{package}: {megabytes(package)}")
    print(checksums(place))
