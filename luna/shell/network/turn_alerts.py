"""Tells that tables wait: a toast, and where the window is not in front, a notification, a sound and its attention."""

import contextlib
from collections.abc import Sequence
from threading import Thread

import pygame

from luna.log.records import AUTOMATON
from luna.shell.app.notification import notify
from luna.shell.app.scene import App
from luna.shell.players.seats import seat_name
from luna.table.reminders import GAP
from luna.table.table_status import Standing
from luna.text import Catalogue
from luna.text.sentences import listed


def sentence(words: Catalogue, new: Sequence[Standing]) -> str:
    """What is said of tables that wait: with whom, or how many there are."""
    players = [seat_name(words, seat) for seat in new[0].seats if seat.kind != AUTOMATON]
    if len(new) > 1:
        return words("tables-your-turns", count=len(new))
    return words("tables-your-turn", players=listed(words, players))


def tell(app: App) -> None:
    """Tell of the tables that began to wait. What comes within a minute is told together, if it still waits then."""
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
