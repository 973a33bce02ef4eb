"""The rotating log file of the data folder: failures and the events before them. Standard library only.

Faults of the network, the disk, the bots and the saves are noted, at a table with the beginning of its id and the
number of its last record; never a player's name, a chat message, or an address. A log call puts its line into a queue,
and a thread writes it: no caller waits for the disk.
"""

import logging
import platform
import queue
import sys
from collections.abc import Callable
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path
from typing import Final

from luna import __version__
from luna.reports import LOG

LARGEST: Final = 256 << 10
"""Bytes of a file, before it becomes `luna.log.1`."""
_KEPT: Final = 3
_LOG: Final = logging.getLogger("luna")


def begin(home: Path) -> Callable[[], None]:
    """Log into that data folder. Returns a function that ends it. Without a folder nothing is logged."""
    lines: queue.SimpleQueue[object] = queue.SimpleQueue()
    try:
        file = RotatingFileHandler(home / LOG, maxBytes=LARGEST, backupCount=_KEPT, encoding="utf-8", delay=True)
    except OSError:
        return lambda: None
    file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    file.handleError = lambda record: None  # type: ignore[method-assign]  # the game has reported a full disk already
    listener, handler = QueueListener(lines, file), QueueHandler(lines)
    _LOG.addHandler(handler)
    _LOG.setLevel(logging.INFO)
    _LOG.propagate = False
    listener.start()
    _LOG.info("Luna %s, Python %s, %s", __version__, platform.python_version(), sys.platform)

    def end() -> None:
        _LOG.removeHandler(handler)
        listener.stop()
        file.close()

    return end
