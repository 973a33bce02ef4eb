"""The scrolling column of a menu: its offset, its bar, and its input."""

from collections.abc import Callable
from typing import Final

import pygame

from luna.shell.drawing import theme
from luna.shell.drawing.paint import Paint
from luna.shell.widgets import Column, Widget

PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
_NOTCH: Final = 90  # units per notch of the wheel
_GIVES: Final = 0.6  # the share of its gaps that a column gives up rather than scroll


class Scroll:
    """The column of a menu that scrolls when it is longer than its window: its offset and its bar."""

    def __init__(self, rebuild: Callable[[], None]) -> None:
        """`rebuild` lays the menu out again at another offset."""
        self._rebuild = rebuild
        self.column: Column | None = None
        self.offset = 0  # pixels of the column above its window
        self._air = 1.0  # the share of its gaps that the column keeps
        self._dragging = False

    @property
    def hidden(self) -> int:
        """Pixels of the column that do not fit into its window."""
        return 0 if self.column is None else max(0, self.column.high - self.column.window.height)

    @property
    def bar(self) -> pygame.Rect:
        """The rectangle of the scroll bar."""
        assert self.column is not None
        window, px = self.column.window, self.column.paint.px
        return pygame.Rect(window.right + px(10), window.y, px(8), window.height)

    def open(self, paint: Paint, window: pygame.Rect) -> Column:
        """The column of this layout."""
        self.column = Column(paint, window, self.offset, self._air)
        return self.column

    def lay_out(self, build: Callable[[], list[Widget]]) -> list[Widget]:
        """Build the widgets. A column that is a little too long reduces its gaps instead of scrolling."""
        self.column, self._air = None, 1.0
        widgets = build()
        if self.column is not None and 0 < self.hidden <= self.column.gaps * _GIVES:
            self._air = 1 - self.hidden / self.column.gaps
            widgets = build()
        if self.offset > self.hidden:
            self.offset = self.hidden
            widgets = build()
        return widgets

    def to(self, offset: int) -> None:
        """Scroll to an offset, as far as possible."""
        offset = min(max(offset, 0), self.hidden)
        if offset != self.offset:
            self.offset = offset
            self._rebuild()

    def reveal(self, widget: Widget) -> None:
        """Scroll until a widget is visible, with the row next to it if it fits."""
        window, rect = widget.window, widget.rect
        if self.column is None or window is None or window.contains(rect):
            return
        air = self.column.paint.px(48)
        above = rect.top - air < window.top
        self.to(self.offset + (rect.top - air - window.top if above else rect.bottom + air - window.bottom))

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle wheel, page keys, and the mouse on the bar; returns whether the event was used."""
        if self.column is None or not self.hidden:
            return False
        notch = self.column.paint.px(_NOTCH)
        if event.type == pygame.MOUSEWHEEL:
            pixels = getattr(event, "pixels", None)  # of a finger
            self.to(self.offset - (event.y * notch if pixels is None else pixels))
            return True
        if event.type == pygame.KEYDOWN and event.key in PAGES:
            self.to(self.offset + PAGES[event.key] * (self.column.window.height - notch))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragging = self.grips(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._dragging = False
        elif event.type != pygame.MOUSEMOTION:
            return False
        if self._dragging:
            share = (event.pos[1] - self.bar.y) / self.bar.height
            self.to(round(share * self.column.high - self.bar.height / 2))
        return self._dragging

    def grips(self, at: tuple[int, int]) -> bool:
        """Whether there is a bar."""
        if self.column is None or not self.hidden:
            return False
        return self.bar.inflate(self.column.paint.px(20), 0).collidepoint(at)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar, if anything is out of sight."""
        if self.column is None or not self.hidden:
            return
        paint, rail = self.column.paint, self.bar
        paint.well(surface, rail)
        grip = rail.inflate(-paint.px(2), 0)
        grip.height = max(paint.px(30), round(rail.height * rail.height / self.column.high))
        grip.y = rail.y + round((rail.height - grip.height) * self.offset / self.hidden)
        pygame.draw.rect(surface, theme.GOLD, grip, border_radius=paint.px(4))
