"""What the keyboard says: a key press becomes the name of a command, by its symbol, and every key can be changed.

Letters go by what is printed, not by where they are, so that a QWERTZ and an AZERTY player press the key they read. A
binding is a word such as `f`, `page up` or `ctrl+shift+z`; on a Mac the command key counts as ctrl.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import pygame

DEFAULTS: Final[dict[str, tuple[str, ...]]] = {
    # Verbs
    "favour": ("f",),
    "recruit": ("r",),
    "shrine": ("s",),
    "herbs": ("h",),
    "journey": ("j",),
    "tide": ("t",),
    "sail": ("b",),
    "appoint": ("a",),
    "consecrate": ("c",),
    "book": ("k",),
    "council": ("u",),
    "expel": ("x",),
    "meditate": ("m",),
    "novice": ("n",),
    # The draft and the log
    "commit": ("return", "enter"),
    "back": ("escape",),
    "more": ("page up", "+"),
    "less": ("page down", "-"),
    "undo": ("z", "ctrl+z"),
    "redo": ("ctrl+y", "ctrl+shift+z"),
    "reset": ("ctrl+backspace",),
    "skip": ("space",),
    # Going about
    "next": ("tab",),
    "previous": ("shift+tab",),
    "up": ("up",),
    "down": ("down",),
    "left": ("left",),
    "right": ("right",),
    **{f"island-{number}": (str(number),) for number in range(1, 8)},
    "temple": ("0",),
    # What can lie open
    "log": ("l",),
    "forecast": ("o",),
    "threats": ("e",),
    "whatif": ("w",),
    "recap": ("v",),
    "hint": ("i",),
    "rules": ("f1",),
}
"""Every command of the table and its keys; the first is the one shown."""

_SPOKEN: Final = {"keypad enter": "enter", "pageup": "page up", "pagedown": "page down"}


class Keymap:
    """The player's keys: the defaults and what was changed."""

    def __init__(self, changes: Mapping[str, str] | None = None) -> None:
        self._keys = dict(DEFAULTS)
        self._commands: dict[str, str] = {}
        for command, key in (changes or {}).items():
            if command in DEFAULTS and key:
                self._keys[command] = (key, *DEFAULTS[command][1:])
        self._commands = {key: command for command in reversed(DEFAULTS) for key in self._keys[command]}
        for command, key in (changes or {}).items():
            if command in DEFAULTS and key:
                self._commands[key] = command

    def command(self, event: pygame.event.Event) -> str | None:
        """What a KEYDOWN asks for."""
        return next((self._commands[chord] for chord in chords(event) if chord in self._commands), None)

    def key(self, command: str) -> str:
        """The key of a command as it is drawn on buttons, e.g. `F`, `Ctrl+Y`; "" when there is none."""
        keys = self._keys.get(command, ())
        return "+".join(part.capitalize() for part in keys[0].split("+")) if keys else ""


def chords(event: pygame.event.Event) -> Iterator[str]:
    """The names a key press goes by, the printed symbol first."""
    mods: int = getattr(event, "mod", 0)
    held = "ctrl+" if mods & (pygame.KMOD_CTRL | pygame.KMOD_META) else ""
    shift = "shift+" if mods & pygame.KMOD_SHIFT else ""
    symbol: str = getattr(event, "unicode", "")
    if symbol.strip() and symbol.isprintable() and not held:
        yield symbol.lower()
    name = pygame.key.name(event.key).strip("[]")
    name = _SPOKEN.get(name, name)
    if name:
        yield held + shift + name
        if shift and not held:
            yield name
    code: int = getattr(event, "scancode", 0)
    if pygame.KSCAN_1 <= code <= pygame.KSCAN_0 and not held:  # on AZERTY digits need shift
        yield str((code - pygame.KSCAN_1 + 1) % 10)
