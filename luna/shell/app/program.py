"""The program as a whole: settings, words, window, first screen."""

from __future__ import annotations

import argparse
import signal
from pathlib import Path

from luna import logfile, notice, reports
from luna.log.saves import find_save
from luna.places import data_folder
from luna.shell.app import crash, navigation
from luna.shell.app.loop import Loop
from luna.shell.app.scene import Clock
from luna.shell.app.settings import load
from luna.text import Catalogue, best_language


def run(argv: list[str]) -> int:
    """Play until the player leaves; the exit code."""
    parser = argparse.ArgumentParser("play", description="Play Luna.")
    parser.add_argument("save", nargs="?", type=Path, help="a saved game to go on with at once")
    wanted = parser.parse_args(argv)
    home = Path(data_folder())
    end_log = logfile.begin(home)
    try:
        app = start(home)
        navigation.welcome(app, lambda: _first_screen(app, wanted.save))
    except Exception as error:
        path = reports.write(reports.describe(error), home)
        sentence = notice.say("start-no-window", error=error)
        end_log()
        notice.tell(notice.say("start-report", sentence=sentence, file=path) if path else sentence)
        return 1
    _listen_to_the_system(app)
    code = crash.run_guarded(app, notice.tell)
    if app.hurried:
        navigation.rescue(app)
    app.close()
    end_log()
    return code


def end_now(app: Loop) -> None:
    """End the program because the system says so. The system waits for no answer, so nobody is asked."""
    app.hurried = True
    app.end()


def _listen_to_the_system(app: Loop) -> None:
    """Ctrl+C, a logout, or a terminal that is closed, ends the program; left to itself, SDL would ask the player.

    An exception at any point, as Python makes of Ctrl+C, could be lost in what is cleaning up just then.
    """
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: end_now(app))


def _first_screen(app: Loop, save: Path | None) -> None:
    if save is None or not navigation.open_save(app, find_save(save)):
        navigation.first(app)


def start(home: Path, clock: Clock | None = None) -> Loop:
    """The application with its window, and nothing on the screen yet."""
    words = Catalogue()
    settings, problems = load(home, best_language(words.languages()))
    words.switch(settings.language)
    app = Loop(settings, words, home, navigation, clock)
    for problem in problems:
        app.tell(problem)
    return app
