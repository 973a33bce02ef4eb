"""How the private environment is made, renamed into place, and swept away when it is old. Standard library only."""

from __future__ import annotations

import contextlib
import importlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

from luna import notice
from luna.places import BUILDING, IN_USE, LEAVING, Problem, python_of, write_log

BASE = str(getattr(sys, "_base_executable", "") or sys.executable)  # also when main.py was started inside a venv
NO_PACKAGES = (
    "This Python can make no private environment ({what} is missing): please install it, for example with"
    " “sudo apt install python3-venv” on Debian and Ubuntu, and start Luna again."
)
# What pip says, and the sentence for it; the first that fits is taken.
TROUBLES = (
    (
        r"HASHES FROM THE REQUIREMENTS",
        "A downloaded package is not the one that Luna was made with, so it was not installed: please try again later,"
        " and if it stays so, get a fresh copy of Luna.",
    ),
    (r"No space left|Errno 28", "The disk is full: please free about 300 MB and start Luna again."),
    (
        r"NewConnection|ConnectionError|name resolution|Connection refused|unreachable|timed out|Timeout|ProxyError"
        r"|SSLError|Connection aborted|Connection reset|HTTPError|incomplete",
        "Luna could not fetch what it needs for its first start: please check the connection to the internet"
        " and start it again; later starts need none.",
    ),
    (
        r"No matching distribution|not a supported wheel|Could not find a version",
        "A package that Luna needs was not found for {python}: please check the connection to the internet,"
        " or start main.py with Python 3.13 in its 64-bit form.",
    ),
)


def make(env: str, requirements: str, progress: notice.Progress) -> None:
    """Build the environment beside its final place and rename it; the caller holds the lock of the set-up."""
    clear(os.path.dirname(env))
    building = f"{env}{BUILDING}-{os.getpid()}"
    write_log(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {building} with {BASE}, Python {sys.version}\n", mode="w")
    try:
        progress(2, "preparing the first start; it needs the internet once, about 55 MB")
        install(with_pip(building), requirements, progress)
        progress(98, "ready")
        with open(env + IN_USE, "ab"):
            pass
        if os.path.lexists(env):  # a whole one would have been used: its Python is gone
            discard(env)
        rename(building, env)
    except OSError as error:
        raise Problem(f"The private environment could not be written to {os.path.dirname(env)} ({error}).") from error
    finally:
        shutil.rmtree(building, ignore_errors=True)


def with_pip(env: str) -> list[str]:
    """Make the bare environment, and give the command that is its pip.

    The pip of the Python that runs here serves an environment without one, which saves seconds; where it is missing
    or too old for that, the environment gets its own.
    """
    create(env, pip=False)
    pip = [BASE, "-P", "-m", "pip", "--python", console_python(env)]
    if run([*pip, "--version"])[0] == 0:
        return pip
    create(env, pip=True)
    return [console_python(env), "-P", "-m", "pip"]


def create(env: str, *, pip: bool) -> None:
    try:
        builder = importlib.import_module("venv").EnvBuilder
        if pip:
            importlib.import_module("ensurepip")
    except ImportError as error:
        raise Problem(NO_PACKAGES.format(what=f"its module {error.name}")) from error
    try:
        builder(with_pip=pip, clear=True, symlinks=sys.platform != "win32").create(env)
    except subprocess.CalledProcessError as error:
        write_log(str(error.output))
        raise Problem(NO_PACKAGES.format(what="a working pip")) from error


def console_python(env: str) -> str:
    return re.sub(r"pythonw\.exe$", "python.exe", python_of(env))


def install(pip: list[str], requirements: str, progress: notice.Progress) -> None:
    """Let pip install the pinned wheels; its own configuration (index, proxy, certificates) is honoured."""
    wanted = count(requirements)
    seen = 0

    def follow(line: str) -> None:
        nonlocal seen
        if found := re.match(r"Collecting ([\w.-]+)|Processing .*?([^/\\]+?)-\d[^/\\]*\.whl", line):
            seen = min(seen + 1, wanted)
            progress(5 + 80 * seen // wanted, f"fetching {found[1] or found[2]} ({seen} of {wanted})")
        elif line.startswith("Installing collected"):
            progress(88, "installing")

    options = ["--no-user", "--no-input", "--disable-pip-version-check", "--no-warn-script-location"]
    exact = ["--only-binary=:all:", "--require-hashes", "-r", requirements]
    code, output = run([*pip, "install", *options, *exact], follow)
    if code:
        python = f"Python {sys.version_info.major}.{sys.version_info.minor} on {sys.platform}"
        general = "The packages that Luna needs could not be installed: please start it again."
        raise Problem(next((say for sign, say in TROUBLES if re.search(sign, output)), general).format(python=python))


def count(requirements: str) -> int:
    """How many packages the file and those it includes pin."""
    with open(requirements, encoding="utf-8") as file:
        text = file.read()
    included = re.findall(r"^-r (\S+)", text, re.M)
    pins = len(re.findall(r"^[\w.-]+==", text, re.M))
    return pins + sum(count(os.path.join(os.path.dirname(requirements), name)) for name in included)


def run(command: list[str], follow: Callable[[str], None] | None = None) -> tuple[int, str]:
    """Run to the end, every line into the log and to `follow`; never leaves the program running behind."""
    environ = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    environ.setdefault("PIP_RETRIES", "2")
    lines = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environ,
        encoding="utf-8",
        errors="replace",
        creationflags=notice.HIDDEN,
    ) as process:
        try:
            for line in process.stdout or ():
                lines.append(line)
                write_log(line)
                if follow:
                    follow(line)
        except BaseException:
            process.kill()
            raise
    return process.returncode, "".join(lines)


def rename(source: str, target: str) -> None:
    """Move into place; a virus scanner on Windows may still be reading the new files, so try for a while."""
    for wait in (0.1, 0.3, 1, 3):
        with contextlib.suppress(PermissionError):
            os.rename(source, target)
            return
        time.sleep(wait)
    os.rename(source, target)


def discard(env: str) -> None:
    """Take an environment out of the way at once, then remove it; what resists is removed by the next set-up."""
    os.rename(env, f"{env}{LEAVING}-{os.getpid()}")
    shutil.rmtree(f"{env}{LEAVING}-{os.getpid()}", ignore_errors=True)


def clear(folder: str) -> None:
    """Remove what interrupted set-ups left; the caller holds the lock, so nobody else is building."""
    for name in os.listdir(folder):
        if BUILDING in name or LEAVING in name:
            shutil.rmtree(os.path.join(folder, name), ignore_errors=True)


def sweep(folder: str, kind: str, keep: str) -> None:
    """Remove the environments of this kind with other stamps, but none that a running start or game uses."""
    for name in os.listdir(folder):
        env = os.path.join(folder, name)
        if name.startswith(f"{kind}-") and name.count(".") == 0 and env != keep and os.path.isdir(env):
            with contextlib.suppress(OSError), unused(env):
                discard(env)
                os.remove(env + IN_USE)


@contextlib.contextmanager
def unused(env: str) -> Iterator[None]:
    """Hold the environment alone; an OSError when anybody uses it. On Windows the rename itself refuses."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415

    with open(env + IN_USE, "ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
