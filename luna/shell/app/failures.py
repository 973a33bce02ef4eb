"""Failures in the processes that think: a report is written, and the player is told once."""

import logging
from pathlib import Path
from typing import Final

from luna import reports
from luna.shell.app.scene import App
from luna.text import Catalogue

_LOG: Final = logging.getLogger(__name__)


def listen(app: App) -> None:
    """Poll the process that thinks. The same failure may come back every turn and is reported once."""
    app.thinker.poll()
    for fault in app.thinker.take_faults():
        what = fault.partition("\nposition ")[0]
        if what not in app.faults:
            app.faults.add(what)
            _LOG.error("a process that thinks has failed: %s", what.strip().rpartition("\n")[2])
            path = reports.write(reports.describe(fault), app.home)
            app.toasts.say(said(app.catalogue, "notice-bot-fault", path), trouble=True)


def said(words: Catalogue, code: str, report: Path | None) -> str:
    """The message of that code, and where the report is, if one could be written."""
    return words(code) if report is None else f"{words(code)} {words('notice-report', file=str(report))}"
