"""PLACEHOLDER of the table hand's scene, so that the way through all screens can be walked: Space plays a legal turn."""

from __future__ import annotations

import secrets

import pygame

from luna.client import sessions
from luna.client.loop import App
from luna.client.scene import Canvas, Scene
from luna.client.scenes.overlay import OverlayScene
from luna.client.tables.luna.chrome import Chrome
from luna.client.tables.luna.shown import Shown
from luna.client.tables.luna.table import Table as Picture
from luna.games import luna as game
from luna.games.luna.moves import CLOSE, DONE, JOURNEY, TIDE, kind_of
from luna.table.link import TableLink


class TableScene(Scene):
    """One game on the table."""

    def __init__(self, app: App, link: TableLink) -> None:
        super().__init__(app)
        self.link = link

    def exit(self) -> None:
        """See `Scene`."""
        self.link.close()

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`."""
        view = game.view(self.link.table.position)
        self.picture = Picture(canvas.width, canvas.height, view, self.app.paint, self.app.catalogue)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.push(OverlayScene(self.app, self.link.table))
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_SPACE, pygame.K_END):
            for _ in range(1 if event.key == pygame.K_SPACE else 2000):
                if not self.link.table.over:
                    self.link.submit(self._turn())
                    self.link.wait()
            self.dirty = True
            if self.link.table.over:
                sessions.finished(self.app, self.link.table)
        return True

    def _turn(self) -> tuple[int, ...]:
        position = self.link.table.position
        move = secrets.choice(game.legal(position))
        if kind_of(move) in (JOURNEY, TIDE):
            return move, CLOSE
        assert kind_of(move) != DONE
        return (move,)

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        table = self.link.table
        names = [sessions.seat_name(self.app.catalogue, seat) for seat in table.header.seats]
        shown = Shown.of(game.view(table.position))
        self.picture.paint(surface, shown, game.forecast(table.position), Chrome(names))
