"""A draft, the turn that a player is putting together, and the answer that a click on it gets. Pure.

`Chosen` is the grammar of most turns as data: a verb, then the things of the turn in any order. A game declares its
`Way`s, each legal turn with its things; every choice leaves fewer of them.
"""

from dataclasses import dataclass, field, replace
from typing import Final, Generic, NamedTuple, Protocol, Self

from typing_extensions import TypeVar

from luna.core.game import Position, Reason, Turn

T = TypeVar("T")


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


class Way(NamedTuple, Generic[T]):
    """A turn, and the things that are chosen for it."""

    turn: Turn
    things: tuple[T, ...]


@dataclass(frozen=True)
class Chosen(Generic[T]):
    """The choices of a draft so far. Every step makes another value."""

    verb: str = ""
    """The action that they are about."""
    said: bool = False
    """Whether the verb was chosen by name, before any thing."""
    things: tuple[T, ...] = ()
    ways: tuple[Way[T], ...] = field(default=(), compare=False)
    """The ways before the first thing was chosen."""
    turn: Turn | None = None
    """The turn that a confirmation plays."""

    @property
    def busy(self) -> bool:
        """Whether `back` has something to take away."""
        return self.said or bool(self.things)

    @property
    def left(self) -> list[Way[T]]:
        """The ways that have all the things chosen."""
        return [way for way in self.ways if set(self.things) <= set(way.things)]

    @property
    def next(self) -> list[T]:
        """The things that can be chosen next."""
        found = dict.fromkeys(thing for way in self.left for thing in way.things)
        return [thing for thing in found if thing not in self.things]

    @property
    def done(self) -> Turn | None:
        """The turn that has no further thing to be chosen."""
        return next((way.turn for way in self.left if len(way.things) == len(self.things)), None)

    def choose(self, thing: T) -> Self | None:
        """The draft with one thing more, or without it if it was chosen before; None where no way has it."""
        if thing in self.things:
            return self._with(tuple(one for one in self.things if one != thing))
        return self._with((*self.things, thing)) if thing in self.next else None

    def back(self) -> Self:
        """The draft without its last step."""
        return self._with(self.things[:-1]) if self.things else type(self)()

    def unsaid(self) -> Self:
        """The draft without its verb; the things chosen with it stay."""
        return replace(self, said=False) if self.things else type(self)()

    def _with(self, things: tuple[T, ...]) -> Self:
        found = replace(self, things=things, turn=None)
        return found if found.busy else type(self)(ways=self.ways)
