"""Alerts for waiting tables: a toast, and for a window in the background a notification, a sound and its attention."""

import contextlib
import importlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from threading import Thread
from typing import Final

import pygame

from luna.log.records import AUTOMATON
from luna.shell.app.scene import App
from luna.shell.players.seats import seat_name
from luna.table.reminders import GAP
from luna.table.table_status import Standing
from luna.text import Catalogue
from luna.text.sentences import listed

_PATIENCE: Final = 10.0  # seconds for a tool of the system
_NAME: Final = "Luna"


def sentence(words: Catalogue, new: Sequence[Standing]) -> str:
    """The sentence about waiting tables: with whom, or their number."""
    players = [seat_name(words, seat) for seat in new[0].seats if seat.kind != AUTOMATON]
    if len(new) > 1:
        return words("tables-your-turns", count=len(new))
    return words("tables-your-turn", players=listed(words, players))


def tell(app: App) -> None:
    """Report the tables that started to wait. Alerts within a minute are merged, if the tables still wait."""
    mine, now = app.tables, app.clock.now()
    if not mine.told or now - mine.alerted < GAP:
        return
    told, mine.told = {table.standing.table for table in mine.told}, []
    waiting = [table.standing for table in mine.tables if table.standing.waits and table.standing.table in told]
    new = [one for one in waiting if one.path != app.playing]
    if not new:
        return
    mine.alerted = now
    words = app.catalogue.of(new[0].game)
    text = sentence(words, new)
    app.toasts.say(text)
    if not app.focused:
        app.sound.play("your-turn")
        with contextlib.suppress(pygame.error):  # not every system draws attention to a window
            app.window.flash(pygame.FLASH_UNTIL_FOCUSED)
        Thread(target=notify, args=(words("game-name"), text), name="luna-notify", daemon=True).start()


def notify(title: str, text: str) -> bool:
    """Show a notification of the system; returns whether that worked. It may block for seconds."""
    text = text.replace("<", "‹")  # a name is not markup: some systems would follow a link or load a picture
    with contextlib.suppress(Exception):  # an optional package may fail in any way: the game continues without it
        package = importlib.import_module("desktop_notifier")
        package.DesktopNotifierSync(app_name=_NAME).send(title=title, message=text)
        return True
    if sys.platform == "darwin":
        script = "on run argv\ndisplay notification (item 2 of argv) with title (item 1 of argv)\nend run"
        return _run(["osascript", "-e", script, title, text])
    tool = shutil.which("notify-send")
    return tool is not None and _run([tool, "--app-name", _NAME, "--", title, text])


def _run(argv: list[str]) -> bool:
    try:
        quiet = subprocess.DEVNULL
        done = subprocess.run(argv, stdin=quiet, stdout=quiet, stderr=quiet, timeout=_PATIENCE, check=False)
        return done.returncode == 0
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False
