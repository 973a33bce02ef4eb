"""What keys and gamepad can ask for at a table of Luna beside what they can everywhere."""

from __future__ import annotations

from typing import Final

from luna.shell.input.commands import Command, Sections

_VERBS: Final = {
    "favour": "f",
    "recruit": "r",
    "shrine": "s",
    "herbs": "h",
    "journey": "j",
    "tide": "t",
    "sail": "b",
    "appoint": "a",
    "consecrate": "c",
    "book": "k",
    "council": "u",
    "expel": "x",
    "meditate": "m",
}

COMMANDS: Final[Sections] = {
    "verbs": {
        **{verb: Command((key,), words=f"action-{verb}") for verb, key in _VERBS.items()},
        "novice": Command(("n",)),
    },
    "going": {
        **{
            f"island-{number}": Command((str(number),), words="command-island", number=number) for number in range(1, 8)
        },
        "temple": Command(("0",)),
        "verb-next": Command((), ("right-right",)),
        "verb-previous": Command((), ("right-left",)),
        "family-next": Command((), ("right-down",)),
        "family-previous": Command((), ("right-up",)),
    },
    "open": {
        "threats": Command(("e",), after="forecast"),
        "scoring": Command(("p",), after="recap"),
    },
}
