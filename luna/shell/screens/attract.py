"""Attract mode: a title left alone for a while plays a silent, dimmed game of two bots until there is input.

The game is not saved and not counted. Its pictures are made in a thread before it is shown.
"""

from __future__ import annotations

import contextlib
import secrets
from random import SystemRandom
from threading import Thread
from typing import Final

import pygame
from typing_extensions import override

from luna.bots.answers import Thought
from luna.bots.thinker import Pending
from luna.core import registry
from luna.core.levels import Character
from luna.core.options import Options
from luna.shell.app import failures
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App, Scene
from luna.shell.board import sheets
from luna.shell.board.chrome import Chrome
from luna.shell.board.history import History
from luna.shell.client import game_client
from luna.shell.drawing import theme
from luna.shell.input import pad
from luna.shell.players import faces
from luna.shell.players.seats import seat_name
from luna.table.table import Table

AFTER: Final = 40.0
"""Seconds without input."""
_LEVEL: Final = 3
"""Of both bots: one turn ahead, which costs almost nothing."""
_BETWEEN: Final = 2.5  # seconds from one turn to the next
_END: Final = 10.0  # seconds that the end is shown
_SPEED: Final = 0.8
_DIM: Final = (128, 132, 148)
_INPUT: Final = {
    *(pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL),
    *(pygame.FINGERDOWN, pad.PRESSED),
}


class Attraction:
    """Watches a title at rest, prepares the game of two bots and shows it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._still = 0.0
        self._ready: Thread | None = None
        self._table: Table | None = None

    def stir(self) -> None:
        """Begin to count again: there was input, or the title was not on top."""
        self._still, self._table = 0.0, None

    def close(self) -> None:
        """Wait for the thread. No thread may draw when the program ends."""
        if self._ready is not None:
            self._ready.join()

    def update(self, dt: float) -> None:
        """One step while the title is on top."""
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
    """A new game in memory between as few bots as can play it."""
    game, chance = registry.load(app.game), SystemRandom()
    ids = [look.id for look in game.SEATS]
    seats = tuple(sorted(chance.sample(ids, max(2, min(game.COUNTS))), key=ids.index))
    roles = {seat: chance.choice(faces.cast(app.game).roles or ("",)) for seat in seats}
    players = {seat: faces.bot(app.game, seat, roles, _LEVEL) for seat in seats}
    return Table.new(game, game.deal(Options(seats), secrets.token_bytes(32)), players)


class AttractScene(Scene):
    """The game. Any input ends it and does nothing else."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self._names = [seat_name(app.catalogue, seat) for seat in table.seats]
        client = game_client.of(table.game.NAME)
        self._history = History(table, client.teller())
        self._display = client.display(app, table.position)
        self._display.choreography.pace(_SPEED, reduced=False)
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
        self.table.close()

    @override
    def resize(self, canvas: Canvas) -> None:
        self._display.resize(canvas, self.table.position)
        self.dirty = True

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in _INPUT:
            self.app.pop(self)
            return True
        return False

    @override
    def update(self, dt: float) -> None:
        self.dirty = self._display.update(dt) or self.dirty
        if not self.app.focused:
            self.app.pop(self)
            return
        failures.listen(self.app)
        if not self._display.busy:
            self._wait -= dt
            if self._wait <= 0:
                self._play()

    @override
    def draw(self, surface: pygame.Surface) -> None:
        """Draw the dimmed table, and what brings the menu back in place of the verbs."""
        app, display = self.app, self._display
        shown = faces.of(self.table.game.NAME, self.table.seats, app.settings.faces)
        display.draw(surface, Chrome(self._names, looks=self._history.looks, faces=shown))
        display.draw_moving(surface)
        surface.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
        pen = display.pen.frame.on(surface)
        bar = pen.layout.bar.rect
        sheets.bar(pen, bar, hairline_below=False)
        pen.centred(app.catalogue("attract-back"), "body_bold", theme.now.SECONDARY, bar.center)

    def _play(self) -> None:
        """Play the next turn when the bot has answered; leave after the end."""
        seat, game = self.table.to_move, self.table.game.NAME
        if seat is None:
            self.app.pop(self)
            return
        if self._question is None:
            level, seed = Character.of(self.table.seats[seat].bot)
            row, temper = bytes(self.table.position), registry.characters(game).temper(seed)
            self._question = self.app.thinker.ask(game, row, level, seed, temper=temper)
        thought = self._question.known
        if self._question.failed:
            self.app.pop(self)
        elif thought is not None and thought.choice is not None:
            self._question = None
            self.table.acts.submit(thought.choice)
            self._display.take(self.table.position)
            self._display.forwards(self.table, self.table.length)
            self._wait = _END if self.table.over else _BETWEEN
