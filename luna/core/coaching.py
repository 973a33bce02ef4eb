"""What a game brings for its coach: its part `coach` is a `Coaching`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from luna.core.game import Events, Position, Turn
from luna.core.options import NOTHING, Options

Facts = Mapping[str, str | int]


class Word(str):
    """A fact that is a message of the catalogue itself, as the name of a place."""

    __slots__ = ()


class Moment(NamedTuple):
    """The moment at which somebody is to play."""

    position: Position
    seat: int
    since: Events
    """All that happened since this seat's own last turn began; before its first turn, since the game began."""


class Advice(NamedTuple):
    """One thing to be said: a sentence `coach-<key>` of the game's words, perhaps `coach-<key>-below`."""

    key: str
    facts: Facts = NOTHING
    light: tuple[str, ...] = ()
    """What it is about, by the names that `Board.named` knows."""
    opens: str = ""
    """The command of a panel that is opened with it."""


class Trigger(NamedTuple):
    """A reason to speak."""

    name: str
    look: Callable[[Any], Advice | None]
    """Of what `Coaching.look` makes of a moment."""
    times: int = 1
    """How often somebody needs to hear it, at most 3."""
    rest: int = 0
    """Turns, as `Coaching.turn` counts them, until it is said again."""


def trigger(times: int = 1, rest: int = 0) -> Callable[[Callable[[Any], Iterator[Advice]]], Trigger]:
    """Decorator: makes a `Trigger` of a generator, with the name of the generator. Its first advice counts."""
    return lambda advices: Trigger(
        advices.__name__.replace("_", "-"), lambda now: next(advices(now), None), times, rest
    )


class Past(NamedTuple):
    """A turn that was played."""

    number: int  # 1 = the first of the game
    seat: int
    position: Position  # before it
    turn: Turn
    events: Events


class Deed(NamedTuple):
    """Something in a game that went well: a sentence `well-<key>` of the game's words."""

    number: int
    """Of the turn that brought it."""
    key: str
    facts: Facts
    worth: int
    """Points, roughly: the best are told."""
    kind: str = ""
    """Of the deeds of one kind only the best is told; "": the kind is the key."""


class Coaching(Protocol):
    """What a game knows for its coach."""

    @property
    def TRIGGERS(self) -> Sequence[Trigger]:  # noqa: N802
        """All of them, what matters most first."""

    @property
    def EVENING(self) -> Options:  # noqa: N802
        """The guided game: the first seat is the person's and begins, the others are bots of the first level."""

    def turn(self, position: Position, number: int) -> int:
        """Which turn of a player this moment belongs to, `number` moves after the game's beginning: another number
        for another turn, growing. One thing at most is said in each."""

    def look(self, moment: Moment) -> Any:
        """Whatever the triggers look at, worked out once; None where nothing is to be said."""

    def deeds(self, one: Past, seat: int) -> Iterator[Deed]:
        """What went well for a seat in a turn, of whatever seat."""

    def action(self, one: Past) -> str:
        """The name of the action of a turn, see `ACTIONS`; "" for one without a name."""

    @property
    def ACTIONS(self) -> Sequence[str]:  # noqa: N802
        """The actions that are worth trying, the best first; each has a sentence `next-<name>`."""
