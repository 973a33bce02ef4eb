"""What failed in the window, or in the processes that think for it, as the player is told of it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from luna import reports
from luna.shell.app.scene import App
from luna.text import Catalogue

_LOG: Final = logging.getLogger(__name__)


def listen(app: App) -> None:
    """Hear what the process that thinks has to say, and report what failed in it."""
    app.thinker.poll()
    tell(app, app.thinker.take_faults())


def tell(app: App, faults: Iterable[str]) -> None:
    """Report what failed in a process that thinks, and say it: each failure once, for it may come back every turn."""
    for fault in faults:
        what = fault.partition("\nposition ")[0]
        if what not in app.faults:
            app.faults.add(what)
            _LOG.error("a process that thinks has failed: %s", what.strip().rpartition("\n")[2])
            path = reports.write(reports.describe(fault), app.home)
            app.toasts.say(said(app.catalogue, "notice-bot-fault", path), trouble=True)


def said(words: Catalogue, code: str, report: Path | None) -> str:
    """The message of that code, and what is to be done with the report, if one could be written."""
    return words(code) if report is None else f"{words(code)} {words('notice-report', file=str(report))}"
