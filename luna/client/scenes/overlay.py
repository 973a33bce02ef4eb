"""The menu over the table. The table stands still and blurred behind it; nothing is lost by leaving."""

from __future__ import annotations

import pygame

from luna.client import sessions, theme
from luna.client.loop import App
from luna.client.scene import Canvas
from luna.client.scenes.menu import MenuScene
from luna.client.scenes.settings import SettingsScene
from luna.client.widgets import MenuButton, Widget
from luna.table.table import Table


class OverlayScene(MenuScene):
    """Continue, settings, export, leave, quit."""

    see_through = True
    first = "continue"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self._backdrop: pygame.Surface | None = None

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`: the table below must show itself once more."""
        self._forget()
        super().resize(canvas)

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        words = self.words
        widgets: list[Widget] = []
        for index, (name, icon, action) in enumerate(
            (
                ("continue", "continue", self.back),
                ("settings", "gear", self._settings),
                ("export", "log", lambda: sessions.export(self.app, self.table)),
                ("leave", "menu", lambda: sessions.leave(self.app)),
                ("quit", "quit", self.app.quit),
            )
        ):
            place = self.canvas.rect(660, 372 + 76 * index, 600, 64)
            key = words("key-esc") if name == "continue" else ""
            primary = name == "continue"
            said = words(f"menu-{name}")
            widgets.append(MenuButton(place, name, said, action, icon=f"ui/icon-{icon}", primary=primary, key=key))
        return widgets

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.canvas.rect(600, 220, 720, 610)

    def background(self, surface: pygame.Surface) -> None:
        """See `MenuScene`: the first time the table has just been drawn on the surface."""
        if self._backdrop is None:
            self._backdrop = self.paint.blurred(surface, 4, 0.55)
            self.see_through = False
        surface.blit(self._backdrop, (0, 0))

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        panel = self.panel()
        self.paint.panel(surface, panel, "overlay")
        self.heading(surface, panel, self.words("menu-title"))
        middle = self.canvas.rect(960, 784, 0, 0).topleft
        fonts = self.paint.fonts
        said = fonts.fit(self.words("menu-saved"), "label", panel.width - self.paint.px(60))
        fonts.draw(surface, said, "label", theme.SECONDARY, middle, "mid")

    def _settings(self) -> None:
        self.app.push(SettingsScene(self.app, self))

    def _forget(self) -> None:
        self._backdrop = None
        self.see_through = True
