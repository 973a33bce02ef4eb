"""A game as it is shown in one window: the picture and the choreography, and what has been painted already.

Everything that shows a position uses it: the table that is played at, the replay, the board of what-if.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pygame

from luna.client.loop import App
from luna.client.scene import Canvas
from luna.client.tables.luna.choreography import Choreography
from luna.client.tables.luna.chrome import Chrome
from luna.client.tables.luna.layout import Layout
from luna.client.tables.luna.pen import Pen
from luna.client.tables.luna.shown import Shown
from luna.client.tables.luna.table import Table as Picture
from luna.client.tables.luna.table import lay_out
from luna.games.luna.views import Forecast, View

_MOST_ON_BOARD: Final = 1.25
"""How much larger text gets among the pieces, which do not grow with it."""


class Display:
    """`rest` or `choreography.act` say what is to be seen, `draw` shows it."""

    def __init__(self, app: App, view: View, tone: str = "") -> None:
        """`tone`: see `table.Table`."""
        self.app, self._tone = app, tone
        self.picture = self._picture(view)
        settings = app.settings
        self.choreography = Choreography(self.picture.layout, view, settings.speed, settings.reduced_motion)
        self._pieces: tuple[object, pygame.Surface] | None = None
        self._still: tuple[object, pygame.Surface] | None = None

    @property
    def layout(self) -> Layout:
        """Where everything is."""
        return self.picture.layout

    @property
    def shown(self) -> Shown:
        """What lies on the table now."""
        return self.choreography.shown

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""
        return self.choreography.busy

    def settings_changed(self) -> None:
        """The player was in the settings."""
        self.choreography.set_speed(self.app.settings.speed, self.app.settings.reduced_motion)

    def resize(self, canvas: Canvas, view: View) -> None:
        """Another window, or another language."""
        self.picture = self._picture(view)
        self.choreography.lay_out(self.picture.layout)
        self._pieces = self._still = None

    def rest(self, view: View) -> None:
        """Show this position, nothing on its way."""
        self.choreography.cancel()
        self.choreography.rest(view)

    def act(self, events: Sequence[Any], view: View | None) -> None:
        """Show what happened; `view` is the position after it, None when more follows."""
        self.choreography.act(events, view)

    def draw(self, surface: pygame.Surface, forecast: Forecast, chrome: Chrome) -> Pen:
        """Everything at rest; the pen is handed back for what lies on top."""
        surface.blit(self._resting(forecast, chrome), (0, 0))
        return self.picture.pen.on(surface)

    def _picture(self, view: View) -> Picture:
        app, layout = self.app, lay_out(self.app, view)
        board = app.paint_for(layout.u, min(app.canvas.text, _MOST_ON_BOARD))
        return Picture(layout, view, app.paint_for(app.canvas.bars), board, app.catalogue)

    def _resting(self, forecast: Forecast, chrome: Chrome) -> pygame.Surface:
        """Ground, pieces and frame, painted anew only when one of them changed."""
        shown = self.choreography.shown
        future = None if self.choreography.busy else forecast
        key = self.choreography.version, future
        if self._pieces is None or self._pieces[0] != key:
            canvas = self._pieces[1] if self._pieces else pygame.Surface(self.app.canvas.size, 0, 32)
            self.picture.paint_pieces(canvas, shown, future)
            self._pieces, self._still = (key, canvas), None
        if self._still is None or self._still[0] != chrome:
            canvas = self._still[1] if self._still else pygame.Surface(self.app.canvas.size, 0, 32)
            canvas.blit(self._pieces[1], (0, 0))
            self.picture.paint_frame(canvas, shown, forecast, chrome)
            self._still = chrome, canvas
        return self._still[1]
