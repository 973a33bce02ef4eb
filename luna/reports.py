"""What is written for the developers when Luna itself fails. Standard library only: it may be the start that fails."""

from __future__ import annotations

import platform
import sys
import time
import traceback
from pathlib import Path
from typing import Final

from luna import __version__
from luna.places import data_folder

FOLDER: Final = "reports"
LOG: Final = "luna.log"
"""The file beside it that says what led there, see `luna.logfile`."""


def describe(trouble: BaseException | str) -> str:
    """A description of a failure, or of the traceback of one elsewhere."""
    pygame = getattr(getattr(sys.modules.get("pygame"), "version", None), "ver", "not loaded")
    lines = [
        f"Luna {__version__}, Python {sys.version}, pygame-ce {pygame}",
        platform.platform(),
        f"arguments {sys.argv[1:]}",
        f"log {Path(data_folder()) / LOG}",
        time.strftime("%Y-%m-%d %H:%M:%S"),
        "",
        trouble if isinstance(trouble, str) else "".join(traceback.format_exception(trouble)),
    ]
    return "\n".join(lines)


def write(text: str, home: Path | None = None) -> Path | None:
    """Keep a report in a data folder, the usual one if none is named; its path, None when that cannot be.

    No report is ever written over, and each can say whatever the names of files are made of.
    """
    try:
        folder = (home or Path(data_folder())) / FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        stamp, number = time.strftime("%Y-%m-%d %H.%M.%S"), 1
        path = folder / f"{stamp}.txt"
        while path.exists():
            number += 1
            path = folder / f"{stamp} ({number}).txt"
        with path.open("x", encoding="utf-8", errors="backslashreplace") as file:
            file.write(text)
    except Exception:  # there is nobody left to hear of it
        return None
    return path
