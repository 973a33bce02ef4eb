"""Reports failures to the player: a refusal in one sentence, a fault of the thinking processes once."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from luna import reports
from luna.log.notices import Refused
from luna.shell.app.scene import App
from luna.text import Catalogue

_LOG: Final = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")


def tried(app: App, work: Callable[P, T], *facts: P.args, **more: P.kwargs) -> T | None:
    """The result of work that may be refused. A refusal is shown to the player, and the result is None."""
    try:
        return work(*facts, **more)
    except Refused as error:
        app.tell(error.notice)
        return None


def listen(app: App) -> None:
    """Poll the thinking process. The same failure may return every turn and is reported once."""
    app.thinker.poll()
    for fault in app.thinker.take_faults():
        what = fault.partition("\nposition ")[0]
        if what not in app.faults:
            app.faults.add(what)
            _LOG.error("a thinking process has failed: %s", what.strip().rpartition("\n")[2])
            path = reports.write(reports.describe(fault), app.home)
            app.toasts.say(message(app.catalogue, "notice-bot-fault", path), trouble=True)


def message(words: Catalogue, code: str, report: Path | None, plug_in: str = "") -> str:
    """The message of that code, with the path of the report, if one could be written, and where to send it."""
    if report is None:
        return words(code)
    whose = {"game": words.of(plug_in)("game-name")} if plug_in else {}
    return f"{words(code)} {words('notice-report-plug-in' if plug_in else 'notice-report', file=str(report), **whose)}"
