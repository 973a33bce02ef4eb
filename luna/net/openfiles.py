"""Open files: each connection is one, and the system allows a process only so many."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

if sys.platform != "win32":
    import resource

BACKLOG: Final = 64
"""Connections that are accepted in one turn of the loop, before the relay sees the first."""
_OWN: Final = 64  # files of the program itself: saves, the relay's store, the window
_UNBOUNDED: Final = 1 << 16  # where the system sets no limit
_LEAST: Final = 16


def most_connections() -> int:
    """The number of connections that this process can have, after raising its limit of open files."""
    if sys.platform == "win32":
        return _UNBOUNDED  # sockets are not files on Windows
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # macOS reports no limit and then refuses to set it
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    files = _UNBOUNDED if soft == resource.RLIM_INFINITY else soft
    return max(files - BACKLOG - _OWN, _LEAST)
