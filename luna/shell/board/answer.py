"""What a click came to. Pure."""

from __future__ import annotations

from typing import Final, NamedTuple

from luna.core.game import Reason, Turn


class Answer(NamedTuple):
    """The result of a click: a turn to be played, or a refusal, or only a change of the draft."""

    turn: Turn | None = None
    reason: Reason | None = None
    hint: str | None = None  # a key of the catalogue: why nothing happened where no rule has a say


DRAFTED: Final = Answer()
