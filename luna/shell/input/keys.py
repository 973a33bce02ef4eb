"""Key bindings: a key press becomes the name of a command, and the player can change every key.

Letters are identified by the printed symbol, not by their position, so QWERTZ and AZERTY players press the key that
they read. A binding is a word such as `f`, `page up` or `ctrl+shift+z`. On a Mac the command key counts as ctrl.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

import pygame

from luna.shell.input.commands import HANDS, Command

FIXED: Final = {"escape": "back"}
"""Keys that never change, so that there is always a way out."""

_AZERTY: Final = {"w": "z", "a": "q", "q": "a"}
_LAST_SYMBOL: Final = 0x10FFFF  # greater key codes have no symbol
_PASTING: Final = pygame.KMOD_CTRL | pygame.KMOD_META
_MODIFIERS: Final = ("ctrl", "shift", "alt", "meta", "caps lock", "numlock", "alt gr")
_NAMES: Final = {"return": "enter", "escape": "esc", "left alt": "alt", "right alt": "alt-right"}
_MOVING: Final = ("up", "down", "left", "right", "home", "end", "page-up", "page-down", "tab")
_EDITING: Final = ("enter", "esc", "space", "backspace", "delete", "insert")
_SAID: Final = (*_MOVING, *_EDITING, "alt", "alt-right", "ctrl", "shift")
"""Keys with a word in the catalogue, as `key-<name>`."""


class Bindings:
    """Commands and their keys. A key asks for one command, and only the first key of a command can be changed.

    `changes` is stored in the settings: command -> first key, "" = none. Commands of other games stay in it.
    """

    def __init__(
        self,
        defaults: Mapping[str, tuple[str, ...]],
        fixed: Mapping[str, str],
        changes: Mapping[str, str] | None = None,
    ) -> None:
        """The `fixed` keys never change. A key that `changes` gives to two commands stays with the first."""
        self.defaults, self.fixed = defaults, fixed
        self.changes: dict[str, str] = {}
        for command, key in (changes or {}).items():
            if command not in defaults or (key not in fixed and key not in self._changed().values()):
                self.changes[command] = key
        self._settle()

    def owner(self, key: str) -> str | None:
        """The command that a key asks for."""
        return self._owners.get(key)

    def first(self, command: str) -> str:
        """The key that is shown for a command, "" = none."""
        return self._keys[command][0] if self._keys.get(command) else ""

    def changed(self, command: str) -> bool:
        """Whether the player gave it another key."""
        return command in self.changes

    def bind(self, command: str, key: str) -> str | None:
        """Give a command this key. If it was the first key of another command, they swap; returns that command."""
        other, before = self.owner(key), self.first(command)
        if key in self.fixed or key == before:
            return None
        swapped = other if other is not None and other != command and self.first(other) == key else None
        self._set(command, key)
        if swapped is not None:
            self._set(swapped, "" if before in self.fixed else before)
        self._settle()
        return swapped

    def reset(self, command: str) -> str | None:
        """Restore a command's default; see `bind`."""
        default = self._default(command)
        if default:
            return self.bind(command, default)
        self.changes.pop(command, None)
        self._settle()
        return None

    def reset_all(self) -> None:
        """Restore all defaults."""
        self.changes.clear()
        self._settle()

    def _changed(self) -> dict[str, str]:
        """The keys of these commands that the player chose."""
        return {command: key for command, key in self.changes.items() if key and command in self.defaults}

    def _default(self, command: str) -> str:
        return self.defaults[command][0] if self.defaults[command] else ""

    def _set(self, command: str, key: str) -> None:
        if key == self._default(command):
            self.changes.pop(command, None)
        else:
            self.changes[command] = key

    def _settle(self) -> None:
        """Give each key to one command: fixed keys first, then changed ones; first keys before others."""
        owners = dict(self.fixed)
        for command, key in self._changed().items():
            owners.setdefault(key, command)
        for command in self.defaults:
            if command not in self.changes and self._default(command):
                owners.setdefault(self._default(command), command)
        for command, keys in self.defaults.items():
            for key in keys[1:]:
                owners.setdefault(key, command)
        self._owners = owners
        self._keys: dict[str, list[str]] = {}
        for command, keys in self.defaults.items():
            wanted = [self.changes.get(command, self._default(command)), *keys[1:]]
            wanted += [key for key, owner in self.fixed.items() if owner == command]
            self._keys[command] = [key for key in wanted if key and owners.get(key) == command]


