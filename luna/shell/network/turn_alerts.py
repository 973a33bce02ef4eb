"""Alerts for waiting tables: a toast, and for a window in the background a notification, a sound and its attention."""

import contextlib
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from threading import Thread
from typing import Final

import pygame

from luna.log.records import AUTOMATON
from luna.notice import HIDDEN
from luna.shell.app.scene import App
from luna.shell.players.seats import seat_name
from luna.table.reminders import GAP
from luna.table.table_status import Standing
from luna.text import Catalogue
from luna.text.sentences import listed

_PATIENCE: Final = 15.0  # seconds for a tool of the system
_NAME: Final = "Luna"
_BALLOON: Final = """
Add-Type -AssemblyName System.Windows.Forms, System.Drawing
$icon = New-Object System.Windows.Forms.NotifyIcon
$icon.Icon = [System.Drawing.SystemIcons]::Information
$icon.Visible = $true
$icon.ShowBalloonTip(5000, $env:LUNA_TITLE, $env:LUNA_TEXT, 'None')
Start-Sleep 5
$icon.Dispose()
"""
"""For PowerShell on Windows, where this has never been run: the balloon lives as long as its icon."""


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
    if sys.platform == "win32":  # the words are no part of the script
        words = {"LUNA_TITLE": title, "LUNA_TEXT": text}
        return _run(["powershell", "-NoProfile", "-NonInteractive", "-Command", _BALLOON], {**os.environ, **words})
    tool = shutil.which("notify-send")
    return tool is not None and _run([tool, "--app-name", _NAME, "--", title, text])


def _run(argv: list[str], environ: dict[str, str] | None = None) -> bool:
    try:
        quiet = subprocess.DEVNULL
        done = subprocess.run(
            argv,
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            timeout=_PATIENCE,
            check=False,
            env=environ,
            creationflags=HIDDEN,
        )
        return done.returncode == 0
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False
