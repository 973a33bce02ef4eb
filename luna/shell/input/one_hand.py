"""Keys and buttons within the reach of one hand: left, right, or both as they are by default."""

from collections.abc import Mapping
from typing import Final

from luna.shell.input.keys import Bindings

HANDS: Final = ("left", "right", "both")
_KEYS: Final[Mapping[str, Mapping[str, str]]] = {
    "left": {
        "up": "w", "left": "a", "down": "s", "right": "d", "do": "space", "next": "e", "previous": "q", "undo": "x",
        "more": "r", "less": "f", "skip": "c", "menu": "1", "log": "2", "hint": "3", "forecast": "4", "whatif": "5",
    },
    "right": {
        "up": "up", "left": "left", "down": "down", "right": "right", "do": "return", "next": "end",
        "previous": "home", "undo": "backspace", "more": "page up", "less": "page down", "skip": "delete",
        "log": "l", "hint": "i", "forecast": "o", "menu": "f10",
    },
}  # fmt: skip
_AZERTY: Final = {"w": "z", "a": "q", "q": "a"}
_BUTTONS: Final[Mapping[str, Mapping[str, str]]] = {
    "left": {
        "up": "pad-up", "left": "pad-left", "down": "pad-down", "right": "pad-right", "next": "left-right",
        "previous": "left-left", "more": "left-up", "less": "left-down", "do": "lb", "back": "lt", "undo": "l3",
        "menu": "select",
    },
    "right": {
        "up": "right-up", "left": "right-left", "down": "right-down", "right": "right-right", "next": "rb",
        "previous": "rt", "do": "a", "back": "b", "undo": "x", "log": "y", "skip": "r3", "menu": "start",
    },
}  # fmt: skip


def give(hand: str, keys: Bindings, buttons: Bindings, language: str) -> None:
    """Bind what a turn needs within the reach of a hand; `language`: the keyboard it writes on."""
    keys.reset_all()
    buttons.reset_all()
    for command, key in _KEYS.get(hand, {}).items():
        keys.bind(command, _AZERTY.get(key, key) if language == "fr" else key)
    for command, button in _BUTTONS.get(hand, {}).items():
        buttons.bind(command, button)
