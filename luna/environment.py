"""Make the private environment, rename it into place, and remove old ones. Standard library only."""

import contextlib
import importlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

from luna import notice
from luna.places import BUILDING, IN_USE, LEAVING, Problem, apart, python_of, write_log

BASE = str(getattr(sys, "_base_executable", "") or sys.executable)  # also when main.py was started inside a venv
MISSED = 60 * 24 * 3600
"""Seconds since the last start after which an environment may be removed."""
NEEDLESS = re.compile(
    r"pygame_gui/data/(NotoSans(Arabic|Georgian|Hebrew|JP|KR|SC)-|NotoSans-Bold|NotoSans-Italic)"
    r"|pytz/zoneinfo/"
    r"|babel/locale-data/(?!(en|de|fr|nl|root)\.dat$)"
    r"|babel/messages/"
    r"|pygame/(docs|examples|tests)/"
    r"|/play-[^/]+/.*\.(pyi|pyx|pxd|c|h)$"
)
"""Files of the packages that the game never reads: scripts, faces, time zones, documentation, types, C sources.

The last two stay in the environment of the tests, whose type checker reads them.
"""
# Patterns of pip's output and the sentence for each; the first match counts.
TROUBLES = (
    (r"HASHES FROM THE REQUIREMENTS", "start-other-content"),
    (r"No space left|Errno 28", "start-disk-full"),
    (
        r"NewConnection|ConnectionError|name resolution|Connection refused|unreachable|timed out|Timeout|ProxyError"
        r"|SSLError|Connection aborted|Connection reset|HTTPError|incomplete",
        "start-no-internet",
    ),
    (r"No matching distribution|not a supported wheel|Could not find a version", "start-not-found"),
)


def make(env: str, requirements: str, progress: notice.Progress) -> None:
    """Build the environment beside its final place and rename it; the caller holds the lock of the set-up."""
    folder = os.path.dirname(env)
    clear(folder)
    # A new name, because the pip of a killed start may go on writing; a short one, because Windows allows 259 letters
    # of a path, and the folder of a Store Python takes half of them.
    building = f"{env}{BUILDING}-{os.urandom(3).hex()}"
    write_log(f"{time.strftime('%Y-%m-%d %H:%M:%S')} {building} with {BASE}, Python {sys.version}\n", mode="w")
    try:
        progress(2, notice.say("start-preparing"))
        install(with_pip(building), requirements, progress)
        trim(building)
        progress(98, notice.say("start-ready"))
        with open(env + IN_USE, "ab"):
            pass
        if os.path.lexists(env):  # it was not used, so its Python is gone
            discard(env)
        rename(building, env)
    except OSError as error:
        raise Problem("start-not-written", folder=folder, error=error) from error
    finally:
        shutil.rmtree(building, ignore_errors=True)
        clear(folder)  # again: the pip of a killed start may have made its folder again


def with_pip(env: str) -> list[str]:
    """Make the bare environment. Returns a pip command for it: the running Python's, which is quicker, or its own."""
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
        raise Problem("start-module-missing", module=error.name) from error
    try:
        builder(with_pip=pip, clear=True, symlinks=sys.platform != "win32").create(env)
    except subprocess.CalledProcessError as error:
        write_log(str(error.output))
        raise Problem("start-pip-missing") from error


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
            what = notice.say("start-fetching", name=found[1] or found[2], number=seen, count=wanted)
            progress(5 + 80 * seen // wanted, what)
        elif line.startswith("Installing collected"):
            progress(88, notice.say("start-installing"))

    options = ["--no-user", "--no-input", "--disable-pip-version-check", "--no-warn-script-location"]
    exact = ["--only-binary=:all:", "--require-hashes", "-r", requirements]
    code, output = run([*pip, "install", *options, *exact], follow)
    if code:
        python = f"Python {sys.version_info.major}.{sys.version_info.minor} on {sys.platform}"
        key = next((key for sign, key in TROUBLES if re.search(sign, output)), "start-not-installed")
        raise Problem(key, python=python)


def trim(env: str) -> None:
    """Remove files that the game never reads: more than half of the environment. A locked file stays."""
    for folder, _, files in os.walk(env):
        for name in files:
            path = os.path.join(folder, name)
            if NEEDLESS.search(path.replace(os.sep, "/")):
                with contextlib.suppress(OSError):
                    os.remove(path)


def count(requirements: str) -> int:
    """The number of packages that the file and its included files pin."""
    with open(requirements, encoding="utf-8") as file:
        text = file.read()
    included = re.findall(r"^-r (\S+)", text, re.M)
    pins = len(re.findall(r"^[\w.-]+==", text, re.M))
    return pins + sum(count(os.path.join(os.path.dirname(requirements), name)) for name in included)


def run(command: list[str], follow: Callable[[str], None] | None = None) -> tuple[int, str]:
    """Run a program to its end. Each line goes to the log and to `follow`; no child process is left running."""
    environ = {**apart(), "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
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
        process_group=None if sys.platform == "win32" else 0,
    ) as process:
        try:
            for line in process.stdout or ():
                lines.append(line)
                write_log(line)
                if follow:
                    follow(line)
        except BaseException:
            kill(process)
            raise
    return process.returncode, "".join(lines)


def kill(process: subprocess.Popen[str]) -> None:
    """Kill a program with its children: `pip --python` starts another pip, which would continue to write."""
    if sys.platform == "win32":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    for _ in process.stdout or ():  # until the last child has closed it
        pass


def rename(source: str, target: str) -> None:
    """Rename, with retries: a virus scanner on Windows may still be reading the new files."""
    for wait in (0.1, 0.3, 1, 3):
        with contextlib.suppress(PermissionError):
            os.rename(source, target)
            return
        time.sleep(wait)
    os.rename(source, target)


def discard(env: str) -> None:
    """Rename an environment at once, then remove it. The next set-up removes what is left of it."""
    os.rename(env, f"{env}{LEAVING}-{os.getpid()}")
    shutil.rmtree(f"{env}{LEAVING}-{os.getpid()}", ignore_errors=True)


def clear(folder: str) -> None:
    """Remove the leftovers of interrupted set-ups. The caller holds the lock, so no other set-up is building."""
    for name in os.listdir(folder):
        if BUILDING in name or LEAVING in name:
            shutil.rmtree(os.path.join(folder, name), ignore_errors=True)


def sweep(folder: str, kind: str, keep: str, user: str) -> None:
    """Remove the old environments of this kind that are not in use. `user`: this Python and this copy of Luna."""
    for name in os.listdir(folder):
        env = os.path.join(folder, name)
        other = name.startswith(f"{kind}-") and "." not in name and env != keep
        if other and os.path.isdir(env) and outlived(env, user):
            with contextlib.suppress(OSError), unused(env):
                discard(env)
                os.remove(env + IN_USE)


def outlived(env: str, user: str) -> bool:
    """Whether an environment is an earlier one of this `user`, lacks its Python or program, or is long unused."""
    try:
        with open(env + IN_USE, encoding="utf-8", errors="surrogateescape") as file:
            last = file.read()
        age = time.time() - os.stat(env + IN_USE).st_mtime
    except (OSError, ValueError):
        return True
    program = last.partition("\n")[2].rstrip("\n")
    there = os.path.isabs(program) and os.path.isfile(os.path.join(program, "main.py"))
    return last in ("", user) or age > MISSED or not there or not os.path.exists(python_of(env))


@contextlib.contextmanager
def unused(env: str) -> Iterator[None]:
    """Lock the environment. `OSError` when it is in use. On Windows the rename itself refuses."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415

    with open(env + IN_USE, "ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
