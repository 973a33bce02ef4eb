"""The only door to pygame_gui: text entry, in our colours. Everything else on our menus is our own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine
from typing_extensions import override

from luna.log.notices import sayable
from luna.shell.access.node import Node, Role
from luna.shell.app.canvas import Canvas
from luna.shell.drawing import theme
from luna.shell.drawing.fonts import Fonts
from luna.shell.drawing.paint import Paint
from luna.shell.widgets.widget import Widget

_FAMILY = "luna"
_NEAR = 3  # letters before the end
_SHORT = 8  # letters of a line that is as long as what belongs there, such as a code
_COUNT = 15  # size of their number, u
_STEPS = 2  # until letters that were written are drawn
_LEAST = 14  # smallest words of a hint, u


class Gui:
    """The pygame_gui manager of one screen at one size."""

    def __init__(self, canvas: Canvas, fonts: Fonts) -> None:
        size = fonts.pixels("card_title")
        self.manager = pygame_gui.UIManager(canvas.size, _theme(fonts, size), enable_live_theme_updates=False)
        self._blink = 0.0
        self.fresh = 0
        """Steps that still bring new letters: a line that was made or written in has drawn them after two."""

    def process(self, event: pygame.event.Event) -> bool:
        """Give it an event; True when it was used."""
        used = bool(self.manager.process_events(event))
        self.fresh = _STEPS if used else self.fresh
        return used

    def update(self, dt: float) -> bool:
        """One step; True when there are new letters, or the cursor may have blinked."""
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
        """Draw all entries, where they are seen of what rolls."""
        target.set_clip(window)
        self.manager.draw_ui(target)
        target.set_clip(None)


class TextEntry(Widget):
    """A line to write in."""

    writes = True

    def __init__(self, rect: pygame.Rect, name: str, gui: Gui, text: str, longest: int) -> None:
        super().__init__(rect, name)
        self._gui = gui
        self._line = UITextEntryLine(rect, gui.manager, initial_text=sayable(text))
        self._line.set_text_length_limit(longest)
        gui.fresh = _STEPS
        self._line.edit_position = len(text)  # writing goes on at the end, also when a page was laid out anew
        self.longest = longest
        self.hint = ""
        """What belongs there, said while nothing is written."""
        self.label = ""
        """What is written here, for a screen reader."""
        self.done: Callable[[], object] | None = None
        """What Enter does."""

    @override
    def node(self) -> Node:
        return Node(
            self.name,
            Role.FIELD,
            self.label or self.hint,
            self.rect,
            self.hint if self.label else "",
            self.text,
            able=self.enabled,
            press=self.press if self.done is not None else None,
            write=self._write,
        )

    def _write(self, text: str) -> None:
        self._line.set_text(sayable(text)[: self.longest])
        self._line.edit_position = len(self.text)
        self._gui.fresh = _STEPS

    @property
    def text(self) -> str:
        """What is written there."""
        return str(self._line.get_text())

    def clear(self) -> None:
        """Nothing is written there any more."""
        self._line.set_text("")
        self._gui.fresh = _STEPS

    @property
    def full(self) -> bool:
        """Whether not one letter more has room."""
        return len(self.text) >= self.longest

    @property
    def chosen(self) -> bool:
        """Whether letters are selected, whose place the next one takes."""
        first, last = self._line.select_range
        return bool(first != last)

    def close(self) -> None:
        """Take it away from its manager."""
        self._line.kill()  # type: ignore[no-untyped-call]

    def click(self, at: tuple[int, int]) -> None:
        """The line itself puts its cursor there."""

    @override
    def press(self) -> None:
        if self.done is not None:
            self.done()

    def focus(self, has: bool) -> None:
        """See `Widget`. Where the letters appear is told to the system, for its input helpers."""
        if has:
            if not self._line.is_focused:  # it would lose its cursor
                self._gui.manager.set_focus_set(self._line)
                self._line.edit_position = len(self.text)
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)
        else:
            self._gui.manager.set_focus_set(None)

    def draw(self, target: pygame.Surface, paint: Paint, hovered: bool) -> None:
        """Draw the field alone, and near the end how many letters it takes; the letters come with `Gui.draw`."""
        paint.well(target, self.rect)
        if self.hint and not self.text:
            room = self.rect.width - paint.px(56)
            size = paint.fonts.fitting(self.hint, "label", room, _LEAST)
            said = paint.fonts.fit(self.hint, "label", room, size)
            paint.picture(target, "ui/icon-eye", (self.rect.x + paint.px(28), self.rect.centery), paint.px(24))
            paint.fonts.draw(
                target, said, "label", theme.now.MUTED, (self.rect.x + paint.px(50), self.rect.centery), size=size
            )
        if self.longest > _SHORT and self.longest - len(self.text) <= _NEAR:
            said = f"{len(self.text)}/{self.longest}"
            at = self.rect.right - paint.px(8), self.rect.bottom - paint.px(12)
            paint.fonts.draw(target, said, "label", theme.GOLD if self.full else theme.now.MUTED, at, "right", _COUNT)


def _theme(fonts: Fonts, size: int) -> dict[str, Any]:
    """The theme of the entry line: pygame_gui takes fonts and shapes per element only."""

    def colour(value: theme.Colour) -> str:
        return "#{:02X}{:02X}{:02X}".format(*value)

    clear = "#00000000"
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": clear,
                "normal_border": clear,
                "selected_bg": colour(theme.BUTTON_HOT),
                "normal_text": colour(theme.now.MOONLIGHT),
                "selected_text": colour(theme.now.MOONLIGHT),
                "text_cursor": colour(theme.LEGAL),
                "disabled_bg": clear,
            },
            "font": {
                "name": _FAMILY,
                "size": str(size),
                "regular_path": str(fonts.path("regular")),
                "bold_path": str(fonts.path("bold")),
            },
            "misc": {
                "shape": "rectangle",
                "border_width": "0",
                "shadow_width": "0",
                "padding": f"{round(size * 0.7)},{size // 4}",
            },
        }
    }
