"""The commands of a table, with their keys and pad buttons: the shell's, and those that a game adds."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Command(NamedTuple):
    """A command with its default keys and buttons. The first of each is shown."""

    keys: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    words: str = ""  # the message that names it; "" is `command-<its name>`
    number: int = 0  # the slot of a message that several commands share
    after: str = ""  # the shell's command before it in the settings; "": it is the last of the section


Sections = Mapping[str, Mapping[str, Command]]
"""Commands by name, in sections that the message `keys-section-<section>` names."""

SHELL: Final[Sections] = {
    "turn": {
        "do": Command(("return", "enter"), ("a",)),
        "back": Command((), ("b",)),
        "more": Command(("page up", "+"), ("rt",)),
        "less": Command(("page down", "-"), ("lt",)),
        "undo": Command(("z", "ctrl+z"), ("x",)),
        "redo": Command(("ctrl+y", "ctrl+shift+z")),
        "reset": Command(("ctrl+backspace",)),
        "skip": Command(("space",), ("r3",)),
    },
    "going": {
        "next": Command(("tab",), ("rb",)),
        "previous": Command(("shift+tab",), ("lb",)),
        "up": Command(("up",), ("pad-up", "left-up")),
        "down": Command(("down",), ("pad-down", "left-down")),
        "left": Command(("left",), ("pad-left", "left-left")),
        "right": Command(("right",), ("pad-right", "left-right")),
        "reveal": Command(("left alt", "right alt")),
    },
    "open": {
        "log": Command(("l",), ("y",)),
        "forecast": Command(("o",), ("select",)),
        "whatif": Command(("w",)),
        "recap": Command(("v",), ("l3",)),
        "hint": Command(("i",)),
        "rules": Command(("f1",)),
        "menu": Command(("f10",), ("start",)),
    },
    "network": {
        "chat": Command(("f2",)),
        "yes": Command(("y",)),
        "no": Command(("q",)),
    },
}


def sections(own: Sections) -> dict[str, dict[str, Command]]:
    """All commands as the settings list them: the game's own sections, then the shell's with the game's additions."""
    found = {section: dict(commands) for section, commands in own.items() if section not in SHELL}
    for section, commands in SHELL.items():
        added = own.get(section, {})
        found[section] = {}
        for name, command in commands.items():
            found[section][name] = command
            found[section] |= {one: adding for one, adding in added.items() if adding.after == name}
        found[section] |= {one: adding for one, adding in added.items() if not adding.after}
    return found


def by_name(listed: Sections) -> dict[str, Command]:
    """All commands by name, without the sections."""
    return {name: command for commands in listed.values() for name, command in commands.items()}
