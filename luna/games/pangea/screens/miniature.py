"""Small pictures of the world for the page of puzzles, see `shell.client.rulebook.Drawings`."""

from functools import cache
from typing import Final

import pygame

from luna.core.game import Position
from luna.games.pangea.board.layout.layout import Layout, Pen
from luna.games.pangea.board.picture import lands, world
from luna.games.pangea.rules.position import PLAYERS
from luna.shell.app.scene import App
from luna.shell.board.edges import Window
from luna.shell.client.rulebook import Drawings, Rulebook, read_topics
from luna.shell.drawing.fonts import ASSETS, Fonts
from luna.shell.drawing.paint import Paint

_PART: Final = (170, 84, 1420, 842)  # the world on the stage and the sky at its sides: left, top, width, height
_READABLE: Final = 2 / 3  # minimum pixels per unit at which numbers fit among the pieces


class TablePicture:
    """The world in a position, painted at a readable size and scaled down."""

    def __init__(self, app: App, position: Position, width: int) -> None:
        self._app, self._position = app, bytearray(position)
        self.size = width, round(width * _PART[3] / _PART[2])

    def paint(self) -> pygame.Surface:
        """Paint it; safe in any thread, since it uses fonts of its own."""
        row, unit = self._position, max(_READABLE, self.size[0] / _PART[2])
        layout = Layout(Window(round(1920 * unit), round(1080 * unit), unit), row[PLAYERS])
        made = world.painted(layout, self._app.art)
        pen: Pen = Pen(made, layout, Paint(Fonts(layout.u), self._app.art, layout.u), self._app.catalogue)
        lands.gates(pen)
        for part in lands.parts(pen, row, {}):
            part.paint()
        return pygame.transform.smoothscale(made.subsurface(layout.box(*_PART).clip(made.get_rect())), self.size)


class Miniatures(Drawings):
    """Pangea has no examples in its rules, but pictures of its table."""

    def table(self, app: App, position: Position, width: int) -> list[TablePicture]:
        """The table in a position."""
        return [TablePicture(app, position, width)]


@cache
def rulebook() -> Rulebook:
    """The rules, with our rulings and reconstructions marked."""
    return Rulebook(*read_topics(ASSETS / "games" / "pangea" / "rules" / "topics.toml"), drawings=Miniatures())
