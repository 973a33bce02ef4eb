"""Notices of log and table for a player, as values: a code of the catalogue, and facts.

`code` names the sentence `notice-<code>` of the catalogue and `facts` fill its slots; `text` is that sentence in
English, for the command line. `CODES` lists every code.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from luna.core.game import GameError, IllegalTurn, Reason, reason

if TYPE_CHECKING:
    from luna.text import Catalogue

CODES: Final[Mapping[str, str]] = {
    # Opened, but not as it was left.
    "save-torn": "file kept bytes aside",
    "save-torn-left": "file kept",
    "save-damaged": "file kept",
    "save-mended": "file aside",
    "save-illegal": "record file",
    "save-differs": "record file",
    "save-contested": "record file here others",
    # Refused.
    "save-missing": "file",
    "save-unreadable": "file error",
    "save-in-use": "file",
    "save-not-luna": "file",
    "save-start-damaged": "file",
    "save-too-long": "file",
    "save-malformed": "file fault",
    "save-newer-format": "file format",
    "save-other-game": "file game expected",
    "save-no-game": "file game",
    "save-newer-rules": "file revision",
    "save-older-rules": "file revision",
    "save-other-board": "file",
    # While playing.
    "disk-full": "",
    "disk-read-only": "file",
    "disk-error": "file error",
    "save-anew": "file name",
    "save-again": "file",
    "table-healed": "",
    # Files with unexpected content.
    "settings-broken": "file aside",
    "settings-unreadable": "file error",
    "settings-value": "file key",
    "settings-value-kept": "file key aside",
    "records-broken": "file aside",
    "seat-broken": "file aside",
    "seat-unreadable": "file error",
    # Whole files: exports, settings, renamed and deleted saves.
    "file-not-written": "file error",
    "film-no-ffmpeg": "",
    "film-failed": "error",
    "film-died": "",
    "import-unreadable": "file fault",
    "save-name": "name",
    "save-exists": "name",
    # Circles.
    "link-none": "",
    "link-broken": "",
    "link-unknown": "",
    "circle-not": "file",
    "circle-too-long": "file",
    "circle-forged": "file",
    "circle-foreign": "file",
    "circle-full": "",
    "circle-strangers": "file",
    "circle-no-invitation": "",
    "circle-no-name": "",
    "circle-unfinished": "file",
}
"""By code, the names of the facts: the slots of the sentence `notice-<code>` in the catalogue."""

REFUSALS: Final = frozenset(
    {
        "table-over",
        "table-read-only",
        "table-nothing-to-undo",
        "table-nothing-to-redo",
        "table-undo-off",
        "table-drawn",
        "table-asked-already",
        "table-asked-enough",
        "table-proposed-enough",
        "table-not-late",
        "table-no-days",
        "table-ended",
        "table-not-legal",
        "table-not-agreed",
        "table-not-asked",
        "table-not-your-seat",
        "table-differs",
        "table-stale",
        "table-full",
    }
)
"""Why the table refuses an act, `reason-<code>` of the catalogue. A game has reasons of its own."""

_UNSAYABLE: Final = re.compile("[\x00\ud800-\udfff]")


class Notice(NamedTuple):
    """A notice for a player: a value like `Reason`."""

    code: str
    facts: Mapping[str, str | int]

    @property
    def text(self) -> str:
        """One or two sentences in English."""
        return _english()(f"notice-{self.code}", **self.facts)


class Refused(GameError):
    """A file cannot be opened or written; the message is the text of its `notice`."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice)
        self.notice = notice

    def __str__(self) -> str:
        return self.notice.text


def notice(code: str, **facts: str | int) -> Notice:
    """The notice of that code, with printable facts; `KeyError` when a fact is missing."""
    if missing := set(CODES[code].split()) - set(facts):
        raise KeyError(f"{code} without {', '.join(sorted(missing))}")
    return Notice(code, {slot: sayable(fact) if isinstance(fact, str) else fact for slot, fact in facts.items()})


@cache
def _english() -> Catalogue:
    from luna.text import Catalogue  # noqa: PLC0415  (most logs have nothing to say)

    return Catalogue()


def sayable(text: object) -> str:
    """A text or file name that can be drawn: lone surrogates of foreign encodings become the replacement character."""
    return _UNSAYABLE.sub("\N{REPLACEMENT CHARACTER}", str(text))


def refused(code: str, **facts: str | int) -> Refused:
    """The exception `Refused` with that notice."""
    return Refused(notice(code, **facts))


def refusal(code: str) -> Reason:
    """The table's own reason with that code."""
    assert code in REFUSALS, code
    return reason(code)


def fault(error: Exception) -> str:
    """What is wrong with a file, in English: line, id of the rule, and the reason, or its code without the packages."""
    if not isinstance(error, IllegalTurn):
        return str(error)
    why = error.reason
    try:
        said = _english().of(error.game)(f"reason-{why.code}", **why.facts)
    except ModuleNotFoundError:
        said = " ".join((why.code, *(f"{name}={fact}" for name, fact in why.facts.items())))
    return f"{error.where}: {said}"
