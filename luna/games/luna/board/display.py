"""A game as it is shown in one window: the picture and the choreography, and what has been painted already.

Everything that shows a position uses it: the table that is played at, the replay, the board of what-if.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from luna.games.luna.board.layout.layout import Layout
from luna.games.luna.board.layout.pen import Pen
from luna.games.luna.board.motion.choreography import MOST_PLAYED, Choreography
from luna.games.luna.board.motion.hearing import sound_of
from luna.games.luna.board.painting import table_of
from luna.games.luna.board.picture import things
from luna.games.luna.board.picture.ambient import Ambient
from luna.games.luna.board.shown import Shown
from luna.games.luna.rules.picture import view
from luna.games.luna.rules.views import Forecast, View
from luna.shell.board.chrome import Chrome
from luna.shell.canvas import Canvas
from luna.shell.loop import App
from luna.table.table import Table


class Display:
    """`rest` or `choreography.act` say what is to be seen, `draw` shows it."""

    def __init__(self, app: App, view: View, tone: str = "") -> None:
        """`tone`: see `table.Table`."""
        self.app, self.tone = app, tone
        self.picture = table_of(app, view, tone)
        settings = app.settings
        self.choreography = Choreography(self.picture.layout, view, settings.speed, settings.reduced_motion)
        self.choreography.on_start = self._hear
        self._pieces: tuple[object, pygame.Surface] | None = None
        self._still: tuple[object, pygame.Surface] | None = None
        self._before: pygame.Surface | None = None  # the picture at rest that fades away
        self._ambient = Ambient(self.layout, app.art)
        self._lifted: Shown | None = None
        self._lifts = 0

    @property
    def layout(self) -> Layout:
        """Where everything is."""
        return self.picture.layout

    @property
    def shown(self) -> Shown:
        """What lies on the table now."""
        return self.choreography.shown if self._lifted is None or self.busy else self._lifted

    @property
    def scores(self) -> tuple[int, ...]:
        """Influence by seat, as it is shown now."""
        return tuple(seat.ip for seat in self.shown.seats)

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits."""
        return self.choreography.busy

    def lift(self, shown: Shown | None) -> None:
        """Show this instead of the table at rest while a draft has taken something up; None: the table as it is."""
        if shown != self._lifted:
            self._lifted, self._lifts = shown, self._lifts + 1

    def settings_changed(self) -> None:
        """The player was in the settings."""
        self.choreography.set_speed(self.app.settings.speed, self.app.settings.reduced_motion)

    def resize(self, canvas: Canvas, view: View) -> None:
        """Another window, or another language."""
        self.picture = table_of(self.app, view, self.tone)
        self.choreography.lay_out(self.picture.layout)
        self._pieces = self._still = self._before = None
        self._ambient = Ambient(self.layout, self.app.art)

    def update(self, dt: float) -> bool:
        """Go on for `dt` seconds; whether a new picture is due."""
        moved = self.choreography.update(dt)
        return (self.app.focused and self._living and self._ambient.update(dt)) or moved

    def rest(self, view: View) -> None:
        """Show this position, nothing on its way."""
        self.choreography.cancel()
        self.choreography.rest(view)

    def act(self, events: Sequence[Any], view: View | None) -> None:
        """Show what happened; `view` is the position after it, None when more follows."""
        self.choreography.act(events, view)

    def go(self, table: Table, before: int, after: int) -> None:
        """The game went from one number of turns to another: undo plays turns backwards, redo plays one again."""
        choreography, seen = self.choreography, view(table.position)
        line = len(table.history) + len(table.undone)
        if before > line or not -1 <= before - after <= MOST_PLAYED:
            choreography.jump(seen)
            return
        low, high = min(before, after), max(before, after)
        views = [view(table.position_at(number)) for number in range(low, high + 1)]
        if not self.busy and Shown.of(views[before - low]) != self.shown:
            choreography.jump(seen)  # another branch
        elif after > before:
            choreography.skip()
            choreography.act(table.events_of(after), seen)
        else:
            turns = zip(range(high, low, -1), reversed(views[:-1]), reversed(views[1:]), strict=True)
            choreography.act_back([(table.events_of(number), earlier, later) for number, earlier, later in turns])

    def look_at(self, seat: int) -> None:
        """Open a player's panel where not all have room."""
        self.layout.look_at(seat)
        self._still = None

    def draw(self, surface: pygame.Surface, forecast: Forecast, chrome: Chrome) -> Pen:
        """Everything at rest; the pen is handed back for what lies on top."""
        surface.blit(self._resting(forecast, chrome), (0, 0))
        self._fade(surface)
        if not (self.app.settings.reduced_motion or self.tone):
            self._ambient.draw(surface, self.shown)
        return self.picture.pen.on(surface)

    def place(self, thing: object) -> pygame.Rect | None:
        """Where a thing is that words name, None where a card may lie over it."""
        assert isinstance(thing, things.Thing)
        return None if thing.what in things.OFF_BOARD else things.place(self.picture.pen, self.shown, thing)

    @property
    def _living(self) -> bool:
        """Whether light plays on the water: not for those who want less motion, or a plain sea."""
        return not self.app.settings.reduced_motion and not self.app.settings.high_contrast

    def _hear(self, event: Any) -> None:
        """Something begins to move."""
        name = sound_of(event)
        if name is not None:
            self.app.sound.play(name)

    def _fade(self, surface: pygame.Surface) -> None:
        share = self.choreography.fade
        if self._before is not None and share > 0:
            self._before.set_alpha(round(255 * share))
            surface.blit(self._before, (0, 0))
        else:
            self._before = None

    def _resting(self, forecast: Forecast, chrome: Chrome) -> pygame.Surface:
        """Ground, pieces and frame, painted anew only when one of them changed."""
        shown = self.shown
        future = None if self.choreography.busy else forecast
        key = self.choreography.version, future, None if shown is self.choreography.shown else self._lifts
        if self._pieces is None or self._pieces[0] != key:
            if self._still is not None and self._before is None and self.choreography.fade > 0:
                self._before = self._still[1].copy()
            canvas = self._pieces[1] if self._pieces else pygame.Surface(self.app.canvas.size, 0, 32)
            self.picture.paint_pieces(canvas, shown, future)
            self._pieces = key, canvas
            self._still = None if self._still is None else (None, self._still[1])
        if self._still is None or self._still[0] != chrome:
            canvas = self._still[1] if self._still else pygame.Surface(self.app.canvas.size, 0, 32)
            canvas.blit(self._pieces[1], (0, 0))
            self.picture.paint_frame(canvas, shown, forecast, chrome)
            self._still = chrome, canvas
        return self._still[1]
