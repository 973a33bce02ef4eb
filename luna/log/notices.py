"""What the log and the table have to say to a player, as values: a code for the catalogue, facts, and plain English.

`code` names the sentence `notice-<code>` of the message catalogue and `facts` are its slots; `text` is the same
sentence in English for the command line. Every code stands in `SENTENCES` and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from luna.core.game import GameError, Reason

SENTENCES: Final[Mapping[str, str]] = {
    # Opened, but not as it was left.
    "save-torn": "The end of {file} was torn; {kept} records are whole, the torn {bytes} bytes are kept in {aside}.",
    "save-torn-left": "The end of {file} was torn; {kept} records are whole, the rest cannot be read.",
    "save-damaged": "{file} is damaged after record {kept}; it is shown up to there and cannot be played on.",
    "save-mended": "{file} was damaged; it is fetched anew from the table, and the damaged one is kept in {aside}.",
    "save-illegal": "Record {record} of {file} does not follow the rules; the game is shown up to there.",
    "save-differs": "From record {record} on {file} comes out differently today; the game is shown up to there.",
    "save-contested": "At record {record} of {file} machines differ: here it leads to {here}, elsewhere to {others}.",
    # Refused.
    "save-missing": "There is no file {file}.",
    "save-unreadable": "{file} cannot be read: {error}.",
    "save-in-use": "{file} is open in another window of Luna.",
    "save-not-luna": "{file} is not a saved game of Luna.",
    "save-start-damaged": "{file} is damaged at its very start; nothing of it can be shown.",
    "save-too-long": "{file} is longer than a game can be.",
    "save-malformed": "{file} is not a proper saved game: {fault}.",
    "save-newer-format": "{file} was written by a newer Luna (format {format}); please update Luna.",
    "save-other-game": "{file} is a game of {game}, not of {expected}.",
    "save-no-game": "{file} is a game of {game}, which is not here; perhaps a newer Luna has it.",
    "save-newer-rules": "{file} needs newer rules (revision {revision}); please update Luna.",
    "save-older-rules": "{file} was played under older rules (revision {revision}), which this Luna lacks.",
    "save-other-board": "{file} was played on another board than the one installed.",
    # While playing.
    "disk-full": "The disk is full: the game goes on in memory, but new turns are not saved.",
    "disk-read-only": "{file} cannot be written: the game goes on in memory, but new turns are not saved.",
    "disk-error": "Saving to {file} failed ({error}): the game goes on in memory, but new turns are not saved.",
    "save-anew": "{file} was removed or replaced by another program; the whole game is saved anew as {name}.",
    "save-again": "The game is saved again, with all its turns, as {file}.",
    "table-healed": "This machine differed from the others; it is put right from the record of the game.",
    # Files that hold something else than was written to them.
    "settings-broken": "{file} could not be understood: it is kept as {aside}, and the defaults are used.",
    "settings-unreadable": "{file} could not be read ({error}), and the defaults are used.",
    "settings-value": "{file} has a wrong value for {key}; the default is used.",
    "settings-value-kept": (
        "{file} has a wrong value for {key}; the default is used, and the old file is kept as {aside}."
    ),
    "records-broken": "Part of {file} could not be understood: it is kept as {aside}, and the other games count.",
    "seat-broken": "The way back to your seat in {file} could not be understood: it is kept as {aside}.",
    "seat-unreadable": "The way back to your seat in {file} could not be read: {error}.",
    # Whole files: exports, settings, renamed and deleted saves.
    "file-not-written": "{file} could not be written: {error}.",
    "import-unreadable": "{file} is no game that Luna can read: {fault}.",
    "save-name": "{name} cannot be the name of a saved game.",
    "save-exists": "There is a saved game {name} already.",
}

REFUSALS: Final[Mapping[str, str]] = {
    # Why the table itself refuses an act; the game's own reasons are the game's. Catalogue: `reason-<code>`.
    "table-over": "The game is over.",
    "table-read-only": "This game can only be looked at.",
    "table-nothing-to-undo": "There is nothing to take back.",
    "table-nothing-to-redo": "There is nothing to play again.",
    "table-undo-off": "At this table nothing is taken back.",
    "table-drawn": "At this table nothing is taken back once chance has decided something.",
    "table-asked-already": "The others are being asked already.",
    "table-asked-enough": "The others have said no twice; play on first.",
    "table-proposed-enough": "The others have just been asked for a bot; please wait a minute.",
    "table-not-legal": "The rules do not allow that turn.",
    "table-not-agreed": "The others have not agreed to that.",
    "table-not-asked": "Nobody is asking that any more.",
    "table-not-your-seat": "This seat is somebody else’s.",
    "table-differs": "This machine comes to another position than the others.",
    "table-stale": "Somebody else was faster; please look again.",
    "table-full": "This table has seen more turns than a game can have.",
}


_UNSAYABLE: Final = re.compile("[\x00\ud800-\udfff]")


class Notice(NamedTuple):
    """Something a player should know: a value like `Reason`."""

    code: str
    facts: Mapping[str, str | int]
    text: str


class Refused(GameError):
    """A file that is not opened, or not written; the message is one sentence and `notice` the same as a value."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice.text)
        self.notice = notice


def notice(code: str, **facts: str | int) -> Notice:
    """The notice of that code; every slot of its sentence must be among the facts.

    What is a name of a file can be said, whatever its bytes are.
    """
    said = {slot: sayable(fact) if isinstance(fact, str) else fact for slot, fact in facts.items()}
    return Notice(code, said, SENTENCES[code].format_map(said))


def sayable(text: object) -> str:
    """A text, or the name of a file, as it can be drawn, printed and written.

    A name that is not in the file system's encoding comes with lone surrogates in the place of its odd bytes; each is
    shown as the replacement character.
    """
    return _UNSAYABLE.sub("\N{REPLACEMENT CHARACTER}", str(text))


def refused(code: str, **facts: str | int) -> Refused:
    """The exception `Refused` with that notice."""
    return Refused(notice(code, **facts))


def refusal(code: str) -> Reason:
    """The table's own reason of that code."""
    return Reason(code, "", {}, REFUSALS[code])
