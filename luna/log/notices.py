"""Notices of log and table for a player, as values: a code of the catalogue, and facts.

`code` names the sentence `notice-<code>` of the catalogue and `facts` fill its slots; `text` is that sentence in
English, for the command line. `tests/text` finds every code in the source and compares its facts with the slots.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from luna.core.game import GameError, IllegalTurn, Reason, reason

if TYPE_CHECKING:
    from luna.text import Catalogue

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
    """The notice of that code, with printable facts."""
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
