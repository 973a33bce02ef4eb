"""A notification of the system: by the package desktop-notifier if it is installed, else by a tool of the system."""

import contextlib
import importlib
import shutil
import subprocess
import sys
from typing import Final

_PATIENCE: Final = 10.0  # seconds
_NAME: Final = "Luna"


def notify(title: str, text: str) -> bool:
    """Show a notification; whether that worked. It may block for seconds."""
    text = text.replace("<", "‹")  # a name is no markup: some systems would follow a link or load a picture
    with contextlib.suppress(Exception):  # an optional package may fail in any way: the game goes on without it
        package = importlib.import_module("desktop_notifier")
        package.DesktopNotifierSync(app_name=_NAME).send(title=title, message=text)
        return True
    if sys.platform == "darwin":
        script = "on run argv\ndisplay notification (item 2 of argv) with title (item 1 of argv)\nend run"
        return _run(["osascript", "-e", script, title, text])
    tool = shutil.which("notify-send")
    return tool is not None and _run([tool, "--app-name", _NAME, "--", title, text])


def _run(argv: list[str]) -> bool:
    try:
        quiet = subprocess.DEVNULL
        done = subprocess.run(argv, stdin=quiet, stdout=quiet, stderr=quiet, timeout=_PATIENCE, check=False)
        return done.returncode == 0
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False
