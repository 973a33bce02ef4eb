"""The menu over the table. The table stands still and blurred behind it; nothing is lost by leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.access.node import Node, heading
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.network.doorway import Doorway
from luna.shell.records import exchange
from luna.shell.screens.door import DoorScene
from luna.shell.screens.menu import MenuScene
from luna.shell.screens.players import PlayersScene
from luna.shell.screens.question import lose
from luna.shell.screens.rules import RulesScene
from luna.shell.screens.settings import SettingsScene
from luna.shell.widgets import Action, MenuButton, Widget
from luna.table.table import Player, Table

_HEAD: Final = 140  # units above the entries
_GAP: Final = 12


class OverlayScene(MenuScene):
    """Continue, save a copy, players, rules, settings, replay, export, back to the start, leave, quit."""

    see_through = True
    need = (800, 540)
    first = "continue"

    def __init__(
        self,
        app: App,
        table: Table,
        restart: Callable[[], object] | None = None,
        seat: Callable[[int, Player], object] | None = None,
        doorway: Doorway | None = None,
    ) -> None:
        """`restart` takes the whole game back, `seat` gives a seat to somebody; without them that is not offered.

        `doorway`: of the table whose host this is.
        """
        super().__init__(app)
        self._doorway = doorway
        self._seat = seat
        self.table = table
        self._restart = restart if table.can_undo else None
        self._backdrop: pygame.Surface | None = None

    @override
    def resize(self, canvas: Canvas) -> None:
        """The table below must show itself once more."""
        self._forget()
        super().resize(canvas)

    @override
    def build(self) -> list[Widget]:
        words, paint, panel = self.words, self.paint, self.panel()
        high, foot = MenuButton.high(paint), paint.fonts.line("label") + paint.px(44)
        top = panel.y + paint.px(_HEAD)
        side = panel.x + paint.px(60)
        column = self.column(pygame.Rect(side, top, panel.width - paint.px(120), panel.bottom - foot - top))
        for name, icon, action in self._entries():
            primary = name == "continue"
            key = words("key-esc") if primary else ""
            said = words(f"menu-{name}")
            place = column.take(high)
            column.add(MenuButton(place, name, said, action, icon=f"ui/icon-{icon}", primary=primary, key=key))
            if name != "quit":
                column.gap(_GAP)
        return column.widgets

    def panel(self) -> pygame.Rect:
        """The rectangle of the panel in which everything stands."""
        paint, entries = self.paint, len(self._entries())
        high = entries * MenuButton.high(paint) + (entries - 1) * paint.px(_GAP)
        foot = paint.fonts.line("label") + paint.px(44)
        whole = (high + foot) / paint.u + _HEAD
        return self.canvas.middle(720 if paint.fonts.growth <= 1 else 1000, whole)

    @override
    def background(self, surface: pygame.Surface) -> None:
        """The first time the table has just been drawn on the surface."""
        if self._backdrop is None:
            self._backdrop = self.paint.blurred(surface, 4, 0.55)
            self.see_through = False
        surface.blit(self._backdrop, (0, 0))

    @override
    def said(self) -> Sequence[Node]:
        return (heading(self.words("menu-title")),)

    @override
    def content(self, surface: pygame.Surface) -> None:
        panel, fonts = self.panel(), self.paint.fonts
        self.paint.panel(surface, panel, "overlay")
        self.heading(surface, panel, self.words("menu-title"))
        if not self.table.name:
            return  # who only looks on keeps nothing
        key = "menu-unsaved" if self.table.unsaved else "menu-unkept" if self.table.unkept else "menu-saved"
        said = fonts.fit(self.words(key), "label", panel.width - self.paint.px(60))
        ink = theme.LOSS if self.table.unkept else theme.now.SECONDARY
        middle = panel.bottom - self.paint.px(20) - fonts.line("label") // 2
        fonts.draw(surface, said, "label", ink, (panel.centerx, middle), "mid")

    def _entries(self) -> list[tuple[str, str, Action]]:
        """Name, picture, action."""
        app, table = self.app, self.table
        return [
            ("continue", "continue", self.back),
            *([("copy", "branch", lambda: app.ways.copy(app, table))] if self._copies else []),
            *([("players", "reserve", self._players)] if self._seat else []),
            *([("door", "reserve", self._door)] if self._doorway else []),
            ("rules", "rules", lambda: app.push(RulesScene(app))),
            ("settings", "gear", self._settings),
            ("replay", "replay", lambda: app.ways.watch(app, table)),
            ("export", "log", lambda: exchange.export(app, table)),
            *([("restart", "round-back", self._start_again)] if self._restart else []),
            ("leave", "menu", self._leave),
            ("quit", "quit", app.quit),
        ]

    @property
    def _copies(self) -> bool:
        """Whether a new file would help; a shared table is the relay's to keep."""
        return self.table.unsaved or (self.table.read_only and not self.table.relayed)

    def _leave(self) -> None:
        app = self.app
        if self.table.unsaved:
            app.push(lose(app, self, lambda: app.ways.leave(app)))
        else:
            app.ways.leave(app)

    def _start_again(self) -> None:
        assert self._restart is not None
        self._restart()
        self.back()
        self.app.toasts.say(self.words("menu-restarted"))

    def _players(self) -> None:
        assert self._seat is not None
        self.app.push(PlayersScene(self.app, self.table.game.NAME, self.table.seats, self._seat, self))

    def _door(self) -> None:
        assert self._doorway is not None
        self.app.push(DoorScene(self.app, self._doorway, self))

    def _settings(self) -> None:
        self.app.push(SettingsScene(self.app, self))

    def _forget(self) -> None:
        self._backdrop = None
        self.see_through = True
