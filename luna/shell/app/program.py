"""The program as a whole: settings, words, window, first screen, and recovery from a crash.

After a crash a report is written, the screen is rebuilt and play continues from the saved turn. A failure that returns
at once leads to the title, then to a plain sentence. The player never sees a traceback.
"""

import argparse
import contextlib
import logging
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from luna import logfile, notice, reports
from luna.core import installed, registry
from luna.log import notices
from luna.log.saves import find_save
from luna.places import data_folder
from luna.shell.app import failures, navigation
from luna.shell.app.loop import Loop
from luna.shell.app.scene import Clock
from luna.shell.app.settings import NAME, load
from luna.shell.network.links import SCHEME
from luna.text import Catalogue, best_language

_LOG: Final = logging.getLogger(__name__)
_DECK: Final = "SteamDeck"  # set to 1 by Steam on its handheld
_AGAIN: Final = 5.0  # seconds within which a second failure counts as the same


def run(argv: list[str]) -> int:
    """Play until the player leaves; returns the exit code."""
    parser = argparse.ArgumentParser("play", description="Play Luna.")
    parser.add_argument("save", nargs="?", default="", help="a saved game to continue, or an invitation")
    opened = parser.parse_args(argv).save
    home = Path(data_folder())
    end_log = logfile.begin(home)

    def first_screen() -> None:
        linked = opened.lower().startswith(SCHEME)
        if linked or not opened or not navigation.open_save(app, find_save(_local(opened))):
            navigation.first(app)
        if linked:
            navigation.follow(app, opened)

    try:
        app = start(home)
        navigation.welcome(app, first_screen)
    except Exception as error:
        path = reports.write(reports.describe(error), home)
        sentence = notice.say("start-no-window", error=error)
        end_log()
        notice.tell(notice.say("start-report", sentence=sentence, file=path) if path else sentence)
        return 1
    # A logout, Ctrl+C or a closed terminal ends the program. Left to itself, SDL would ask the player, and Python would
    # raise an exception at any point, which could be lost in clean-up code.
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: end_now(app))
    code = run_guarded(app, notice.tell)
    if app.hurried:
        navigation.rescue(app)
    app.close()
    end_log()
    return code


def _local(opened: str) -> Path:
    """The path of a file given as a path or as a URL."""
    if not opened.startswith("file:"):
        return Path(opened)
    from urllib.request import url2pathname  # noqa: PLC0415  # which imports the whole of http

    return Path(url2pathname(urlsplit(opened).path))


def start(home: Path, clock: Clock | None = None) -> Loop:
    """The application with its window, and no scene yet."""
    words = Catalogue()
    settings, problems = load(home, best_language(words.languages()))
    if os.environ.get(_DECK) == "1" and not (home / NAME).exists():
        settings.handheld()
    words.switch(settings.language)
    app = Loop(settings, words, home, clock)
    app.tell(*problems, *_left_out())
    return app


def _left_out() -> Iterator[notices.Notice]:
    """The plug-ins that cannot be played."""
    for name in registry.names():
        if fault := registry.fault(name):
            yield notices.notice("plug-in-fault", game=name, fault=fault)
    for name, folder in registry.duplicates():
        yield notices.notice("plug-in-twice", game=name, folder=folder)


def end_now(app: Loop) -> None:
    """End the program at the system's request. The system waits for no answer, so there is no question."""
    app.hurried = True
    app.end()


def run_guarded(app: Loop, tell: Callable[[str], None]) -> int:
    """Run the main loop until the player quits; returns the exit code. `tell` is the last resort."""
    crashes, last = 0, -_AGAIN
    while app.running:
        try:
            app.run()
        except Exception as error:
            now = app.clock.now()
            crashes = crashes + 1 if now - last < _AGAIN else 1
            last = now
            _LOG.exception("the window has failed")
            path = reports.write(reports.describe(error), app.home)
            if crashes > 2 or not _recover(app, error, path, to_table=crashes == 1):
                ended = notice.say("start-ended")
                tell(notice.say("start-report", sentence=ended, file=path) if path else ended)
                return 1
    return 0


def _recover(app: Loop, error: Exception, path: Path | None, *, to_table: bool) -> bool:
    """Rebuild the screen, at the table if possible, else at the title, and say where the report is.

    A module that cannot be imported was replaced while the program ran, as an update of a folder does.
    """
    playing = app.playing
    try:
        app.recover()
        if not (to_table and playing is not None and navigation.open_save(app, playing)):
            navigation.leave(app)
        code = "notice-crashed" if to_table else "notice-crashed-title"
        plug_in = installed.blamed(error)
        if isinstance(error, ImportError) and not plug_in:
            code = "notice-replaced"
        app.toasts.say(failures.message(app.catalogue, code, path, plug_in), trouble=True)
    except Exception as again:
        with contextlib.suppress(Exception):
            reports.write(reports.describe(again), app.home)
        return False
    return True
