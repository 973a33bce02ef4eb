"""Reports for the developers when Luna itself fails. Standard library only: the start may be what fails."""

import platform
import sys
import time
import traceback
from pathlib import Path
from typing import Final

from luna import __version__
from luna.places import Unwritable, data_folder

FOLDER: Final = "reports"
LOG: Final = "luna.log"
"""The log file beside it, see `luna.logfile`."""


def describe(trouble: BaseException | str) -> str:
    """The text of a report about an exception, or about the traceback of another process."""
    pygame = getattr(getattr(sys.modules.get("pygame"), "version", None), "ver", "not loaded")
    lines = [
        f"Luna {__version__}, Python {sys.version}, pygame-ce {pygame}",
        platform.platform(),
        f"arguments {sys.argv[1:]}",
        f"log {_log()}",
        time.strftime("%Y-%m-%d %H:%M:%S"),
        "",
        trouble if isinstance(trouble, str) else "".join(traceback.format_exception(trouble)),
    ]
    return "\n".join(lines)


def _log() -> str:
    """The path of the log file; empty where there is none, because no folder can be written."""
    try:
        return str(Path(data_folder()) / LOG)
    except Unwritable:
        return ""


def write(text: str, home: Path | None = None) -> Path | None:
    """Write a report into a data folder, over no other one. Returns its path; None when that fails."""
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
    except Exception:  # there is no better place to report it
        return None
    return path
