"""Who plays which seat, changed in the middle of a game: a person or a bot of some level takes over where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from luna.bots import LEVELS
from luna.client import sessions
from luna.client.loop import App
from luna.client.scene import Canvas
from luna.client.scenes.menu import MenuScene
from luna.client.widgets import Button, Widget
from luna.log.records import AUTOMATON, Seat
from luna.table.table import Player

_HEAD: Final = 136  # units above the column
_FOOT: Final = 118


class PlayersScene(MenuScene):
    """A row for each seat. What was chosen counts when the page is left."""

    need = (800, 540)
    first = "back"

    def __init__(
        self, app: App, seats: Sequence[Seat], seat: Callable[[int, Player], object], over: MenuScene | None = None
    ) -> None:
        """`seat` gives a seat to somebody; `over`: the menu below, whose background this is."""
        super().__init__(app)
        self._seats, self._seat, self._over = tuple(seats), seat, over
        self.levels = [sessions.level_of(one) for one in seats]
        """What is chosen for each seat: the level of a bot, 0 = a person."""

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`: the menu below must take its picture of the table once more."""
        self.see_through = self._over is not None
        super().resize(canvas)

    def background(self, surface: pygame.Surface) -> None:
        """See `MenuScene`: the dimmed table."""
        self.see_through = False
        if self._over is not None:
            self._over.background(surface)
        else:
            super().background(surface)

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.middle(1080, 700)

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        words, paint, panel = self.words, self.paint, self.panel()
        side, top = panel.x + paint.px(60), panel.y + paint.px(_HEAD)
        foot = panel.bottom - paint.px(_FOOT)
        column = self.column(pygame.Rect(side, top, panel.width - paint.px(120), foot - top))
        column.words("players-below", words("players-below"))
        column.gap(26)
        choices = [words("seat-person")]
        choices += [words("seat-of-bot", level=level, name=words(f"level-{level}")) for level in LEVELS]
        for number, seat in enumerate(self._seats):
            if seat.kind != AUTOMATON:
                label = sessions.seat_name(words, seat)
                column.choice(f"seat-{number}", label, choices, self.levels[number], self._chooser(number))
                column.gap(20)
        high = max(paint.px(66), paint.fonts.line("body_bold") + paint.px(18))
        said = words("back")
        wide = Button.wide(paint, said, key=words("key-esc"))
        place = pygame.Rect(panel.centerx - wide // 2, panel.bottom - paint.px(34) - high, wide, high)
        return [*column.widgets, Button(place, "back", said, self.back, key=words("key-esc"))]

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel = self.panel()
        self.paint.panel(surface, panel, "overlay")
        self.heading(surface, panel, self.words("players-title"))

    def back(self) -> None:
        """Whoever was chosen anew sits down."""
        for number, (seat, level) in enumerate(zip(self._seats, self.levels, strict=True)):
            if level != sessions.level_of(seat):
                self._seat(number, sessions.newcomer(self.app, seat.order, level))
        super().back()

    def _chooser(self, number: int) -> Callable[[int], None]:
        def choose(level: int) -> None:
            self.levels[number] = level

        return choose
