"""A page with lines to write in."""

from __future__ import annotations

import pygame
from typing_extensions import override

from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.input import pad
from luna.shell.screens.page import PageScene
from luna.shell.widgets import Column, Widget
from luna.shell.widgets.gui import Gui, TextEntry


class FormScene(PageScene):
    """A subclass puts its lines into the columns with `entry` or `write`, and reads what was written in `read`."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries: dict[str, TextEntry] = {}
        """The lines that are there, by name."""
        self._kept: dict[str, str] = {}  # what was written before everything was laid out anew
        self._gui: Gui | None = None

    def read(self) -> None:
        """Read the entries: something may have been written."""

    def copy(self) -> None:
        """The key for copying, where no line is being written in."""

    def entry(self, column: Column, name: str, label: str, text: str, longest: int) -> TextEntry:
        """A name and a line to write in; what was written in it stays."""
        column.words(f"{name}-label", label, "label_bold").names = True
        column.gap(4)
        high = max(self.paint.px(56), self.paint.fonts.line("card_title") + self.paint.px(12))
        made = self.write(column.take(high), name, self._kept.get(name, text), longest)
        made.label = label
        column.add(made)
        return made

    def write(self, place: pygame.Rect, name: str, text: str, longest: int) -> TextEntry:
        """A line to write in."""
        assert self._gui is not None
        if name in self.entries:  # of a lay-out that had no room
            self.entries[name].close()
        made = self.entries[name] = TextEntry(place, name, self._gui, text, longest)
        return made

    @override
    def resize(self, canvas: Canvas) -> None:
        fitted = canvas.needing(*self.need)
        self._gui = Gui(canvas, self.app.paint_for(fitted.u, fitted.type).fonts)
        super().resize(canvas)

    @override
    def exit(self) -> None:
        pygame.key.stop_text_input()
        pygame.key.set_repeat()  # the line being written in has switched this on

    @override
    def build(self) -> list[Widget]:
        """The lines are made anew."""
        self._kept = {name: entry.text for name, entry in self.entries.items()}
        for entry in self.entries.values():
            entry.close()
        self.entries = {}
        return super().build()

    @override
    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self._gui is not None:
            self._gui.draw(surface, self.window)

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """Keys go to the ring first, and what it has no use for to the line being written."""
        line = self.ring.focused
        if _copies(event) and not (line is not None and line.writes):
            self.copy()
            return True
        if event.type == pygame.TEXTINPUT and isinstance(line, TextEntry) and line.full and not line.chosen:
            self.app.toasts.say(self.words("entry-full", count=line.longest))
            self.app.sound.play("refuse")
        used = super().handle(event)
        mouse = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
        outside = mouse and not self.window.collidepoint(event.pos)
        if self._gui is not None and not outside and (mouse or not used):
            self.dirty = self._gui.process(event) or not mouse or self.dirty
        self.read()
        return event.type != pad.PRESSED  # which comes again as a key

    @override
    def update(self, dt: float) -> None:
        if self._gui is not None and self._gui.update(dt):
            self.dirty = True


def _copies(event: pygame.event.Event) -> bool:
    return bool(
        event.type == pygame.KEYDOWN and event.key == pygame.K_c and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    )
