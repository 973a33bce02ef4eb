"""The whole table of Luna in one picture, in three steps that can be kept apart: still ground, pieces, frame."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client.art import Art
from luna.client.paint import Paint
from luna.client.tables.luna.actionbar import draw_bar, fit_bar
from luna.client.tables.luna.backdrop import Backdrop
from luna.client.tables.luna.chrome import Chrome
from luna.client.tables.luna.islands import draw_islands
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.panels import draw_panels
from luna.client.tables.luna.pen import Pen, Text
from luna.client.tables.luna.rail import draw_rail
from luna.client.tables.luna.shown import Shown
from luna.client.tables.luna.temple import draw_temple
from luna.client.tables.luna.topbar import draw_top
from luna.games.luna.views import Forecast, View

_PIECES: Final = ("favours/", "figures/", "marks/", "orders/", "temple/", "tiles/", "ui/")


class Table:
    """Everything needed to draw one game in a window of one size; make a new one after a resize."""

    def __init__(self, width: int, height: int, view: View, paint: Paint, text: Text) -> None:
        self.layout = Layout.of(width, height, view)
        self.pen = Pen(pygame.Surface((1, 1)), self.layout, paint, text)
        self.backdrop = _backdrop(self.layout, view, paint.art)
        fit_bar(self.pen)

    def paint(self, surface: pygame.Surface, shown: Shown, forecast: Forecast | None, chrome: Chrome) -> Pen:
        """All of it; the pen is handed back for marks and movers on top."""
        pen = self.paint_pieces(surface, shown, forecast)
        self.paint_frame(surface, shown, forecast, chrome)
        return pen

    def paint_pieces(self, surface: pygame.Surface, shown: Shown, forecast: Forecast | None) -> Pen:
        """Ground and pieces: what lies under rings, arrows and movers. Without a forecast no ghosts."""
        pen = self.pen.on(surface)
        surface.blit(self.backdrop.picture(shown), (0, 0))
        draw_temple(pen, shown)
        draw_islands(pen, shown, forecast)
        return pen

    def paint_frame(self, surface: pygame.Surface, shown: Shown, forecast: Forecast | None, chrome: Chrome) -> Pen:
        """Bars, panels and rail."""
        pen = self.pen.on(surface)
        draw_top(pen, shown, forecast, chrome)
        draw_panels(pen, shown, forecast, chrome)
        draw_rail(pen, shown, chrome)
        draw_bar(pen, chrome)
        return pen


def prepare(width: int, height: int, view: View, art: Art) -> None:
    """Make what takes longest before a `Table` asks for it; may run in any thread."""
    layout = Layout.of(width, height, view)
    _backdrop(layout, view, art).picture(Shown.of(view))
    pieces = (name for name in art.names() if name.startswith(_PIECES) and art.entry(name).position is None)
    art.warm(pieces, layout.u)


def _backdrop(layout: Layout, view: View, art: Art) -> Backdrop:
    boards = {field.tile: field.board for field in view.temple}
    which = layout.width, layout.height, view.ring, tuple(boards.items())
    return art.whole(which, lambda: Backdrop(layout, art, boards))
