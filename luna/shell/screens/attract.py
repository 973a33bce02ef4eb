"""Attract mode: a title left alone for a while plays a silent, dimmed game of two bots until there is input.

The game is not saved and not counted. Its pictures are made in a thread before it is shown.
"""

import contextlib
import secrets
from random import SystemRandom
from threading import Thread
from typing import Final

import pygame
from typing_extensions import override

from luna.bots.answers import Thought
from luna.bots.thinker import Pending, Question
from luna.core import registry
from luna.core.levels import Character
from luna.core.options import Options
from luna.shell.app.scene import App
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.players import faces
from luna.shell.screens.opening import SelfPlayingScene
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
        self._ready: Thread | None = None
        self._table: Table | None = None

    def stir(self) -> None:
        """Restart the count: there was input, or the title was not on top."""
        self._still, self._table = 0.0, None

    def close(self) -> None:
        """Wait for the thread. No thread may draw when the program ends."""
        if self._ready is not None:
            self._ready.join()

    def update(self, dt: float) -> None:
        """Advance by one step while the title is on top."""
        settings = self._app.settings
        if not settings.attract or settings.reduced_motion or not self._app.focused:
            self.stir()
            return
        self._still += dt
        if self._still < AFTER or (self._ready is not None and self._ready.is_alive()):
            return
        if self._table is None:
            self._table = table(self._app)
            self._ready = Thread(target=self._prepare, args=(self._table,), name="attract", daemon=True)
            self._ready.start()
        else:
            self._app.push(AttractScene(self._app, self._table))
            self.stir()

    def _prepare(self, table: Table) -> None:
        with contextlib.suppress(Exception):  # the scene meets it again in the window's thread, where it is reported
            client = game_client.of(table.game.NAME)
            client.prepare(self._app, table.position, [seat.name for seat in table.seats])


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
        self._question: Pending[Thought] | None = None
        self._wait = _BETWEEN

    @override
    def enter(self) -> None:
        self.app.sound.hushed = True

    @override
    def exit(self) -> None:
        self.app.sound.hushed = False
        if self._question is not None:
            self._question.cancel()
        super().exit()

    @override
    def update(self, dt: float) -> None:
        self.dirty = self.display.update(dt) or self.dirty
        if not self.app.focused:
            self.app.pop(self)
            return
        if not self.display.busy:
            self._wait -= dt
            if self._wait <= 0:
                self._ask()

    @override
    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dimmed table, and the keys back to the menu in place of the verbs."""
        self.draw_table(surface)
        surface.fill((128, 132, 148), special_flags=pygame.BLEND_RGB_MULT)
        pen = self.draw_bar(surface)
        pen.centred(self.app.catalogue("attract-back"), "body_bold", theme.now.SECONDARY, pen.layout.bar.rect.center)

    def _ask(self) -> None:
        """Play the next turn when the bot has answered; leave after the end."""
        seat, game = self.table.to_move, self.table.game.NAME
        if seat is None:
            self.app.pop(self)
            return
        if self._question is None:
            level, seed = Character.of(self.table.seats[seat].bot)
            row, temper = bytes(self.table.position), registry.characters(game).temper(seed)
            self._question = self.app.thinker.ask(Question(game, row, level, seed, temper))
        thought = self._question.known
        if self._question.failed:
            self.app.pop(self)
        elif thought is not None and thought.choice is not None:
            self._question = None
            self.table.acts.submit(thought.choice)
            self.play()
            self._wait = _END if self.table.over else _BETWEEN
