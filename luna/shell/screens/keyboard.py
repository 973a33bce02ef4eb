"""An on-screen keyboard for names, codes and chat: by touch, pad or mouse."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from typing_extensions import override

from luna.shell.app.hints import cap
from luna.shell.app.scene import App
from luna.shell.drawing import theme
from luna.shell.input import pad
from luna.shell.screens.menu import MenuScene
from luna.shell.widgets import Button, Widget

_ROWS: Final = {
    "en": ("qwertyuiop", "asdfghjkl-", "zxcvbnm,.?"),
    "de": ("qwertzuiopü", "asdfghjklöä", "yxcvbnmß,.-"),
    "fr": ("azertyuiop", "qsdfghjklm", "wxcvbn,.?’"),
    "nl": ("qwertyuiop", "asdfghjkl-", "zxcvbnm,.?"),
}
_MORE: Final = ("áàâäãåæç", "éèêëíìîïñ", "óòôöõøœß", "úùûüýÿ’-_", "!?:;&@#+*/()")
"""The other side of the keyboard."""


class KeyboardScene(MenuScene):
    """A line of text with keys below it. `done` gets the text; Escape leaves it unchanged."""

    need = (960, 540)
    blurs = True
    first = "key-0-0"

    def __init__(self, app: App, label: str, text: str, longest: int, done: Callable[[str], object]) -> None:
        super().__init__(app)
        self.title, self._begun, self._longest, self._done = label, text, longest, done
        self._upper, self._more = not text, False

    @property
    def text(self) -> str:
        """The text so far."""
        return self.form.entries["line"].text

    @override
    def build(self) -> list[Widget]:
        paint, canvas, words = self.paint, self.canvas, self.words
        rows = _MORE if self._more else ("1234567890", *_ROWS.get(words.language, _ROWS["en"]))
        gap, high = paint.px(8), max(44, paint.px(74), paint.fonts.line("card_title") + 8)
        high = min(high, (canvas.height - paint.px(60)) // (len(rows) + 3) - gap)
        wide = min(canvas.width - paint.px(40), paint.px(1500))
        left, foot = (canvas.width - wide) // 2, canvas.height - paint.px(20)
        self.panel = pygame.Rect(0, 0, wide + paint.px(40), (len(rows) + 2) * (high + gap) + paint.px(70))
        self.panel.midbottom = canvas.width // 2, canvas.height
        self.window = self.panel.copy()
        top = foot - (len(rows) + 2) * (high + gap) + gap
        line = pygame.Rect(left, top, wide, high)
        text = None if "line" in self.form.entries or self.form.gui is not None else self._begun
        entry = self.form.line(line, "line", self._longest, self.title, text)
        entry.done, entry.keyed = self.finish, True
        made: list[Widget] = [entry]
        for row, letters in enumerate(rows):
            top += high + gap
            each = (wide + gap) / len(letters)
            for column, letter in enumerate(letters):
                said = letter.upper() if self._upper and letter != "ß" else letter
                place = pygame.Rect(round(left + column * each), top, round(each) - gap, high)
                made.append(Button(f"key-{row}-{column}", said, partial(self._put, said)).at(place))
        top += high + gap
        other = "letters" if self._more else "more"
        shares = (
            ("shift", words("keyboard-shift"), 2, partial(self.put, _upper=not self._upper), ""),
            ("more", words(f"keyboard-{other}"), 2, partial(self.put, _more=not self._more), ""),
            ("space", words("key-space"), 4, partial(self._put, " "), ""),
            ("clear", words("keyboard-clear"), 2, partial(self._cut, 0), ""),
            ("delete", words("keyboard-delete"), 3, partial(self._cut, -1), "undo"),
            ("cancel", words("keyboard-cancel"), 3, self.back, "back"),
            ("done", words("keyboard-done"), 3, self.finish, "menu"),
        )
        each, x = (wide + gap) / sum(share for _, _, share, _, _ in shares), float(left)
        for name, said, share, deed, command in shares:
            place = pygame.Rect(round(x), top, round(each * share) - gap, high)
            chosen = name == "shift" and self._upper
            key = cap(self.app, command) if self.app.pad.leads else ""
            made.append(Button(name, said, deed, primary=name == "done", chosen=chosen, key=key).at(place))
            x += each * share
        return made

    @override
    def content(self, surface: pygame.Surface) -> None:
        self.paint.panel(surface, self.panel, "overlay")
        fonts, at = self.paint.fonts, (self.panel.centerx, self.panel.y + self.paint.px(26))
        fonts.squeeze(
            surface, self.title, "label_bold", theme.GOLD_PALE, at, self.panel.width - self.paint.px(40), "mid"
        )

    @override
    def handle(self, event: pygame.event.Event) -> bool:
        """A real keyboard types too. On a pad, undo deletes and the menu's button finishes."""
        focused = self.ring.focused
        if focused is not None and not focused.writes:
            if event.type == pygame.TEXTINPUT:
                self._put(event.text)
                return True
            if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
                self._cut(-1)
                return True
        if event.type == pad.PRESSED and event.command in ("undo", "menu"):
            self._cut(-1) if event.command == "undo" else self.finish()
            return True
        if event.type == pad.PRESSED and event.command == "do" and focused is not None and focused.writes:
            return True
        return super().handle(event)

    def finish(self) -> None:
        """Take the text."""
        text = self.text
        self.app.pop(self)
        self._done(text)

    def _put(self, letters: str) -> None:
        entry = self.form.entries["line"]
        if entry.full:
            self.app.toasts.say(self.words("entry-full", count=entry.longest))
        entry.put(entry.text + letters)
        self.dirty = True
        if self._upper:
            self.put(_upper=False)

    def _cut(self, end: int) -> None:
        """Leave the letters before `end`; a new text begins with a capital letter."""
        entry = self.form.entries["line"]
        entry.put(entry.text[:end])
        self.put(_upper=not entry.text)
