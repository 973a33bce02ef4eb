"""Which command each key or button asks for: the defaults, and what the player changed."""

from __future__ import annotations

from collections.abc import Mapping


class Bindings:
    """Commands and their keys. A key asks for one command; `bind` lets two commands change places.

    Only a command's first key can be changed. `changes` is what has to be kept: command -> first key, "" = none. What
    it says of commands that are not among these is kept as well: another game has them.
    """

    def __init__(
        self,
        defaults: Mapping[str, tuple[str, ...]],
        fixed: Mapping[str, str],
        changes: Mapping[str, str] | None = None,
    ) -> None:
        """`fixed` keys, with their commands, never change. Keys that are taken twice in `changes` fall away."""
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
        """Give a command this key; the command that had it as its first gets the other's in return, and is named."""
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
        """Give a command its default back; see `bind`."""
        default = self._default(command)
        if not default:
            self.changes.pop(command, None)
            self._settle()
            return None
        return self.bind(command, default)

    def reset_all(self) -> None:
        """Give all commands their defaults back."""
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
        """Each key to one command: what is fixed first, then what was changed, first keys before others."""
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
