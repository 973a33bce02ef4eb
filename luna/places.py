"""Where Luna keeps what it writes on this machine. Standard library only, and cheap to import."""

from __future__ import annotations

import os
import sys

PROGRAM = os.path.dirname(
    os.path.abspath(sys.executable) if getattr(sys, "frozen", False) else os.path.dirname(os.path.abspath(__file__))
)
"""The folder of main.py, or of the program that was made of it; it may be read-only."""

BUILDING, LEAVING, IN_USE = ".building", ".leaving", ".use"
"""Behind the name of an environment: it is being made; it is being removed; the file that holds it while it runs."""


class Problem(Exception):
    """The start cannot go on; the message is one sentence that says what to do."""


class Unwritable(Problem):
    """No folder of Luna's can be written."""


def data_folders() -> list[str]:
    """The folders that may hold Luna's data, best first: the one of this user, then one beside the program."""
    if chosen := os.environ.get("LUNA_HOME"):
        return [os.path.abspath(chosen)]
    if sys.platform == "win32":
        root = os.environ.get("LOCALAPPDATA") or os.path.expanduser(r"~\AppData\Local")
    elif sys.platform == "darwin":
        root = os.path.expanduser("~/Library/Application Support")
    else:
        root = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    own = os.path.join(root, "luna" if sys.platform not in ("win32", "darwin") else "Luna")
    return [own, os.path.join(PROGRAM, ".luna")] if os.path.isabs(own) else [os.path.join(PROGRAM, ".luna")]


def data_folder() -> str:
    """The first of `data_folders` that can be written, made when it is missing; `Unwritable` when there is none."""
    folders = data_folders()
    for folder in folders:
        try:
            os.makedirs(folder, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK | os.X_OK):
            return folder
    raise Unwritable(
        f"Luna can write neither its environment nor its saves to {' or '.join(folders)}: please set the environment "
        "variable LUNA_HOME to a folder that you may write."
    )


def python_of(env: str) -> str:
    """The Python of an environment, without a console where the one that runs has none."""
    if sys.platform != "win32":
        return os.path.join(env, "bin", "python")
    windowless = os.path.basename(sys.executable).lower() == "pythonw.exe"
    return os.path.join(env, "Scripts", "pythonw.exe" if windowless else "python.exe")


def write_log(text: str, mode: str = "a") -> str | None:
    """Add to the log of the start, and give its path; None when it cannot be written."""
    try:
        path = os.path.join(data_folder(), "start.log")
        with open(path, mode, encoding="utf-8") as file:
            file.write(text)
    except (OSError, Unwritable):
        return None
    return path
