"""Recovery from a crash: a report is written, the screen is built anew, play goes on from the saved turn.

A failure that comes back at once leads to the title, and from there to a plain sentence; nobody is shown a traceback.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from luna import reports
from luna.notice import say
from luna.shell.app import navigation
from luna.shell.app.failures import said
from luna.shell.app.loop import Loop

_LOG: Final = logging.getLogger(__name__)
_AGAIN: Final = 5.0
"""Seconds within which a second failure counts as the same."""


def run_guarded(app: Loop, tell: Callable[[str], None]) -> int:
    """The loop until the player leaves; the exit code. `tell` is the last resort."""
    failures, last = 0, -_AGAIN
    while app.running:
        try:
            app.run()
        except Exception as error:
            now = app.clock.now()
            failures = failures + 1 if now - last < _AGAIN else 1
            last = now
            _LOG.exception("the window has failed")
            path = reports.write(reports.describe(error), app.home)
            if failures > 2 or not _recover(app, path, to_table=failures == 1):
                ended = say("start-ended")
                tell(say("start-report", sentence=ended, file=path) if path else ended)
                return 1
    return 0


def _recover(app: Loop, path: Path | None, *, to_table: bool) -> bool:
    """Build the screen anew: the game where it was, or at least the title. Said is also where the report is."""
    playing = app.playing
    try:
        app.recover()
        if not (to_table and playing is not None and navigation.open_save(app, playing)):
            navigation.leave(app)
        code = "notice-crashed" if to_table else "notice-crashed-title"
        app.toasts.say(said(app.catalogue, code, path), trouble=True)
    except Exception as error:
        with contextlib.suppress(Exception):
            reports.write(reports.describe(error), app.home)
        return False
    return True
