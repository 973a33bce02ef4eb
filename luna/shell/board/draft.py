"""A draft, the turn that a player is putting together, and the answer to a click on it. Pure.

`Chosen` is the grammar of most turns as data: a verb, then the things of the turn. A game declares its `Way`s, each
legal turn with its things; every choice leaves fewer of them. `WaysDraft` is a whole draft made of that.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, NamedTuple, Self

from typing_extensions import TypeVar, override

from luna.core.game import Position, Reason, Turn
from luna.shell.board.pointing import Verb

T = TypeVar("T")


class Draft:
    """A turn that is being put together. The shell keeps it during an interruption and restores it."""

    row: Position
    """The position that the draft belongs to."""

    @property
    def busy(self) -> bool:
        """Whether the draft has begun."""
        return self.state is not None

    @property
    @abstractmethod
    def state(self) -> object:
        """A value that differs after every step; None for an empty draft."""

    @abstractmethod
    def back(self) -> bool:
        """Undo the last step; False for an empty draft."""

    def wheel(self, steps: int) -> bool:
        """Take more or fewer of the pieces picked up last; False when that has no effect."""
        return False


class Answer(NamedTuple):
    """The result of a click: a turn to play, or a refusal, or only a change of the draft."""

    turn: Turn | None = None
    reason: Reason | None = None
    hint: str | None = None  # a key of the catalogue: why nothing happened, without a rule


DRAFTED: Final = Answer()


class Way(NamedTuple, Generic[T]):
    """A turn, and the things chosen for it."""

    turn: Turn
    things: tuple[T, ...]
    ordered: bool = False
    """Whether the things are chosen one after the other; else in any order."""

    def then(self, chosen: tuple[T, ...]) -> tuple[T, ...] | None:
        """The things that can follow the chosen ones; None where those are not of this way."""
        if self.ordered:
            begins = self.things[: len(chosen)] == chosen
            return self.things[len(chosen) :][:1] if begins else None
        return tuple(one for one in self.things if one not in chosen) if set(chosen) <= set(self.things) else None


@dataclass(frozen=True)
class Chosen(Generic[T]):
    """The choices of a draft so far. Every step makes a new value."""

    verb: str = ""
    """The action of the draft."""
    said: bool = False
    """Whether the verb was chosen by name, before any thing."""
    things: tuple[T, ...] = ()
    ways: tuple[Way[T], ...] = field(default=(), compare=False)
    """The possible ways before the first thing was chosen."""
    turn: Turn | None = None
    """The turn that a confirmation plays."""

    @property
    def busy(self) -> bool:
        """Whether `back` has something to remove."""
        return self.said or bool(self.things)

    @property
    def left(self) -> list[Way[T]]:
        """The ways that contain all chosen things."""
        return [way for way in self.ways if way.then(self.things) is not None]

    @property
    def next(self) -> list[T]:
        """The things that can be chosen next."""
        return list(dict.fromkeys(thing for way in self.ways for thing in way.then(self.things) or ()))

    @property
    def ready(self) -> Turn | None:
        """The turn of exactly the chosen things; another one may continue from them."""
        return next((way.turn for way in self.ways if way.then(self.things) == ()), None)

    @property
    def done(self) -> Turn | None:
        """The turn that has no further thing to choose."""
        return None if self.next else self.ready

    def choose(self, thing: T) -> Self | None:
        """The draft with one more thing, or without it if it was already chosen; None where no way has it."""
        if thing in self.next:
            return self._with((*self.things, thing))
        if thing not in self.things:
            return None
        found = self._with(tuple(one for one in self.things if one != thing))
        return found if found.left else self._with(self.things[: self.things.index(thing)])

    def back(self) -> Self:
        """The draft without its last step."""
        return self._with(self.things[:-1]) if self.things else type(self)(ways=self.ways)

    def unsaid(self) -> Self:
        """The draft without its verb; the chosen things stay."""
        return replace(self, said=False) if self.things else type(self)()

    def _with(self, things: tuple[T, ...]) -> Self:
        found = replace(self, things=things, turn=None)
        return found if found.busy else type(self)(ways=self.ways)


class StepDraft(Draft):
    """A draft that takes clicks step by step, see `draft_board.DraftHand`."""

    @property
    def verbs(self) -> Mapping[str, str]:
        """The verbs that are `on`, and the `hot` one, which is being drafted."""
        return {}

    @abstractmethod
    def targets(self) -> Sequence[Any]:
        """The things on which a legal turn begins, continues or ends."""

    @abstractmethod
    def click(self, target: Any) -> Answer:
        """Take a click on a thing of the board or a `Verb`."""

    def commit(self) -> Answer:
        """Play the draft."""
        return Answer(hint="bar-point")

    def drop(self, number: int) -> None:
        """Remove one of the parts that have chips of their own."""


class WaysDraft(StepDraft):
    """The draft of a game whose turns are all ways: a verb by its button or by its first thing, then thing by thing."""

    def __init__(self, row: Position, ways: Mapping[str, Sequence[Way[Any]]]) -> None:
        """`ways` by verb; "" for those without one."""
        self.row, self._ways = row, ways
        self.chosen = self._fresh

    @property
    def _fresh(self) -> Chosen[Any]:
        return Chosen(ways=tuple(way for ways in self._ways.values() for way in ways))

    @property
    @override
    def state(self) -> object:
        return self.chosen if self.chosen.busy else None

    @property
    @override
    def verbs(self) -> Mapping[str, str]:
        """The chosen verb is hot; without one, the verb that all remaining ways share."""
        left = [verb for verb, ways in self._ways.items() if any(way in self.chosen.left for way in ways)]
        hot = left[0] if self.chosen.busy and len(left) == 1 else self.chosen.verb
        return {verb: "hot" if verb == hot else "on" for verb, ways in self._ways.items() if ways}

    @override
    def targets(self) -> Sequence[Any]:
        return self.chosen.next

    @override
    def click(self, target: Any) -> Answer:
        """Choose a verb or a thing; the last thing of a way plays its turn."""
        if isinstance(target, Verb):
            ways, again = tuple(self._ways.get(target.name, ())), target.name == self.chosen.verb
            if not ways:
                return self.refusal(target)
            self.chosen = self._fresh if again else Chosen(target.name, said=True, ways=ways)
            return DRAFTED
        found = self.chosen.choose(target) or replace(self.chosen, things=()).choose(target)
        if found is None:
            return self.refusal(target)
        if found.done is None:
            self.chosen = found
        return Answer(found.done)

    def plays(self, thing: Any) -> Turn | None:
        """The turn that a click on a thing plays; None where it only continues the draft, or is refused."""
        found = self.chosen.choose(thing)
        return None if found is None else found.done

    @override
    def commit(self) -> Answer:
        """Play the turn of the chosen things, even if more could follow."""
        turn = self.chosen.ready if self.chosen.things else None
        return super().commit() if turn is None else Answer(turn)

    def refusal(self, target: Any) -> Answer:
        """Give the reason why a thing cannot be chosen now; a game asks its rules."""
        return Answer(hint="bar-point")

    @override
    def back(self) -> bool:
        begun, said = self.busy, self.chosen.things or not self.chosen.said
        self.chosen = self.chosen.back() if said else self._fresh
        return begun
