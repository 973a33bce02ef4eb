"""The commands of a table, with their keys and pad buttons: the shell's, and those that a game adds."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from luna import ASSETS


class Command(NamedTuple):
    """A command with its default keys and buttons. The first of each is shown."""

    keys: tuple[str, ...] = ()
    buttons: tuple[str, ...] = ()
    words: str = ""  # the message that names it; "" is `command-<its name>`
    number: int = 0  # the slot of a message that several commands share
    after: str = ""  # the shell's command before it in the settings; "": it is the last of the section


Sections = Mapping[str, Mapping[str, Command]]
"""Commands by name, in sections that the message `keys-section-<section>` names."""


def read(file: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> Sections:
    """The commands of a data file."""
    return {section: {name: _command(**one) for name, one in listed.items()} for section, listed in file.items()}


def _command(keys: Sequence[str] = (), buttons: Sequence[str] = (), **more: Any) -> Command:
    return Command(tuple(keys), tuple(buttons), **more)


_FILE: Final = tomllib.loads(Path(ASSETS, "shell", "commands.toml").read_text("utf-8"))
SHELL: Final = read(_FILE["sections"])
HANDS: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = _FILE["hands"]
"""By hand, then `keys` or `buttons`, then command: the controls within reach of that hand."""
REPLAY: Final[Mapping[str, str]] = _FILE["replay"]
"""The meaning of a table's commands in a replay."""


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