class Keymap(Bindings):
    """The player's keys."""

    def __init__(
        self, text: Callable[..., str], commands: Mapping[str, Command], changes: Mapping[str, str] | None = None
    ) -> None:
        """`text`: the catalogue, with the names of keys."""
        self._text = text
        self._caps: dict[str, str] = {}
        super().__init__({name: command.keys for name, command in commands.items()}, FIXED, changes)

    def command(self, event: pygame.event.Event) -> str | None:
        """The command that a KEYDOWN asks for."""
        return next((found for chord in chords(event) if (found := self.owner(chord))), None)

    def chord(self, event: pygame.event.Event) -> str:
        """The binding of a pressed key: the one in use, else the printed symbol; "" for a modifier."""
        if is_modifier(event):
            return ""
        names = list(chords(event))
        return next((name for name in names if self.owner(name)), names[0] if names else "")

    def key(self, command: str) -> str:
        """The key of a command as it is drawn, e.g. `F`, `Ctrl+Y`; "" if there is none."""
        return self.caps().get(command, "")

    def caps(self) -> dict[str, str]:
        """The drawn keys of all commands; the same object until a key changes."""
        if not self._caps:
            self._caps = {command: key_name(self._text, self.first(command)) for command in self.defaults}
        return self._caps

    def _settle(self) -> None:
        super()._settle()
        self._caps = {}


def key_name(text: Callable[..., str], key: str) -> str:
    """A key as it is drawn, in the player's language."""
    parts = [*key[:-2].split("+"), "+"] if key.endswith("+") else key.split("+")
    return "+".join(_part(text, part) for part in parts if part)


def _part(text: Callable[..., str], part: str) -> str:
    name = _NAMES.get(part, part.replace(" ", "-"))
    if name in _SAID:
        return text(f"key-{name}")
    upper = part.upper() if len(part) < 4 else part.title()
    return upper if len(upper) == len(part) else part  # a sharp s does not become SS


def is_modifier(event: pygame.event.Event) -> bool:
    """Whether the key is a modifier."""
    return pygame.key.name(event.key).removeprefix("left ").removeprefix("right ") in _MODIFIERS


def chords(event: pygame.event.Event) -> Iterator[str]:
    """The bindings that a key press matches, the printed symbol first."""
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
    elif pygame.KSCAN_A <= code <= pygame.KSCAN_Z and 127 < event.key <= _LAST_SYMBOL:  # another alphabet: by position
        yield held + shift + chr(ord("a") + code - pygame.KSCAN_A)
        if shift and not held:
            yield chr(ord("a") + code - pygame.KSCAN_A)


def is_paste(event: pygame.event.Event) -> bool:
    """Whether a key pastes."""
    return event.type == pygame.KEYDOWN and event.key == pygame.K_v and bool(event.mod & _PASTING)


def wants_full_screen(event: pygame.event.Event) -> bool:
    """Whether a key switches between full screen and window: F11, or Alt and Enter."""
    return bool(event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT))


def give_to_hand(hand: str, keys: Bindings, buttons: Bindings, language: str) -> None:
    """Bind the commands of a turn for one hand, or restore the defaults; `language`: of the keyboard."""
    keys.reset_all()
    buttons.reset_all()
    if hand in HANDS:
        for command, key in HANDS[hand]["keys"].items():
            keys.bind(command, _AZERTY.get(key, key) if language == "fr" else key)
        for command, button in HANDS[hand]["buttons"].items():
            buttons.bind(command, button)
