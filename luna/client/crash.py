"""When the game itself fails: a report is written, the screen is built anew, and play goes on from the saved turn.

A failure that comes back at once leads to the title, and from there to a plain sentence; nobody is shown a traceback.
"""

from __future__ import annotations

import contextlib
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from luna.client import reports, sessions
from luna.client.loop import App
from luna.notice import say

_AGAIN: Final = 5.0
"""Seconds within which a second failure counts as the same."""


def report(home: Path, error: BaseException) -> Path | None:
    """Write what happened into a file; None when even that fails."""
    return reports.write(home, "".join(traceback.format_exception(error)))


def run_guarded(app: App, tell: Callable[[str], None]) -> int:
    """The loop until the player leaves; the exit code. `tell` is the last resort."""
    failures, last = 0, -_AGAIN
    while app.running:
        try:
            app.run()
        except KeyboardInterrupt:
            break
        except Exception as error:
            now = app.clock.now()
            failures = failures + 1 if now - last < _AGAIN else 1
            last = now
            path = report(app.home, error)
            where = str(path) if path else "-"
            if failures > 2 or not _recover(app, where, to_table=failures == 1):
                ended = say("start-ended")
                tell(say("start-report", sentence=ended, file=where) if path else ended)
                return 1
    return 0


def _recover(app: App, where: str, *, to_table: bool) -> bool:
    """Build the screen anew: the game where it was, or at least the title."""
    playing = app.playing
    try:
        app.recover()
        if to_table and playing is not None and sessions.open_save(app, playing):
            app.toasts.say(app.catalogue("notice-crashed", file=where), trouble=True)
            return True
        sessions.leave(app)
        key = "notice-crashed" if to_table else "notice-crashed-title"
        app.toasts.say(app.catalogue(key, file=where), trouble=True)
    except Exception as error:
        with contextlib.suppress(Exception):
            report(app.home, error)
        return False
    return True
