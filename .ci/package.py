"""Pack the program that needs no Python in the forms that people install: python .ci/package.py FOLDER

Runs after `.ci/freeze.py FOLDER`, on the same system, and tries each package. Linux: an AppImage, for which it wants
gcc, squashfs-tools, libsquashfuse-dev and libzstd-dev. Windows: an installer, for which it wants NSIS. macOS: a disk
image. Beside them lies `SHA256SUMS`.
"""

from __future__ import annotations

import hashlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from freeze import attempt, command, megabytes
from frozen import icons

ROOT = Path(__file__).resolve().parents[1]
FORMS = ROOT / ".ci" / "packages"
NAME = "io.github.luna_boardgame.Luna"
_SQUASHED = (
    "-root-owned",
    "-noappend",
    "-no-xattrs",
    "-comp",
    "zstd",
    "-Xcompression-level",
    "22",
    "-b",
    "1M",
    "-quiet",
    "-no-progress",
)


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
    for tool, words, file in (
        ("desktop-file-validate", (), share / "applications" / f"{NAME}.desktop"),
        ("appstreamcli", ("validate", "--no-net"), share / "metainfo" / f"{NAME}.metainfo.xml"),
    ):
        if shutil.which(tool):
            subprocess.run([tool, *words, file], check=True)


def appimage(program: Path, folder: Path) -> list[Path]:
    """One file that runs on any Linux with the C library of the build system or a newer one, without FUSE."""
    image = folder / f"luna-{version()}-{platform.machine()}.AppImage"
    with tempfile.TemporaryDirectory() as work:
        root = Path(work, "AppDir")
        tree(program, root)
        validate(root)
        for link, target in {
            "AppRun": "usr/lib/luna/Luna",
            f"{NAME}.desktop": f"usr/share/applications/{NAME}.desktop",
            f"{NAME}.png": f"usr/share/icons/hicolor/256x256/apps/{NAME}.png",
            ".DirIcon": f"{NAME}.png",
        }.items():
            assert (root / target).exists()
            (root / link).symlink_to(target)
        squashed = Path(work, "squashed")
        subprocess.run(["mksquashfs", root, squashed, *_SQUASHED], check=True)
        content = squashed.read_bytes()
        starts = runtime(Path(work), f"{version()}-{hashlib.sha256(content).hexdigest()[:12]}")
        image.write_bytes(starts[:8] + b"AI\x02" + starts[11:] + content)
        image.chmod(0o755)
        said = subprocess.run([image, "--appimage-offset"], check=True, capture_output=True)
        assert int(said.stdout) == len(starts), "the file system does not begin where the runtime ends"
        attempt(image)
    return [image]


def runtime(work: Path, key: str) -> bytes:
    """The loader in front of the file system: see `appimage.c`. `key` names the edition."""
    made = work / "runtime"
    compiler = ["gcc", "-std=gnu11", "-O2", "-s", "-static", "-Wall", "-fno-builtin-uncompress", f'-DKEY="{key}"']
    subprocess.run([*compiler, FORMS / "appimage.c", "-o", made, "-lsquashfuse", "-lzstd"], check=True)
    return made.read_bytes()


def installer(program: Path, folder: Path) -> list[Path]:
    """A setup program for Windows, installed silently and tried."""
    made = setup(program, folder)
    with tempfile.TemporaryDirectory(prefix="Luna to try ") as place:
        installed = Path(place, "Luna")
        subprocess.run(f'"{made}" /S /D={installed}', check=True)  # one word, whatever characters it has
        attempt(command(installed))
        subprocess.run(f'"{installed}\\uninstall.exe" /S _?={installed}', check=True)  # waits, and quits by itself
        assert [left.name for left in installed.iterdir()] == ["uninstall.exe"]
    return [made]


def setup(program: Path, folder: Path, *more: str) -> Path:
    """The setup program for a frozen folder, which NSIS makes on any system."""
    compiler = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    assert compiler is not None, "NSIS is not there"
    made = folder / f"luna-{version()}-windows-setup.exe"
    with tempfile.TemporaryDirectory() as work:
        icon = Path(work, "icon.ico")
        icon.write_bytes(icons.ico())
        facts = {"VERSION": version(), "FROZEN": program, "ICON": icon, "SETUP": made}
        words = [f"-D{name}={fact}" for name, fact in facts.items()]
        subprocess.run([compiler, "-V2", "-INPUTCHARSET", "UTF8", *words, *more, FORMS / "luna.nsi"], check=True)
    return made


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
            attempt(command(mounted / program.name))
        finally:
            subprocess.run(["hdiutil", "detach", "-quiet", mounted], check=True)
    return [image]


def checksums(folder: Path) -> Path:
    """`SHA256SUMS` for all files of the folder, in the format of `sha256sum --check`."""
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
