"""A menu with lines to write in: two columns of widgets, or one that rolls where there is no room for two."""

from __future__ import annotations

from typing import Final

import pygame

from luna.client import pad
from luna.client.loop import App
from luna.client.scene import Canvas
from luna.client.scenes.menu import MenuScene
from luna.client.widgets import Action, Button, Column, Widget
from luna.client.widgets.gui import Entry, Gui

_HEAD: Final = 128  # units above the columns with the heading
_BARE: Final = 30  # and without it, where the window is low
_LOW: Final = 700
_BETWEEN: Final = 80
_NARROW: Final = 520  # least width of a column


class FormScene(MenuScene):
    """A subclass fills `left` and `right`, names the buttons at the foot, and reads what was written in `read`."""

    need = (960, 540)
    title = ""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries: dict[str, Entry] = {}
        self.gui: Gui | None = None
        self._window = pygame.Rect(0, 0, 0, 0)

    def left(self, column: Column) -> None:
        """The first column."""

    def right(self, column: Column) -> None:
        """The second."""

    def foot(self) -> list[tuple[str, str, Action, bool]]:
        """The buttons at the right of the foot: name, words, action, and whether it can be pressed; first the last."""
        return []

    def read(self) -> None:
        """Something may have been written."""

    def resize(self, canvas: Canvas) -> None:
        """See `Scene`."""
        fitted = canvas.needing(*self.need)
        self.gui = Gui(canvas, self.app.paint_for(fitted.u, fitted.type).fonts)
        self.entries = {}
        super().resize(canvas)

    def exit(self) -> None:
        """See `Scene`."""
        pygame.key.stop_text_input()
        pygame.key.set_repeat()  # the line being written in has switched this on

    def panel(self) -> pygame.Rect:
        """Where everything stands."""
        return self.middle(1500, 920)

    def build(self) -> list[Widget]:
        """See `MenuScene`."""
        words, paint, panel = self.words, self.paint, self.panel()
        side, right = panel.x + paint.px(52), panel.right - paint.px(52)
        high = max(paint.px(66), paint.fonts.line("body_bold") + paint.px(18))
        top, foot = panel.y + paint.px(_HEAD if self._tall else _BARE), panel.bottom - paint.px(40) - high
        self._window = pygame.Rect(side, top, right - side, foot - paint.px(14) - top)
        widgets = self._columns() or self._one_column()
        said = words("back")
        back = pygame.Rect(side, foot, Button.wide(paint, said, key=words("key-esc")), high)
        widgets.append(Button(back, "back", said, self.back, key=words("key-esc")))
        for number, (name, label, action, able) in enumerate(self.foot()):
            wide = min(Button.wide(paint, label) + paint.px(30), right - back.right - paint.px(14))
            button = Button(pygame.Rect(right - wide, foot, wide, high), name, label, action, primary=number == 0)
            button.enabled = able
            widgets.append(button)
            right = button.rect.x - paint.px(14)
        return widgets

    def entry(self, column: Column, name: str, label: str, text: str, longest: int) -> Entry:
        """A name and a line to write in; what was written in it stays."""
        assert self.gui is not None
        if name in self.entries:
            text = self.entries[name].text
            self.entries[name].close()
        column.words(f"{name}-label", label, "label_bold")
        column.gap(4)
        high = max(self.paint.px(56), self.paint.fonts.line("card_title") + self.paint.px(12))
        made = self.entries[name] = Entry(column.take(high), name, self.gui, text, longest)
        column.add(made)
        return made

    def content(self, surface: pygame.Surface) -> None:
        """See `MenuScene`."""
        self.paint.panel(surface, self.panel(), "overlay")
        if self._tall:
            self.heading(surface, self.panel(), self.title)

    def draw(self, surface: pygame.Surface) -> None:
        """See `Scene`."""
        super().draw(surface)
        if self.gui is not None:
            self.gui.draw(surface, self._window)

    def handle(self, event: pygame.event.Event) -> bool:
        """See `Scene`: keys go to the ring first, and what it has no use for to the line being written."""
        used = super().handle(event)
        mouse = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
        outside = mouse and not self._window.collidepoint(event.pos)
        heard = self.gui is not None and not outside and (mouse or not used)
        if heard and self.gui is not None and (self.gui.process(event) or not mouse):
            self.dirty = True
        self.read()
        return event.type != pad.PRESSED  # which comes again as a key

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self.gui is not None and self.gui.update(dt):
            self.dirty = True

    @property
    def _tall(self) -> bool:
        """Whether the heading has room."""
        return self.canvas.height / self.canvas.u >= _LOW

    def _columns(self) -> list[Widget]:
        """Both columns beside each other; nothing when they have no room."""
        window, gap = self._window, self.paint.px(_BETWEEN)
        wide = (window.width - gap) // 2
        if wide < self.paint.px(_NARROW) * min(self.paint.fonts.growth, 1.2):
            return []
        left = Column(self.paint, pygame.Rect(window.x, window.y, wide, window.height))
        right = Column(self.paint, pygame.Rect(window.right - wide, window.y, wide, window.height))
        self.left(left)
        self.right(right)
        return [*left.widgets, *right.widgets] if max(left.high, right.high) <= window.height else []

    def _one_column(self) -> list[Widget]:
        column = self.column(self._window)
        self.left(column)
        column.gap(34)
        self.right(column)
        return column.widgets
