"""A small copy of the program with a stub game and one tiny pinned package, so that a first start takes a second."""

import base64
import ctypes
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest

from luna.environment import BASE
from tests import patience

SOURCE = Path(__file__).resolve().parents[2]
Environ = Mapping[str, str]
NOTHING: Environ = MappingProxyType({})
STUB = """
import os, sys, time, tiny
def run(argv):
    print("PLAYED", tiny.VERSION, sys.prefix, *argv, flush=True)
    if "crash" in argv:
        raise ZeroDivisionError("planted")
    if "stop" in argv:
        raise KeyboardInterrupt
    if "missing" in argv:
        import a_package_that_is_nowhere
    if "wait" in argv:
        sys.stdin.read()
    return 0
"""

QUICK_PIP = """
import glob, os, re, sys, zipfile
if "install" in sys.argv:
    with open(sys.argv[-1]) as requirements:
        name, version = re.match(r"(.+)==(\\S+)", requirements.read()).groups()
    print("Collecting", name)
    env = os.path.dirname(os.path.dirname(sys.argv[sys.argv.index("--python") + 1]))
    (wheel,) = glob.glob(os.path.join(os.environ["PIP_FIND_LINKS"], f"{name}-{version}-*.whl"))
    zipfile.ZipFile(wheel).extractall(*glob.glob(os.path.join(env, "lib", "python*", "site-packages")))
"""


def child() -> None:
    """A test run in the background inherits an ignored SIGINT; a player's start does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def poor_child() -> None:
    """The same, for a user who may not write everywhere."""
    child()
    obey_permissions()


def obey_permissions() -> None:
    """In a child: from here on even the superuser respects file permissions (drops CAP_DAC_OVERRIDE)."""
    if os.getuid() == 0:
        ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)


class Program:
    """A copy of the start in a separate folder, with its own user, package index and data folder."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "program"
        self.data = folder / "data"
        self.wheels = folder / "wheels"
        self.extra = folder / "extra"  # on PYTHONPATH
        for new in (
            self.root / "luna" / "commands",
            self.root / "luna" / "shell" / "app",
            self.wheels,
            self.extra,
            folder / "home",
        ):
            new.mkdir(parents=True)
        shutil.copy(SOURCE / "main.py", self.root)
        for file in (SOURCE / "luna").glob("*.py"):
            shutil.copy(file, self.root / "luna")
        shutil.copy(SOURCE / "luna" / "commands" / "__init__.py", self.root / "luna" / "commands")
        (self.root / "luna" / "shell" / "app" / "program.py").write_text(STUB)
        for file in (SOURCE / "assets" / "shell" / "text").glob("*/start.ftl"):
            words = self.root / file.relative_to(SOURCE)
            words.parent.mkdir(parents=True)
            shutil.copy(file, words)
        self.environ = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder / "home"),
            "LUNA_HOME": str(self.data),
            "LUNA_WINDOW": "0",
            "PYTHONPATH": str(self.extra),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
            "TMPDIR": str(folder),
        }
        self.pin("1.0")

    def pin(self, version: str, digest: str | None = None) -> None:
        """Publish a version of the tiny package, and require it."""
        wheel = self.wheels / f"tiny-{version}-py3-none-any.whl"
        info = f"tiny-{version}.dist-info"
        files = {
            "tiny.py": f"VERSION = '{version}'\n",
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: tiny\nVersion: {version}\n",
            f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        record = [
            f"{name},sha256={base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip('=')},"
            for name, text in files.items()
        ]
        files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""])
        with zipfile.ZipFile(wheel, "w") as archive:
            for name, text in files.items():
                archive.writestr(name, text)
        digest = digest or hashlib.sha256(wheel.read_bytes()).hexdigest()
        (self.root / "requirements.txt").write_text(f"tiny=={version} --hash=sha256:{digest}\n")

    def plant(self, file: str, old: str, new: str) -> None:
        """Plant a bug in this copy."""
        path = self.root / file
        text = path.read_text()
        assert old in text, f"the planted bug no longer fits {file}"
        path.write_text(text.replace(old, new))

    def forbid(self, *modules: str) -> None:
        """A Python without these modules of the standard library or of pip, as some distributions ship it."""
        lines = [f"import sys; sys.modules[{name!r}] = None" for name in modules]
        (self.extra / "sitecustomize.py").write_text("\n".join(lines) + "\n")

    def replace_pip(self, source: str = "") -> Path:
        """Put another pip of the machine into `extra`, which is found first; the real environment does not see it."""
        python = self.root.parent / "python"
        python.write_text(f'#!/bin/sh\nPYTHONPATH={self.extra} exec {BASE} "$@"\n')
        python.chmod(0o755)
        self.plant("luna/environment.py", "BASE = str(", f'BASE = "{python}" or str(')
        fake = self.extra / "pip"
        if source:
            fake.mkdir()
            (fake / "__init__.py").touch()
            (fake / "__main__.py").write_text(source)
        return fake

    def hasten(self) -> None:
        """For tests that are not about pip: a stand-in installs the wheel in a tenth of the time."""
        self.replace_pip(QUICK_PIP)

    def popen(
        self, *argv: str, poor: bool = False, environ: Environ = NOTHING, python: tuple[str, ...] = ()
    ) -> subprocess.Popen[str]:
        """`python`: the command in front of main.py's path, instead of this Python."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [*(python or (sys.executable,)), str(self.root / "main.py"), *argv],
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            text=True,
            env={**self.environ, **environ},
            cwd=self.root.parent,
            preexec_fn=poor_child if poor else child,  # noqa: PLW1509  (no threads here)
            start_new_session=True,
        )

    def run(
        self, *argv: str, poor: bool = False, environ: Environ = NOTHING, python: tuple[str, ...] = ()
    ) -> subprocess.CompletedProcess[str]:
        with self.popen(*argv, poor=poor, environ=environ, python=python) as process:
            out, err = process.communicate(timeout=patience.seconds(100))
        return subprocess.CompletedProcess(argv, process.returncode, out, err)

    def environments(self) -> list[str]:
        """The folders at the place of the environments, complete or not."""
        return sorted(path.name for path in (self.data / "env").glob("*") if path.is_dir())


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return Program(tmp_path)


@pytest.fixture
def make_program(tmp_path: Path) -> Callable[[str], Program]:
    return lambda name: Program(tmp_path / name)


def until(happens: Callable[[], bool], seconds: float = 60) -> None:
    patience.until(happens, limit=seconds, pause=0.02)
