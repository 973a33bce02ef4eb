"""Text entry by pygame_gui, in our colours. No other module uses pygame_gui."""

from collections.abc import Callable
from typing import Any, Final

import pygame
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine
from typing_extensions import override

from luna.log.notices import printable
from luna.log.records import one_line
from luna.shell.access.node import Node, Role
from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget

_NEAR = 3  # characters before the end
_SHORT = 8  # characters of an entry whose length needs no count, such as a code
_STEPS = 2  # until new characters are drawn
_BLANKS = 8  # characters examined for each that fits: pasted text may have many blanks

_SPARE: Final[dict[object, list[UIManager]]] = {}
"""Unused managers of the last size and look: creating one takes 25 ms."""


class Gui:
    """The pygame_gui manager of one screen at one size."""

    def __init__(self, canvas: Canvas, fonts: Fonts) -> None:
        look = _theme(fonts, fonts.pixels("card_title"))
        self._key = canvas.size, str(look)
        if self._key not in _SPARE:
            _SPARE.clear()
            _SPARE[self._key] = []
        spare = _SPARE[self._key]
        self.manager = spare.pop() if spare else UIManager(canvas.size, look, enable_live_theme_updates=False)
        self._blink = 0.0
        self.fresh = 0  # steps until pygame_gui has drawn the new characters

    def close(self) -> None:
        """Remove all entries, and keep the manager for the next screen."""
        self.manager.set_focus_set(None)
        self.manager.clear_and_reset()  # type: ignore[no-untyped-call]
        _SPARE.get(self._key, []).append(self.manager)

    def process(self, event: pygame.event.Event) -> bool:
        """Take an event; True if it was used."""
        used = bool(self.manager.process_events(event))
        self.fresh = _STEPS if used else self.fresh
        return used

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; returns whether characters are new or the cursor may have blinked."""
        self.manager.update(dt)
        if self.fresh:
            self.fresh -= 1
            return True
        if not self.manager.get_focus_set():  # type: ignore[no-untyped-call]
            return False
        self._blink += dt
        if self._blink < 0.2:
            return False
        self._blink = 0.0
        return True

    def draw(self, target: pygame.Surface, window: pygame.Rect) -> None:
        """Draw the visible part of all entries."""
        target.set_clip(window)
        self.manager.draw_ui(target)
        target.set_clip(None)


class TextEntry(Widget):
    """A text entry of one line."""

    writes = True

    def __init__(self, rect: pygame.Rect, name: str, gui: Gui, text: str, longest: int) -> None:
        super().__init__(name)
        self.rect = rect
        self._gui = gui
        self._line = UITextEntryLine(rect, gui.manager, initial_text=printable(text))
        self._line.set_text_length_limit(longest)
        gui.fresh = _STEPS
        self._line.edit_position = len(text)  # at the end, also after a new layout
        self.longest = longest
        self.hint = ""  # a hint shown while the entry is empty
        self.label = ""  # the name of the entry for screen readers
        self.done: Callable[[], object] | None = None  # the action of Enter
        self.keyed = False  # whether the on-screen keyboard already belongs to this entry

    @override
    def node(self) -> Node:
        hint = self.hint if self.label else ""
        node = Node(self.name, Role.FIELD, self.label or self.hint, self.rect, hint, self.text, able=self.enabled)
        return node._replace(press=self.press if self.done is not None else None, write=self.put)

    def put(self, text: str) -> None:
        """Replace the text."""
        self._line.set_text(printable(text)[: self.longest])
        self._line.edit_position = len(self.text)
        self._gui.fresh = _STEPS

    @property
    def text(self) -> str:
        """The text in it."""
        return str(self._line.get_text())

    def paste(self, text: str) -> bool:
        """Write this as one line in place of the selection or at the cursor; returns whether all of it fitted."""
        first, last = sorted(self._line.select_range)
        if first == last:
            first = last = self._line.edit_position
        before, after, text = self.text[:first], self.text[last:], text.strip()
        head = text[: _BLANKS * self.longest]  # a megabyte would block the window
        line, room = one_line(head, len(head)), self.longest - len(before + after)
        before += line[:room]
        self._line.select_range = [0, 0]
        self.put(before + after)
        self._line.edit_position = len(before)
        return head == text and len(line) <= room

    @property
    def full(self) -> bool:
        """Whether there is no room for another character."""
        return len(self.text) >= self.longest

    @property
    def chosen(self) -> bool:
        """Whether characters are selected, so that the next one replaces them."""
        first, last = self._line.select_range
        return bool(first != last)

    def close(self) -> None:
        """Remove it from its manager."""
        self._line.kill()  # type: ignore[no-untyped-call]

    @override
    def click(self, at: tuple[int, int]) -> None:
        """Do nothing: pygame_gui moves the cursor."""

    @override
    def press(self) -> None:
        if self.done is not None:
            self.done()

    @override
    def focus(self, has: bool) -> None:
        """Move the cursor, and tell the system's input methods where characters appear."""
        if has:
            if not self._line.is_focused:  # it would lose its cursor
                self._gui.manager.set_focus_set(self._line)
                self._line.edit_position = len(self.text)
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)
        else:
            self._gui.manager.set_focus_set(None)

    @override
    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """Draw the field, and near its end the count of characters. `Gui.draw` draws the characters."""
        paint.well(target, self.rect)
        if self.hint and not self.text:
            paint.picture(target, "ui/icon-eye", (self.rect.x + paint.px(28), self.rect.centery), paint.px(24))
            at, room = (self.rect.x + paint.px(50), self.rect.centery), self.rect.width - paint.px(56)
            paint.fonts.squeeze(target, self.hint, "label", theme.now.MUTED, at, room)
        if self.longest > _SHORT and self.longest - len(self.text) <= _NEAR:
            said = f"{len(self.text)}/{self.longest}"
            at = self.rect.right - paint.px(8), self.rect.bottom - paint.px(12)
            paint.fonts.draw(target, said, "label", theme.GOLD if self.full else theme.now.MUTED, at, "right", 15)


def _theme(fonts: Fonts, size: int) -> dict[str, Any]:
    """The theme of the entry: pygame_gui takes fonts and shapes per element only."""
    colours = {
        "selected_bg": theme.BUTTON_HOT,
        "normal_text": theme.now.MOONLIGHT,
        "selected_text": theme.now.MOONLIGHT,
        "text_cursor": theme.LEGAL,
    }
    clear = dict.fromkeys(("dark_bg", "normal_border", "disabled_bg"), "#00000000")
    paths = {f"{face}_path": str(fonts.path(face)) for face in ("regular", "bold")}
    padding = f"{round(size * 0.7)},{size // 4}"
    return {
        "text_entry_line": {
            "colours": clear | {part: "#{:02X}{:02X}{:02X}".format(*value) for part, value in colours.items()},
            "font": {"name": "luna", "size": str(size), **paths},
            "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "padding": padding},
        }
    }
