"""Open files: every connection is one, and the system allows a process only so many."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

if sys.platform != "win32":
    import resource

BACKLOG: Final = 64
"""Connections that are accepted in one turn of the loop: so many may be open before one is looked at."""
_OWN: Final = 64  # files of the program itself: saves, the relay's, the window's
_UNBOUNDED: Final = 1 << 16  # where the system sets no limit
_LEAST: Final = 16


def most_connections() -> int:
    """How many connections a relay in this process may have, once the process may have as many files as it can."""
    if sys.platform == "win32":
        return _UNBOUNDED  # sockets are no files there
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):  # macOS says "unbounded", and then refuses it
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    files = _UNBOUNDED if soft == resource.RLIM_INFINITY else soft
    return max(files - BACKLOG - _OWN, _LEAST)
