"""A draft, the turn that a player is putting together, and the answer that a click on it gets. Pure."""

from typing import Final, NamedTuple, Protocol

from luna.core.game import Position, Reason, Turn


class Draft(Protocol):
    """A turn that is being put together. The shell keeps it over an interruption and hands it back."""

    row: Position
    """The position it is for."""

    @property
    def busy(self) -> bool:
        """Whether anything is begun."""

    @property
    def state(self) -> object:
        """A value that differs after every step; None while nothing is begun."""

    def back(self) -> bool:
        """Take the last step back; False when nothing is begun."""

    def wheel(self, steps: int) -> bool:
        """Take more or fewer of what was taken up last; False when that means nothing."""


class Answer(NamedTuple):
    """The result of a click: a turn to play, or a refusal, or only a change of the draft."""

    turn: Turn | None = None
    reason: Reason | None = None
    hint: str | None = None  # a key of the catalogue: why nothing happened where no rule has a say


DRAFTED: Final = Answer()
