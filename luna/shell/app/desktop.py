"""The desktop around the window: file manager and clipboard."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pygame

from luna.shell.app.scene import App

_PATIENCE: Final = 5.0  # seconds


def show_folder(folder: Path) -> bool:
    """Open a folder in the system's file manager; returns whether that worked. This may block for seconds."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        environ = {**os.environ}
        if "LD_LIBRARY_PATH_ORIG" in environ:  # a bundled program sets a path to libraries of its own
            environ["LD_LIBRARY_PATH"] = environ.pop("LD_LIBRARY_PATH_ORIG")
        quiet = subprocess.DEVNULL
        made = subprocess.Popen(
            [opener, str(folder)], stdin=quiet, stdout=quiet, stderr=quiet, env=environ, start_new_session=True
        )
        return made.wait(_PATIENCE) == 0
    except subprocess.TimeoutExpired:  # the opener is the file manager itself, and stays
        return True
    except (OSError, ValueError):
        return False


def show(app: App, folder: Path) -> None:
    """Open a folder in the file manager without blocking. If that fails, tell the player where it is."""

    def then(shown: bool) -> None:
        if not shown:
            app.toasts.say(app.catalogue("saves-open-folder-failed", folder=str(folder)), trouble=True)

    app.library.do(lambda: show_folder(folder), then)


def clipboard() -> str:
    """The text on the clipboard; "" if there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except (pygame.error, UnicodeError):
        return ""


def to_clipboard(text: str) -> bool:
    """Put a text on the clipboard; False if the system has none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
