"""Keyboard bindings: a key press becomes the name of a command, by its symbol, and every key can be changed.

Letters go by what is printed, not by where they are, so that a QWERTZ and an AZERTY player press the key they read. A
binding is a word such as `f`, `page up` or `ctrl+shift+z`; on a Mac the command key counts as ctrl.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pygame

from luna.shell.input.bindings import Bindings
from luna.shell.input.commands import Command

FIXED: Final = {"escape": "back"}
"""Whatever is changed, these stay: there is always a way out."""

_LAST_SYMBOL: Final = 0x10FFFF
"""Greater key codes have no symbol."""
_MODIFIERS: Final = ("ctrl", "shift", "alt", "meta", "caps lock", "numlock", "alt gr")
_NAMES: Final = {"return": "enter", "escape": "esc", "left alt": "alt", "right alt": "alt-right"}
_SAID: Final = frozenset(
    [
        "enter",
        "esc",
        "space",
        "tab",
        "backspace",
        "delete",
        "insert",
        "home",
        "end",
        "page-up",
        "page-down",
        "up",
        "down",
        "left",
        "right",
        "alt",
        "alt-right",
        "ctrl",
        "shift",
    ]
)
"""Keys that have a word in the catalogue, as `key-<name>`."""


class Keymap(Bindings):
    """The player's keys."""

    def __init__(
        self, text: Callable[..., str], commands: Mapping[str, Command], changes: Mapping[str, str] | None = None
    ) -> None:
        """`text`: the catalogue, for the names of keys."""
        self._text = text
        self._caps: dict[str, str] = {}
        super().__init__({name: command.keys for name, command in commands.items()}, FIXED, changes)

    def command(self, event: pygame.event.Event) -> str | None:
        """What a KEYDOWN asks for."""
        return next((found for chord in chords(event) if (found := self.owner(chord))), None)

    def chord(self, event: pygame.event.Event) -> str:
        """The name by which a pressed key is kept: one that asks for something already, else what is printed on it.

        "" for a key that only goes with others.
        """
        if is_modifier(event):
            return ""
        names = list(chords(event))
        return next((name for name in names if self.owner(name)), names[0] if names else "")

    def key(self, command: str) -> str:
        """The key of a command as it is drawn, e.g. `F`, `Ctrl+Y`; "" when there is none."""
        return self.caps().get(command, "")

    def caps(self) -> dict[str, str]:
        """The caps of all keys by command; the same object until a key changes."""
        if not self._caps:
            self._caps = {command: said(self._text, self.first(command)) for command in self.defaults}
        return self._caps

    def _settle(self) -> None:
        super()._settle()
        self._caps = {}


def said(text: Callable[..., str], key: str) -> str:
    """A key as it is drawn on caps, in the player's language."""
    parts = [*key[:-2].split("+"), "+"] if key.endswith("+") else key.split("+")
    return "+".join(_part(text, part) for part in parts if part)


def _part(text: Callable[..., str], part: str) -> str:
    name = _NAMES.get(part, part.replace(" ", "-"))
    if name in _SAID:
        return text(f"key-{name}")
    upper = part.upper() if len(part) < 4 else part.title()
    return upper if len(upper) == len(part) else part  # no double S for a sharp one


def is_modifier(event: pygame.event.Event) -> bool:
    """Whether the key only goes with others."""
    return pygame.key.name(event.key).removeprefix("left ").removeprefix("right ") in _MODIFIERS


def chords(event: pygame.event.Event) -> Iterator[str]:
    """The names a key press goes by, the printed symbol first."""
    mods: int = getattr(event, "mod", 0)
    held = "ctrl+" if mods & (pygame.KMOD_CTRL | pygame.KMOD_META) else ""
    shift = "shift+" if mods & pygame.KMOD_SHIFT else ""
    symbol: str = getattr(event, "unicode", "")
    if symbol.strip() and symbol.isprintable() and not held:
        yield symbol.lower()
    name = pygame.key.name(event.key).strip("[]")
    if name:
        yield held + shift + name
        if shift and not held:
            yield name
    code: int = getattr(event, "scancode", 0)
    if pygame.KSCAN_1 <= code <= pygame.KSCAN_0 and not held:  # on AZERTY digits need shift
        yield str((code - pygame.KSCAN_1 + 1) % 10)
    elif pygame.KSCAN_A <= code <= pygame.KSCAN_Z and 127 < event.key <= _LAST_SYMBOL:  # another alphabet: by place
        yield held + shift + chr(ord("a") + code - pygame.KSCAN_A)
        if shift and not held:
            yield chr(ord("a") + code - pygame.KSCAN_A)


def wants_full_screen(event: pygame.event.Event) -> bool:
    """Whether a key asks for the whole display, or for the window again: F11, or Alt and Enter."""
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))
