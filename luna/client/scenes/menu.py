"""What all menus share: a background, a ring of widgets, a lay-out that is made anew at every size and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from luna.client import theme
from luna.client.focus import Ring
from luna.client.scene import Canvas, Scene
from luna.client.widgets import Widget

if TYPE_CHECKING:
    from luna.client.loop import App


class MenuScene(Scene):
    """A screen made of widgets. A subclass lays them out in `build` and draws what is not a widget in `content`."""

    messages = (1872, 1056, "right")
    first = ""
    """Name of the widget that has the focus at the start."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.words = app.catalogue
        self.paint = app.paint
        self.canvas = app.canvas
        self.ring = Ring(self.back)

    def build(self) -> list[Widget]:
        """The widgets in reading order, placed on `self.canvas`."""
        raise AssertionError("a menu has widgets")

    def content(self, surface: pygame.Surface) -> None:
        """Panels and texts, below the widgets."""

    def background(self, surface: pygame.Surface) -> None:
        """The picture behind it all."""
        surface.blit(self.app.seascape.soft(self.canvas), (0, 0))

    def back(self) -> None:
        """Escape."""
        self.app.pop(self)

    def rebuild(self) -> None:
        """Lay out anew, after something changed that the widgets show."""
        self.ring.fill(self.build(), self.first)
        self.dirty = True

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.canvas = canvas
        self.rebuild()

    def resume(self) -> None:
        """See `Scene`: what was on top may have changed what is shown here."""
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`."""
        used = self.ring.handle(event)
        self.dirty = self.dirty or used
        return used

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        self.background(surface)
        self.content(surface)
        self.ring.draw(surface, self.paint)

    # --- what contents are made of ---

    def heading(self, surface: pygame.Surface, panel: pygame.Rect, words: str) -> None:
        """The title of a panel with the gold line below it."""
        paint = self.paint
        middle = panel.y + paint.px(62)
        paint.fonts.draw(surface, words, "display", theme.MOONLIGHT, (panel.centerx, middle), "mid", 46)
        line = pygame.Rect(0, 0, round(panel.width * 0.6), paint.px(theme.LINE_GOLD))
        line.center = panel.centerx, panel.y + paint.px(108)
        paint.hairline(surface, line, fading=True)
        paint.picture(surface, "ui/star", line.center, paint.px(22))

    def label(self, surface: pygame.Surface, words: str, x: int, y: int) -> None:
        """The name of a row."""
        self.paint.fonts.draw(surface, words, "body_bold", theme.SECONDARY, (x, y))
