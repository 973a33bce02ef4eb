"""What failed, in a file that the player can send: of the window itself, and of the processes that think for it."""

from __future__ import annotations

import platform
import time
from collections.abc import Iterable
from pathlib import Path

import pygame

from luna import __version__
from luna.client.loop import App
from luna.log.files import write_whole


def write(home: Path, trouble: str) -> Path | None:
    """Write a traceback and what it ran on into a file; None when even that fails."""
    stamp = time.strftime("%Y-%m-%d %H.%M.%S")
    lines = [
        f"Luna {__version__}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}",
        platform.platform(),
        time.strftime("%Y-%m-%d %H:%M:%S"),
        "",
        trouble,
    ]
    path = home / "reports" / f"{stamp}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, "\n".join(lines).encode())
    except OSError:
        return None
    return path


def tell(app: App, faults: Iterable[str]) -> None:
    """Report what failed in a process that thinks, and say it: each failure once, for it may come back every turn."""
    for fault in faults:
        what = fault.partition("\nposition ")[0]
        if what not in app.faults:
            app.faults.add(what)
            path = write(app.home, fault)
            app.toasts.say(app.catalogue("notice-bot-fault", file=str(path) if path else "-"), trouble=True)
