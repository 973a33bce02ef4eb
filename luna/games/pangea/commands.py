"""Commands for keys and gamepad at a table of Pangea, beside the common ones."""

from typing import Final

from luna.shell.input.commands import Command, Sections

VERBS: Final = {
    "draw": "d",
    "shift": "s",
    "neutral": "n",
    "lead": "g",  # l opens the log everywhere
    "step": "m",
    "buy": "b",
    "ban": "x",
    "end": "e",
}

COMMANDS: Final[Sections] = {
    "verbs": {verb: Command((key,), words=f"pangea-verb-{verb}") for verb, key in VERBS.items()},
    "open": {"threats": Command(("t",), after="forecast")},
}
