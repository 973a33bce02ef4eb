"""The folders that Luna writes to. Standard library only, and cheap to import."""

import os
import sys

from luna import ASSETS

_PACKAGE = os.path.dirname(os.path.abspath(__file__))
FROZEN = bool(getattr(sys, "frozen", False))
"""Whether this is a program with a Python of its own, made by .ci/freeze.py."""
INSTALLED = not FROZEN and os.path.dirname(ASSETS) == _PACKAGE
"""Whether pip installed it: there is no main.py, and the folder around the package belongs to others."""
STORE = "WindowsApps" in sys.base_prefix
"""Whether Python is of the Microsoft Store: Windows redirects the files that it writes under AppData."""
PROGRAM = os.path.dirname(os.path.abspath(sys.executable) if FROZEN else _PACKAGE)
"""The folder of main.py or of the frozen program. It may be read-only."""

BUILDING, LEAVING, IN_USE = ".building", ".leaving", ".use"
"""Suffixes of an environment's name: being made, being removed, and the file that locks it while it is in use."""


class Problem(Exception):
    """The start cannot continue: `notice.say(key, **slots)` is one sentence with advice."""

    def __init__(self, key: str, **slots: object) -> None:
        super().__init__(key, slots)
        self.key, self.slots = key, slots


class Unwritable(Problem):
    """None of Luna's folders can be written."""


def data_folders() -> list[str]:
    """The folders that may hold Luna's data, best first: the one of this user, then one beside the program."""
    return [_resolved(folder) for folder in _data_folders()]


def _resolved(folder: str) -> str:
    """The real path, because Windows starts nothing in a redirected one."""
    return os.path.realpath(folder) if STORE else folder


def _data_folders() -> list[str]:
    if chosen := os.environ.get("LUNA_HOME"):
        return [os.path.abspath(chosen)]
    if sys.platform == "win32":
        root = os.environ.get("LOCALAPPDATA") or os.path.expanduser(r"~\AppData\Local")
    elif sys.platform == "darwin":
        root = os.path.expanduser("~/Library/Application Support")
    else:
        root = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    own = os.path.join(root, "luna" if sys.platform not in ("win32", "darwin") else "Luna")
    beside = [] if INSTALLED else [os.path.join(PROGRAM, ".luna")]
    return [own, *beside] if os.path.isabs(own) and is_text(own) else beside or [os.path.abspath(".luna")]


def is_text(path: str) -> bool:
    """Whether a path is Unicode. A Linux folder may have any bytes as its name, which neither venv nor SDL can use."""
    return not any("\ud800" <= mark <= "\udfff" for mark in path)


def data_folder() -> str:
    """The first writable one of `data_folders`, made if necessary. `Unwritable` when there is none."""
    folders = data_folders()
    for folder in folders:
        try:
            os.makedirs(folder, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK | os.X_OK):
            return _resolved(folder)
    raise Unwritable("start-unwritable", folders=" / ".join(folders))


def python_of(env: str) -> str:
    """The Python of an environment; without a console if the running one has none."""
    if sys.platform != "win32":
        return os.path.join(env, "bin", "python")
    windowless = os.path.basename(sys.executable).lower() == "pythonw.exe"
    return os.path.join(env, "Scripts", "pythonw.exe" if windowless else "python.exe")


def command(*words: str) -> str:
    """The text that a player types to run a command, for sentences that name one."""
    windows = sys.platform == "win32"
    if FROZEN or INSTALLED:
        # On Windows `luna` has no console, so no console stays open behind the game.
        program = "luna-cli" if windows else os.path.basename(sys.executable) if FROZEN else "luna"
    else:
        program = "py main.py" if windows else "python3 main.py"
    return " ".join([program, *words])


def apart() -> dict[str, str]:
    """The environment variables without those that add foreign packages to a Python."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


def write_log(text: str, mode: str = "a") -> str | None:
    """Append to the log of the start. Returns its path; None when it cannot be written."""
    try:
        path = os.path.join(data_folder(), "start.log")
        with open(path, mode, encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
    except (OSError, Unwritable):
        return None
    return path
