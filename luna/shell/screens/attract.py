"""Attract mode: a title left alone for a while plays a silent, dimmed game of two bots until there is input.

The game is not saved and not counted. Its pictures are made in a thread before it is shown.
"""

import contextlib
import secrets
from functools import partial
from random import SystemRandom
from typing import Final

import pygame
from typing_extensions import override

from luna.core import registry
from luna.core.options import Options
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.players import faces
from luna.shell.players.opponents import Opponents
from luna.shell.screens.opening import SelfPlayingScene
from luna.table.link import TableLink
from luna.table.table import Table

AFTER: Final = 40.0  # seconds without input
_LEVEL: Final = 3  # of both bots: one-ply, which costs almost nothing
_BETWEEN: Final = 2.5  # seconds between two turns
_END: Final = 10.0  # seconds for which the end is shown


class Attraction:
    """Watches a title at rest, prepares the game of two bots and shows it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._still = 0.0
        self._table: Table | None = None  # whose pictures are being made

    def stir(self) -> None:
        """Restart the count: there was input, or the title was not on top."""
        self._still, self._table = 0.0, None

    def update(self, dt: float) -> None:
        """Advance by one step while the title is on top."""
        settings = self._app.settings
        if not settings.attract or settings.reduced_motion or not self._app.focused:
            self.stir()
            return
        self._still += dt
        if self._still >= AFTER and self._table is None:
            self._table = made = table(self._app)
            self._app.library.do(partial(self._prepare, made), partial(self._show, made))

    def _prepare(self, table: Table) -> None:
        with contextlib.suppress(Exception):  # the scene meets it again in the window's thread, where it is reported
            client = game_client.of(table.game.NAME)
            client.prepare(self._app, table.position, [seat.name for seat in table.seats])

    def _show(self, table: Table, _: None) -> None:
        if table is self._table:
            self._app.push(AttractScene(self._app, table))
            self.stir()


def table(app: App) -> Table:
    """A new game in memory between the fewest bots that can play it."""
    game, chance = registry.load(app.game), SystemRandom()
    ids = [look.id for look in game.SEATS]
    seats = tuple(sorted(chance.sample(ids, max(2, min(game.COUNTS))), key=ids.index))
    roles = {seat: chance.choice(faces.cast(app.game).roles or ("",)) for seat in seats}
    players = {seat: faces.bot(app.game, seat, roles, _LEVEL) for seat in seats}
    return Table.new(game, game.deal(Options(seats), secrets.token_bytes(32)), players)


class AttractScene(SelfPlayingScene):
    """The game."""

    ends = (*SelfPlayingScene.ends, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table, table.length, 0.8, reduced=False)
        self._link = TableLink(table)
        self._bots = Opponents(self._link, app.thinker)
        self._left = _END

    @override
    def enter(self) -> None:
        self.app.sound.hushed = True

    @override
    def exit(self) -> None:
        self.app.sound.hushed = False
        self._bots.forget()
        self._link.close()

    @override
    def update(self, dt: float) -> None:
        self.dirty = self.display.update(dt) or self.dirty
        if not self.app.focused or self._bots.failed or self._left <= 0:
            self.app.pop(self)
            return
        self._bots.update(dt, not self.display.busy, _BETWEEN)
        for _ in self._link.poll():
            self.play()
        if self.table.over and not self.display.busy:
            self._left -= dt

    @override
    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dimmed table, and the keys back to the menu in place of the verbs."""
        self.draw_table(surface)
        surface.fill((128, 132, 148), special_flags=pygame.BLEND_RGB_MULT)
        pen = self.draw_bar(surface)
        pen.centred(self.app.catalogue("attract-back"), "body_bold", theme.now.SECONDARY, pen.layout.bar.rect.center)
