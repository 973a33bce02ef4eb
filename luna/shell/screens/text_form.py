"""The text entries of a menu: rebuilt at every layout, with their former text."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from luna.core.lazy import later
from luna.shell.app import navigation
from luna.shell.app.canvas import Canvas
from luna.shell.app.scene import App
from luna.shell.drawing.fonts import Fonts
from luna.shell.input import pad
from luna.shell.input.focus import Ring
from luna.shell.widgets import Column

if TYPE_CHECKING:
    from luna.shell.widgets.gui import Gui, TextEntry

_GUI, _ENTRY = (later("luna.shell.widgets.gui", name) for name in ("Gui", "TextEntry"))
"""pygame_gui is imported with the first entry: few pages have one."""


class TextForm:
    """Entries by name. An entry that keeps its place in a layout keeps its cursor."""

    def __init__(self, app: App, ring: Ring, read: Callable[[], None]) -> None:
        """`ring`: the widgets of the menu; `read`: takes the text typed on the screen."""
        self._app, self._ring, self._read = app, ring, read
        self.entries: dict[str, TextEntry] = {}
        self.gui: Gui | None = None  # made with the first entry
        self._canvas: tuple[Canvas, Fonts] | None = None
        self._before: dict[str, TextEntry] = {}  # of the previous layout
        self._written: dict[str, str] = {}

    def open(self, canvas: Canvas, fonts: Fonts) -> None:
        """Use a new GUI from the next layout on: the window has another size."""
        self.begin()
        self.end(keep=True)
        self._drop()
        self._canvas = canvas, fonts

    def begin(self) -> None:
        """A layout begins."""
        self._before |= self.entries
        self._written |= {name: entry.text for name, entry in self.entries.items()}
        self.entries = {}

    def end(self, *, keep: bool = False) -> None:
        """A layout is complete; `keep` its text for the next one."""
        for entry in self._before.values():
            entry.close()
        self._before = {}
        if not keep:
            self._written = {}

    def close(self) -> None:
        """Leave the menu: the focused entry has switched on text input and key repeat."""
        pygame.key.stop_text_input()
        pygame.key.set_repeat()
        self.begin()
        self._drop()

    def _drop(self) -> None:
        if self.gui is not None:
            self.gui.close()
        self.gui, self._before = None, {}

    def entry(self, column: Column, name: str, label: str, text: str, longest: int) -> TextEntry:
        """A label and the entry below it, which keeps its text; `text` is there at first."""
        column.words(f"{name}-label", label, "label_bold").names = True
        column.gap(4)
        high = max(column.paint.target(56), column.paint.fonts.line("card_title") + column.paint.px(12))
        made = self.line(column.take(high), name, longest, label, self._written.get(name, text))
        column.add(made)
        return made

    def line(self, place: pygame.Rect, name: str, longest: int, label: str, text: str | None = None) -> TextEntry:
        """An entry with this text, or with the player's. `label` is for screen readers."""
        assert self._canvas is not None
        text = self._written.get(name, "") if text is None else text
        self.gui = self.gui or _GUI(*self._canvas)
        made = self._before.pop(name, None) or self.entries.get(name)
        if made is not None and (made.rect != place or made.text != text):
            made.close()
            made = None
        made = made or _ENTRY(place, name, self.gui, text, longest)
        made.label = label
        self.entries[name] = made
        return made

    def forget(self, name: str) -> None:
        """Drop an entry with its text: the next layout starts it again."""
        self.entries.pop(name).close()

    def asks_for_keys(self, event: pygame.event.Event) -> bool:
        """Whether a finger or a pad presses an entry: then the on-screen keyboard opens."""
        under, wanted = self._ring.focused, self._app.settings.keyboard
        if event.type == pygame.MOUSEBUTTONDOWN and (getattr(event, "finger", False) or wanted == "always"):
            under = self._ring.near(event.pos, 0)
        elif event.type != pad.PRESSED or event.command != "do":
            return False
        if wanted == "off" or under is None or (entry := self.entries.get(under.name)) is None or entry.keyed:
            return False
        self._ring.to(under)
        self._write(entry)
        return True

    def writing(self, name: str) -> Callable[[], object] | None:
        """The keyboard that a screen reader's press opens, where an entry has it for everybody."""
        entry = self.entries.get(name)
        always = entry is not None and not entry.keyed and self._app.settings.keyboard == "always"
        return partial(self._write, entry) if entry is not None and always else None

    def _write(self, entry: TextEntry) -> None:
        written = partial(self._put, entry.name)
        navigation.write(self._app, entry.label or entry.hint, entry.text, entry.longest, written)

    def _put(self, name: str, text: str) -> None:
        """Take the text of the on-screen keyboard."""
        if (entry := self.entries.get(name)) is not None:
            entry.put(text)
            self._read()
            entry.press()

    def pastes(self, text: str) -> bool:
        """Paste into the focused entry, as far as it fits; False without one."""
        entry = self._focused
        if entry is not None and not entry.paste(text):
            self._warn(entry)
        return entry is not None

    def warn(self, event: pygame.event.Event) -> None:
        """Warn when a letter does not fit into the entry."""
        entry = self._focused
        if event.type == pygame.TEXTINPUT and entry is not None and entry.full and not entry.chosen:
            self._warn(entry)

    @property
    def _focused(self) -> TextEntry | None:
        """The entry that has the focus."""
        return self.entries.get(self._ring.focused.name) if self._ring.focused is not None else None

    def _warn(self, entry: TextEntry) -> None:
        self._app.toasts.say(self._app.catalogue("entry-full", count=entry.longest))
        self._app.sound.play("refuse")

    def process(self, event: pygame.event.Event, used: bool, window: pygame.Rect) -> bool:
        """Pass an event to the entries visible in `window`; returns whether to redraw.

        Keys reach them unless the menu has `used` them.
        """
        mouse = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
        if self.gui is None or (not window.collidepoint(event.pos) if mouse else used):
            return False
        return self.gui.process(event) or not mouse

    def update(self, dt: float) -> bool:
        """Blink the cursor; returns whether to redraw."""
        return self.gui is not None and bool(self.entries) and self.gui.update(dt)

    def draw(self, surface: pygame.Surface, window: pygame.Rect) -> None:
        """Draw the text of the entries, as far as it is in `window`."""
        if self.gui is not None and self.entries:
            self.gui.draw(surface, window)
