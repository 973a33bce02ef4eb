"""Tells that tables wait: a toast, and where the window is not in front, a notification, a sound and its attention."""

import contextlib
from threading import Thread

import pygame

from luna.log.records import AUTOMATON
from luna.shell.app.notification import notify
from luna.shell.app.scene import App
from luna.shell.players.seats import seat_name
from luna.text.sentences import listed


def tell(app: App) -> None:
    """Tell of the tables that wait since the last call. What comes together is told together."""
    told, app.tables.told = app.tables.told, []
    new = [table.standing for table in told if table.standing.path != app.playing]
    if not new:
        return
    words = app.catalogue.of(new[0].game)
    players = listed(words, [seat_name(words, seat) for seat in new[0].seats if seat.kind != AUTOMATON])
    text = words("tables-your-turn", players=players)
    if len(new) > 1:
        text = words("tables-your-turns", count=len(new))
    app.toasts.say(text)
    if not app.focused:
        app.sound.play("your-turn")
        with contextlib.suppress(pygame.error):  # not every system draws attention to a window
            app.window.flash(pygame.FLASH_UNTIL_FOCUSED)
        Thread(target=notify, args=(words("game-name"), text), name="luna-notify", daemon=True).start()
