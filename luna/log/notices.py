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

_CODES: Final = {  # by the facts of the notices
    "": "disk-full table-healed film-no-ffmpeg film-died link-none link-broken link-unknown circle-full "
    "circle-no-invitation circle-no-name",
    "error": "film-failed",
    "name": "save-name save-exists",
    "file": "save-missing save-in-use save-not-luna save-start-damaged save-too-long save-other-board save-again "
    "disk-read-only circle-not circle-too-long circle-forged circle-foreign circle-strangers circle-unfinished",
    "file aside": "save-mended settings-broken records-broken seat-broken",
    "file error": "save-unreadable disk-error settings-unreadable seat-unreadable file-not-written",
    "file fault": "save-malformed import-unreadable",
    "file format": "save-newer-format",
    "file game": "save-no-game",
    "game fault": "plug-in-fault",
    "game folder": "plug-in-twice",
    "file game expected": "save-other-game",
    "file kept": "save-damaged save-torn-left",
    "file kept bytes aside": "save-torn",
    "file key": "settings-value",
    "file key aside": "settings-value-kept",
    "file name": "save-anew",
    "file revision": "save-newer-rules save-older-rules",
    "record file": "save-illegal save-differs",
    "record file here others": "save-contested",
}
CODES: Final[Mapping[str, str]] = {code: facts for facts, codes in _CODES.items() for code in codes.split()}
"""By code, the names of the facts: the slots of the sentence `notice-<code>` in the catalogue."""

_REFUSALS: Final = (
    "table-over table-read-only table-nothing-to-undo table-nothing-to-redo table-undo-off table-drawn "
    "table-asked-already table-asked-enough table-proposed-enough table-not-late table-no-days table-ended "
    "table-not-legal table-not-agreed table-not-asked table-not-your-seat table-differs table-stale table-full"
)
REFUSALS: Final = frozenset(_REFUSALS.split())
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
    return Notice(code, {slot: printable(fact) if isinstance(fact, str) else fact for slot, fact in facts.items()})


@cache
def _english() -> Catalogue:
    from luna.text import Catalogue  # noqa: PLC0415  (most logs have nothing to say)

    return Catalogue()


def printable(text: object) -> str:
    """A text or file name that can be drawn: lone surrogates of foreign encodings become the replacement character."""
    return _UNSAYABLE.sub("\N{REPLACEMENT CHARACTER}", str(text))


def refused(code: str, **facts: str | int) -> Refused:
    """The exception `Refused` with that notice."""
    return Refused(notice(code, **facts))


def refusal(code: str) -> Reason:
    """A refusal by the table itself, not by the rules: the reason with that code."""
    assert code in REFUSALS, code
    return reason(code)


def fault(error: Exception) -> str:
    """The fault of a file, in English: line, id of the rule, and the reason (only its code without the packages)."""
    if not isinstance(error, IllegalTurn):
        return str(error)
    why = error.reason
    try:
        said = _english().of(error.game)(f"reason-{why.code}", **why.facts)
    except ModuleNotFoundError:
        said = " ".join((why.code, *(f"{name}={fact}" for name, fact in why.facts.items())))
    return f"{error.where}: {said}"
